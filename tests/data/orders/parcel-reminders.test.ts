import { beforeAll, beforeEach, expect, test } from "vitest";
import { countQueues } from "../../../app/data/desk/today-counts.server.ts";
import { findOrder } from "../../../app/data/orders/orders.server.ts";
import { promiseParcel } from "../../../app/data/orders/order-desk.server.ts";
import { runUpkeep } from "../../../workers/upkeep.ts";
import { setSettings } from "../../support/set-settings.ts";
import {
  clearOrders,
  insertOrderShop,
  moveTestParcel,
  PHONE,
  placeTestOrder,
  type PlacedTestOrder,
} from "./order-shop.ts";
import { db, readRow, readRows, readValue, run, empty } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

// A seller who does not answer is reminded twice; then it is a task, and the shopper may wait or cancel. The same for
// late parcels, each step once.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday 8 o'clock in Addis Ababa. */
const MONDAY = Date.UTC(2026, 10, 23, 5);

beforeAll(async () => {
  await insertOrderShop(db);
  await run("UPDATE vendor SET phone = '0912345678'");
});
beforeEach(async () => {
  await clearOrders(db);
  await setting("");
});

const setting = (silentCancels: string) => setSettings(db, { silentCancels });
const promised = (until: number) => run("UPDATE parcel SET promised_from = ?1 - 86399999, promised_until = ?1", until);
const delivered = (now: number) =>
  run("UPDATE outbox SET state = 'sent', sent_at = ?1 WHERE text GLOB 'sellerSilent*'", now);
const state = (order: PlacedTestOrder) =>
  readRow('SELECT state, cancelled_by AS "by" FROM parcel WHERE id = ?1', order.parcels[0]!.id);
const stockOf = (id: number) => readValue<number>("SELECT stock_amount FROM product WHERE id = ?1", id);
const move = (order: PlacedTestOrder, to: "confirmed" | "preparing", now: number) =>
  moveTestParcel(db, order, { to, now });

async function received(order: PlacedTestOrder, at: number | null): Promise<void> {
  await empty("outbox");
  const sql = "UPDATE parcel_link SET notified_at = ?2, failed_at = iif(?2 IS NULL, ?3, NULL) WHERE parcel_id = ?1";
  await run(sql, order.parcels[0]!.id, at, MONDAY);
}
const reminders = ["vendorReminder", "sellerSilent", "sellerSilentEnds", "vendorLate", "parcelLate", "parcelLateSent"];
const cancellations = ["vendorCancelled", "parcelCancelled", "parcelCancelledPaid"];
async function sent(now: number, texts = reminders): Promise<string[]> {
  await runUpkeep(db, now);
  const sql = "SELECT text FROM outbox WHERE kind = 'sms' AND text IN (SELECT value FROM json_each(?1)) ORDER BY id";
  const results = await readRows<{ text: string }>(sql, JSON.stringify(texts));
  return results.map(({ text }) => text);
}
const silent = async () => (await countQueues(db, ["silent"], MONDAY)).silent;
const events = async (number: string) => {
  const sql = "SELECT action FROM operator_event WHERE object_id = ?1 AND author_kind = 'cron' ORDER BY id";
  return (await readRows<{ action: string }>(sql, number)).map(({ action }) => action);
};

test("each step is taken once, while sellers work, and is an event", async () => {
  const order = await placeTestOrder(db, { now: MONDAY });
  await received(order, MONDAY);
  await promised(MONDAY + 30 * DAY);
  expect(await sent(MONDAY + 11 * HOUR)).toEqual([]);
  expect(await sent(MONDAY + 13 * HOUR)).toEqual([]);
  expect(await sent(MONDAY + DAY)).toEqual(["vendorReminder"]);
  expect(await sent(MONDAY + DAY + HOUR)).toEqual(["vendorReminder"]);
  expect(await sent(MONDAY + 2 * DAY)).toEqual(["vendorReminder", "vendorReminder"]);
  expect(await silent()).toBe(0);
  const all = ["vendorReminder", "vendorReminder", "sellerSilent"];
  expect(await sent(MONDAY + 4 * DAY)).toEqual(all);
  // A cron that runs twice, and a later one.
  expect(await sent(MONDAY + 4 * DAY)).toEqual(all);
  expect(await sent(MONDAY + 5 * DAY)).toEqual(all);
  expect([await silent(), await events(order.number)]).toEqual([
    1,
    ["sellerReminded", "sellerReminded", "sellerSilent"],
  ]);
  expect((await findOrder(db, order.owner, order.publicId))!.parcels[0]!.isSilent).toBe(true);
});

test("an outage of messages closes nobody, and an answer ends it", async () => {
  const unreached = await placeTestOrder(db, { now: MONDAY });
  await received(unreached, null);
  await promised(MONDAY + 30 * DAY);
  expect(await sent(MONDAY + 10 * DAY)).toEqual([]);
  await received(unreached, MONDAY);
  await move(unreached, "confirmed", MONDAY + HOUR);
  await run("DELETE FROM outbox");
  expect([await sent(MONDAY + 10 * DAY), await silent()]).toEqual([[], 0]);
});

const paid = { payment: "chapa" } as const;

