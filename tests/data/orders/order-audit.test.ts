import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cancelGoods } from "../../../app/data/orders/cancel-goods.server.ts";
import { confirmPhoneByHand } from "../../../app/data/orders/phone-confirmation.server.ts";
import { cancelOrder } from "../../../app/data/orders/move-parcels.server.ts";
import { writeOrder } from "../../../app/data/orders/write-order.server.ts";
import { freeExpiredHolds } from "../../../app/data/payments/payments.server.ts";
import { invariants } from "../../../app/data/upkeep/audit-invariants.server.ts";
import {
  mayParcelBecome,
  parcelStates,
  paymentStates,
  type PaymentKind,
} from "../../../app/domain/orders/order-states.ts";
import { mayPaymentBecome } from "../../support/payment-steps.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { MINUTE, NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { db, readRows, run } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

// security-and-faults.md 1 and 11.

beforeAll(async () => {
  await shop.insertOrderShop(db);
  await addAccounts(db, [1, 2]);
});
beforeEach(() => shop.clearOrders(db));

const GOODS = [
  [shop.PHONE, 0],
  [shop.CHARGER, 0],
  [shop.SHOE, shop.SHOE_42],
  [shop.SHOE, shop.SHOE_43],
  [shop.BAG, 0],
] as const;

