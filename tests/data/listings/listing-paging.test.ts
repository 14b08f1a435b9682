import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { noFilter, type ListingFilter } from "../../../app/domain/listings/listing-filter.ts";
import {
  defaultRequest,
  listingSorts,
  type ListingRequest,
  type ListingSort,
} from "../../../app/domain/listings/listing-request.ts";
import { inOrder, left, type ListedProduct } from "./listing-oracle.ts";
import * as rows from "./listing-rows.ts";
import { db, run } from "../../support/test-database.ts";

// Thousands of pages.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** The last page number ends at 12,000; `npm run test:full` walks to it. */
const [SIZE, NAMED] = inject("isFull") ? [12_000, 3_000] : [2_400, 1_500];
const sorts = listingSorts.filter((sort) => sort !== "relevance");

function crowd(count: number): ListedProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const [category, parent] = index < 1_200 ? rows.categories[index % 2]! : rows.categories[2];
    return {
      ...{ id: index + 1, parent, category, subcategory: null },
      ...{ vendor: (index % 3) + 1, brand: index % 4 === 0 ? null : (index % 3) + 1 },
      ...{ stock: index % 11 === 0 ? 0 : 4, freeDelivery: index % 3 === 0, isRetired: false, isNamed: index < NAMED },
      ...{ price: 50_000 + ((index * 7) % 13) * 40_000, discount: (index % 5) * 10, views: index % 9 },
      ...{ rateSum: (index % 6) * 4, rateCount: index % 6, createdAt: Math.floor(index / 50) % 40 },
      ...{ colors: index % 2 === 0 ? [51] : [0], sizes: [] },
    };
  });
}

const products = crowd(SIZE);

beforeAll(async () => {
  await rows.insertAround(db);
  for (let start = 0; start < products.length; start += 1_000)
    await rows.insertProducts(db, products.slice(start, start + 1_000)).run();
  await rows.insertFound(db, products).run();
});

const idsOf = ({ products }: { products: { id: number }[] }) => products.map(({ id }) => id);

async function byNumbers(filter: ListingFilter, sort: ListingSort): Promise<number[]> {
  const seen: number[] = [];
  for (let page = 1; ; page += 1) {
    const found = await findListingPage(db, { ...defaultRequest, filter, sort, page });
    if (found.page < page) return seen;
    seen.push(...idsOf(found));
    if (page === 500) return seen;
  }
}

async function forwards(filter: ListingFilter, sort: ListingSort): Promise<number[]> {
  const seen: number[] = [];
  for (let after: string | null = null; ;) {
    const found = await findListingPage(db, { ...defaultRequest, filter, sort, after });
    seen.push(...idsOf(found));
    if (seen.length >= found.total) return seen;
    after = found.lastKey;
  }
}

async function backwards(filter: ListingFilter, sort: ListingSort): Promise<number[]> {
  let found = await findListingPage(db, { ...defaultRequest, filter, sort, page: 500 });
  let seen = idsOf(found);
  while (seen.length < found.total) {
    found = await findListingPage(db, { ...defaultRequest, filter, sort, page: 2, before: found.firstKey });
    seen = [...idsOf(found), ...seen];
  }
  return seen;
}

const filters: [string, Partial<ListingFilter>][] = [
  ["a category", { category: { level: "category", id: 11 } }],
  ["a parent with packed facets", { category: { level: "parent", id: 1 }, freeDelivery: true, discount: 10 }],
  [
    "a brand in a category under a price",
    { category: { level: "category", id: 12 }, brands: [2], priceBelow: 333_333 },
  ],
  ["everything at a typed price", { priceFrom: 440_000, priceBelow: 460_000 }],
  ["two vendors and a colour", { category: { level: "parent", id: 1 }, vendors: [1, 3], colors: [51] }],
];

const ways = Object.entries({ "by numbers": byNumbers, "forwards by keys": forwards, "backwards by keys": backwards });
/** `npm run test:full` combines everything; otherwise a list has every second order, in one direction each. */
const walksOf = (turn: number) =>
  sorts.flatMap((sort, index) =>
    ways
      .filter((_, way) => inject("isFull") || ((turn + index) % 2 === 0 && way === (turn + index) % ways.length))
      .map(([name, visit]) => [sort, name, visit] as const),
  );

describe.each(filters.map(([name, filter], turn) => [name, filter, turn] as const))("%s", (_, filter, turn) => {
  test.each(walksOf(turn))("%s, %s: every product once", async (sort, _, visit) => {
    const whole = { ...noFilter, ...filter };
    const order = inOrder(left(products, whole, false), sort);
    expect(order.length).toBeGreaterThan(100);
    expect(await visit(whole, sort)).toEqual(order);
  });
});

