import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancelGoods, type GoodsCancelling } from "../../../app/data/orders/cancel-goods.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { beginTry, receivePayment } from "../../../app/data/payments/payment-tries.server.ts";
import type { PaymentKind } from "../../../app/domain/orders/order-states.ts";
import { NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { eventsOf, author } from "../../support/events.ts";
import { db, readRow, readRows, run } from "../../support/test-database.ts";

const LINES = [
  { product: shop.SHOE, variant: shop.SHOE_42, quantity: 3 },
  { product: shop.SHOE, variant: shop.SHOE_43 },
  { product: shop.BAG, quantity: 2 },
  { product: shop.PHONE },
];

let at = NOW;
let order: shop.PlacedTestOrder;
let parcel: shop.PlacedTestOrder["parcels"][number];
let lineOf: Record<string, number>;

beforeAll(async () => {
  await shop.insertOrderShop(db);
  await run("UPDATE vendor SET phone = '0711000002', amharic_name = NULL");
});
beforeEach(() => shop.clearOrders(db));

async function place(payment: PaymentKind, coupon: string | null = null) {
  order = await shop.placeTestOrder(db, { lines: LINES, payment, coupon });
  parcel = order.parcels.find(({ vendorId }) => vendorId === 2)!;
  const results = await readRows<{ position: number; variant: number }>(
    "SELECT position, variant_id AS variant FROM order_line WHERE parcel_id = ?1",
    parcel.id,
  );
  lineOf = Object.fromEntries(
    results.map(({ position, variant }) => [variant === 0 ? "bag" : String(variant), position]),
  );
  await run("DELETE FROM outbox WHERE text <> 'orderPlaced' AND text <> 'orderToPay'");
}

const cancel = (line: string | number, units: number, seen: number, more: Partial<GoodsCancelling> = {}) =>
  cancelGoods(db, {
    ...{ number: order.number, position: parcel.position, line: lineOf[line]!, units, seen, by: "shop" },
    ...{ reason: "The seller has no more", author, now: (at += 1_000), ...more },
  });
const move = (to: "delivered" | "cancelled") =>
  shop.moveTestParcel(db, order, { position: parcel.position, to, now: (at += 1_000) });
const pay = async (...states: string[]) => {
  for (const state of states) {
    await run("UPDATE payment SET state = ?2, state_at = ?3 WHERE order_id = ?1", order.id, state, (at += 1_000));
  }
};
const payment = () => readRow("SELECT state, amount FROM payment");
const totals = () =>
  readRow(`SELECT goods_total AS goods, discount_total AS discount, total FROM parcel WHERE id = ${parcel.id}`);
const stock = (id: number) =>
  readRow(`SELECT stock_amount AS s, listed_stock AS l, units_taken AS t FROM product WHERE id = ${id}`);
const refunds = () => readRows("SELECT part, amount FROM refund ORDER BY parcel_id, part");
const sound = async () => expect(await auditBooks(db, at)).toEqual([]);

test("units go back on the shelf, the parcel and what is to be paid cost less, the order stays as it was placed", async () => {
  await place("cash");
  const before = await stock(shop.SHOE);
  expect(await cancel(shop.SHOE_42, 2, 3)).toEqual({ kind: "cancelled", amount: 199_800 });
  expect(before).toMatchObject({ s: 6, t: 4 });
  expect(await stock(shop.SHOE)).toMatchObject({ s: 8, t: 2 });
  expect(await totals()).toMatchObject({ total: parcel.total - 199_800 });
  expect(await payment()).toEqual({ state: "due", amount: order.quote.total - 199_800 });
  expect(await readRow("SELECT total FROM shop_order")).toEqual({ total: order.quote.total });
  expect(await refunds()).toEqual([]);
  await sound();
});

test("cash is whole birr when it is ordered, and what is left of a parcel is whole birr again", async () => {
  await shop.addCoupon(db, { value: 7 });
  const money = () =>
    readRow(
      `SELECT goods_total - discount_total + delivery_fee - rounding - total AS off, total % 100 AS santim FROM parcel WHERE id = ${parcel.id}`,
    );
  await place("cash", "SAVE10");
  expect(order.quote.roundingTotal).toBeGreaterThan(0);
  expect(await money()).toEqual({ off: 0, santim: 0 });
  await cancel(shop.SHOE_42, 1, 3);
  expect(await money()).toEqual({ off: 0, santim: 0 });
  expect(await payment()).toMatchObject((await readRow("SELECT sum(total) AS amount FROM parcel")) as object);
  await sound();
});

test("the discount of a coupon goes with the goods, and its use stays", async () => {
  await shop.addCoupon(db, { value: 33 });
  await place("cash", "SAVE10");
  const was = (await totals()) as { goods: number; discount: number; total: number };
  await cancel(shop.SHOE_43, 1, 1);
  const share = Math.floor((was.discount * 120_000) / was.goods);
  expect(await totals()).toEqual({
    goods: was.goods - 120_000,
    discount: was.discount - share,
    total: was.total - 120_000 + share,
  });
  expect(await readRow("SELECT uses FROM coupon")).toEqual({ uses: 1 });
  await sound();
});

describe("money that came", () => {
  test("is given back for each part, and with the parcel what is left", async () => {
    await place("transfer");
    await pay("paid");
    expect(await cancel(shop.SHOE_42, 1, 3)).toEqual({ kind: "cancelled", amount: 99_900 });
    await cancel(shop.SHOE_42, 1, 2);
    await move("cancelled");
    expect(await refunds()).toEqual([
      { part: 0, amount: parcel.total - 199_800 },
      { part: 1, amount: 99_900 },
      { part: 2, amount: 99_900 },
    ]);
    await sound();
    await run("UPDATE refund SET state = 'done', done_at = ?1", at);
    expect(await readRow("SELECT count(*) AS received FROM outbox WHERE text = 'refundDone'")).toEqual({ received: 3 });
  });

  test("is given back without the discount: for goods that are cancelled, and for a parcel that is returned", async () => {
    await shop.addCoupon(db, { value: 10 });
    await place("transfer", "SAVE10");
    await pay("paid");
    expect(await cancel(shop.SHOE_43, 1, 1)).toEqual({ kind: "cancelled", amount: 108_000 });
    await move("delivered");
    await run("UPDATE parcel SET state = 'returnAsked' WHERE id = ?1", parcel.id);
    await run("UPDATE parcel SET state = 'returned' WHERE id = ?1", parcel.id);
    const rest = (await totals()) as { goods: number; discount: number };
    expect(rest.discount).toBeGreaterThan(0);
    expect(await refunds()).toEqual([
      { part: 0, amount: rest.goods - rest.discount },
      { part: 1, amount: 108_000 },
    ]);
    await sound();
  });

  test("by a reported transfer for goods cancelled meanwhile is given back when it comes", async () => {
    await place("transfer");
    await pay("reported");
    await cancel("bag", 1, 2);
    expect(await payment()).toMatchObject({ amount: order.quote.total });
    expect(await refunds()).toEqual([]);
    await sound();
    await pay("paid");
    expect(await refunds()).toEqual([{ part: 1, amount: 50_000 }]);
    await sound();
  });

  test("by chapa for goods cancelled while its page was open is given back when it comes", async () => {
    await place("chapa");
    const asked = { orderId: order.id, amount: order.quote.total, now: at, checkAt: null };
    const { reference } = (await beginTry(db, asked))!;
    await cancel("bag", 1, 2);
    expect(await payment()).toEqual({ state: "pending", amount: order.quote.total - 50_000 });
    expect(await refunds()).toEqual([]);
    await sound();
    await receivePayment(db, { reference, outsideReference: null, now: (at += 1_000) });
    expect(await payment()).toEqual({ state: "paid", amount: order.quote.total });
    expect(await refunds()).toEqual([{ part: 1, amount: 50_000 }]);
    await sound();
  });

  test("by a transfer that is due is less; in cash it is paid for what was delivered", async () => {
    await place("transfer");
    await cancel("bag", 1, 2);
    expect(await payment()).toEqual({ state: "due", amount: order.quote.total - 50_000 });
    await pay("paid");
    expect(await refunds()).toEqual([]);
    await sound();

    await shop.clearOrders(db);
    await place("cash");
    await cancel("bag", 2, 2);
    await move("delivered");
    await sound();
  });

  test("for goods that came back is the price without those that were cancelled", async () => {
    await place("cash");
    await cancel("bag", 2, 2);
    await move("delivered");
    const step = db.prepare("UPDATE parcel SET state = ?2, state_at = ?3 WHERE id = ?1");
    await step.bind(parcel.id, "returnAsked", at).run();
    await step.bind(parcel.id, "returned", at).run();
    expect(await refunds()).toEqual([{ part: 0, amount: 3 * 99_900 + 120_000 }]);
    await sound();
  });
});

test("shopper and vendor are told, with what is left", async () => {
  await place("cash");
  await cancel(shop.SHOE_42, 2, 3);
  const results = await readRows(
    "SELECT text, payload ->> 'to' AS phone, payload ->> '$.values.items' AS items, payload ->> '$.values.total' AS total FROM outbox WHERE id > 1 ORDER BY id",
  );
  const total = parcel.total - 199_800;
  expect(results.slice(-2)).toEqual([
    { text: "goodsCancelled", phone: "+251911234567", items: 2, total },
    { text: "vendorGoodsCancelled", phone: "+251711000002", items: null, total },
  ]);
});

test("each is an event with the reason, before and after", async () => {
  await place("cash");
  await cancel(shop.SHOE_42, 2, 3);
  expect((await eventsOf("order", order.number))[0]).toMatchObject({
    action: "lineCancelled",
    authorName: "Almaz",
    before: { parcel: parcel.position, name: "Shoe", quantity: 3 },
    after: { parcel: parcel.position, name: "Shoe", quantity: 1, reason: "The seller has no more" },
  });
});

describe("what is refused changes nothing", () => {
  beforeEach(() => place("cash"));

  test("the whole of a parcel, units that are not there, an unknown line", async () => {
    await cancel(shop.SHOE_42, 3, 3);
    await cancel(shop.SHOE_43, 1, 1);
    expect(await cancel("bag", 2, 2)).toEqual({ kind: "whole" });
    expect(await cancel("bag", 3, 2)).toEqual({ kind: "changed" });
    expect(await cancel("bag", 1, 3)).toEqual({ kind: "changed" });
    expect(await cancel("bag", 0, 2)).toEqual({ kind: "unknown" });
    expect(await cancel("bag", 1, 2, { line: 99 })).toEqual({ kind: "unknown" });
    expect(await cancel("bag", 1, 2, { number: "1111111111" })).toEqual({ kind: "unknown" });
    expect(await readRow("SELECT count(*) AS rows FROM line_cancellation")).toEqual({ rows: 2 });
    await sound();
  });

  test("what was delivered, by the statement and by the database itself", async () => {
    await move("delivered");
    expect(await cancel("bag", 1, 2)).toEqual({ kind: "refused", state: "delivered" });
    const forced = db
      .prepare("INSERT INTO line_cancellation VALUES (?1, 1, ?2, 1, 50000, 0, 'shop', '', 0)")
      .bind(parcel.id, lineOf.bag);
    await expect(forced.run()).rejects.toThrow("parcel_state");
    await sound();
  });

  test("more units than were ordered, by the database itself", async () => {
    const forced = db.prepare("INSERT INTO line_cancellation VALUES (?1, 1, ?2, 3, 50000, 0, 'shop', '', 0)");
    await expect(forced.bind(parcel.id, lineOf.bag).run()).rejects.toThrow("cancelled_units");
    await sound();
  });

  test("of two people who press at once one cancels, the other is told", async () => {
    const answers = await Promise.all([
      cancel(shop.SHOE_42, 2, 3),
      cancel(shop.SHOE_42, 2, 3),
      cancel(shop.SHOE_42, 2, 3),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["cancelled", "changed", "changed"]);
    expect(
      await readRow(
        "SELECT count(*) AS events FROM operator_event WHERE action = 'lineCancelled' AND object_id = " + order.number,
      ),
    ).toEqual({ events: 1 });
    await sound();
  });
});
