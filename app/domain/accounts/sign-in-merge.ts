import type { Chosen } from "../chosen-line.ts";

export interface Absorbed {
  guest: string;
  owner: string;
  now: number;
}

export interface MergedLine extends Chosen {
  wanted: number;
  taken: number;
  had: number;
  /** 1: the cart already has 50 lines. */
  isCartFull: number;
}

export interface MergedCodes {
  guest: string;
  own: string | null;
}

type MergeKind = "mergedLess" | "mergedNone" | "mergedFull" | "mergedSum";

/** settled.md 20. */
export function mergeKind({ taken, wanted, isCartFull }: MergedLine): MergeKind {
  if (isCartFull === 1) return "mergedFull";
  if (taken === wanted) return "mergedSum";
  return taken > 0 ? "mergedLess" : "mergedNone";
}

export function isShort(lines: readonly MergedLine[], codes: MergedCodes | null): boolean {
  return lines.some(({ taken, wanted }) => taken < wanted) || isCodeLeft(codes);
}

export function isCodeLeft(codes: MergedCodes | null): boolean {
  return codes !== null && codes.own !== null && codes.own !== codes.guest;
}
