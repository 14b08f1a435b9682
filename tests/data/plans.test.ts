import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findCategoryTarget } from "../../app/data/categories.server.ts";
import { listListing, type ListingFilter } from "../../app/data/listings.server.ts";
import * as products from "../../app/data/products.server.ts";
import { searchProducts } from "../../app/data/search.server.ts";
import { NOW, insertSmallCatalogue } from "./small-catalogue.ts";

type Values = (string | number | null)[];
interface Asked {
  sql: string;
  values: Values;
}

/** The database with an ear: remembers every statement that was bound. */
function listening(db: D1Database, asked: Asked[]): D1Database {
  const prepare = (sql: string) => {
    const statement = db.prepare(sql);
    const bind = (...values: Values) => {
      asked.push({ sql, values });
      return statement.bind(...values);
    };
    return Object.assign(Object.create(statement) as D1PreparedStatement, { bind });
  };
  return { prepare, batch: db.batch.bind(db) } as unknown as D1Database;
}

async function planOf({ sql, values }: Asked): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map((row) => row.detail);
}

const page = { size: 24, offset: 24 };
const product = { id: 3, category: { id: 11, name: "", nameAm: null, slugName: "" } };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["listNewest", (db) => products.listNewest(db, page)],
  ["listMostViewed", (db) => products.listMostViewed(db, 6)],
  ["listDiscounted", (db) => products.listDiscounted(db, NOW, page)],
  ["listSpecialPriced", (db) => products.listSpecialPriced(db, NOW, page)],
  ["listSpecialOffers", (db) => products.listSpecialOffers(db, NOW, 6)],
  ["listFreeDelivery", (db) => products.listFreeDelivery(db, page)],
  ["listMoreFromVendor", (db) => products.listMoreFromVendor(db, 2, 4, 6)],
  ["listSimilar", (db) => products.listSimilar(db, product, 6)],
  ["listProductsByIds", (db) => products.listProductsByIds(db, [1, 2])],
  ["findProductBySlug", (db) => products.findProductBySlug(db, "phone-one")],
  ["findProductDetail", (db) => products.findProductDetail(db, "1")],
  [
    "findCategoryTarget",
    (db) => findCategoryTarget(db, { parentCategory: "1", category: "bags", subcategory: "handbags" }),
  ],
  ["searchProducts", (db) => searchProducts(db, "phone", page)],
  ["searchProducts", (db) => searchProducts(db, "ጫማ", { size: 24, offset: 4_800 })],
  ["listReviews", (db) => products.listReviews(db, 1, 10)],
];

const filters: Partial<ListingFilter>[] = [];
for (const level of [null, "parent", "category", "subcategory"] as const) {
  for (const freeDelivery of [false, true]) {
    for (const discountedAt of [null, NOW]) {
      for (const below of [null, 100_000])
        filters.push({ target: level && { level, id: 11 }, freeDelivery, discountedAt, below });
    }
  }
}
for (const filter of filters) {
  questions.push([`listListing ${JSON.stringify(filter)}`, (db) => listListing(db, filter as ListingFilter, page)]);
}

// Walks in index order that LIMIT stops; every other way into product must be a search.
const ORDERED_WALK = /^SCAN p USING INDEX product_(newest|most_viewed|discounted|free_delivery)$/;
// Sorts of a few rows that a search found.
const SORTS_A_FEW = ["findCategoryTarget", "listMoreFromVendor", "listSimilar", "listProductsByIds", "searchProducts"];

beforeAll(() => insertSmallCatalogue(env.DB));

test.each(questions)("%s never walks the product table", async (name, ask) => {
  const asked: Asked[] = [];
  await ask(listening(env.DB, asked));
  expect(asked).not.toEqual([]);
  for (const details of await Promise.all(asked.map(planOf))) {
    expect(details.filter((detail) => /^SCAN (p|product)\b/.test(detail) && !ORDERED_WALK.test(detail))).toEqual([]);
    if (!SORTS_A_FEW.includes(name))
      expect(details.filter((detail) => detail.startsWith("USE TEMP B-TREE"))).toEqual([]);
  }
});
