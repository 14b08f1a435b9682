import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { findChosenValues } from "../../../app/data/listings/values.server.ts";
import { findCategoryTarget } from "../../../app/data/products/categories.server.ts";
import * as products from "../../../app/data/products/products.server.ts";
import { updateDuePrices } from "../../../app/data/products/turn-prices.server.ts";
import { findSearchPlan } from "../../../app/data/listings/search-plan.server.ts";
import {
  everything,
  noFilter,
  type ListingFilter,
  type ListingQuestion,
} from "../../../app/domain/listings/listing-filter.ts";
import { plansOf } from "../../support/query-plans.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import * as rows from "./listing-rows.ts";

// Decision 7: no query of a list walks the products.

const page = { size: 24, offset: 24 };
const category = { place: { level: "category", id: 11 } } as const;
const typed = { priceFrom: 120_000, priceBelow: 260_000 };
const list =
  (filter: Partial<ListingFilter>, asked: Partial<ListingQuestion> = {}) =>
  (db: D1Database) =>
    findListingPage(db, { ...everything, filter: { ...noFilter, ...filter }, ...asked });
const found = (filter: Partial<ListingFilter>, sort: ListingQuestion["sort"]) =>
  list(filter, { words: rows.POT, sort });

type Ask = (db: D1Database) => Promise<unknown>;

/** With the indexes that it has to use. */
const questions: [name: string, ask: Ask, indexes?: string[]][] = [
  ["newest", (db) => products.listNewest(db, page)],
  ["most viewed", (db) => products.listMostViewed(db, 6)],
  ["discounted", (db) => products.listDiscounted(db, NOW, page)],
  ["special prices", (db) => products.listSpecialPriced(db, NOW, page)],
  ["special offers", (db) => products.listSpecialOffers(db, NOW, 6)],
  ["free delivery", (db) => products.listFreeDelivery(db, page)],
  ["products by ids", (db) => products.listProductsByIds(db, [1, 2])],
  ["a product by slug", (db) => products.findProductBySlug(db, "phone-one")],
  ["a place", (db) => findCategoryTarget(db, { parentCategory: "1", category: "bags", subcategory: "handbags" })],
  ["words of a search", (db) => findSearchPlan(db, "phone ጫማ fone")],
  ["names of values", (db) => findChosenValues(db, { vendors: [1], brands: ["b"], colors: ["c"], sizes: ["s"] })],
  ["prices that turn", (db) => updateDuePrices(db, NOW + 86_400_000)],
  ["list: all products", list({}), ["product_all_newest"]],
  ["list: a category by price", list(category, { sort: "price" }), ["product_category_price"]],
  ["list: a key", list(category, { sort: "views", after: "v0-5-5-5" }), ["product_category_views"]],
  ["list: backwards", list(category, { sort: "rating", before: "r1-5-5-5" }), ["product_category_rating"]],
  ["list: packed facets of many", list({ inStock: true }), ["product_all_newest"]],
  ["list: of few", list({ ...category, discount: 50, rating: 4 }, { sort: "price" }), ["product_category_facets"]],
  ["list: a typed price", list({ ...typed, inStock: true }), ["product_all_facets", "product_facts"]],
  ["list: a vendor", list({ vendors: [1] }, { sort: "views" }), ["product_vendor_facets"]],
  ["list: brands in a place", list({ ...category, brands: [1, 2] }), ["product_brand_facets"]],
  ["list: colours and sizes", list({ colors: [0, 1], sizes: [0] }), ["product_found", "product_search"]],
  ["list: a colour of a vendor", list({ vendors: [1], colors: [0], ...typed }), ["product_found", "product_search"]],
  ["search: relevance", found({}, "relevance"), ["product_found", "product_search"]],
  ["search: facets", found({ ...category, inStock: true, colors: [0], ...typed }, "relevance"), ["product_found"]],
  ["search: by views", found({ vendors: [1] }, "views"), ["product_found"]],
];

// Walks in index order that LIMIT stops.
const ORDERED_WALK = /^SCAN p USING INDEX product_(newest|most_viewed|discounted|free_delivery)$/;
/** Growing tables by their aliases. */
const GROWING = /^SCAN (p|q|product|s|shelf_cell|shelf_value|t|brand|vendor|product_variant)\b(?! VIRTUAL)/;

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  // As if shelves had thousands.
  await env.DB.exec("UPDATE shelf_cell SET count = count * 5000 WHERE shelf < 4 * 1099511627776");
  const all = [1, 2, 3].map((id) => ({ id, isNamed: true, isRetired: false }));
  await rows.insertFound(env.DB, all).run();
});

test.each(questions)("%s: never walks a table that grows", async (_, ask, indexes = []) => {
  const details = await plansOf(env.DB, ask);
  expect(details.filter((detail) => GROWING.test(detail) && !ORDERED_WALK.test(detail))).toEqual([]);
  for (const index of indexes) expect(details.join("\n")).toMatch(new RegExp(`\\b${index}\\b`));
});

test("a list whose index is gone fails instead of walking the products", async () => {
  await env.DB.exec("DROP INDEX product_parent_facets");
  const asked = list({ place: { level: "parent", id: 1 }, priceFrom: 120_000 });
  await expect(asked(env.DB)).rejects.toThrow("product_parent_facets");
});
