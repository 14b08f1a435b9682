import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { moveParcel, type ParcelActor } from "../../../app/data/orders/parcels.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { parcelStates, paymentStates } from "../../../app/domain/orders/order-states.ts";
import {
  addCoupon,
  BAG,
  CHARGER,
  clearOrders,
  insertOrderShop,
  PHONE,
  placeTestOrder,
  SHOE,
  SHOE_42,
  type PlacedTestOrder,
} from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";

// security-and-faults.md 11; that the audit can fail: tests/scripts/steps/operator/audit-db.test.ts.

beforeAll(() => insertOrderShop(env.DB));

const carts = [
  [{ product: PHONE }],
  [
    { product: PHONE, quantity: 2 },
    { product: SHOE, variant: SHOE_42 },
  ],
  [{ product: CHARGER }, { product: BAG }, { product: SHOE, variant: SHOE_42, quantity: 2 }],
];
const actors: ParcelActor[] = [
  { mover: "operator" },
  { mover: "vendor", vendorId: 1 },
  { mover: "vendor", vendorId: 2 },
  { mover: "shopper", owner: "session:buyer" },
];

const place = fc.record({
  kind: fc.constant("place" as const),
  lines: fc.constantFrom(...carts),
  payment: fc.constantFrom("cash" as const, "transfer" as const, "chapa" as const),
  coupon: fc.constantFrom(null, "SAVE10", "LAST"),
  email: fc.constantFrom(null, "hana@mail.example"),
});
const move = fc.record({
  kind: fc.constant("move" as const),
  order: fc.nat(5),
  position: fc.constantFrom(1, 2),
  actor: fc.constantFrom(...actors),
  to: fc.constantFrom(...parcelStates),
});
const pay = fc.record({
  kind: fc.constant("pay" as const),
  order: fc.nat(5),
  state: fc.constantFrom(...paymentStates),
});
const refund = fc.record({ kind: fc.constant("refund" as const), order: fc.nat(5) });
const steps = fc.array(fc.oneof(place, { arbitrary: move, weight: 4 }, { arbitrary: pay, weight: 2 }, refund), {
  minLength: 5,
  maxLength: 25,
});

test("the audit finds nothing after anything", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      await clearOrders(env.DB);
      await addCoupon(env.DB);
      await addCoupon(env.DB, { code: "LAST", kind: "amount", value: 30_000, mostUses: 1 });
      const orders: PlacedTestOrder[] = [];
      let now = NOW;
      for (const step of asked) {
        now += 1_000;
        if (step.kind === "place") {
          const { lines, payment, coupon, email } = step;
          const order = placeTestOrder(env.DB, { lines, payment, coupon, details: { email }, now });
          // The goods are sold out, the coupon used up, or there are three unpaid orders: start a new cart.
          await order.then((placed) => orders.push(placed)).catch(() => env.DB.prepare("DELETE FROM cart").run());
          continue;
        }
        const order = orders[step.order % Math.max(1, orders.length)];
        if (!order) continue;
        if (step.kind === "move") {
          const parcel = { publicId: order.publicId, position: step.position };
          await moveParcel(env.DB, { parcel, actor: step.actor, to: step.to, reason: "", now });
        } else if (step.kind === "pay") {
          const sql = `UPDATE payment SET state = ?2, state_at = ?3 WHERE order_id = ?1 AND kind <> 'cash'
            AND ?2 IN (SELECT to_state FROM payment_step WHERE from_state = state) AND ?2 NOT IN ('void')`;
          await env.DB.prepare(sql).bind(order.id, step.state, now).run();
        } else {
          await env.DB.prepare("UPDATE refund SET state = 'done', done_at = ?2 WHERE order_id = ?1 AND state = 'due'")
            .bind(order.id, now)
            .run();
        }
      }
      expect(await auditBooks(env.DB, now)).toEqual([]);
    }),
    { numRuns: 40, seed: 6 },
  );
});
