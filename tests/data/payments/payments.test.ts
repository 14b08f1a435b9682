import { beforeAll, beforeEach, expect, test } from "vitest";
import { moveParcel } from "../../../app/data/orders/parcels.server.ts";
import { freeExpiredHolds, findOwnPayment, reportTransfer } from "../../../app/data/payments/payments.server.ts";
import * as operator from "../../../app/data/payments/operator-payments.server.ts";
import { beginTry, failTry, keepPage, setMismatch } from "../../../app/data/payments/payment-tries.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { runUpkeep } from "../../../workers/upkeep.ts";
import * as shop from "../orders/order-shop.ts";
import { HOUR, NOW } from "../small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { db, readRow, readRows, readValue, run } from "../../support/test-database.ts";

// security-and-faults.md 3.

const OWNER = "session:buyer";

beforeAll(() => shop.insertOrderShop(db));
beforeEach(() => shop.clearOrders(db));

const place = (more: shop.TestOrder = {}) => shop.placeTestOrder(db, { owner: OWNER, payment: "transfer", ...more });
const own = (publicId: string, owner = OWNER) => findOwnPayment(db, owner, publicId);
const report = (publicId: string, now = NOW, owner = OWNER, bankReference = "FT1234") =>
  reportTransfer(db, { owner, publicId, bankReference, now });
const seen = async (number: string) => (await operator.findOperatorPayment(db, number))!.state;
const confirm = async (number: string, amount: number, now = NOW) =>
  operator.confirmTransfer(db, { number, amount, seen: await seen(number), author, now });
const refuse = async (number: string) =>
  operator.refuseTransfer(db, { number, seen: await seen(number), author, now: NOW });
const giveBack = (number: string, amount: number, now: number) =>
  operator.markRefunded(db, { number, amount, how: "CBE 1000123", author, now });
const openPage = async ({ id, quote }: shop.PlacedTestOrder) => {
  const opened = await beginTry(db, { orderId: id, amount: quote.total, now: NOW, checkAt: null });
  await keepPage(db, opened!.reference, "https://checkout.chapa.co/a");
  return opened!;
};
const events = (number: string) => eventsOf("order", number);
const stock = (id: number) =>
  readRow("SELECT stock_amount AS stock, units_taken AS taken FROM product WHERE id = ?", id);

test("a hold ends when its time is over, not before: parcels cancelled, goods and coupon back, once", async () => {
  await shop.addCoupon(db);
  const { publicId, parcels } = await place({
    lines: [{ product: shop.PHONE, quantity: 4 }, { product: shop.BAG }],
    coupon: "SAVE10",
  });
  expect(parcels.map(({ state }) => state)).toEqual(["awaitingPayment", "awaitingPayment"]);
  const uses = () => readValue("SELECT uses FROM coupon");
  expect(await uses()).toBe(1);
  await freeExpiredHolds(db, NOW + 48 * HOUR - 1, 10).run();
  expect((await own(publicId))!.state).toBe("due");
  await Promise.all([freeExpiredHolds(db, NOW + 48 * HOUR, 10).run(), runUpkeep(db, NOW + 48 * HOUR)]);
  expect((await own(publicId))!.state).toBe("expired");
  expect(await stock(shop.PHONE)).toEqual({ stock: 10, taken: 0 });
  expect(await stock(shop.BAG)).toEqual({ stock: 3, taken: 0 });
  expect(await uses()).toBe(0);
});

test("an order frees the holds of its own products first, and leaves others to the cron", async () => {
  const phone = await place({ lines: [{ product: shop.PHONE }] });
  const bag = await place({ owner: "session:two", lines: [{ product: shop.BAG }] });
  await freeExpiredHolds(db, NOW + 48 * HOUR, 10, [shop.BAG]).run();
  expect((await own(bag.publicId, "session:two"))!.state).toBe("expired");
  expect((await own(phone.publicId))!.state).toBe("due");
});

test("at most so many at once, the oldest first; cash and reported transfers are not held for a time", async () => {
  const first = await place();
  const second = await place({ owner: "session:two", now: NOW + 1_000 });
  const cash = await place({ owner: "session:three", payment: "cash" });
  const reported = await place({ owner: "session:four" });
  await report(reported.publicId, NOW, "session:four");
  await freeExpiredHolds(db, NOW + 1_000 * HOUR, 1).run();
  expect((await own(first.publicId))!.state).toBe("expired");
  expect((await own(second.publicId, "session:two"))!.state).toBe("due");
  await freeExpiredHolds(db, NOW + 1_000 * HOUR, 9).run();
  expect((await own(second.publicId, "session:two"))!.state).toBe("expired");
  expect((await own(cash.publicId, "session:three"))!.state).toBe("due");
  expect((await own(reported.publicId, "session:four"))!.state).toBe("reported");
});

