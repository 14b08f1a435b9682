/** A line of a guest's cart of which fewer units came along than it held. */
export interface CappedLine {
  name: string;
  nameAm: string | null;
  wanted: number;
  taken: number;
  /** 1: the cart holds 50 lines already. */
  isCartFull: number;
}

/** Lines named in one message; more are counted. */
const namedLines = 3;

type CapKind = "mergedLess" | "mergedNone" | "mergedFull";

/** Which sentence tells of a capped line (settled.md 20). */
export function capKind({ taken, isCartFull }: CappedLine): CapKind {
  if (isCartFull === 1) return "mergedFull";
  return taken > 0 ? "mergedLess" : "mergedNone";
}

/** The lines that are told by name, and how many more there are. */
export function toldLines(capped: readonly CappedLine[]): { named: readonly CappedLine[]; more: number } {
  return { named: capped.slice(0, namedLines), more: Math.max(0, capped.length - namedLines) };
}
