import type { LineKey } from "./product.ts";

export const recentLimit = 12;

/** A later look without an option keeps the one that was chosen. */
export function withView(seen: readonly LineKey[], { productId, variantId }: LineKey): LineKey[] {
  const former = seen.find((other) => other.productId === productId)?.variantId ?? 0;
  const others = seen.filter((other) => other.productId !== productId);
  return [{ productId, variantId: variantId || former }, ...others].slice(0, recentLimit);
}