test("a payment is its owner's, and of who proved to know the order; of nobody else", async () => {
  const { publicId, id, number, quote } = await place();
  expect(await own(publicId)).toMatchObject({ number, amount: quote.total, kind: "transfer", state: "due", tries: 0 });
  expect(await own(publicId, "session:two")).toBeNull();
  expect(await report(publicId, NOW, "session:two")).toBe(false);
  expect(await own("no-such-order")).toBeNull();
  await run(
    "INSERT INTO order_viewer (public_id, owner, added_at) SELECT public_id, 'session:two', 0 FROM shop_order WHERE id = ?",
    id,
  );
  expect(await own(publicId, "session:two")).toMatchObject({ number });
});

test("a reported transfer: corrected until it is decided; paid with exactly its amount; twice is as good as once", async () => {
  const { publicId, number, quote } = await place();
  expect(await report(publicId)).toBe(true);
  expect(await report(publicId, NOW + 1, OWNER, "FT9999")).toBe(true);
  expect((await operator.listOpenPayments(db, 10)).transfers).toEqual([
    { number, amount: quote.total, bankReference: "FT9999", reportedAt: NOW + 1, state: "reported" },
  ]);
  await confirm(number, quote.total - 1, NOW);
  expect((await own(publicId))!.state).toBe("reported");
  expect((await operator.listOpenPayments(db, 10)).transfers).toHaveLength(1);
  await confirm(number, quote.total, NOW);
  await confirm(number, quote.total, NOW);
  await refuse(number);
  expect(await own(publicId)).toMatchObject({ state: "paid", lateAmount: null, isDecided: 1 });
  expect(await report(publicId)).toBe(false);
  expect(await operator.listOpenPayments(db, 10)).toEqual({ transfers: [], mismatches: [], refunds: [] });
});

test.each(["transfer", "chapa"] as const)("%s: what a coupon gave away waits for no money alone", async (payment) => {
  await shop.addCoupon(db, { kind: "amount", value: 10_000_000, vendorId: 2 });
  const { publicId } = await place({
    ...{ lines: [{ product: shop.PHONE }, { product: shop.BAG }], coupon: "SAVE10", payment },
    deliveries: [[2, "pickup"]],
  });
  const parcel = { publicId, position: 1 };
  const actor = { mover: "shopper", owner: OWNER } as const;
  await moveParcel(db, { parcel, actor, to: "cancelled", reason: "", now: NOW + 1 });
  expect(await own(publicId)).toMatchObject({ state: "paid", amount: 0 });
  const results = await readRows("SELECT state, total FROM parcel ORDER BY position");
  expect(results).toMatchObject([{ state: "cancelled" }, { state: "placed", total: 0 }]);
  expect(await readRow("SELECT 1 FROM outbox WHERE payload LIKE '%paymentReceived%'")).toBeNull();
  expect(await auditBooks(db, NOW + 1)).toEqual([]);
});

test("an order fails with its last open page, not while another may still be paid", async () => {
  const order = await place({ payment: "chapa" });
  const [first, second] = [await openPage(order), await openPage(order)];
  await failTry(db, first.reference, NOW, null);
  expect(await seen(order.number)).toBe("pending");
  await failTry(db, second.reference, NOW, null);
  expect(await seen(order.number)).toBe("failed");
});

test("a transfer that never came: the order ends, its goods go back, and it is not reported again", async () => {
  const { publicId, number } = await place({ lines: [{ product: shop.BAG, quantity: 3 }] });
  await refuse(number);
  expect((await own(publicId))!.state).toBe("due");
  await report(publicId);
  await refuse(number);
  expect(await own(publicId)).toMatchObject({ state: "failed", isDecided: 1 });
  expect(await stock(shop.BAG)).toEqual({ stock: 3, taken: 0 });
  expect(await report(publicId)).toBe(false);
});

