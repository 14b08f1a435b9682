/** A line of a guest's cart that the account's cart did not simply gain. */
export interface MergedLine {
  name: string;
  nameAm: string | null;
  wanted: number;
  taken: number;
  /** Units of it that the account's cart held before. */
  had: number;
  /** 1: the cart holds 50 lines already. */
  isCartFull: number;
}

/** The discount codes of both carts, where the guest's had one; own: the account's. */
export interface MergedCodes {
  guest: string;
  own: string | null;
}

type MergeKind = "mergedLess" | "mergedNone" | "mergedFull" | "mergedSum";

/** Which sentence tells of a line (settled.md 20). */
export function mergeKind({ taken, wanted, isCartFull }: MergedLine): MergeKind {
  if (isCartFull === 1) return "mergedFull";
  if (taken === wanted) return "mergedSum";
  return taken > 0 ? "mergedLess" : "mergedNone";
}

/** Whether something of the guest's cart did not come along. */
export function isShort(lines: readonly MergedLine[], codes: MergedCodes | null): boolean {
  return lines.some(({ taken, wanted }) => taken < wanted) || isCodeLeft(codes);
}

/** Whether the guest's code was left behind, because the account's cart has another. */
export function isCodeLeft(codes: MergedCodes | null): boolean {
  return codes !== null && codes.own !== null && codes.own !== codes.guest;
}
