import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import * as events from "../../../app/data/portal/portal-events.server.ts";
import * as keys from "../../../app/data/portal/portal-keys.server.ts";
import {
  findVendorParcel,
  listChangedParcels,
  listParcelGoods,
} from "../../../app/data/portal/portal-parcels.server.ts";
import { listVendorProducts, listVendorStock } from "../../../app/data/portal/portal-products.server.ts";
import { findRequest, recordRequest } from "../../../app/data/portal/portal-requests.server.ts";
import { listVendorReviews } from "../../../app/data/portal/portal-reviews.server.ts";
import { changeOptionPrice, changeOptionStock } from "../../../app/data/products/change-option.server.ts";
import { changePrice, changeStock } from "../../../app/data/products/change-product.server.ts";
import { closeVendor } from "../../../app/data/vendors/hidden-goods.server.ts";
import { plansOf } from "../../support/query-plans.ts";
import { insertOrderShop, PHONE } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";

// No statement walks a growing table.

beforeAll(() => insertOrderShop(env.DB));

const author = { kind: "portal", id: "1", name: "", address: "" } as const;
const once = { id: "e", vendorId: 1, contentHash: "h", now: NOW };
const change = { productId: PHONE, vendorId: 1, author, now: NOW };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["findCaller", (db) => keys.findCaller(db, "k")],
  ["findPortalKey", (db) => keys.findPortalKey(db, 1)],
  ["addPortalKey", (db) => keys.addPortalKey(db, { key: "k", vendorId: 1, endpoint: null, now: NOW }).run()],
  ["showEarlierParcels", (db) => keys.showEarlierParcels(db, 1).run()],
  ["endPortalKey", (db) => keys.endPortalKey(db, "k", NOW).run()],
  ["setEndpoint", (db) => keys.setEndpoint(db, "k", null).run()],
  ["findRequest", (db) => findRequest(db, once)],
  ["recordRequest.parcel", (db) => recordRequest.parcel(db, once, "1", 1, "placed").run()],
  ["recordRequest.stock", (db) => recordRequest.stock(db, once, 1, 1).run()],
  ["recordRequest.optionStock", (db) => recordRequest.optionStock(db, once, 1, 1, 1).run()],
  ["recordRequest.optionPrice", (db) => recordRequest.optionPrice(db, once, 1, 1, 1).run()],
  ["recordRequest.price", (db) => recordRequest.price(db, once, 1, 1).run()],
  ["recordRequest.reply", (db) => recordRequest.reply(db, once, 1, "").run()],
  ["recordRequest.closed", (db) => recordRequest.closed(db, once, 1).run()],
  ["listChangedParcels", (db) => listChangedParcels(db, 1, 0, 10)],
  ["findVendorParcel", (db) => findVendorParcel(db, 1, { number: "1", position: 1 })],
  ["listParcelGoods", (db) => listParcelGoods(db, 1, { number: "1", position: 1 })],
  ["listVendorProducts", (db) => listVendorProducts(db, 1, "", 10)],
  ["listVendorStock", (db) => listVendorStock(db, 1, "", 10)],
  ["listVendorReviews", (db) => listVendorReviews(db, 1, 0, 10)],
  ["changeStock", (db) => changeStock(db, { ...change, stock: 1, expected: null })],
  ["changePrice", (db) => changePrice(db, { ...change, price: 1, usdPrice: null })],
  ["changeOptionStock", (db) => changeOptionStock(db, { ...change, variantId: 1, stock: 1, expected: null })],
  ["changeOptionPrice", (db) => changeOptionPrice(db, { ...change, variantId: 1, price: 1 })],
  ["closeVendor", (db) => closeVendor(db, { vendorId: 1, until: null, author, now: NOW })],
  ["listDeadEvents", (db) => events.listDeadEvents(db, { vendorId: null, before: null }, 10)],
  ["listDeadEvents, of one vendor", (db) => events.listDeadEvents(db, { vendorId: 1, before: null }, 10)],
  ["findDeadEvent", (db) => events.findDeadEvent(db, 1)],
  ["replayDeadEvent", (db) => events.replayDeadEvent(db, 1, NOW).run()],
];

const SHORT = /^SCAN (?:CONSTANT ROW|s$)/;

test.each(questions)("%s walks no table and sorts nothing that grows", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((line) => line.startsWith("SCAN") && !SHORT.test(line))).toEqual([]);
  // One parcel has few lines.
  const sorted = plans.filter((line) => line.includes("TEMP B-TREE") && !line.includes("json_group_array"));
  expect(sorted).toEqual([]);
});
