import { type ExhibitionStanding, isAddingOver } from "./exhibition.ts";
import type { Product, ProductVariant } from "./product.ts";
import { unitsLeft } from "./stock.ts";

/** Whether a product can be bought, and else why not. */
export type OfferState = "open" | "soldOut" | "closed";

/** exhibitionOver: the cards of its exhibition sell it no longer, others do (specification 4.4). */
export type ExhibitedOffer = OfferState | "exhibitionOver";

export type Offered = Pick<Product, "stockAmount"> & { vendor: { closedUntil: number | null } };

/**
 * Asked by all that shows a product and by all that adds it to a cart, so that nothing is offered that is refused
 * (specification 4.1). `variant`: what was chosen of it. now in UTC ms.
 */
export function offerState(
  product: Offered,
  now: number,
  variant: Pick<ProductVariant, "stockAmount"> | null = null,
): OfferState {
  if (unitsLeft(product, variant) <= 0) return "soldOut";
  return isClosed(product.vendor, now) ? "closed" : "open";
}

/** What a card of an exhibition offers, and its form is answered (specification 4.4). */
export function exhibitedOffer(offer: OfferState, exhibition: ExhibitionStanding | null): ExhibitedOffer {
  return offer === "open" && isAddingOver(exhibition) ? "exhibitionOver" : offer;
}

/** Whether nobody can buy it anywhere: its card shows it quietly, with the way to similar goods. */
export function isUnavailable(offer: ExhibitedOffer): offer is "soldOut" | "closed" {
  return offer === "soldOut" || offer === "closed";
}

/**
 * Of a list by which the shop recommends (Near You, Recommended, related and more of the seller): what can be bought. Lists that
 * somebody asked for, and those that state a fact (newest, most viewed, deals), keep the others with their state.
 */
export function recommendable<Listed extends Offered>(products: readonly Listed[], now: number): Listed[] {
  return products.filter((product) => offerState(product, now) === "open");
}

/** Whether a vendor takes no orders at `now` (UTC ms). */
export function isClosed({ closedUntil }: { closedUntil: number | null }, now: number): boolean {
  return closedUntil !== null && now < closedUntil;
}
