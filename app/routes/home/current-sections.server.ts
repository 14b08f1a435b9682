import { listMostViewed, listNewest, listSpecialOffers, listSpecialPriced } from "../../data/products.server.ts";
import { homeSectionItems } from "../../domain/constants.ts";
import { productSources } from "../../domain/product-links.ts";
import { forYou } from "./for-you.server.ts";
import { type HomeAsking, lateCards } from "./late-section.server.ts";

/** The sections of specification 2.5.8: asked for in the order of 4.8, printed in the order of 2.5, each when it is there. */
export function currentSections(asking: HomeAsking) {
  const { db, viewer, accountId } = asking;
  const first = { size: homeSectionItems, offset: 0 };
  const { newProducts, list, discountProducts, recommended } = productSources;
  const special = listSpecialPriced(db, viewer.now, first);
  return {
    newProducts: lateCards("newProducts", asking, newProducts, listNewest(db, first)),
    mostViewed: lateCards("mostViewed", asking, list, listMostViewed(db, homeSectionItems)),
    exclusiveDeals: lateCards("exclusiveDeals", asking, discountProducts, special),
    specialOffer: lateCards(
      "specialOffer",
      asking,
      discountProducts,
      listSpecialOffers(db, viewer.now, homeSectionItems),
    ),
    recommendedItems: lateCards("recommendedItems", asking, recommended, special),
    ...(accountId !== null && { forYou: forYou({ db, accountId, viewer, requestId: asking.requestId }) }),
  };
}

export type CurrentSections = ReturnType<typeof currentSections>;
