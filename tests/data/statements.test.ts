import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findCouponFaults, saveCoupons, type CouponDraft } from "../../app/data/cart/coupon-load.server.ts";
import { findContentPlaces } from "../../app/data/content/content-places.server.ts";
import { findContentVersion, listContentVersions } from "../../app/data/content/content-load.server.ts";
import * as operator from "../../app/data/payments/operator-payments.server.ts";
import * as tries from "../../app/data/payments/payment-tries.server.ts";
import { findOwnPayment, freeExpiredHolds, reportTransfer } from "../../app/data/payments/payments.server.ts";
import * as events from "../../app/data/portal/portal-events.server.ts";
import * as keys from "../../app/data/portal/portal-keys.server.ts";
import { findVendorParcel, listChangedParcels, listParcelGoods } from "../../app/data/portal/portal-parcels.server.ts";
import { listVendorProducts, listVendorStock } from "../../app/data/portal/portal-products.server.ts";
import { findRequest, recordRequest } from "../../app/data/portal/portal-requests.server.ts";
import { listVendorReviews } from "../../app/data/portal/portal-reviews.server.ts";
import { changeOptionPrice, changeOptionStock } from "../../app/data/products/change-option.server.ts";
import { changePrice, changeStock } from "../../app/data/products/change-product.server.ts";
import { listMerchantProducts } from "../../app/data/products/product-detail.server.ts";
import { closeVendor } from "../../app/data/vendors/hidden-goods.server.ts";
import { walksOf } from "../support/walks.ts";
import { openMigrated } from "../../scripts/steps/shop/schema.ts";
import { BAG, insertOrderShop, PHONE, placeTestOrder } from "./orders/order-shop.ts";
import { NOW } from "./small-catalogue.ts";

// tests/support/walks.ts refuses statements of tests in Node that walk a growing table; these are otherwise run in
// workerd only.

const OWNER = "session:buyer";
const author = { kind: "portal", id: "1", name: "", address: "" } as const;
const once = { id: "e", vendorId: 1, contentHash: "h", now: NOW };
const change = { productId: PHONE, vendorId: 1, author, now: NOW };
let order: { id: number; publicId: string; number: string };
const by = () => ({ number: order.number, author, now: NOW });
const draft: CouponDraft = {
  ...{ code: "AAA", kind: "percent", value: 1, minimum: 0, vendor: null, startsAt: 0, endsAt: 1, mostUses: 1 },
};
const named = {
  products: ["phone-one"],
  links: ["phone-one", "2"],
  categories: ["mens-shoes"],
  subcategories: ["handbags", "mens-shoes/accessories"],
  vendors: ["1"],
};

beforeAll(async () => {
  await insertOrderShop(env.DB);
  order = await placeTestOrder(env.DB, { owner: OWNER, payment: "chapa" });
});

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
  ["findOwnPayment", (db) => findOwnPayment(db, OWNER, order.publicId)],
  [
    "reportTransfer",
    (db) => reportTransfer(db, { owner: OWNER, publicId: order.publicId, bankReference: "FT1234", now: NOW }),
  ],
  ["freeExpiredHolds", (db) => freeExpiredHolds(db, NOW, 10).run()],
  ["freeExpiredHolds of products", (db) => freeExpiredHolds(db, NOW, 10, [PHONE, BAG]).run()],
  ["beginTry", (db) => tries.beginTry(db, { orderId: order.id, amount: 100, now: NOW, checkAt: NOW })],
  ["keepPage", (db) => tries.keepPage(db, "gulit-a", "https://chapa.test/a")],
  ["findTry", (db) => tries.findTry(db, "gulit-a")],
  ["listOpenTries", (db) => tries.listOpenTries(db, order.id)],
  ["leaseTries", (db) => tries.leaseTries(db, NOW, { limit: 8, leaseMs: 1 })],
  ["checkLater", (db) => tries.checkLater(db, "gulit-a", NOW)],
  ["receivePayment", (db) => tries.receivePayment(db, { reference: "gulit-a", outsideReference: null, now: NOW })],
  ["failTry", (db) => tries.failTry(db, "gulit-a", NOW, null)],
  ["setMismatch", (db) => tries.setMismatch(db, "gulit-a")],
  ["listOpenPayments", (db) => operator.listOpenPayments(db, 10)],
  ["findOperatorPayment", (db) => operator.findOperatorPayment(db, order.number)],
  ["confirmTransfer", (db) => operator.confirmTransfer(db, { ...by(), amount: 100, seen: "due" })],
  ["refuseTransfer", (db) => operator.refuseTransfer(db, { ...by(), seen: "reported" })],
  ["markRefunded", (db) => operator.markRefunded(db, { ...by(), amount: 100, how: "cash" })],
  ["closeMismatch", (db) => operator.closeMismatch(db, { ...by(), reference: "gulit-a", reason: "sent back" })],
  ["findCouponFaults", (db) => findCouponFaults(db, [draft])],
  ["saveCoupons", (db) => saveCoupons(db, [draft], { author, now: 1 })],
  ["findContentPlaces", (db) => findContentPlaces(db, named)],
  ["listContentVersions", (db) => listContentVersions(db)],
  ["findContentVersion", (db) => findContentVersion(db, 1)],
  ["listMerchantProducts", (db) => listMerchantProducts(db, 0, 200)],
];

test.each(questions)("%s walks no table that grows", async (_, ask) => {
  await expect(ask(env.DB)).resolves.not.toThrow();
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
