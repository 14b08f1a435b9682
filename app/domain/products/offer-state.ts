import { type ExhibitionStanding, isAddingOver } from "./exhibition.ts";
import type { Product, ProductVariant } from "./product.ts";
import { unitsLeft } from "./stock.ts";

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

export function exhibitedOffer(offer: OfferState, exhibition: ExhibitionStanding | null): ExhibitedOffer {
  return offer === "open" && isAddingOver(exhibition) ? "exhibitionOver" : offer;
}

export function isUnavailable(offer: ExhibitedOffer): offer is "soldOut" | "closed" {
  return offer === "soldOut" || offer === "closed";
}

/** Only lists by which the shop recommends leave out unavailable products. */
export function recommendable<Listed extends Offered>(products: readonly Listed[], now: number): Listed[] {
  return products.filter((product) => offerState(product, now) === "open");
}

export function isClosed({ closedUntil }: { closedUntil: number | null }, now: number): boolean {
  return closedUntil !== null && now < closedUntil;
}
