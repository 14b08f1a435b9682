import { IS_VISIBLE_ORDER, VISIBLE_ORDER } from "../orders/orders.server.ts";
import type { OwnPayment } from "../../domain/checkout/payment.ts";

export async function findOwnPayment(db: D1Database, owner: string, publicId: string): Promise<OwnPayment | null> {
  return db.prepare(OWN).bind(publicId, owner).first<OwnPayment>();
}

/** The goods stay held until an operator checks. Also stored for an ended order, whose money is given back. */
export async function reportTransfer(
  db: D1Database,
  { owner, publicId, bankReference, now }: { owner: string; publicId: string; bankReference: string; now: number },
): Promise<boolean> {
  const [, report] = await db.batch([
    db.prepare(REPORTED).bind(publicId, owner, now, bankReference),
    db.prepare(REPORT).bind(publicId, owner, now, bankReference),
  ]);
  return report!.meta.changes > 0;
}

const OWN = `
  SELECT o.id AS orderId, o.public_id AS publicId, o.number, p.kind, p.state, p.pay_by AS payBy, o.name, o.phone, o.email,
    r.bank_reference AS bankReference, r.decided_at IS NOT NULL AS isDecided,
    p.amount, (SELECT sum(f.amount) FROM refund f WHERE f.order_id = o.id AND f.parcel_id <= 0) AS lateAmount,
    EXISTS (SELECT 1 FROM payment_try t WHERE t.order_id = o.id AND t.state = 'mismatch') AS isMismatch,
    (SELECT count(*) FROM payment_try t WHERE t.order_id = o.id) AS tries,
    (SELECT t.page FROM payment_try t WHERE t.order_id = o.id AND t.state = 'open' AND t.page IS NOT NULL AND t.amount = p.amount
      ORDER BY t.position DESC LIMIT 1) AS page
  FROM shop_order o CROSS JOIN payment p ON p.order_id = o.id LEFT JOIN transfer_report r ON r.order_id = o.id
  WHERE ${IS_VISIBLE_ORDER}`;

/** A report must not revive an expired hold. */
const REPORTED = `
  UPDATE payment SET state = 'reported', state_at = ?3, outside_reference = ?4
  WHERE kind = 'transfer' AND state = 'due' AND pay_by > ?3
    AND order_id = (${VISIBLE_ORDER})`;

const REPORT = `
  INSERT INTO transfer_report (order_id, bank_reference, reported_at)
  SELECT o.id, ?4, ?3 FROM shop_order o CROSS JOIN payment p ON p.order_id = o.id
  WHERE ${IS_VISIBLE_ORDER} AND p.kind = 'transfer' AND p.state <> 'paid'
  ON CONFLICT (order_id) DO UPDATE SET bank_reference = excluded.bank_reference, reported_at = excluded.reported_at
  WHERE decided_at IS NULL`;

/**
 * Oldest first; triggers cancel their parcels and release the goods. With `products`: only those, first in the batch of
 * an order.
 */
export function freeExpiredHolds(db: D1Database, now: number, limit: number, products?: readonly number[]) {
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
