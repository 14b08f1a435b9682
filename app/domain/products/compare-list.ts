import type { LineKey } from "./product.ts";
import { linesText } from "../id-list.ts";

/** security-and-faults.md 6. */
export const compareLimit = 4;

export const comparePath = "/shop/compare";

export function compareHref(lines: readonly LineKey[]): string {
  return `${comparePath}?products=${linesText(lines, ",")}`;
}

/** variantId 0 matches any option. */
export function isCompared(lines: readonly LineKey[], { productId, variantId }: LineKey): boolean {
  return lines.some((line) => line.productId === productId && (variantId === 0 || line.variantId === variantId));
}
