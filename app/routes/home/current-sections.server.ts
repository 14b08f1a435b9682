import { listMostViewed, listNewest, listSpecialOffers, listSpecialPriced } from "../../data/products.server.ts";
import { homeSectionItems } from "../../domain/constants.ts";
import { productSources } from "../../domain/product-links.ts";
import { holidayPackages } from "./holiday-packages.server.ts";
import { type HomeAsking, lateCards, lateSection } from "./late-section.server.ts";
import { nearYouAndRecentlyViewed } from "./near-you.server.ts";

/**
 * The sections of specification 2.5.8 that are read: asked for in the order of 4.8, printed in the order of 2.5, each when
 * it is there. `city` is the delivery city (settled.md 26).
 */
export function currentSections(asking: HomeAsking, city: string) {
  const { db, viewer } = asking;
  const first = { size: homeSectionItems, offset: 0 };
  const sources = productSources;
  // The database answers in the order in which it is asked: what stands first here is there first.
  const newProducts = lateCards("newProducts", asking, sources.newProducts, listNewest(db, first));
  const mostViewed = lateCards("mostViewed", asking, sources.list, listMostViewed(db, homeSectionItems));
  const holidays = lateSection("holidayPackages", asking, holidayPackages(asking));
  const special = listSpecialPriced(db, viewer.now, first);
  const offers = listSpecialOffers(db, viewer.now, homeSectionItems);
  return {
    newProducts,
    holidayPackages: holidays,
    exclusiveDeals: lateCards("exclusiveDeals", asking, sources.discountProducts, special),
    specialOffer: lateCards("specialOffer", asking, sources.discountProducts, offers),
    nearYouAndRecentlyViewed: nearYouAndRecentlyViewed(asking, city),
    mostViewed,
    recommendedItems: lateCards("recommendedItems", asking, sources.recommended, special),
  };
}

export type CurrentSections = ReturnType<typeof currentSections>;
