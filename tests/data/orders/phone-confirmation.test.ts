import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countQueues } from "../../../app/data/desk/today-counts.server.ts";
import { listDeskOrders } from "../../../app/data/orders/desk-orders.server.ts";
import { listDeskParcels } from "../../../app/data/orders/desk-parcels.server.ts";
import { confirmPhoneByHand } from "../../../app/data/orders/phone-confirmation.server.ts";
import { findOrder } from "../../../app/data/orders/orders.server.ts";
import { moveParcel, type ParcelActor } from "../../../app/data/orders/parcels.server.ts";
import { freeExpiredHolds } from "../../../app/data/payments/payments.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import type { ParcelState, ShownState } from "../../../app/domain/orders/order-states.ts";
import { orderView } from "../../../app/domain/orders/order-view.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { BAG, clearOrders, insertOrderShop, PHONE, placeTestOrder, type PlacedTestOrder } from "./order-shop.ts";
import { eventsOf, author } from "../../support/events.ts";
import { db, readRows, readValue, run } from "../../support/test-database.ts";

// docs/decisions/0065.

const UNTIL = NOW + DAY;
const LATER = NOW + 60_000;

let order: PlacedTestOrder;
const buy = (changes = {}) =>
  placeTestOrder(db, { lines: [{ product: PHONE, quantity: 2 }, { product: BAG }], confirmBy: UNTIL, ...changes });
const confirm = (now = LATER, number = order.number) => confirmPhoneByHand(db, { number, author, now });
const count = (table: string) => readValue(`SELECT count(*) AS n FROM ${table}`);
const received = async () =>
  (
    await readRows<{ kind: string; text: string | null; type: string | null }>(
      "SELECT kind, payload ->> '$.text' AS text, payload ->> '$.type' AS type FROM outbox ORDER BY id",
    )
  ).map(({ kind, text, type }) => `${kind} ${text ?? type}`);
const stock = (product: number) => readValue("SELECT stock_amount FROM product WHERE id = ?1", product);
const move = (actor: ParcelActor, to: ParcelState, position = 1) =>
  moveParcel(db, { parcel: { publicId: order.publicId, position }, actor, to, reason: "", now: LATER });
const events = async () =>
  (await eventsOf("order", order.number)).map(({ action, authorKind }) => `${action} ${authorKind}`);
const toPack = async () =>
  (await listDeskParcels(db, { work: "open", region: null, cities: null, subCity: null, after: null, now: NOW }, 9))
    .parcels.length;
const listed = async (state: ShownState) =>
  (
    await listDeskOrders(db, { search: null, state, payment: null, region: null, since: null, before: null }, 9)
  ).orders.map(({ number }) => number);
const sound = async (now = LATER) => expect(await auditBooks(db, now)).toEqual([]);

beforeAll(async () => {
  await insertOrderShop(db);
  await run("UPDATE vendor SET phone = '0912345678', email = NULL WHERE id = 1");
  await run("UPDATE vendor SET phone = NULL, email = 'v@mail.example' WHERE id = 2");
  await run("INSERT INTO portal_key (id, vendor_id, endpoint, made_at) VALUES ('k', 1, 'https://v.example', 0)");
});
afterAll(() => run("DELETE FROM portal_key"));
beforeEach(async () => {
  await clearOrders(db);
  order = await buy();
});

