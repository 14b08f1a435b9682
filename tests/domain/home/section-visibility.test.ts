import { expect, test } from "vitest";
import type { SectionKey } from "../../../app/domain/home/section-visibility.ts";
import {
  isLastViewedBesideRecommendedShown,
  isSectionShown,
  isShownOnMobile,
} from "../../../app/domain/home/section-visibility.ts";

test.each<[SectionKey, number]>([
  ["freeDelivery", 1],
  ["specialOffer", 1],
  ["mostViewed", 1],
  ["lessThan1000", 1],
  ["recommendedForYou", 4],
  ["recentlyViewed", 4],
  ["newArrivals", 6],
  ["newProducts", 6],
  ["exclusiveDeals", 1],
  ["holidayPackage", 5],
  ["holidayPackages", 1],
  ["flashSales", 5],
  ["categoryNavigation", 1],
])("%s needs %i items (specification 2.7, 5.6, 9.2)", (section, minimum) => {
  expect(isSectionShown(section, minimum)).toBe(true);
  expect(isSectionShown(section, minimum - 1)).toBe(false);
});

test.each([
  [1, 1, true],
  [0, 9, false],
  [9, 0, false],
])("last viewed %i beside recommended %i (specification 5.6)", (last, recommended, shown) => {
  expect(isLastViewedBesideRecommendedShown(last, recommended)).toBe(shown);
});

test("mobile shows the first four (specification 5.7)", () => {
  expect([0, 3, 4].map(isShownOnMobile)).toEqual([true, true, false]);
});
