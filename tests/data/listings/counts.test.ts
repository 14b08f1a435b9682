import fc from "fast-check";
import { beforeAll, expect, inject, test } from "vitest";
import { findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { noFilter, type ListingFilter } from "../../../app/domain/listings/listing-filter.ts";
import { defaultRequest, listingSorts } from "../../../app/domain/listings/listing-request.ts";
import { cellOf, faultsOf, inOrder, left, type ListedProduct } from "./listing-oracle.ts";
import * as rows from "./listing-rows.ts";
import { db, readRows } from "../../support/test-database.ts";

const prices = [1, 99_999, 100_000, 150_000, 499_999, 500_000, 2_000_000, 9_999_999, 10_000_000, 50_000_000];
const ends = [null, 0, 100_000, 120_000, 500_000, 2_000_000, 3_000_000, 10_000_000];
const rates = ["0 0", "0 0", "9 5", "10 5", "3 1", "15 5", "19 5", "20 5", "10 2"];

const product = fc.record({
  category: fc.constantFrom(...rows.categories),
  isDeep: fc.boolean(),
  vendor: fc.constantFrom(...rows.vendors),
  brand: fc.constantFrom(null, ...rows.brands),
  stock: fc.constantFrom(0, 1, 5),
  freeDelivery: fc.boolean(),
  price: fc.constantFrom(...prices),
  discount: fc.constantFrom(0, 0, 1, 9, 10, 24, 25, 49, 50, 99),
  rate: fc.constantFrom(...rates).map((rate) => rate.split(" ").map(Number) as [number, number]),
  colors: fc.subarray(rows.bits),
  sizes: fc.subarray(rows.bits, { maxLength: 2 }),
  views: fc.constantFrom(0, 1, 2, 3, 10, 11, 150, 2_000),
  createdAt: fc.nat(3),
  isRetired: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  isNamed: fc.boolean(),
});

type Facts = typeof product extends fc.Arbitrary<infer T> ? T : never;

function listed({ category, isDeep, rate, ...facts }: Facts, index: number): ListedProduct {
  const below = rows.subcategories.filter(([, above]) => above === category[0]);
  const [rateSum, rateCount] = rate;
  const subcategory = isDeep ? (below[index % 2]?.[0] ?? null) : null;
  return { ...facts, id: index + 1, parent: category[1], category: category[0], subcategory, rateSum, rateCount };
}

const few = (list: number[]) => fc.subarray(list, { minLength: 1, maxLength: 2 });
const choices = fc.record({
  category: fc.constantFrom(
    ...[1, 2].map((id) => ({ level: "parent" as const, id })),
    ...rows.categories.map(([id]) => ({ level: "category" as const, id })),
    ...rows.subcategories.map(([id]) => ({ level: "subcategory" as const, id })),
  ),
  vendors: few(rows.vendors),
  brands: few(rows.brands),
  colors: few(rows.bits),
  sizes: few(rows.bits),
  prices: fc.record({ priceFrom: fc.constantFrom(...ends), priceBelow: fc.constantFrom(...ends) }),
  rating: fc.constantFrom(2, 3, 4),
  discount: fc.constantFrom(1, 10, 25, 50),
  freeDelivery: fc.constant(true),
  inStock: fc.constant(true),
});
const kinds = "category vendors brands colors sizes prices rating discount freeDelivery inStock".split(" ");

const filter: fc.Arbitrary<ListingFilter> = fc
  .tuple(choices, fc.subarray(kinds, { maxLength: 3 }))
  .map(([{ prices, ...all }, chosen]) => ({
    ...noFilter,
    ...Object.fromEntries(Object.entries(all).filter(([kind]) => chosen.includes(kind))),
    ...(chosen.includes("prices") ? prices : {}),
  }));

const question = fc.record({
  filter,
  isSearch: fc.integer({ min: 0, max: 1 }).map((number) => number === 0),
  countedTo: fc.constantFrom(2, 4, 10, 30, 10_000, 10_000),
  sort: fc.constantFrom("relevance", "relevance", ...listingSorts),
  page: fc.constantFrom(1, 1, 2, 3, 500),
});

async function counters(): Promise<Record<string, number>> {
  const results = await readRows(`SELECT shelf || ' ' || facets AS name, count FROM shelf_cell WHERE count > 0
       UNION ALL SELECT shelf || ' ' || facet || ' ' || value, count FROM shelf_value WHERE count > 0`);
  return Object.fromEntries(results.map(({ name, count }) => [name, count]));
}

function recounted(products: ListedProduct[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of products.filter(({ isRetired }) => !isRetired)) {
    const ids = [0, one.parent, one.category, one.subcategory, one.vendor, one.brand];
    for (const shelf of ids.flatMap((id, kind) => (id === null ? [] : [kind * 2 ** 40 + id]))) {
      const values = [
        ...(one.brand === null ? [] : [`1 ${one.brand}`]),
        `2 ${one.vendor}`,
        ...one.colors.map((bit) => `3 ${bit}`),
        ...one.sizes.map((bit) => `4 ${bit}`),
      ];
      for (const name of [cellOf(one), ...values]) counts[`${shelf} ${name}`] = (counts[`${shelf} ${name}`] ?? 0) + 1;
    }
  }
  return counts;
}

const catalogue = fc.array(product, { minLength: 1, maxLength: 90, size: "max" });
const changes = fc.array(fc.tuple(fc.nat(), product), { maxLength: 8 });

beforeAll(() => rows.insertAround(db));

async function store(start: ListedProduct[], later: ListedProduct[]): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM product_search"),
    db.prepare("DELETE FROM product"),
    rows.insertProducts(db, start),
    rows.updateProducts(db, later),
    rows.insertFound(db, later),
  ]);
}

