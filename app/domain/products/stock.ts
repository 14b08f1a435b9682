import { buyNowStyledFrom } from "../constants.ts";
import type { ProductVariant, Product } from "./product.ts";
import { type ExhibitionStatus, isAddingOver } from "./exhibition.ts";

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

export type OfferState = "open" | "soldOut" | "closed";

/** exhibitionOver: only the cards of its exhibition stop selling it (specification 4.4). */
export type ExhibitedOffer = OfferState | "exhibitionOver";

export type Offered = Pick<Product, "stockAmount"> & { vendor: { closedUntil: number | null } };

/** One rule for pages and carts, so that nothing offered is refused (specification 4.1). */
export function offerState(
  product: Offered,
  now: number,
  variant: Pick<ProductVariant, "stockAmount"> | null = null,
): OfferState {
  if (unitsLeft(product, variant) <= 0) return "soldOut";
  return isClosed(product.vendor, now) ? "closed" : "open";
}

export function exhibitedOffer(offer: OfferState, exhibition: ExhibitionStatus | null): ExhibitedOffer {
  return offer === "open" && isAddingOver(exhibition) ? "exhibitionOver" : offer;
}

export function isUnavailable(offer: ExhibitedOffer): offer is "soldOut" | "closed" {
  return offer === "soldOut" || offer === "closed";
}

/** Used by recommendations only; other lists include unavailable products. */
export function recommendable<Listed extends Offered>(products: readonly Listed[], now: number): Listed[] {
  return products.filter((product) => offerState(product, now) === "open");
}

export function isClosed({ closedUntil }: { closedUntil: number | null }, now: number): boolean {
  return closedUntil !== null && now < closedUntil;
}
