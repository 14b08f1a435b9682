import type { Product } from "./product.ts";

/** At the ratio of the product's own two prices. Display only (specification 4.7). */
export function inDollars(
  { sellingPrice, usdPrice }: Pick<Product, "sellingPrice" | "usdPrice">,
  santim: number,
): number | null {
  if (usdPrice <= 0 || sellingPrice <= 0) return null;
  return santim === sellingPrice ? usdPrice : Math.round((santim * usdPrice) / sellingPrice);
}
