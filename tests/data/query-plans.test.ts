import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listCoupons } from "../../app/data/cart/coupon-load.server.ts";
import * as collections from "../../app/data/collections/collections.server.ts";
import * as other from "../../app/data/collections/other-lists.server.ts";
import { listDeskProducts, type ProductQuestion } from "../../app/data/desk/find-products.server.ts";
import { listHolidayPackages } from "../../app/data/home/holidays.server.ts";
import { listNearYou } from "../../app/data/home/near-you.server.ts";
import { findListingPage } from "../../app/data/listings/find-listing-page.server.ts";
import { listAlerts } from "../../app/data/messages/alerts.server.ts";
import { listWaitingAlerts } from "../../app/data/messages/readers.server.ts";
import { listForDesk } from "../../app/data/orders/custom-orders-desk.server.ts";
import { freeExpiredHolds } from "../../app/data/payments/payments.server.ts";
import { listDeadEvents } from "../../app/data/portal/portal-events.server.ts";
import { listChangedParcels } from "../../app/data/portal/portal-parcels.server.ts";
import { listVendorProducts } from "../../app/data/portal/portal-products.server.ts";
import { listVendorReviews } from "../../app/data/portal/portal-reviews.server.ts";
import { findDeliveryFees, listPriceRules } from "../../app/data/prices/price-rules.server.ts";
import { listCategoryRows } from "../../app/data/products/category-rows.server.ts";
import { findProductDetail, listMerchantProducts } from "../../app/data/products/product-detail.server.ts";
import { countRates, listReviews } from "../../app/data/products/product-rates.server.ts";
import {
  listDiscounted,
  listFreeDelivery,
  listMostViewed,
  listNewest,
} from "../../app/data/products/products.server.ts";
import { listMoreFromVendor } from "../../app/data/products/related-products.server.ts";
import { listDeskQuestions } from "../../app/data/questions/desk-questions.server.ts";
import { listPublishedQuestions } from "../../app/data/questions/questions.server.ts";
import { listShopQuestions } from "../../app/data/questions/shop-questions.server.ts";
import * as sitemap from "../../app/data/sitemap.server.ts";
import { listBookLines } from "../../app/data/vendors/vendor-parcels.server.ts";
import { listVendors } from "../../app/data/vendors/vendor-directory.server.ts";
import { noFilter, type ListingFilter } from "../../app/domain/listings/listing-filter.ts";
import { defaultRequest, type ListingRequest } from "../../app/domain/listings/listing-request.ts";

import { priceRuleKinds } from "../../app/domain/prices/price-rules.ts";
import { directorySorts } from "../../app/domain/vendors/vendor-directory.ts";
import { parseMonth } from "../../app/domain/vendors/books.ts";
import { openMigrated } from "../../scripts/steps/shop/schema.ts";
import { plansOf } from "../support/query-plans.ts";
import { walksOf } from "../support/walks.ts";
import * as rows from "./listings/listing-rows.ts";
import { NOW } from "./small-catalogue.ts";
import { insertVendorMarket } from "./vendors/vendor-market.ts";

// Decision 7: that no statement walks a table that grows is held at each that a test asks (tests/support/walks.ts).

type Ask = (db: D1Database) => Promise<unknown>;
const page = { size: 24, offset: 24 };
const inCategory = (level: "parent" | "category" | "subcategory") => (db: D1Database) =>
  collections.listInCategory(db, { level, id: 1 }, 24);
const deskProducts = (question: Partial<ProductQuestion>) => (db: D1Database) =>
  listDeskProducts(db, { words: "", vendorId: null, isSoldOut: false, isHidden: false, after: null, ...question }, 9);

