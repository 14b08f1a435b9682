import type { PaymentKind } from "../domain/order-states.ts";
import { within } from "./deadline.server.ts";
import type { NewOrder } from "./order-rows.server.ts";
import { orderStatement } from "./order-statement.server.ts";

const READ_MS = 2_000;
const WRITE_MS = 5_000;

/**
 * Why the database wrote nothing. moved: price, coupon, cart, delivery or what is sold is not as it was quoted; stock: too
 * few units; coupon: its last use is gone; holds: too many orders wait for their payment; number: the number is another
 * order's; total: it would cost more than was shown; again: an order of this key is there.
 */
export type OrderRefusal = "moved" | "stock" | "coupon" | "holds" | "number" | "total" | "again";

/**
 * Writes an order whole, or nothing (security-and-faults.md 3): order, parcels, lines, stock, coupon, payment, and the cart
 * it came from in one batch. Null when it is written; else the condition that failed. Any other error is thrown: whether
 * the order is there is then unknown, and its key tells (`findOrderByKey`).
 */
export async function placeOrder(db: D1Database, order: NewOrder): Promise<OrderRefusal | null> {
  try {
    await within(WRITE_MS, orderStatement(db, order).run());
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** What an answer says of an order that is there. */
interface PlacedOrder {
  publicId: string;
  number: string;
  contentHash: string;
  owner: string;
  payment: PaymentKind;
}

/** The order that was placed with a form key, or null. */
export async function findOrderByKey(db: D1Database, keyHash: string): Promise<PlacedOrder | null> {
  return within(READ_MS, db.prepare(BY_KEY).bind(keyHash).first<PlacedOrder>());
}

const REFUSALS: Record<string, OrderRefusal> = {
  price_moved: "moved",
  lines_missing: "moved",
  cart_changed: "moved",
  coupon_changed: "moved",
  stock_nonneg: "stock",
  coupon_used_up: "coupon",
  too_many_holds: "holds",
  price_changed: "total",
  "shop_order.number": "number",
  "shop_order.form_key_hash": "again",
};

function refusalOf(error: unknown): OrderRefusal | null {
  const [, name = ""] = /constraint failed: ([\w.]+)/.exec(String(error)) ?? [];
  return REFUSALS[name] ?? null;
}

const BY_KEY = `
  SELECT o.public_id AS publicId, o.number, o.content_hash AS contentHash, o.owner, p.kind AS payment
  FROM shop_order o CROSS JOIN payment p ON p.order_id = o.id WHERE o.form_key_hash = ?1`;
