import { mobileSectionItems } from "../constants.ts";

/** Specification 5.6, 9.2. */
const minimumItems = {
  freeDelivery: 1,
  specialOffer: 1,
  mostViewed: 1,
  lessThan1000: 1,
  recommendedForYou: 4,
  recentlyViewed: 4,
  newArrivals: 6,
  newProducts: 6,
  exclusiveDeals: 1,
  recommendedItems: 1,
  holidayPackage: 5,
  holidayPackages: 1,
  flashSales: 5,
  nearYou: 1,
  discountProducts: 1,
  categoryNavigation: 1,
} as const;

export type SectionKey = keyof typeof minimumItems;

export function isSectionShown(section: SectionKey, count: number): boolean {
  return count >= minimumItems[section];
}

/** Specification 5.6. */
export function isLastViewedBesideRecommendedShown(lastViewed: number, recommended: number): boolean {
  return lastViewed > 0 && recommended > 0;
}

/** Specification 5.7. */
export function isShownOnMobile(index: number): boolean {
  return index < mobileSectionItems;
}
