import { describe, expect, test } from "vitest";
import { choose, strategies } from "../../../app/data/listings/choose-plan.server.ts";
import { estimatedTotal } from "../../../app/data/listings/estimates.server.ts";
import type { ListingQuestion, Walk } from "../../../app/data/listings/listing-question.server.ts";
import type { KeyedSort, Slice } from "../../../app/data/listings/sort-order.server.ts";
import { noFilter, type ListingFilter } from "../../../app/domain/listings/listing-filter.ts";
import * as rows from "./listing-rows.ts";

const none = { brands: [], vendors: [], colors: [], sizes: [] };
const page = { size: 24, offset: 24 };
const slice: Slice = { ...page, key: null, isBackwards: false };
const parent = { place: { level: "parent", id: 1 } } as const;
const db = null as unknown as D1Database;

/** A million products: 25,000 of the vendor, 100,000 of the parent, 9,000 of the category. */
function asked(
  filter: Partial<ListingFilter>,
  matched: number | null = null,
  bound: number | null = null,
): ListingQuestion {
  const counts = { all: 1e6, parent: 1e5, category: 9e3, vendor: 25e3 };
  const histograms = new Map(Object.entries(counts).map(([kind, count]) => [kind, new Map([[1, count]])]));
  return {
    filter: { ...noFilter, ...filter },
    words: matched === null ? null : rows.POT,
    countedTo: 10_000,
    offers: "all",
    overview: {
      histograms: histograms as ListingQuestion["overview"]["histograms"],
      ...{ values: none, choices: { colors: new Map([[3, 2_000]]), sizes: new Map() }, places: [] },
      listedOn: { brands: "", vendors: "", colors: "", sizes: "" },
    },
    matches:
      matched === null
        ? null
        : {
            counts: { total: matched, narrowed: null, shelves: "", cells: "" },
            ...{ main: null, wide: null, popular: null, bound, slice },
          },
  };
}

const matchesOf = (filter: Partial<ListingFilter>) => {
  const question = { ...asked(filter), words: rows.POT, matchedTo: 20_000, sort: "relevance" as const, slice };
  return choose(strategies.matches, { db, question }).name;
};
const sourceOf = (question: ListingQuestion, orderedBy?: string) =>
  choose(strategies.source, { question, ...(orderedBy === undefined ? {} : { orderedBy }) }).name;
const walkOf = (question: ListingQuestion, walk: Partial<Walk>) => {
  const whole = {
    filter: question.filter,
    groupings: new Set<never>(),
    limit: 10_001,
    isSample: false,
    hasCells: true,
  };
  return choose(strategies.walk, { db, question, walk: { ...whole, ...walk } }).name;
};
const pageOf = (question: ListingQuestion, sort: KeyedSort) => choose(strategies.page, { question, sort, slice }).name;
const relevanceOf = (question: ListingQuestion) => choose(strategies.relevance, { db, question, page }).name;

describe("what words match", () => {
  test("matches: without packed facets, and where colours, sizes or typed prices have to be looked up", () => {
    expect(matchesOf({})).toBe("matches");
    expect(matchesOf({ inStock: true, colors: [3] })).toBe("matches");
  });

  test("matches narrowed by rank: with packed facets that ranks tell", () => {
    expect(matchesOf({ inStock: true, vendors: [1] })).toBe("matches narrowed by rank");
  });
});

describe("where a filter's products are read", () => {
  test("shelf: the one with the fewest entries", () => {
    expect(sourceOf(asked(parent))).toBe("shelf");
  });

  test("choice: a colour that fewer products have than stand on a shelf, but by views", () => {
    expect(sourceOf(asked({ ...parent, colors: [3] }))).toBe("choice");
    expect(sourceOf(asked({ ...parent, colors: [3] }), "view_count")).toBe("shelf");
    expect(sourceOf(asked({ place: { level: "subcategory", id: 1 }, colors: [3] }))).toBe("shelf");
  });

  test("matches looked up: few matches, and whatever ranks tell", () => {
    expect(sourceOf(asked({ colors: [3] }, 500))).toBe("matches looked up");
    expect(sourceOf(asked({ vendors: [1] }, 90_000))).toBe("matches looked up");
  });

  test("shelf gathered: many matches on a short shelf", () => {
    const cells = new Map([
      [1, 8_000],
      [129, 200],
    ]);
    const question = asked({ place: { level: "category", id: 1 }, colors: [3], priceFrom: 100_000 }, 90_000);
    const histograms = new Map([["category", cells]] as const);
    expect(sourceOf({ ...question, overview: { ...question.overview, histograms } })).toBe("matches looked up");
    expect(sourceOf(asked({ place: { level: "category", id: 1 }, colors: [3] }, 90_000))).toBe("shelf gathered");
  });
});

