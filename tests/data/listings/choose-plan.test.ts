import { expect, test } from "vitest";
import type { Asked } from "../../../app/data/listings/listing-question.server.ts";
import { estimatedMatches, isSortedCheaper } from "../../../app/data/listings/choose-plan.server.ts";
import { noFilter, type ListingFilter } from "../../../app/domain/listings/listing-filter.ts";
import * as rows from "./listing-rows.ts";

const none = { brands: [], vendors: [], colors: [], sizes: [] };

/** A list in a shop of a million products, of which the vendor has 25,000 and the parent 100,000, all alike. */
function asked(filter: Partial<ListingFilter>, matches: number | null = null): Asked {
  const histograms = new Map(
    (["all", "parent", "vendor"] as const).map((kind, index) => [kind, new Map([[1, [1e6, 1e5, 25e3][index]!]])]),
  );
  return {
    filter: { ...noFilter, ...filter },
    words: matches === null ? null : rows.POT,
    countedTo: 10_000,
    offers: "all",
    overview: {
      ...{ histograms, values: none, choices: { colors: new Map([[3, 1e5]]), sizes: new Map() }, places: [] },
      listedOn: { brands: "", vendors: "", colors: "", sizes: "" },
      found: matches === null ? null : { matches, narrowed: null, on: "", cells: "" },
    },
  };
}

const page = { size: 24, offset: 24 };

test("a whole shelf is read in its order: a page is as far away as it says", () => {
  expect(isSortedCheaper(asked({}), "price", page)).toBe(false);
  expect(isSortedCheaper(asked({ place: { level: "parent", id: 1 } }), "price", page)).toBe(false);
});

test("what may stand anywhere in an order is sorted unless walking promises far less", () => {
  // By the average 1,920 products of the shop by price hold two pages of the vendor's; its cheapest may be dear.
  expect(isSortedCheaper(asked({ vendors: [1] }), "price", page)).toBe(true);
  expect(isSortedCheaper(asked({}, 9_000), "price", page)).toBe(true);
});

test("an order is walked for what few of its entries are looked up for: an entry says its cell", () => {
  const cells = new Map([
    [1, 9e5],
    [129, 1e5],
  ]);
  const typed = asked({ priceFrom: 110_000, priceBelow: 190_000, inStock: true });
  const histograms = new Map([["all", cells]] as const);
  expect(isSortedCheaper({ ...typed, overview: { ...typed.overview, histograms } }, "newest", page)).toBe(false);
});

test("a typed price is expected to hold of each band what it covers of it, not of all bands together", () => {
  const cells = new Map([
    [1, 9e5],
    [257, 1e5],
  ]);
  const typed = asked({ priceFrom: 50_000, priceBelow: 2_000_000 });
  const matches = estimatedMatches({
    ...typed,
    overview: { ...typed.overview, histograms: new Map([["all", cells]]) },
  });
  // 1e5 of 5,000 to 20,000 ETB, and of those below 1,000 what begins at 500.
  expect(Math.round(matches / 1e4)).toBe(31);
});
