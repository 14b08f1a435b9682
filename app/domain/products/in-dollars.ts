import type { Product } from "./product.ts";

/**
 * What `santim` of a product come to in cents, at the ratio of its own two prices: its usdPrice for its selling price.
 * null when it has no price in dollars. Display only (specification 4.7).
 */
export function inDollars(
  { sellingPrice, usdPrice }: Pick<Product, "sellingPrice" | "usdPrice">,
  santim: number,
): number | null {
  if (usdPrice <= 0 || sellingPrice <= 0) return null;
  return santim === sellingPrice ? usdPrice : Math.round((santim * usdPrice) / sellingPrice);
}
