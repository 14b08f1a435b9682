import type { PaymentKind } from "../../domain/orders/order-states.ts";
import { insertOrder, insertLines, insertParcels, insertPayment } from "./insert-order.server.ts";
import { quotedLines, type NewOrder } from "./new-order.server.ts";
import { CART } from "../cart/cart-statements.server.ts";
import { nameWords } from "../../domain/orders/order-search.ts";

/**
 * All or nothing (security-and-faults.md 3). Returns null, or the failed condition. After any other error
 * `findOrderByKey` says whether the order exists.
 */
export async function writeOrder(
  db: D1Database,
  order: NewOrder,
  alongside: D1PreparedStatement[] = [],
): Promise<OrderRefusal | null> {
  try {
    await db.batch([...orderStatements(db, order), ...alongside]);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** A false condition is a failing constraint, which undoes the batch. */
export function orderStatements(db: D1Database, order: NewOrder): D1PreparedStatement[] {
  const lines = quotedLines(order);
  const { coupon } = order.quote;
  return [
    insertOrder(db, order, lines),
    insertParcels(db, order),
    insertLines(db, order, lines),
    insertPayment(db, order),
    db.prepare(NAME).bind(order.publicId, JSON.stringify(nameWords(order.details.name))),
    db.prepare(LIST_SOLD_OUT).bind(lines),
    db.prepare(TAKE_STOCK).bind(lines),
    ...(coupon ? [db.prepare(SPEND_COUPON).bind(coupon.coupon.id)] : []),
    ...clearCart(db, order.owner),
  ];
}

interface PlacedOrder {
  publicId: string;
  number: string;
  contentHash: string;
  owner: string;
  payment: PaymentKind;
}

export async function findOrderByKey(db: D1Database, keyHash: string): Promise<PlacedOrder | null> {
  return db.prepare(BY_KEY).bind(keyHash).first<PlacedOrder>();
}

const BY_KEY = `
  SELECT o.public_id AS publicId, o.number, o.content_hash AS contentHash, o.owner, p.kind AS payment
  FROM shop_order o CROSS JOIN payment p ON p.order_id = o.id WHERE o.form_key_hash = ?1`;

const NAME = `
  INSERT INTO order_name (word, order_id)
  SELECT q.value, o.id FROM json_each(?2) q CROSS JOIN shop_order o ON o.public_id = ?1`;

/**
 * moved: differs from the quote; stock: too few units; coupon: used up; holds: too many unpaid orders; number: taken;
 * total: more than displayed; again: the key was used.
 */
export type OrderRefusal = "moved" | "stock" | "coupon" | "holds" | "number" | "total" | "again";

function refusalOf(error: unknown): OrderRefusal | null {
  const [, name = ""] = /constraint failed: ([\w.]+)/.exec(String(error)) ?? [];
  return REFUSALS[name] ?? null;
}

const REFUSALS: Record<string, OrderRefusal> = {
  lines_missing: "moved",
  cart_changed: "moved",
  coupon_changed: "moved",
  fees_changed: "moved",
  stock_nonneg: "stock",
  coupon_used_up: "coupon",
  too_many_holds: "holds",
  price_changed: "total",
  "shop_order.number": "number",
  "shop_order.form_key_hash": "again",
};

// Cancelling returns these (trigger parcel_moved).

const UNITS = `(
  SELECT q.value ->> 'product' AS id, sum(q.value ->> 'quantity') AS units FROM json_each(?1) q GROUP BY 1) l`;

/** `stock_nonneg` fails where there are too few units. */
const TAKE_STOCK = `
  UPDATE product SET stock_amount = stock_amount - l.units, units_taken = units_taken + l.units
  FROM ${UNITS} WHERE product.id = l.id`;

/**
 * Lists store only whether a product has stock, so that a sale writes none of their thirty indexes
 * (docs/decisions/0038). Before `TAKE_STOCK`, or `listed_stock_checked` refuses that.
 */
const LIST_SOLD_OUT = `
  UPDATE product SET listed_stock = 0 FROM ${UNITS} WHERE product.id = l.id AND stock_amount = l.units`;

/** `coupon_used_up` fails where no use is left. */
const SPEND_COUPON = "UPDATE coupon SET uses = uses + 1 WHERE id = ?1";

function clearCart(db: D1Database, owner: string): D1PreparedStatement[] {
  return [
    db.prepare(`DELETE FROM cart_line WHERE cart_id = ${CART}`).bind(owner),
    db.prepare("UPDATE cart SET version = version + 1, coupon_code = NULL WHERE owner = ?1").bind(owner),
    db.prepare("DELETE FROM checkout_draft WHERE owner = ?1").bind(owner),
  ];
}
