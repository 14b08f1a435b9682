import { buyNowStyledFrom } from "../constants.ts";
import type { ProductVariant } from "./product.ts";

type Stocked = { stockAmount: number };

/** For goods whose seller does not count them: orders subtract from it without ever reaching 0. */
export const uncountedStock = 1_000_000_000_000;

/** Uncounted goods are sold one at a time (settled.md 53). */
export function isCounted({ stockAmount }: Stocked): boolean {
  return stockAmount < uncountedStock / 2;
}

export function unitsLeft(product: Stocked, variant: Pick<ProductVariant, "stockAmount"> | null): number {
  return variant?.stockAmount ?? product.stockAmount;
}

export function unitsForLine(left: number, others: number): number {
  return isCounted({ stockAmount: left }) ? left - others : 1;
}

/** Specification 4.1. */
export function isOutOfStock(product: Stocked): boolean {
  return product.stockAmount <= 0;
}

/** Specification 4.1: Buy Now looks disabled below 2 units; a click still adds (settled.md 20: at 0 it is refused). */
export function isBuyNowMuted(product: Stocked): boolean {
  return product.stockAmount < buyNowStyledFrom;
}
