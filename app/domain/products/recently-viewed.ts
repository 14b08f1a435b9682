import type { LineKey } from "./product.ts";

export const recentlyViewedLimit = 12;

/** A later view without an option keeps the option of the earlier one. */
export function addRecentlyViewed(seen: readonly LineKey[], { productId, variantId }: LineKey): LineKey[] {
  const former = seen.find((other) => other.productId === productId)?.variantId ?? 0;
  const others = seen.filter((other) => other.productId !== productId);
  return [{ productId, variantId: variantId || former }, ...others].slice(0, recentlyViewedLimit);
}
