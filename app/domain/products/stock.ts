import { buyNowStyledFrom } from "../constants.ts";
import type { ProductVariant } from "./product.ts";

type Stocked = { stockAmount: number };

/** Units of goods whose seller does not count them: orders take from them as from any, and they never run out. */
export const uncountedStock = 1_000_000_000_000;

/** Whether the number of units is known (settled.md 53); what is not counted is sold one at a time. */
export function isCounted({ stockAmount }: Stocked): boolean {
  return stockAmount < uncountedStock / 2;
}

/** Units that can be sold of what was chosen: of the option alone where it has a stock of its own, else of the product. */
export function unitsLeft(product: Stocked, variant: Pick<ProductVariant, "stockAmount"> | null): number {
  return variant?.stockAmount ?? product.stockAmount;
}

/** Units that a line may hold beside `others` from the same stock: one of what is not counted (settled.md 53). */
export function unitsForLine(left: number, others: number): number {
  return isCounted({ stockAmount: left }) ? left - others : 1;
}

/** Specification 4.1: nothing left. */
export function isOutOfStock(product: Stocked): boolean {
  return product.stockAmount <= 0;
}

/** Specification 4.1: Buy Now looks disabled below 2 units; a click still adds (settled.md 20: at 0 it is refused). */
export function isBuyNowMuted(product: Stocked): boolean {
  return product.stockAmount < buyNowStyledFrom;
}