test("a transfer after the hold ended may still be told; found, it is owed back and never paid", async () => {
  const { publicId, number, quote } = await place();
  const later = NOW + 50 * HOUR;
  expect(await report(publicId, later)).toBe(true);
  expect((await own(publicId))!.state).toBe("due");
  await freeExpiredHolds(db, later, 10).run();
  expect((await operator.listOpenPayments(db, 10)).transfers[0]).toMatchObject({ number, state: "expired" });
  await confirm(number, quote.total, later);
  await confirm(number, quote.total, later);
  expect(await own(publicId)).toMatchObject({ state: "expired", lateAmount: quote.total });
  const { refunds } = await operator.listOpenPayments(db, 10);
  expect(refunds).toEqual([
    {
      ...{ number, parcel: 0, amount: quote.total, createdAt: later },
      ...{ name: "Hana Tesfaye", phone: "+251911234567" },
    },
  ]);
  expect(await giveBack(number, quote.total + 1, later)).toBe(false);
  expect(await giveBack(number, quote.total, later)).toBe(true);
  expect(await giveBack(number, quote.total, later)).toBe(false);
  expect((await operator.listOpenPayments(db, 10)).refunds).toEqual([]);
});

test("each decision is one event with who took it, and a hold that ends is the shop's own", async () => {
  const { publicId, number, quote } = await place();
  await report(publicId);
  await confirm(number, quote.total - 1);
  await confirm(number, quote.total);
  await confirm(number, quote.total);
  expect(await events(number)).toMatchObject([
    {
      ...{ action: "transferConfirmed", authorKind: "staff", authorName: "Almaz", address: "192.0.2.7", at: NOW },
      ...{ before: { state: "reported" }, after: { state: "paid", amount: quote.total } },
    },
  ]);
  const lost = await place({ owner: "session:two" });
  await report(lost.publicId, NOW, "session:two");
  await refuse(lost.number);
  await refuse(lost.number);
  expect(await events(lost.number)).toMatchObject([
    { action: "transferRefused", before: { state: "reported" }, after: { state: "failed" } },
  ]);
  const late = await place({ owner: "session:three" });
  await freeExpiredHolds(db, NOW + 50 * HOUR, 10).run();
  await confirm(late.number, 5_000, NOW + 51 * HOUR);
  await giveBack(late.number, 5_000, NOW + 52 * HOUR);
  await giveBack(late.number, 5_000, NOW + 53 * HOUR);
  expect(await events(late.number)).toMatchObject([
    { action: "refundDone", authorKind: "staff", after: { amount: 5_000, how: "CBE 1000123" }, at: NOW + 52 * HOUR },
    { action: "transferConfirmed", before: {}, after: { amount: 5_000 } },
    {
      ...{ action: "paymentExpired", authorKind: "cron", authorId: "", address: "" },
      ...{ before: { state: "due" }, after: { state: "expired" }, at: NOW + 50 * HOUR },
    },
  ]);
});

test("two people who decide at once: one transfer, one outcome, and one of them is told", async () => {
  const { publicId, number, quote } = await place();
  await report(publicId);
  const by = { number, seen: "reported", author, now: NOW } as const;
  const decided = await Promise.all([
    operator.confirmTransfer(db, { ...by, amount: quote.total }),
    operator.refuseTransfer(db, by),
    operator.confirmTransfer(db, { ...by, amount: quote.total }),
  ]);
  expect(decided.filter(Boolean)).toHaveLength(1);
  expect(await events(number)).toHaveLength(1);
  expect(await auditBooks(db, NOW)).toEqual([]);
});

test("wrong money at Chapa is closed once with a reason, and does not come back", async () => {
  const { id, number } = await place({ payment: "chapa" });
  const reference = "gulit-wrong";
  const began = await beginTry(db, { orderId: id, amount: 100, now: NOW, checkAt: null });
  await run("UPDATE payment_try SET reference = ?2 WHERE reference = ?1", began!.reference, reference);
  const close = () => operator.closeMismatch(db, { reference, reason: "Sent back at Chapa", author, now: NOW });
  expect(await close()).toBe(false);
  await setMismatch(db, reference);
  expect((await operator.listOpenPayments(db, 10)).mismatches).toMatchObject([{ number, reference, amount: 100 }]);
  expect((await Promise.all([close(), close()])).filter(Boolean)).toEqual([true]);
  await setMismatch(db, reference);
  expect((await operator.listOpenPayments(db, 10)).mismatches).toEqual([]);
  expect(await events(number)).toMatchObject([
    { action: "mismatchClosed", after: { reference, amount: 100, reason: "Sent back at Chapa" } },
  ]);
});