describe("all products", () => {
  const orders = inject("isFull") ? sorts : (["rating"] as const);
  const methods = inject("isFull") ? { "by numbers": byNumbers, forwards, backwards } : { "by numbers": byNumbers };
  const walks = orders.flatMap((sort) => Object.entries(methods).map(([name, visit]) => [sort, name, visit] as const));
  test.each(walks)("%s, %s: every product once", async (sort, _, visit) => {
    expect(await visit(noFilter, sort)).toEqual(inOrder(products, sort));
  });
});

describe("what a search finds", () => {
  test.each([
    ["everywhere", {}],
    ["narrowed by a category and a price", { category: { level: "parent", id: 1 }, priceBelow: 333_333 } as const],
  ])("%s: every product once by relevance", async (_, filter) => {
    const whole = { ...noFilter, ...filter };
    const seen: number[] = [];
    for (let page = 1; ; page += 1) {
      const found = await findListingPage(db, {
        ...defaultRequest,
        filter: whole,
        words: rows.POT,
        sort: "relevance",
        page,
      });
      if (found.page < page) break;
      seen.push(...idsOf(found));
    }
    const here = left(products, whole, true).map(({ id }) => id);
    expect(seen.toSorted((a, b) => a - b)).toEqual(here);
  });

  const narrowed: [string, Partial<ListingFilter>][] = [
    ["a category", { category: { level: "category", id: 11 } }],
    ["everywhere, with facets", { discount: 10, rating: 2 }],
    [
      "in stock, of two vendors, at a typed price",
      { inStock: true, vendors: [1, 3], priceFrom: 90_001, priceBelow: 450_001 },
    ],
  ];
  const byPrice = narrowed.flatMap(([name, filter]) =>
    (inject("isFull") || name === "a category" ? (["price", "price-desc"] as const) : (["price"] as const)).map(
      (sort) => [name, sort, { ...noFilter, ...filter }] as const,
    ),
  );

  test.each(byPrice)("%s, %s: every product once, by numbers and by keys", async (_, sort, filter) => {
    const asked: ListingRequest = { ...defaultRequest, filter, words: rows.POT, sort };
    const order = inOrder(left(products, filter, true), sort);
    for (let page = 1; page <= 8; page += 1) {
      const found = await findListingPage(db, { ...asked, page });
      expect(idsOf(found)).toEqual(order.slice((page - 1) * 24, page * 24));
    }
    let found = await findListingPage(db, asked);
    const seen = idsOf(found);
    while (seen.length < order.length) {
      found = await findListingPage(db, { ...asked, after: found.lastKey });
      seen.push(...idsOf(found));
    }
    expect(seen).toEqual(order);
    const back = idsOf(found);
    while (back.length < order.length) {
      found = await findListingPage(db, { ...asked, before: found.firstKey });
      back.unshift(...idsOf(found));
    }
    expect(back.slice(-order.length)).toEqual(order);
  });

  test("more than is counted, narrowed by stock: page after page by popularity", async () => {
    const filter: ListingFilter = { ...noFilter, inStock: true };
    const seen: number[] = [];
    for (let page = 1; page <= 41; page += 1) {
      const asked = { ...defaultRequest, filter, words: rows.POT, sort: "relevance", page, countedTo: 1_000 } as const;
      const found = await findListingPage(db, asked);
      expect(found).toMatchObject({ total: 1_000, isCapped: true, page });
      seen.push(...idsOf(found));
    }
    const here = left(products, filter, true).map(({ id }) => id);
    expect(seen).toEqual(here.slice(0, 41 * 24));
  });
});

test("a product that comes and one that goes move no other from a list read by keys", async () => {
  const filter: ListingFilter = { ...noFilter, category: { level: "parent", id: 2 }, inStock: true };
  const asked: ListingRequest = { ...defaultRequest, filter, sort: "price" };
  const first = await findListingPage(db, asked);
  const second = await findListingPage(db, { ...asked, after: first.lastKey });
  const [gone, moved] = idsOf(first);
  await run("UPDATE product SET retired_at = 1 WHERE id = ?1", gone!);
  await run("UPDATE product SET shown_price = 900000 WHERE id = ?1", moved!);
  const again = await findListingPage(db, { ...asked, after: first.lastKey });
  expect(idsOf(again)).toEqual(idsOf(second));
  expect(again.total).toBe(first.total - 1);
});
