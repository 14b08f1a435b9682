import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { countWaiting } from "../../../app/data/desk/today-counts.server.ts";
import { findOrder } from "../../../app/data/orders/orders.server.ts";
import { moveParcel } from "../../../app/data/orders/parcels.server.ts";
import { keepUp } from "../../../workers/upkeep.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "./order-shop.ts";

// A seller who does not answer is reminded twice; then it is a task, and the shopper may wait or cancel: once each.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday 8 o'clock in Addis Ababa. */
const MONDAY = Date.UTC(2026, 10, 23, 5);

beforeAll(async () => {
  await insertOrderShop(env.DB);
  await env.DB.prepare("UPDATE vendor SET phone = '0912345678'").run();
});
beforeEach(() => clearOrders(env.DB));

const told = (order: PlacedTestOrder, at: number | null) =>
  env.DB.batch([
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare(
      "UPDATE parcel_link SET told_at = ?2, failed_at = iif(?2 IS NULL, ?3, NULL) WHERE parcel_id = ?1",
    ).bind(order.parcels[0]!.id, at, MONDAY),
  ]);
async function sent(now: number): Promise<string[]> {
  await keepUp(env.DB, now);
  const sql = "SELECT text FROM outbox WHERE kind = 'sms' AND text IN ('vendorReminder', 'sellerSilent') ORDER BY id";
  const { results } = await env.DB.prepare(sql).all<{ text: string }>();
  return results.map(({ text }) => text);
}
const silent = async () => (await countWaiting(env.DB, ["silent"], MONDAY)).silent;
const events = async (number: string) => {
  const sql = "SELECT action FROM operator_event WHERE object_id = ?1 AND author_kind = 'cron' ORDER BY id";
  return (await env.DB.prepare(sql).bind(number).all<{ action: string }>()).results.map(({ action }) => action);
};

test("each step is taken once, while sellers work, and is an event", async () => {
  const order = await placeTestOrder(env.DB, { now: MONDAY });
  await told(order, MONDAY);
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
  expect((await findOrder(env.DB, order.owner, order.publicId))!.parcels[0]!.isSilent).toBe(true);
});

test("after a pause of the cron only the latest step is taken", async () => {
  const order = await placeTestOrder(env.DB, { now: MONDAY });
  await told(order, MONDAY);
  expect(await sent(MONDAY + 4 * DAY)).toEqual(["sellerSilent"]);
  expect(await sent(MONDAY + 5 * DAY)).toEqual(["sellerSilent"]);
});

test("an outage of messages closes nobody, and an answer ends it", async () => {
  const unreached = await placeTestOrder(env.DB, { now: MONDAY });
  await told(unreached, null);
  expect(await sent(MONDAY + 10 * DAY)).toEqual([]);
  await told(unreached, MONDAY);
  const parcel = { publicId: unreached.publicId, position: 1 };
  const move = { actor: { mover: "operator" } as const, to: "confirmed" as const, reason: "", now: MONDAY + HOUR };
  await moveParcel(env.DB, { parcel, ...move });
  await env.DB.prepare("DELETE FROM outbox").run();
  expect([await sent(MONDAY + 10 * DAY), await silent()]).toEqual([[], 0]);
});