const RUNS = inject("isFull") ? 500 : 30;

test("random catalogues: every number is the one counted by hand, every page in order", async () => {
  const ways = { exact: 0, capped: 0 };
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      changes,
      fc.array(question, { minLength: 2, maxLength: 2 }),
      async (facts, moves, asked) => {
        const start = facts.map(listed);
        const later = start.with(0, start[0]!);
        for (const [place, change] of moves) {
          const index = place % later.length;
          later[index] = listed(change, index);
        }
        await store(start, later);
        expect(await counters()).toEqual(recounted(later));
        for (const { filter, isSearch, countedTo, sort, page } of asked) {
          const words = isSearch ? rows.POT : null;
          const request = { ...defaultRequest, filter, words, sort, page, countedTo };
          const answer = await findListingPage(db, request);
          expect(faultsOf(answer, later, filter, isSearch, countedTo)).toEqual([]);
          if (filter.vendors.length > 0) {
            // A store needs only categories: the same list, with fewer queries.
            const store = await findListingPage(db, { ...request, offers: "categories" });
            expect({ ...store, facets: store.facets.categories }).toEqual({
              ...answer,
              facets: answer.facets.categories,
            });
          }
          ways[answer.isCapped ? "capped" : "exact"] += 1;
          const here = left(later, filter, isSearch);
          const nearest = Math.max(1, Math.min(page, Math.ceil(answer.total / 24)));
          expect(answer.page).toBe(nearest);
          const shown = answer.products.map(({ id }) => id);
          if (isSearch && sort === "relevance") {
            expect(new Set(shown).size).toBe(Math.min(24, here.length - nearest * 24 + 24));
            expect(here.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
          } else {
            const ids = inOrder(here, sort === "relevance" ? "newest" : sort);
            expect(shown).toEqual(ids.slice(nearest * 24 - 24, nearest * 24));
          }
        }
      },
    ),
    { numRuns: RUNS, seed: 20_261_121 },
  );
  expect(Math.min(ways.exact, ways.capped)).toBeGreaterThan(RUNS / 10);
});

test("counts of a typed price, above and below what is counted", async () => {
  const all = fc.sample(product, { numRuns: 90, seed: 27 }).map(listed);
  await store(all, all);
  const categories = [null, { level: "parent", id: 1 }, { level: "category", id: 11 }] as const;
  const ranges = [
    { priceFrom: 120_000, priceBelow: 3_000_000 },
    { priceBelow: 120_000 },
    { priceFrom: 120_000 },
    { priceFrom: 99_000, priceBelow: 450_000 },
  ];
  const packed = [{ rating: 2 }, { discount: 1, inStock: true }, { rating: 3, discount: 10 }, { freeDelivery: true }];
  for (const category of categories)
    for (const range of ranges)
      for (const facets of packed)
        for (const countedTo of [8, 16, 60]) {
          const asked = { ...noFilter, category, ...range, ...facets };
          const answer = await findListingPage(db, { ...defaultRequest, filter: asked, countedTo });
          expect(faultsOf(answer, all, asked, false, countedTo)).toEqual([]);
        }
});

test("an empty shop counts nothing", async () => {
  await store([], []);
  expect(await counters()).toEqual({});
  const answer = await findListingPage(db, { ...defaultRequest, page: 9 });
  expect(answer).toMatchObject({ products: [], total: 0, isCapped: false, page: 1, firstKey: null, lastKey: null });
  expect(faultsOf(answer, [], noFilter, false, 10_000)).toEqual([]);
});