/** With the indexes that they have to use. */
const sorted: [name: string, ask: Ask, ...indexes: string[]][] = [
  ["listNewest", (db) => listNewest(db, page)],
  ["listDiscounted", (db) => listDiscounted(db, NOW, page)],
  ["listFreeDelivery", (db) => listFreeDelivery(db, page)],
  ["listMostViewed", (db) => listMostViewed(db, 24)],
  ["listLessThan1000", (db) => other.listLessThan1000(db, NOW, 24)],
  ["listInCategory, parent", inCategory("parent")],
  ["listInCategory, category", inCategory("category")],
  ["listInCategory, subcategory", inCategory("subcategory")],
  ["listCoupons", (db) => listCoupons(db, "", 10)],
  ["listAlerts", (db) => listAlerts(db, 1)],
  ["listWaitingAlerts", (db) => listWaitingAlerts(db, { before: null, limit: 9 })],
  ["listForDesk", (db) => listForDesk(db, { isOpen: true, limit: 9 })],
  ["listDeadEvents", (db) => listDeadEvents(db, 1, 10)],
  ["listChangedParcels", (db) => listChangedParcels(db, 1, 0, 10)],
  ["listVendorProducts", (db) => listVendorProducts(db, 1, "", 10)],
  ["listVendorReviews", (db) => listVendorReviews(db, 1, 0, 10)],
  ["listDeskQuestions", (db) => listDeskQuestions(db, { state: "asked", before: null }, 50)],
  ["listPublishedQuestions", (db) => listPublishedQuestions(db, 1, 3)],
  ["listShopQuestions", (db) => listShopQuestions(db, null, 5)],
  ["listDeskProducts", deskProducts({})],
  ["listDeskProducts, words", deskProducts({ words: "pot", isSoldOut: true })],
  ["listDeskProducts, sold out", deskProducts({ isSoldOut: true })],
  ["listDeskProducts, hidden", deskProducts({ isHidden: true })],
  ["freeExpiredHolds", (db) => freeExpiredHolds(db, NOW, 10).run(), "payment_held"],
  ["freeExpiredHolds of products", (db) => freeExpiredHolds(db, NOW, 10, [1]).run(), "payment_held"],
  ["findDeliveryFees", (db) => findDeliveryFees(db, NOW)],
  ...priceRuleKinds.map<[string, Ask]>((kind) => [
    `listPriceRules, ${kind}`,
    (db) => listPriceRules(db, kind, { until: NOW, limit: 50 }),
  ]),
  ["listBookLines", (db) => listBookLines(db, { ...parseMonth("2026-11")!, from: NOW }, null), "parcel_event_of_books"],
  ["findProductDetail", (db) => findProductDetail(db, "1")],
  ["listMerchantProducts", (db) => listMerchantProducts(db, 0, 200)],
  ["listMoreFromVendor", (db) => listMoreFromVendor(db, 1, 2, 8)],
  ["countRates", (db) => countRates(db, 1), "COVERING INDEX product_rate_counts"],
  ...(["newest", "highest", "lowest"] as const).flatMap((sort) =>
    ([null, 4] as const).map<[string, Ask, string]>((stars) => [
      `listReviews, ${sort} ${stars}`,
      (db) => listReviews(db, 1, { sort, stars, ...page }),
      stars === null ? `product_rate_${sort}` : "product_rate_",
    ]),
  ),
  ["listProductShards", (db) => sitemap.listProductShards(db), "product_facts"],
  ["listVendorShards", (db) => sitemap.listVendorShards(db)],
  ["listShardProducts", (db) => sitemap.listShardProducts(db, 2)],
  ["listShardVendors", (db) => sitemap.listShardVendors(db, 1)],
];

const category = { category: { level: "category", id: 11 } } as const;
const typed = { priceFrom: 120_000, priceBelow: 260_000 };
const list =
  (filter: Partial<ListingFilter>, asked: Partial<ListingRequest> = {}): Ask =>
  (db) =>
    findListingPage(db, { ...defaultRequest, filter: { ...noFilter, ...filter }, ...asked });
const found = (filter: Partial<ListingFilter>, sort: ListingRequest["sort"]) => list(filter, { words: rows.POT, sort });

