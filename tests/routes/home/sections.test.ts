import { expect, test } from "vitest";
import { listingHref } from "../../../app/domain/listings/listing-address.ts";
import { homeRows, type HomeProductRow } from "../../../app/routes/home/sections.ts";

test("specification 5.7: which of them are grids on mobile", () => {
  const grids = Object.entries(homeRows).filter(([, row]: [string, HomeProductRow]) => row.mobileGrid === true);
  expect(grids.map(([key]) => key)).toEqual([
    "newProducts",
    "exclusiveDeals",
    "specialOffer",
    "mostViewed",
    "newArrivals",
  ]);
  expect(homeRows.discountProducts.mobileGrid, "all of them (2.6)").toBe("whole");
});

test("specification 2.3: 'See all' leads to the listing's own address, that of the discounts relatively (settled.md 26)", () => {
  const all = Object.fromEntries(Object.entries(homeRows).map(([key, { seeAll }]) => [key, seeAll]));
  expect(all).toMatchObject({
    newProducts: listingHref({}),
    exclusiveDeals: listingHref({ discountProducts: true }).slice(1),
    specialOffer: listingHref({ discount: 1 }),
    mostViewed: listingHref({ sort: "views" }),
    recommendedItems: listingHref({ discountProducts: true }).slice(1),
  });
});
