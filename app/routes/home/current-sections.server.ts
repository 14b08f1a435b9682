import {
  listMostViewed,
  listNewest,
  listSpecialOffers,
  listSpecialPriced,
} from "../../data/products/products.server.ts";
import { homeSectionItems } from "../../domain/constants.ts";
import { productSources } from "../../domain/products/product-links.ts";
import { holidayPackages } from "./holiday-packages.server.ts";
import { type HomeAsking, lateCards, lateSection } from "./late-section.server.ts";
import { nearYouAndRecentlyViewed } from "./near-you.server.ts";

/**
 * The sections of specification 2.5.8: queried in the order of 4.8, printed in the order of 2.5, each when ready.
 * `city`: settled.md 26.
 */
export function currentSections(asking: HomeAsking, city: string) {
  const { db, viewer } = asking;
  const size = homeSectionItems;
  const first = { size, offset: 0 };
  const sources = productSources;
  const newProducts = lateCards("newProducts", asking, sources.newProducts, listNewest(db, first));
  const mostViewed = lateCards("mostViewed", asking, sources.list, listMostViewed(db, size));
  const packages = lateSection("holidayPackages", holidayPackages(asking));
  const specialPriced = listSpecialPriced(db, viewer.now, first);
  return {
    newProducts,
    holidayPackages: packages,
    exclusiveDeals: lateCards("exclusiveDeals", asking, sources.discountProducts, specialPriced),
    specialOffer: lateCards("specialOffer", asking, sources.discountProducts, listSpecialOffers(db, viewer.now, size)),
    nearYouAndRecentlyViewed: nearYouAndRecentlyViewed(asking, city),
    mostViewed,
    recommendedItems: lateCards("recommendedItems", asking, sources.recommended, specialPriced),
  };
}

export type CurrentSections = ReturnType<typeof currentSections>;
