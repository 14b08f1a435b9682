import { readHome } from "../../data/home/home-content.server.ts";
import { homeSectionItems } from "../../domain/constants.ts";
import { type ProductSource, productSources } from "../../domain/products/product-links.ts";
import { holidayPackages, PER_PACKAGE } from "./holiday-packages.server.ts";
import { memoizedCards } from "./memoized-cards.server.ts";
import { type HomeAsking, lateSection } from "./late-section.server.ts";
import { nearYouAndRecentlyViewed } from "./near-you.server.ts";

/**
 * The sections of specification 2.5.8: queried in the order of 4.8, printed in the order of 2.5, each when ready.
 * `city`: settled.md 26.
 */
export function currentHome(asking: HomeAsking, city: string) {
  const { db, viewer } = asking;
  const wanted = { locale: viewer.locale, now: viewer.now, size: homeSectionItems, perPackage: PER_PACKAGE, city };
  const texts = readHome(db, wanted);
  const late = (key: string, source: ProductSource, lists: Promise<string[]>) => {
    const cards = lists.then(([products]) => memoizedCards(products!, viewer, source));
    return lateSection(key, cards);
  };
  const { newProducts, mostViewed, specialPriced, specialOffer } = texts;
  const sources = productSources;
  const sections = {
    newProducts: late("newProducts", sources.newProducts, newProducts),
    holidayPackages: lateSection(
      "holidayPackages",
      texts.holidayPackages.then((lists) => holidayPackages(lists, viewer)),
    ),
    exclusiveDeals: late("exclusiveDeals", sources.discountProducts, specialPriced),
    specialOffer: late("specialOffer", sources.discountProducts, specialOffer),
    nearYouAndRecentlyViewed: nearYouAndRecentlyViewed(asking, city, texts.nearYou),
    mostViewed: late("mostViewed", sources.list, mostViewed),
    recommendedItems: late("recommendedItems", sources.recommended, specialPriced),
  };
  return { stored: texts.content, sections };
}

export type CurrentSections = ReturnType<typeof currentHome>["sections"];
