/** Whose lists become whose at a sign-in: the guest's are moved to the account's. */
export interface Absorbed {
  guest: string;
  owner: string;
  /** UTC ms. */
  now: number;
}

/** A line of a guest's cart that was not simply added to the account's cart. */
export interface MergedLine {
  name: string;
  nameAm: string | null;
  wanted: number;
  taken: number;
  /** Units in the account's cart before. */
  had: number;
  /** 1: the cart already has 50 lines. */
  isCartFull: number;
}

/** Discount codes of both carts, where the guest's had one; `own`: the account's. */
export interface MergedCodes {
  guest: string;
  own: string | null;
}

type MergeKind = "mergedLess" | "mergedNone" | "mergedFull" | "mergedSum";

/** Which sentence explains a line (settled.md 20). */
export function mergeKind({ taken, wanted, isCartFull }: MergedLine): MergeKind {
  if (isCartFull === 1) return "mergedFull";
  if (taken === wanted) return "mergedSum";
  return taken > 0 ? "mergedLess" : "mergedNone";
}

/** Whether something of the guest's cart was left behind. */
export function isShort(lines: readonly MergedLine[], codes: MergedCodes | null): boolean {
  return lines.some(({ taken, wanted }) => taken < wanted) || isCodeLeft(codes);
}

/** Whether the guest's code was left behind, because the account's cart has another. */
export function isCodeLeft(codes: MergedCodes | null): boolean {
  return codes !== null && codes.own !== null && codes.own !== codes.guest;
}