describe("how a walk counts", () => {
  const groupings = new Set(["vendors"] as const);

  test("direct: what is few, what is not grouped, and a sample", () => {
    expect(walkOf(asked({ ...parent, colors: [3] }), { limit: 10_001 })).toBe("direct");
    expect(walkOf(asked({ place: { level: "category", id: 1 }, colors: [3] }), { groupings })).toBe("direct");
    expect(walkOf(asked({}, 90_000), { groupings, isSample: true })).toBe("direct");
  });

  test("counted first: what is expected to be more than is counted", () => {
    expect(walkOf(asked({ ...parent, inStock: true }), { groupings })).toBe("counted first");
  });

  test("ranks first: matches that ranks tell", () => {
    expect(walkOf(asked({ inStock: true }, 500), { groupings })).toBe("ranks first");
    expect(walkOf(asked({ colors: [3] }, 500), { groupings })).toBe("direct");
  });
});

describe("how a page by an order is read", () => {
  test("order: a whole shelf, because a page is as far away as it says", () => {
    expect(pageOf(asked({}), "price")).toBe("order");
    expect(pageOf(asked(parent), "price")).toBe("order");
  });

  test("order: where few of its entries are looked up, because an entry tells its cell", () => {
    const cells = new Map([
      [1, 9e5],
      [129, 1e5],
    ]);
    const typed = asked({ priceFrom: 110_000, priceBelow: 190_000, inStock: true });
    const histograms = new Map([["all", cells]] as const);
    expect(pageOf({ ...typed, overview: { ...typed.overview, histograms } }, "newest")).toBe("order");
  });

  test("sorting: what may stand anywhere in an order, unless the order promises far less", () => {
    // On average 1,920 products contain two pages of the vendor's, but its cheapest may be far down.
    expect(pageOf(asked({ vendors: [1] }), "price")).toBe("sorting");
    expect(pageOf(asked({}, 9_000), "newest")).toBe("sorting");
  });

  test("price bands: matches by price, not more than are sorted", () => {
    expect(pageOf(asked({}, 9_000), "price")).toBe("price bands");
    expect(pageOf(asked({ colors: [3] }, 9_000), "price")).not.toBe("price bands");
    expect(pageOf(asked({}, 90_000), "price")).not.toBe("price bands");
  });

  test("price bound: more matches by price, where a bound of this very slice is known", () => {
    const question = asked({}, 90_000, 5_000);
    expect(pageOf(question, "price")).toBe("price bound");
    const other = { question, sort: "price" as const, slice: { ...slice, offset: 0 } };
    expect(choose(strategies.page, other).name).not.toBe("price bound");
  });
});

describe("how a page by relevance is read", () => {
  test("no match: nothing is read", () => {
    expect(relevanceOf(asked({}, 0))).toBe("no match");
  });

  test("tiers: what is counted, and what no facet narrows", () => {
    expect(relevanceOf(asked({ inStock: true }, 500))).toBe("tiers");
    expect(relevanceOf(asked({ vendors: [1] }, 90_000))).toBe("tiers");
  });

  test("popularity: more matches than are counted, narrowed by facets", () => {
    expect(relevanceOf(asked({ inStock: true }, 90_000))).toBe("popularity");
  });
});

test("every strategy says what it gains, and stands under one name", () => {
  const all = Object.values(strategies).flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ gain }) => gain.length < 20)).toEqual([]);
});

test("a typed price is expected to hold of each band what it covers of it, not of all bands together", () => {
  const cells = new Map([
    [1, 9e5],
    [257, 1e5],
  ]);
  const typed = asked({ priceFrom: 50_000, priceBelow: 2_000_000 });
  const total = estimatedTotal({ ...typed, overview: { ...typed.overview, histograms: new Map([["all", cells]]) } });
  expect(Math.round(total / 1e4)).toBe(31);
});
