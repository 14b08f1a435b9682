import { buyNowStyledFrom } from "../constants.ts";
import type { ProductVariant } from "./product.ts";

type Stocked = { stockAmount: number };

/** Units that can be sold of what was chosen: of the option alone where it has a stock of its own, else of the product. */
export function unitsLeft(product: Stocked, variant: Pick<ProductVariant, "stockAmount"> | null): number {
  return variant?.stockAmount ?? product.stockAmount;
}

/** Specification 4.1: nothing left. */
export function isOutOfStock(product: Stocked): boolean {
  return product.stockAmount <= 0;
}

/** Specification 4.1: Buy Now looks disabled below 2 units; a click still adds (settled.md 20: at 0 it is refused). */
export function isBuyNowMuted(product: Stocked): boolean {
  return product.stockAmount < buyNowStyledFrom;
}
