import { expect, test } from "vitest";
import { homeSections } from "../../app/routes/home/sections.ts";

test("specification 2.5.8: the eleven sections in their order", () => {
  expect(homeSections.map(({ key }) => key)).toEqual([
    "newProducts",
    "websiteBuilder",
    "holidayPackages",
    "exclusiveDeals",
    "specialOffer",
    "nearYouAndRecentlyViewed",
    "smartErp",
    "mostViewed",
    "onDemandSoftware",
    "recommendedItems",
    "testimonials",
  ]);
});

test("specification 5.7: which of them are grids on mobile", () => {
  const grids = homeSections.filter((row) => row.kind === "products" && row.mobileGrid).map(({ key }) => key);
  expect(grids).toEqual(["newProducts", "exclusiveDeals", "specialOffer", "mostViewed"]);
});
