import type { Product } from "./product.ts";

/**
 * Cents for `santim` of a product, at the ratio of its own two prices; null without a dollar price. Display only
 * (specification 4.7).
 */
export function inDollars(
  { sellingPrice, usdPrice }: Pick<Product, "sellingPrice" | "usdPrice">,
  santim: number,
): number | null {
  if (usdPrice <= 0 || sellingPrice <= 0) return null;
  return santim === sellingPrice ? usdPrice : Math.round((santim * usdPrice) / sellingPrice);
}
