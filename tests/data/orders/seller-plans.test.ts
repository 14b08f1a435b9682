import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
  findCouponFaults,
  listCoupons,
  saveCoupons,
  type CouponDraft,
} from "../../../app/data/cart/coupon-load.server.ts";
import { moveParcel, type ParcelActor } from "../../../app/data/orders/parcels.server.ts";
import { planOf, plansOf } from "../../support/query-plans.ts";
import { NOW } from "../small-catalogue.ts";
import { insertOrderShop, placeTestOrder, type PlacedTestOrder } from "./order-shop.ts";

// No statement walks a growing table.

let order: PlacedTestOrder;
beforeAll(async () => {
  await insertOrderShop(env.DB);
  order = await placeTestOrder(env.DB);
});

const draft: CouponDraft = {
  ...{ code: "AAA", kind: "percent", value: 1, minimum: 0, vendor: null, startsAt: 0, endsAt: 1, mostUses: 1 },
};
const move = (actor: ParcelActor) => (db: D1Database) =>
  moveParcel(db, { parcel: { publicId: order.publicId, position: 1 }, actor, to: "confirmed", reason: "", now: NOW });

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["moveParcel, shopper", move({ mover: "shopper", owner: "session:a" })],
  ["moveParcel, vendor", move({ mover: "vendor", vendorId: 1 })],
  ["moveParcel, operator", move({ mover: "operator" })],
  ["findCouponFaults", (db) => findCouponFaults(db, [draft])],
  [
    "saveCoupons",
    (db) => saveCoupons(db, [draft], { author: { kind: "operator", id: "", name: "", address: "" }, now: 1 }),
  ],
  ["listCoupons", (db) => listCoupons(db, "", 10)],
];

const SHORT = /^SCAN ([rf] VIRTUAL TABLE|json_each VIRTUAL TABLE|CONSTANT ROW|[23]-ROW VALUES CLAUSE)/;

test.each(questions)("%s walks no table and sorts nothing that grows", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((line) => line.startsWith("SCAN") && !SHORT.test(line))).toEqual([]);
  const isShort = plans.some((line) => SHORT.test(line));
  if (!isShort) expect(plans.filter((line) => line.includes("TEMP B-TREE"))).toEqual([]);
});

test("the triggers that write messages reach every row by its key", async () => {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND (name GLOB '*_told' OR name GLOB 'portal_*' OR name GLOB '*_notice_written' OR name IN ('line_cancelled', 'parcel_begun'))",
  ).all<{ name: string; sql: string }>();
  expect(results.length).toBeGreaterThanOrEqual(8);
  // Statements inside triggers have no plan of their own, so they are repeated here.
  const statements = results.flatMap(({ sql }) => {
    const body = /\bBEGIN\b([\s\S]*)\bEND$/.exec(sql)![1]!;
    return body.split(";").filter((text) => text.trim() !== "");
  });
  for (const text of statements) {
    const sql = text.replace(/\b(?:NEW|OLD)\.\w+/g, "?1");
    const plan = await planOf(env.DB, { sql, values: sql.includes("?1") ? [1] : [] });
    const walks = plan.filter((line) => line.startsWith("SCAN") && !SHORT.test(line));
    expect(walks, text).toEqual([]);
  }
});
