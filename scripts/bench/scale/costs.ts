/** By cost; `copy`: a page that needs no database. */
export const answers = [
  "copy",
  "home",
  "list",
  "search",
  "product",
  "cart",
  "add",
  "details",
  "secondStep",
  "place",
] as const;
export type AnswerKind = (typeof answers)[number];

export interface AnswerCost {
  cpuMs: number;
  calls: number;
  databaseMs: number;
  rowsRead: number;
  rowsWritten: number;
}

export interface Costs {
  answers: Record<AnswerKind, AnswerCost>;
  views: { messages: number; calls: number; databaseMs: number };
  orderBytes: number;
}