test("once the switch is on, the shop cancels after the offer reached its shopper: like a person, and at most so many a day", async () => {
  const orders: PlacedTestOrder[] = [];
  for (const number of [1, 2, 3]) {
    orders.push(await placeTestOrder(db, { owner: `session:${number}`, ...paid, now: MONDAY }));
  }
  await run("UPDATE payment SET state = 'paid', state_at = ?1", MONDAY);
  for (const order of orders) await received(order, MONDAY);
  await promised(MONDAY + 30 * DAY);
  const stock = (await stockOf(PHONE))!;
  await sent(MONDAY + 4 * DAY);
  await delivered(MONDAY + 4 * DAY);
  expect([await sent(MONDAY + 7 * DAY, cancellations), await state(orders[0]!)]).toEqual([
    [],
    { state: "placed", by: null },
  ]);

  await setting("2");
  const first = await sent(MONDAY + 7 * DAY + 10 * 60_000, cancellations);
  expect(first.toSorted()).toEqual([
    "parcelCancelledPaid",
    "parcelCancelledPaid",
    "vendorCancelled",
    "vendorCancelled",
  ]);
  expect(await sent(MONDAY + 7 * DAY + HOUR, cancellations)).toHaveLength(4);
  expect(await Promise.all(orders.map(state))).toEqual([
    { state: "cancelled", by: "shop" },
    { state: "cancelled", by: "shop" },
    { state: "placed", by: null },
  ]);
  expect([await stockOf(PHONE), await countQueues(db, ["refunds"], MONDAY)]).toEqual([stock + 2, { refunds: 2 }]);
  expect((await events(orders[0]!.number)).slice(-1)).toEqual(["parcelMoved"]);
  expect(await sent(MONDAY + 8 * DAY, cancellations)).toHaveLength(6);
  expect([await stockOf(PHONE), await countQueues(db, ["refunds"], MONDAY)]).toEqual([stock + 3, { refunds: 3 }]);
});

test.each([
  ["whose offer did not arrive", async () => {}],
  ["whose offer has just arrived", () => delivered(MONDAY + 5 * DAY - HOUR)],
  [
    "that its seller refused, which is an answer",
    async (order: PlacedTestOrder) => {
      await delivered(MONDAY + 4 * DAY);
      const sql = "INSERT INTO parcel_refusal (parcel_id, reason, at) VALUES (?1, 'Sold', ?2)";
      await run(sql, order.parcels[0]!.id, MONDAY);
    },
  ],
])("the shop cancels no parcel %s", async (_, change: (order: PlacedTestOrder) => Promise<unknown>) => {
  await setting("2");
  const order = await placeTestOrder(db, { now: MONDAY });
  await received(order, MONDAY);
  await promised(MONDAY + 30 * DAY);
  expect(await sent(MONDAY + 4 * DAY)).toEqual(["sellerSilentEnds"]);
  await change(order);
  await sent(MONDAY + 5 * DAY);
  expect(await state(order)).toEqual({ state: "placed", by: null });
});

test.each([
  ["confirmed", "parcelLate"],
  ["preparing", "parcelLateSent"],
] as const)(
  "a late parcel that is %s: its seller is reminded, then its shopper gets %s; a new day has its own",
  async (to, text) => {
    const order = await placeTestOrder(db, { now: MONDAY });
    await move(order, to, MONDAY);
    await promised(MONDAY + DAY);
    const isLate = async () => (await findOrder(db, order.owner, order.publicId))!.parcels[0]!.isLate;
    expect(await sent(MONDAY + DAY)).toEqual([]);
    expect(await sent(MONDAY + DAY + HOUR)).toEqual(["vendorLate"]);
    expect([await sent(MONDAY + 2 * DAY - HOUR), await isLate()]).toEqual([["vendorLate"], false]);
    expect([await sent(MONDAY + 2 * DAY + HOUR), await isLate()]).toEqual([["vendorLate", text], true]);
    expect(await sent(MONDAY + 3 * DAY)).toEqual(["vendorLate", text]);
    expect(await events(order.number)).toEqual(["sellerReminded", "parcelLate"]);
    const { number } = order;
    const days = { seen: MONDAY + DAY, until: MONDAY + 4 * DAY, now: MONDAY + 3 * DAY };
    await promiseParcel(db, { number, position: 1, author, ...days });
    expect([await sent(MONDAY + 4 * DAY), await isLate()]).toEqual([["vendorLate", text], false]);
    expect(await sent(MONDAY + 4 * DAY + HOUR)).toEqual(["vendorLate", text, "vendorLate"]);
    expect(await sent(MONDAY + 7 * DAY + HOUR)).toEqual(["vendorLate", text, "vendorLate", text]);
  },
);

test("the seller of a late parcel that is not confirmed has the reminders of its silence only", async () => {
  const order = await placeTestOrder(db, { now: MONDAY });
  await received(order, MONDAY);
  await promised(MONDAY + DAY);
  await sent(MONDAY + DAY + HOUR);
  await sent(MONDAY + 2 * DAY + HOUR);
  expect(await sent(MONDAY + 4 * DAY)).toEqual(["vendorReminder", "vendorReminder", "parcelLate", "sellerSilent"]);
});

test("a shopper who was offered to cancel is not told again that the parcel is late", async () => {
  const order = await placeTestOrder(db, { now: MONDAY });
  await received(order, MONDAY);
  await promised(MONDAY + 4 * DAY);
  expect(await sent(MONDAY + 4 * DAY)).toEqual(["sellerSilent"]);
  expect(await sent(MONDAY + 8 * DAY)).toEqual(["sellerSilent"]);
});