describe("until its phone is confirmed", () => {
  test("an order holds its goods, and reaches no seller by any way", async () => {
    expect([await stock(PHONE), await stock(BAG)]).toEqual([8, 2]);
    expect(await received()).toEqual([]);
    expect([await count("parcel_link"), await count("portal_change"), await toPack()]).toEqual([0, 0, 0]);
    for (const to of ["confirmed", "preparing", "onTheWay", "delivered", "cancelled"] as const) {
      expect(await move({ mover: "vendor", vendorId: 1 }, to)).toEqual({ kind: "refused", state: "awaitingPayment" });
    }
    await sound();
  });

  test("the desk lists and counts it as what it waits for, its shopper reads the same", async () => {
    const unpaid = await placeTestOrder(db, { payment: "transfer", owner: "session:other" });
    expect(await listed("awaitingCode")).toEqual([order.number]);
    expect(await listed("awaitingPayment")).toEqual([unpaid.number]);
    expect(await countQueues(db, ["phoneCodes"], NOW)).toEqual({ phoneCodes: 1 });
    const shown = orderView((await findOrder(db, order.owner, order.publicId))!, {
      locale: "en",
      now: NOW,
    } as Parameters<typeof orderView>[1]);
    expect(shown.parcels.map(({ state }) => state)).toEqual(["awaitingCode", "awaitingCode"]);
    expect(shown.phoneCodeBy).not.toBeNull();
  });

  test("it may be cancelled, by parcel or whole: goods are back, no seller is told, nothing is left to confirm", async () => {
    await move({ mover: "shopper", owner: order.owner }, "cancelled");
    await sound();
    await move({ mover: "shopper", owner: order.owner }, "cancelled", 2);
    expect([await stock(PHONE), await stock(BAG)]).toEqual([10, 3]);
    expect(await readRows("SELECT state FROM payment")).toEqual([{ state: "void" }]);
    expect(await confirm()).toBe(false);
    expect(await received()).toEqual(["sms parcelCancelled", "sms parcelCancelled"]);
    await sound();
  });

  test("three of an owner's orders at a time, as of those to be paid", async () => {
    await buy({ lines: [{ product: BAG }] });
    await buy({ lines: [{ product: BAG }] });
    await expect(buy({ lines: [{ product: PHONE }] })).rejects.toThrow("holds");
    await run("DELETE FROM cart_line");
    await buy({ lines: [{ product: PHONE }], confirmBy: undefined });
  });
});

describe("once its phone is confirmed", () => {
  const TOLD = ["sms vendorParcelCash", "event parcel.created", "mail vendorParcelCash", "sms orderPlaced"];

  test("its sellers are told by every way they have, and its shopper", async () => {
    expect(await confirm()).toBe(true);
    expect((await received()).toSorted()).toEqual(TOLD.toSorted());
    expect([await count("parcel_link"), await count("portal_change"), await toPack()]).toEqual([2, 1, 2]);
    expect(await readRows("SELECT state, pay_by AS payBy, state_at AS at FROM payment")).toEqual([
      { state: "due", payBy: null, at: LATER },
    ]);
    expect(await events()).toEqual(["phoneConfirmed staff"]);
    expect(await move({ mover: "vendor", vendorId: 1 }, "confirmed")).toMatchObject({ kind: "moved" });
    await sound();
  });

  test("only what was not cancelled is told, and what is left is collected", async () => {
    await move({ mover: "shopper", owner: order.owner }, "cancelled", 2);
    await confirm();
    const said = ["event parcel.created", "sms orderPlaced", "sms parcelCancelled", "sms vendorParcelCash"];
    expect((await received()).toSorted()).toEqual(said);
    const [placed] = await readRows<{ total: number }>(
      "SELECT payload ->> '$.values.total' AS total FROM outbox WHERE text = 'orderPlaced'",
    );
    expect(placed!.total).toBe(order.parcels[0]!.total);
    expect(await readRows("SELECT position, state FROM parcel ORDER BY position")).toEqual([
      { position: 1, state: "placed" },
      { position: 2, state: "cancelled" },
    ]);
    await sound();
  });
});

test("when its time is over: a minute before, nothing; then goods are back, its shopper is told, no seller is", async () => {
  await freeExpiredHolds(db, UNTIL - 1, 10).run();
  expect(await received()).toEqual([]);
  await freeExpiredHolds(db, UNTIL, 10).run();
  await freeExpiredHolds(db, UNTIL + 1, 10).run();
  expect([await stock(PHONE), await stock(BAG)]).toEqual([10, 3]);
  expect(await received()).toEqual(["sms phoneUnconfirmed"]);
  expect(await readRows("SELECT DISTINCT state FROM parcel")).toEqual([{ state: "cancelled" }]);
  expect(await events()).toEqual(["phoneUnconfirmed cron"]);
  await sound(UNTIL + 1);
});