const buy = fc.record({
  what: fc.constant("buy" as const),
  owner: fc.constantFrom("session:a", "session:b", "account:1", "account:2"),
  lines: fc.uniqueArray(fc.record({ good: fc.constantFrom(...GOODS), quantity: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ good }) => good.join(),
    minLength: 1,
  }),
  payment: fc.constantFrom<PaymentKind>("cash", "transfer", "chapa"),
  hasCoupon: fc.boolean(),
  isPickedUp: fc.boolean(),
  hasCode: fc.boolean(),
});
const step = fc.record({
  what: fc.constantFrom("parcel" as const, "parcel" as const, "payment" as const),
  at: fc.nat(),
  to: fc.nat(),
  isWild: fc.boolean(),
});
const desk = fc.record({
  what: fc.constantFrom<"goods" | "order">("goods", "goods", "goods", "goods", "order"),
  at: fc.nat(),
  units: fc.integer({ min: 1, max: 4 }),
});
const confirm = fc.record({ what: fc.constant("confirm" as const), order: fc.nat() });
const wait = fc.record({ what: fc.constant("wait" as const), minutes: fc.constantFrom(31, 49 * 60) });
const feed = fc.record({
  what: fc.constant("feed" as const),
  product: fc.constantFrom(shop.PHONE, shop.BAG),
  units: fc.integer({ min: 0, max: 6 }),
});
const happening = fc.oneof(
  { weight: 3, arbitrary: buy },
  { weight: 12, arbitrary: step },
  { weight: 3, arbitrary: desk },
  { weight: 2, arbitrary: confirm },
  { weight: 1, arbitrary: wait },
  { weight: 1, arbitrary: feed },
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

type Step = Extract<Happening, { isWild: boolean }>;

async function cancel({ what, at, units }: Extract<Happening, { units: number; at: number }>, now: number) {
  const results = await readRows<{
    number: string;
    position: number;
    line: number;
    seen: number;
  }>(`SELECT o.number, c.position, l.position AS line, l.quantity - l.cancelled AS seen
     FROM shop_order o JOIN parcel c ON c.order_id = o.id JOIN order_line l ON l.parcel_id = c.id ORDER BY c.id, l.position`);
  const one = results[at % results.length];
  if (!one) return "none";
  const by = { reason: "None left", author, now };
  if (what === "goods") return (await cancelGoods(db, { ...one, ...by, units, by: "shop" })).kind;
  const answers = (await cancelOrder(db, one.number, by)).map(({ answer }) => answer.kind);
  return answers.includes("moved") ? "cancelled" : "over";
}

async function take({ what, at, to, isWild }: Step, now: number): Promise<string> {
  const id = what === "parcel" ? "id" : "order_id";
  const results = await readRows<{ id: number; state: never }>(
    `SELECT ${id} AS id, state FROM ${what} WHERE ${what === "parcel" ? "1" : "kind <> 'cash'"} ORDER BY 1`,
  );
  const one = results[at % results.length];
  if (!one) return "none";
  const states: readonly string[] = what === "parcel" ? parcelStates : paymentStates;
  const leads = (state: string) =>
    what === "parcel" ? mayParcelBecome(one.state, state as never) : mayPaymentBecome(one.state, state as never);
  const choice = states.filter((state) => (isWild ? state !== one.state : leads(state)));
  const state = choice[to % choice.length];
  if (!state) return "over";
  const moved = db.prepare(`UPDATE ${what} SET state = ?2, state_at = ?3 WHERE ${id} = ?1`).bind(one.id, state, now);
  return moved.run().then(
    () => state,
    (error: unknown) => {
      if (/parcel_state|payment_state/.test(String(error))) return "refused";
      throw error;
    },
  );
}

async function purchase(one: Extract<Happening, { what: "buy" }>, now: number): Promise<string> {
  const { owner, payment, hasCoupon, isPickedUp, hasCode } = one;
  const lines = one.lines.map(({ good: [product, variant], quantity }) => ({ product, variant, quantity }));
  await run("DELETE FROM cart_line");
  await shop.fillCart(db, owner, lines, hasCoupon ? "HALF" : null);
  const delivery = isPickedUp ? "pickup" : "standard";
  const confirmBy = hasCode ? now + 24 * 60 * MINUTE : undefined;
  const order = await shop.quotedOrder(db, { owner, payment, now, confirmBy, deliveries: [[1, delivery]] });
  if (order.quote.problems.length > 0) return "short";
  return (await writeOrder(db, order)) ?? "bought";
}

async function confirmOne(at: number, now: number): Promise<string> {
  const results = await readRows<{ number: string }>("SELECT number FROM shop_order ORDER BY id");
  const one = results[at % results.length];
  if (!one) return "none";
  return (await confirmPhoneByHand(db, { number: one.number, author, now })) ? "phone" : "certain";
}

async function happen(one: Happening, now: number): Promise<string> {
  if (one.what === "buy") return purchase(one, now);
  if (one.what === "wait") {
    const { meta } = await freeExpiredHolds(db, now, 100).run();
    return meta.changes > 0 ? "freed" : "nothing";
  }
  if (one.what === "confirm") return confirmOne(one.order, now);
  if ("isWild" in one) return take(one, now);
  if ("at" in one) return cancel(one, now);
  await run("UPDATE product SET stock_amount = ?2, listed_stock = ?2 WHERE id = ?1", one.product, one.units);
  return "fed";
}

const audited = invariants.filter(({ sql }) => !sql.startsWith("PRAGMA"));

async function violations(now: number): Promise<unknown[]> {
  const found = await db.batch(
    audited.map(({ sql }) => (sql.includes("?1") ? db.prepare(sql).bind(now) : db.prepare(sql))),
  );
  return found.flatMap(({ results }, at) => results.map((row) => ({ broken: audited[at]!.name, row })));
}

test("after random sequences of orders, steps, cancelled goods, payments, expiries and feeds every invariant of the audit holds", async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 15, maxLength: 40 }), async (happenings) => {
      await shop.clearOrders(db);
      await shop.addCoupon(db, {
        code: "HALF",
        kind: "amount",
        value: 150_001,
        mostUses: 3,
        endsAt: NOW + 365 * 86_400_000,
      });
      let now = NOW;
      for (const one of happenings) {
        now += one.what === "wait" ? one.minutes * MINUTE : 1_000;
        const became = `${one.what} ${await happen(one, now)}`;
        seen.set(became, (seen.get(became) ?? 0) + 1);
      }
      expect(await violations(now)).toEqual([]);
    }),
    { numRuns: 25, seed: 11, endOnFailure: true },
  );
  // The random runs reached all of these.
  const ways = ["buy bought", "buy short", "parcel cancelled", "parcel delivered", "parcel returned"];
  ways.push("confirm phone", "goods cancelled", "goods whole", "goods refused", "order cancelled", "order over");
  for (const way of [...ways, "parcel refused", "payment paid", "payment failed", "payment refused", "wait freed"]) {
    expect(seen.get(way) ?? 0, `${way} among ${[...seen].join(" ")}`).toBeGreaterThan(0);
  }
});

test("a unit sold past the books is found", async () => {
  await shop.fillCart(db, "session:a", [{ product: shop.PHONE }]);
  await writeOrder(db, await shop.quotedOrder(db, { owner: "session:a" }));
  expect(await violations(NOW)).toEqual([]);
  await run("UPDATE product SET units_taken = 0 WHERE id = ?1", shop.PHONE);
  expect(await violations(NOW)).toMatchObject([{ broken: "stock" }]);
});
