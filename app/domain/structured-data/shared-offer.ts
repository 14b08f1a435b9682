import type { ProductDetail } from "../products/product.ts";
import { decimalBirr, offerPrice } from "./offer-price.ts";
import { availabilityOf } from "./offer-thing.ts";

/** null when the variants' prices differ. */
export function sharedOffer(product: ProductDetail, now: number): { amount: string; isAvailable: boolean } | null {
  const prices = (product.variants.length > 0 ? product.variants : [null]).map(
    (variant) => offerPrice(product, variant, now).price,
  );
  if (new Set(prices).size > 1) return null;
  const isAvailable = availabilityOf(product, null, now).availability === "https://schema.org/InStock";
  return { amount: decimalBirr(prices[0]!), isAvailable };
}
