import { type ExhibitionStanding, isAddingOver } from "./exhibition.ts";
import type { Product, ProductVariant } from "./product.ts";
import { unitsLeft } from "./stock.ts";

/** Whether a product can be bought, and else why not; exhibitionOver: not by the cards of its exhibition (specification 4.4). */
export type OfferState = "open" | "soldOut" | "closed" | "exhibitionOver";

export type Offered = Pick<Product, "stockAmount"> & { vendor: { closedUntil: number | null } };

interface OfferScene {
  /** What was chosen of it. */
  variant?: Pick<ProductVariant, "stockAmount"> | null;
  /** Of the exhibition whose card it is; elsewhere exhibitions decide nothing. */
  exhibition?: ExhibitionStanding | null;
}

/**
 * Asked by all that shows a product and by all that adds it to a cart, so that nothing is offered that is refused
 * (specification 4.1, 4.4). now in UTC ms.
 */
export function offerState(
  product: Offered,
  now: number,
  { variant = null, exhibition = null }: OfferScene = {},
): OfferState {
  if (unitsLeft(product, variant) <= 0) return "soldOut";
  if (isClosed(product.vendor, now)) return "closed";
  return isAddingOver(exhibition) ? "exhibitionOver" : "open";
}

/** Whether nobody can buy it anywhere: its card shows it quietly, with the way to similar goods. */
export function isUnavailable(offer: OfferState): offer is "soldOut" | "closed" {
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
