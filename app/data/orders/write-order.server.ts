import type { PaymentKind } from "../../domain/orders/order-states.ts";
import { insertOrder } from "./insert-order.server.ts";
import { insertLines, insertParcels, insertPayment } from "./insert-parcels.server.ts";
import { quotedLines, type NewOrder } from "./new-order.server.ts";
import { nameOrder } from "./order-names.server.ts";
import { tellShopper, tellVendors } from "./order-messages.server.ts";
import { refusalOf, type OrderRefusal } from "./order-refusals.server.ts";
import { clearCart, listSoldOut, spendCoupon, takeStock } from "./take-goods.server.ts";

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
    nameOrder(db, order),
    listSoldOut(db, lines),
    takeStock(db, lines),
    ...(coupon ? [spendCoupon(db, coupon.coupon.id)] : []),
    ...clearCart(db, order.owner),
    ...tellShopper(db, order),
    ...tellVendors(db, order),
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
