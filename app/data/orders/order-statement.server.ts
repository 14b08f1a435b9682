import { headOf, linesOf, parcelsOf, paymentOf, type NewOrder } from "./order-rows.server.ts";

/**
 * Writes one order whole, or fails with the name of the condition that does not hold (migration 0025): one statement, so
 * that it travels once. What of it is still as it was quoted is looked at where it is written.
 */
export function orderStatement(db: D1Database, order: NewOrder): D1PreparedStatement {
  const [head, parcels, lines, payment] = [headOf(order), parcelsOf(order), linesOf(order), paymentOf(order)];
  return db
    .prepare("INSERT INTO new_order (head, parcels, lines, payment, at) VALUES (?1, ?2, ?3, ?4, ?5)")
    .bind(...[head, parcels, lines, payment].map((part) => JSON.stringify(part)), order.now);
}

/**
 * Tells lists of the products of which an order takes all there is (migration 0028): to be written before the order, in one
 * batch with it. Lists hear of nothing where some is left.
 */
export function lastPiecesStatement(db: D1Database, order: NewOrder): D1PreparedStatement {
  return db.prepare(LAST_PIECES).bind(JSON.stringify(linesOf(order)));
}

const LAST_PIECES = `
  UPDATE product SET listed_stock = 0
  FROM (SELECT value ->> 'product' AS id, sum(value ->> 'quantity') AS units FROM json_each(?1) GROUP BY 1) l
  WHERE product.id = l.id AND stock_amount = l.units`;
