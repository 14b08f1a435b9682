/** What is asked for, told apart by what it costs; `copy`: a page that needs no database. */
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

/** The mean of one answer. */
export interface AnswerCost {
  cpuMs: number;
  /** Round trips to the database, and how long it worked for all of them. */
  calls: number;
  databaseMs: number;
  rowsRead: number;
  rowsWritten: number;
}

/** What the real build takes, measured by measure-costs.ts and measure-point.ts. */
export interface Costs {
  answers: Record<AnswerKind, AnswerCost>;
  /** A delivery of so many views of products (workers/count-views.ts). */
  views: { messages: number; calls: number; databaseMs: number };
  /** By which an order makes its database larger. */
  orderBytes: number;
}
