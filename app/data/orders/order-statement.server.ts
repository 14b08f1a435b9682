import { headOf, linesOf, parcelsOf, paymentOf, type NewOrder } from "./order-rows.server.ts";

/**
 * Writes one order whole, or fails with the name of the condition that does not hold: to be run as one batch. What of it is still
 * as it was quoted is looked at where it is written. The order comes first, with parcels and lines (migration 0030), then its
 * payment, which stock, coupon, cart and messages follow: two statements, because what one of them changes for taking back fits
 * into memory (docs/decisions/0038-order-batch.md).
 */
export function orderStatements(db: D1Database, order: NewOrder): D1PreparedStatement[] {
  const parts = [headOf(order), parcelsOf(order), linesOf(order)].map((part) => JSON.stringify(part));
  const { kind, state, amount, reference, payBy } = paymentOf(order);
  return [
    db.prepare("INSERT INTO new_order (head, parcels, lines, at) VALUES (?1, ?2, ?3, ?4)").bind(...parts, order.now),
    db.prepare(PAYMENT).bind(order.publicId, kind, state, amount, reference, payBy, order.now),
  ];
}

const PAYMENT = `
  INSERT INTO payment (order_id, kind, state, amount, reference, pay_by, state_at)
  SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM shop_order WHERE public_id = ?1`;

/**
 * Tells lists of the products of which an order takes all there is (the trigger `listed_stock_checked`): to be written before the order, in one
 * batch with it. Lists hear of nothing where some is left.
 */
export function lastPiecesStatement(db: D1Database, order: NewOrder): D1PreparedStatement {
  return db.prepare(LAST_PIECES).bind(JSON.stringify(linesOf(order)));
}

const LAST_PIECES = `
  UPDATE product SET listed_stock = 0
  FROM (SELECT value ->> 'product' AS id, sum(value ->> 'quantity') AS units FROM json_each(?1) GROUP BY 1) l
  WHERE product.id = l.id AND stock_amount = l.units`;
