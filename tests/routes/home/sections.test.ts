import { expect, test } from "vitest";
import { listingHref } from "../../../app/domain/listings/listing-address.ts";
import { otherRows } from "../../../app/routes/home/other/rows.ts";
import { homeSections, type HomeProductRow } from "../../../app/routes/home/sections.ts";

test("specification 5.7: which of them are grids on mobile", () => {
  const grids = homeSections.filter((row) => "mobileGrid" in row).map(({ key }) => key);
  expect(grids).toEqual(["newProducts", "exclusiveDeals", "specialOffer", "mostViewed"]);
  const others = Object.values(otherRows).filter((row: HomeProductRow) => row.mobileGrid === true);
  expect(others.map(({ key }) => key)).toEqual(["newProducts", "specialOffer", "mostViewed", "newArrivals"]);
  expect(otherRows.discountProducts.mobileGrid, "all of them (2.6)").toBe("whole");
});

test("specification 2.3: 'See all' leads to the listing's own address, that of the discounts relatively (settled.md 26)", () => {
  const all = Object.fromEntries(homeSections.flatMap((row) => ("seeAll" in row ? [[row.key, row.seeAll]] : [])));
  expect(all).toEqual({
    newProducts: listingHref({}),
    exclusiveDeals: listingHref({ discountProducts: true }).slice(1),
    specialOffer: listingHref({ discount: 1 }),
    mostViewed: listingHref({ sort: "views" }),
    recommendedItems: listingHref({ discountProducts: true }).slice(1),
  });
  expect(otherRows.mostViewed.seeAll).toBe(all.mostViewed);
});
