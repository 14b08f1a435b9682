import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { findChosenValues, findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { findCategoryTarget } from "../../../app/data/products/categories.server.ts";
import * as products from "../../../app/data/products/products.server.ts";
import { turnPrices } from "../../../app/data/products/turn-prices.server.ts";
import { findSearchPlan } from "../../../app/data/listings/search-plan.server.ts";
import { listingSorts, noFilter, type ListingFilter } from "../../../app/domain/listings/listing-filter.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import * as rows from "./listing-rows.ts";

// Decision 7: no query of a list walks the products.

type Values = (string | number | null)[];
/** Caches queries that later ones depend on, and answers the rest with nothing, so that thousands run fast. */
function noting(db: D1Database, asked: Map<string, Asked>): D1Database {
  const answers = new Map<string, Promise<unknown>>();
  const prepare = (sql: string) => ({
    bind: (...values: Values) => {
      asked.set(sql, { sql, values });
      const name = sql + JSON.stringify(values);
      const first = () => {
        const answer =
          answers.get(name) ??
          db
            .prepare(sql)
            .bind(...values)
            .first();
        answers.set(name, answer);
        return answer;
      };
      const all = async () => {
        if (/^(SELECT \(SELECT json_group|SELECT count\(\*\) AS matches|WITH [fn] AS .*search_fact)/s.test(sql))
          return { results: [await first()] };
        const isCount = /^(SELECT count\(\*\) AS total|WITH n AS)/.test(sql);
        return { results: isCount ? [{ total: 0 }] : [] };
      };
      return { first, all };
    },
  });
  const batch = (statements: { all: () => unknown }[]) => Promise.all(statements.map((statement) => statement.all()));
  return { prepare, batch } as unknown as D1Database;
}

const page = { size: 24, offset: 24 };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["listNewest", (db) => products.listNewest(db, page)],
  ["listMostViewed", (db) => products.listMostViewed(db, 6)],
  ["listDiscounted", (db) => products.listDiscounted(db, NOW, page)],
  ["listSpecialPriced", (db) => products.listSpecialPriced(db, NOW, page)],
  ["listSpecialOffers", (db) => products.listSpecialOffers(db, NOW, 6)],
  ["listFreeDelivery", (db) => products.listFreeDelivery(db, page)],
  ["listProductsByIds", (db) => products.listProductsByIds(db, [1, 2])],
  ["findProductBySlug", (db) => products.findProductBySlug(db, "phone-one")],
  [
    "findCategoryTarget",
    (db) => findCategoryTarget(db, { parentCategory: "1", category: "bags", subcategory: "handbags" }),
  ],
  ["findSearchPlan", (db) => findSearchPlan(db, "phone ጫማ fone")],
  ["findChosenValues", (db) => findChosenValues(db, { vendors: [1], brands: ["b"], colors: ["c"], sizes: ["s"] })],
  ["turnPrices", (db) => turnPrices(db, NOW + 86_400_000)],
];

// Walks in index order that LIMIT stops.
const ORDERED_WALK = /^SCAN p USING INDEX product_(newest|most_viewed|discounted|free_delivery)$/;
const SORTS_A_FEW = ["findCategoryTarget", "listProductsByIds", "findSearchPlan"];
/** Growing tables by their aliases. */
const GROWING = /^SCAN (p|q|product|s|shelf_cell|shelf_value|t|brand|vendor|product_variant)\b(?! VIRTUAL)/;

beforeAll(() => insertSmallCatalogue(env.DB));

test.each(questions)("%s never walks the product table", async (name, ask) => {
  const asked: Asked[] = [];
  await ask(listening(env.DB, asked));
  expect(asked).not.toEqual([]);
  for (const details of await Promise.all(asked.map((one) => planOf(env.DB, one)))) {
    expect(details.filter((detail) => GROWING.test(detail) && !ORDERED_WALK.test(detail))).toEqual([]);
    if (!SORTS_A_FEW.includes(name))
      expect(details.filter((detail) => detail.startsWith("USE TEMP B-TREE"))).toEqual([]);
  }
});

const places: ListingFilter["place"][] = [
  null,
  { level: "parent", id: 1 },
  { level: "category", id: 11 },
  { level: "subcategory", id: 111 },
];
const lists = [
  {},
  { vendors: [1] },
  { vendors: [1, 2] },
  { brands: [1, 2] },
  { vendors: [2], brands: [1] },
  { colors: [0] },
  { brands: [1], colors: [0], sizes: [0, 1] },
];
const packed = [
  {},
  { inStock: true },
  { priceFrom: 100_000, rating: 4 },
  { priceFrom: 120_000, priceBelow: 260_000 },
  { freeDelivery: true, discount: 10, rating: 2, inStock: true, priceBelow: 260_000 },
];
const keys = { newest: "n", price: "p", "price-desc": "q", discount: "d", rating: "r", views: "v", relevance: "n" };

const AS_IT_IS = "as many as there are";

describe.each([
  [AS_IT_IS, "UPDATE shelf_cell SET count = count"],
  ["as if a shelf had thousands", "UPDATE shelf_cell SET count = count * 5000 WHERE shelf < 4 * 1099511627776"],
])("listings, %s", (name, counters) => {
  const statements = new Map<string, Asked>();

  beforeAll(async () => {
    await env.DB.prepare(counters).run();
    const named = [1, 2, 3].map((id) => ({ id, isNamed: true, isRetired: false }));
    await env.DB.batch([env.DB.prepare("DELETE FROM product_search"), rows.insertFound(env.DB, named)]);
    const db = noting(env.DB, statements);
    const start = { page: 1, after: null, before: null };
    for (const place of places) {
      for (const list of lists) {
        for (const facets of packed) {
          const filter: ListingFilter = { ...noFilter, place, ...list, ...facets };
          for (const sort of listingSorts) {
            await findListingPage(db, filter, sort, start, null);
            await findListingPage(db, filter, sort, { ...start, page: 3 }, rows.POT);
            await findListingPage(db, filter, sort, { ...start, page: 3 }, rows.POT, { countedTo: 1 });
            await findListingPage(db, filter, sort, { ...start, after: `${keys[sort]}0-5-5-5` }, null);
            await findListingPage(db, filter, sort, { ...start, before: `${keys[sort]}1-5-5-5` }, null);
          }
        }
      }
    }
  }, 300_000);

  test("no statement of any facet combination and order walks a table that grows", async () => {
    const walks: string[] = [];
    for (const asked of statements.values()) {
      const details = await planOf(env.DB, asked);
      walks.push(...details.filter((detail) => GROWING.test(detail)).map((detail) => `${detail}: ${asked.sql}`));
    }
    expect(statements.size).toBeGreaterThan(300);
    expect(walks).toEqual([]);
  }, 300_000);

  test("both ways to a page were asked for", () => {
    const all = [...statements.keys()];
    expect(all.filter((sql) => /_(newest|price|discount|rating|views)\b/.test(sql)).length).toBeGreaterThan(20);
    expect(all.filter((sql) => /_facets\b[^)]*ORDER BY sold_out/.test(sql)).length).toBeGreaterThan(20);
    expect(all.filter((sql) => /FROM product_choice p WHERE/.test(sql)).length).toBeGreaterThan(10);
    // A result that may be too large is counted before it is read.
    expect(
      all.filter((sql) => /^WITH f AS .* n AS .*AS total FROM f\).*search_fact/s.test(sql)).length,
    ).toBeGreaterThan(5);
    expect(all.filter((sql) => /AS matches(?!.*AS last).*search_fact/s.test(sql)).length).toBeGreaterThan(20);
    expect(all.filter((sql) => /AS last.*search_fact/s.test(sql)).length).toBeGreaterThan(5);
    if (name === AS_IT_IS) return;
    expect(all.filter((sql) => /^WITH n AS .*_facets\b/.test(sql)).length).toBeGreaterThan(5);
  });
});

test("everything is not walked for a colour or a size, whatever else is chosen", async () => {
  const asked: Asked[] = [];
  const filter: ListingFilter = { ...noFilter, vendors: [1], colors: [0, 1], sizes: [0] };
  await findListingPage(listening(env.DB, asked), filter, "newest", { page: 1, after: null, before: null }, null);
  const walks = asked.filter(({ sql }) => sql.startsWith("SELECT count(*)"));
  expect(walks.filter(({ sql }) => sql.includes("FROM product_choice p")).length).toBeGreaterThan(0);
  expect(walks.filter(({ sql }) => sql.includes("product_all_facets"))).toEqual([]);
});

test("a list whose index is gone fails instead of walking the products", async () => {
  await env.DB.exec("DROP INDEX product_parent_facets");
  const filter: ListingFilter = { ...noFilter, place: { level: "parent", id: 1 }, priceFrom: 120_000 };
  const position = { page: 1, after: null, before: null };
  await expect(findListingPage(env.DB, filter, "newest", position, null)).rejects.toThrow("product_parent_facets");
});
