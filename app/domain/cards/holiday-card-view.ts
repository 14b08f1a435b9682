import type { ExhibitionStanding } from "../products/exhibition.ts";
import { exhibitedOffer } from "../products/offer-state.ts";
import { productSources } from "../products/product-links.ts";
import type { CardProduct } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import { cardBasics } from "./card-basics.ts";
import { productCardView } from "./product-card-view.ts";
import type { HolidayCardView } from "./product-card.ts";

/** Specification 2.8, 4.4, tagged 'holiday' (2.2). `exhibition`: null outside of one. */
export function holidayCardView(
  product: CardProduct,
  viewer: Viewer,
  exhibition: ExhibitionStanding | null,
): HolidayCardView {
  const card = productCardView(product, viewer, productSources.holiday);
  const { name, lang, hoverImage, category, hasVariants, endsAt, ends } = card;
  return {
    ...cardBasics(card, { name, ...(lang && { lang }) }),
    hoverImage,
    category,
    hasVariants,
    endsAt,
    ends,
    isExhibited: exhibition !== null,
    offer: exhibitedOffer(card.offer, exhibition),
    isWishingOver: exhibition !== null && exhibition.hasStarted,
  };
}