/** Only rows already read may be sorted. */
const indexed: [name: string, ask: Ask, ...indexes: string[]][] = [
  ["all products", list({}), "product_all_newest"],
  ["a category by price", list(category, { sort: "price" }), "product_category_price"],
  ["a key", list(category, { sort: "views", after: "v0-5-5-5" }), "product_category_views"],
  ["backwards", list(category, { sort: "rating", before: "r1-5-5-5" }), "product_category_rating"],
  ["packed facets of many", list({ inStock: true }), "product_all_newest"],
  ["of few", list({ ...category, discount: 50, rating: 4 }, { sort: "price" }), "product_category_facets"],
  ["a typed price", list({ ...typed, inStock: true }), "product_all_facets", "product_facts"],
  ["a vendor", list({ vendors: [1] }, { sort: "views" }), "product_vendor_facets"],
  ["brands in a category", list({ ...category, brands: [1, 2] }), "product_brand_facets"],
  ["colours and sizes", list({ colors: [0, 1], sizes: [0] }), "product_found", "product_search"],
  ["a colour of a vendor", list({ vendors: [1], colors: [0], ...typed }), "product_found", "product_search"],
  ["a search by relevance", found({}, "relevance"), "product_found", "product_search"],
  ["a search, facets", found({ ...category, inStock: true, colors: [0], ...typed }, "relevance"), "product_found"],
  ["a search by views", found({ vendors: [1] }, "views"), "product_found"],
  ["listLessThan1000", (db) => other.listLessThan1000(db, NOW, 12), "product_all_price"],
  ["listVehicles", (db) => other.listVehicles(db, 12), "product_subcategory_views"],
  ["listCategoryRows", (db) => listCategoryRows(db, 6, 10), "product_category_views"],
  ["listParentCollections", (db) => other.listParentCollections(db, 12, 6), "product_parent_views"],
  ["holidays", (db) => listHolidayPackages(db, 8), "product_subcategory_newest"],
  ["near you", (db) => listNearYou(db, "Adama", 12), ...["product_vendor_window", "vendor_by_city"]],
  ...directorySorts.flatMap((sort) =>
    ["", "Adama"].map<[string, Ask, string]>((city) => [
      `vendors by ${sort} in '${city}'`,
      (db) => listVendors(db, { match: null, parentId: 2, city: city || null }, { sort, locale: "en", page }),
      "shelf_value_by_count",
    ]),
  ),
];

beforeAll(async () => {
  await insertVendorMarket(env.DB);
  // As if shelves had thousands.
  await env.DB.exec("UPDATE shelf_cell SET count = count * 5000 WHERE shelf < 4 * 1099511627776");
  await rows.insertFound(env.DB, [{ id: 1, isNamed: true, isRetired: false }]).run();
});

test.each(sorted)("%s sorts nothing", async (_, ask, ...indexes) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((line) => /TEMP B-TREE FOR (ORDER|GROUP)/.test(line))).toEqual([]);
  for (const index of indexes) expect(plans.join("\n")).toContain(index);
});

test.each(indexed)("%s reads its index, in the order that it is asked for", async (_, ask, ...indexes) => {
  const plans = await plansOf(env.DB, ask);
  for (const index of indexes) {
    const at = plans.findIndex((line) => new RegExp(`\\b${index}\\b`).test(line));
    expect(plans[at], `${index} in ${plans.join("\n")}`).toBeDefined();
    expect(plans[at + 1] ?? "").not.toContain("TEMP B-TREE FOR ORDER BY LIMIT");
  }
});

test("a list whose index is gone fails instead of walking the products", async () => {
  await env.DB.exec("DROP INDEX product_parent_facets");
  const asked = list({ category: { level: "parent", id: 1 }, priceFrom: 120_000 });
  await expect(asked(env.DB)).rejects.toThrow("product_parent_facets");
});

test("a walk is seen, also of a trigger; what an index narrows, and short tables, are none", () => {
  const database = openMigrated();
  const walks = (sql: string) => walksOf(database, sql);
  expect(walks("SELECT name FROM product WHERE description = ?1")).toEqual(["product"]);
  expect(walks("SELECT * FROM shop_order ORDER BY city LIMIT 5")).toEqual(["shop_order"]);
  expect(walks("SELECT name FROM product WHERE id = ?1")).toEqual([]);
  expect(walks("SELECT * FROM staff")).toEqual([]);
  database.exec(
    "CREATE TRIGGER told AFTER UPDATE ON product BEGIN UPDATE account SET name = '' WHERE name = NEW.name; END",
  );
  expect(walks("UPDATE product SET name = '' WHERE id = ?1")).toEqual(["account"]);
  database.close();
});
