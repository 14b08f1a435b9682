import { payTries } from "../../domain/checkout/payment.ts";
import type { OnlineKind } from "../../domain/orders/payment-providers.ts";

export interface PaymentTry {
  reference: string;
  kind: OnlineKind;
  orderId: number;
  amount: number;
  openedAt: number;
}

/** Stored before the call to the provider, so that its outcome can always be checked. null if no try is left. */
export async function beginTry(
  db: D1Database,
  { orderId, amount, now, checkAt }: { orderId: number; amount: number; now: number; checkAt: number | null },
): Promise<PaymentTry | null> {
  return db.prepare(BEGIN).bind(orderId, amount, now, checkAt, payTries).first<PaymentTry>();
}

export async function keepPage(db: D1Database, reference: string, page: string): Promise<void> {
  await db.prepare("UPDATE payment_try SET page = ?2 WHERE reference = ?1").bind(reference, page).run();
}

export async function findTry(db: D1Database, reference: string): Promise<PaymentTry | null> {
  return db.prepare(`${TRY} WHERE reference = ?1`).bind(reference).first<PaymentTry>();
}

export async function listOpenTries(db: D1Database, orderId: number): Promise<PaymentTry[]> {
  const sql = `${TRY} WHERE order_id = ?1 AND state IN ('open', 'failed') ORDER BY position DESC`;
  return (await db.prepare(sql).bind(orderId).all<PaymentTry>()).results;
}

export async function leaseTries(db: D1Database, now: number, { limit, leaseMs }: { limit: number; leaseMs: number }) {
  const { results } = await db
    .prepare(LEASE)
    .bind(now, now + leaseMs, limit)
    .all<PaymentTry>();
  return results;
}

/** null: do not check again. */
export async function checkLater(db: D1Database, reference: string, checkAt: number | null): Promise<void> {
  await db.prepare(LATER).bind(reference, checkAt).run();
}

/** Idempotent: the order is paid, or a late or double payment is owed back (refund row 0, -1, ... by opening). */
export async function receivePayment(
  db: D1Database,
  { reference, outsideReference, now }: { reference: string; outsideReference: string | null; now: number },
): Promise<void> {
  await db.batch([
    db.prepare(TOO_LATE).bind(reference, now),
    db.prepare(PAID).bind(reference, now, outsideReference),
    db.prepare(RECEIVED).bind(reference),
  ]);
}

/** Without another open page the payment failed and its goods are released. */
export async function failTry(db: D1Database, reference: string, now: number, checkAt: number | null): Promise<void> {
  await db.batch([db.prepare(DECLINED).bind(reference, checkAt), db.prepare(FAILED).bind(reference, now)]);
}

/** A wrong amount never pays an order. */
export async function setMismatch(db: D1Database, reference: string): Promise<void> {
  const sql =
    "UPDATE payment_try SET state = 'mismatch', check_at = NULL WHERE reference = ?1 AND state NOT IN ('received', 'closed')";
  await db.prepare(sql).bind(reference).run();
}

const COLUMNS = `reference, order_id AS orderId, amount, opened_at AS openedAt,
  (SELECT kind FROM payment WHERE order_id = payment_try.order_id) AS kind`;
const TRY = `SELECT ${COLUMNS} FROM payment_try`;

const BEGIN = `
  INSERT INTO payment_try (reference, order_id, position, amount, opened_at, check_at)
  SELECT CASE n.position WHEN 1 THEN p.reference ELSE p.reference || '-' || n.position END, p.order_id, n.position, ?2, ?3, ?4
  FROM payment p CROSS JOIN (SELECT 1 + coalesce(max(position), 0) AS position FROM payment_try WHERE order_id = ?1) n
  WHERE p.order_id = ?1 AND p.state = 'pending' AND p.pay_by > ?3 AND n.position <= ?5
  RETURNING ${COLUMNS}`;

const LEASE = `
  UPDATE payment_try SET check_at = ?2 WHERE reference IN (
    SELECT reference FROM payment_try WHERE check_at IS NOT NULL AND check_at <= ?1 ORDER BY check_at LIMIT ?3)
  RETURNING ${COLUMNS}`;

const LATER = "UPDATE payment_try SET check_at = ?2 WHERE reference = ?1 AND state IN ('open', 'failed')";

// Goods still held go to the buyer who paid, even a minute late.
const TOO_LATE = `
  INSERT INTO refund (order_id, parcel_id, amount, created_at)
  SELECT t.order_id, 1 - t.position, t.amount, ?2 FROM payment_try t CROSS JOIN payment p ON p.order_id = t.order_id
  WHERE t.reference = ?1 AND t.state <> 'received' AND p.state <> 'pending'
  ON CONFLICT (order_id, parcel_id, part) DO NOTHING`;
const PAID = `
  UPDATE payment SET state = 'paid', state_at = ?2, outside_reference = ?3,
    amount = (SELECT t.amount FROM payment_try t WHERE t.reference = ?1)
  WHERE state = 'pending' AND order_id = (SELECT t.order_id FROM payment_try t WHERE t.reference = ?1 AND t.state <> 'received')`;
const RECEIVED = "UPDATE payment_try SET state = 'received', check_at = NULL WHERE reference = ?1";

const DECLINED = "UPDATE payment_try SET state = 'failed', check_at = ?2 WHERE reference = ?1 AND state = 'open'";
const FAILED = `
  UPDATE payment SET state = 'failed', state_at = ?2
  WHERE state = 'pending' AND order_id = (SELECT t.order_id FROM payment_try t WHERE t.reference = ?1 AND t.state = 'failed')
    AND NOT EXISTS (
      SELECT 1 FROM payment_try o WHERE o.order_id = payment.order_id AND o.state = 'open' AND o.page IS NOT NULL)`;
