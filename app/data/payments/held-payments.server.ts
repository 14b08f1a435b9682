/**
 * Oldest first; triggers cancel their parcels and return the goods. With `products`: only those, first in the batch of
 * an order.
 */
export function freeExpiredHolds(
  db: D1Database,
  now: number,
  limit: number,
  products?: readonly number[],
): D1PreparedStatement {
  return products
    ? db.prepare(FREE_THESE).bind(now, limit, JSON.stringify(products))
    : db.prepare(FREE).bind(now, limit);
}

const OVER = "p.state IN ('due', 'pending') AND p.pay_by IS NOT NULL AND p.pay_by <= ?1";

const free = (and: string) => `
  UPDATE payment SET state = 'expired', state_at = ?1 WHERE order_id IN (
    SELECT p.order_id FROM payment p INDEXED BY payment_held WHERE ${OVER}${and} ORDER BY p.pay_by LIMIT ?2)`;

const FREE = free("");
const FREE_THESE = free(` AND EXISTS (
      SELECT 1 FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id
      WHERE c.order_id = p.order_id AND l.product_id IN (SELECT value FROM json_each(?3)))`);
