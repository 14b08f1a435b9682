import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import * as collections from "../../../app/data/collections/collections.server.ts";
import { plansOf } from "../../support/query-plans.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";

// Specification 7.2.

const page = { size: 25, offset: 24 };
const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["newestIds", (db) => collections.newestIds(db, page)],
  ["discountedIds", (db) => collections.discountedIds(db, NOW, page)],
  ["freeDeliveryIds", (db) => collections.freeDeliveryIds(db, 24)],
  ["mostViewedIds", (db) => collections.mostViewedIds(db, 24)],
  ["cheaperIds", (db) => collections.cheaperIds(db, 100_000, 24)],
  ["idsInPlace, parent", (db) => collections.idsInPlace(db, { level: "parent", id: 1 }, 24)],
  ["idsInPlace, category", (db) => collections.idsInPlace(db, { level: "category", id: 1 }, 24)],
  ["idsInPlace, subcategory", (db) => collections.idsInPlace(db, { level: "subcategory", id: 1 }, 24)],
  ["holidaySubcategories", (db) => collections.holidaySubcategories(db)],
  ["listFullProducts", (db) => collections.listFullProducts(db, [1, 2, 3])],
  ["listExhibitionCatalogues", (db) => collections.listExhibitionCatalogues(db, 24)],
];

beforeAll(() => insertSmallCatalogue(env.DB));

// Walked in the order of an index until a page is full; the others are short tables or one parameter's ids.
const IN_ORDER = /^SCAN (product|p) USING (COVERING )?INDEX product_(newest|discounted|free_delivery|most_viewed)\b/;
const SHORT = /^SCAN (wanted|json_each|e|h|x|\(subquery-\d+\)|CONSTANT ROW)(?= |$)/;

test.each(questions)("%s walks no table and sorts no products", async (name, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((line) => line.startsWith("SCAN") && !IN_ORDER.test(line) && !SHORT.test(line))).toEqual([]);
  const isShort = /holiday|Exhibition|listFull/i.test(name);
  if (!isShort) expect(plans.filter((line) => line.includes("TEMP B-TREE"))).toEqual([]);
});
