import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listCoupons } from "../../app/data/cart/coupon-load.server.ts";
import * as collections from "../../app/data/collections/collections.server.ts";
import { listAlerts } from "../../app/data/messages/alerts.server.ts";
import { listWaitingAlerts } from "../../app/data/messages/readers.server.ts";
import { listForDesk } from "../../app/data/orders/custom-orders-desk.server.ts";
import { listDeadEvents } from "../../app/data/portal/portal-events.server.ts";
import { listChangedParcels } from "../../app/data/portal/portal-parcels.server.ts";
import { listVendorProducts, listVendorStock } from "../../app/data/portal/portal-products.server.ts";
import { listVendorReviews } from "../../app/data/portal/portal-reviews.server.ts";
import { listDeskQuestions } from "../../app/data/questions/desk-questions.server.ts";
import { listPublishedQuestions } from "../../app/data/questions/questions.server.ts";
import { plansOf } from "../support/query-plans.ts";
import { insertOrderShop } from "./orders/order-shop.ts";
import { NOW } from "./small-catalogue.ts";

// Growing lists are read from their index in order; tests/support/walks.ts tests that no table is walked.

const page = { size: 25, offset: 24 };
const inPlace = (level: "parent" | "category" | "subcategory") => (db: D1Database) =>
  collections.idsInPlace(db, { level, id: 1 }, 24);

const lists: [string, (db: D1Database) => Promise<unknown>][] = [
  ["newestIds", (db) => collections.newestIds(db, page)],
  ["discountedIds", (db) => collections.discountedIds(db, NOW, page)],
  ["freeDeliveryIds", (db) => collections.freeDeliveryIds(db, 24)],
  ["mostViewedIds", (db) => collections.mostViewedIds(db, 24)],
  ["cheaperIds", (db) => collections.cheaperIds(db, 100_000, 24)],
  ["idsInPlace, parent", inPlace("parent")],
  ["idsInPlace, category", inPlace("category")],
  ["idsInPlace, subcategory", inPlace("subcategory")],
  ["listCoupons", (db) => listCoupons(db, "", 10)],
  ["listAlerts", (db) => listAlerts(db, 1)],
  ["listWaitingAlerts", (db) => listWaitingAlerts(db, { before: null, limit: 9 })],
  ["listForDesk", (db) => listForDesk(db, { isOpen: true, limit: 9 })],
  ["listDeadEvents", (db) => listDeadEvents(db, { vendorId: null, before: null }, 10)],
  ["listDeadEvents, of one vendor", (db) => listDeadEvents(db, { vendorId: 1, before: null }, 10)],
  ["listChangedParcels", (db) => listChangedParcels(db, 1, 0, 10)],
  ["listVendorProducts", (db) => listVendorProducts(db, 1, "", 10)],
  ["listVendorStock", (db) => listVendorStock(db, 1, "", 10)],
  ["listVendorReviews", (db) => listVendorReviews(db, 1, 0, 10)],
  ["listDeskQuestions", (db) => listDeskQuestions(db, { state: "asked", before: null }, 50)],
  ["listPublishedQuestions", (db) => listPublishedQuestions(db, 1, 3)],
];

beforeAll(() => insertOrderShop(env.DB));

test.each(lists)("%s sorts nothing", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  const sorted = plans.filter((line) => /TEMP B-TREE FOR (ORDER|GROUP)/.test(line));
  expect(sorted).toEqual([]);
});
