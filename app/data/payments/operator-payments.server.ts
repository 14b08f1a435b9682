import type { PaymentState } from "../../domain/orders/order-states.ts";
import { READ_MS, within } from "../deadline.server.ts";

const WRITE_MS = 5_000;

/** What waits for an operator; amounts in santim, times in UTC ms, the oldest first. */
export interface OpenPayments {
  /** Transfers their shoppers reported: to be looked for in the bank's statement. */
  transfers: { number: string; amount: number; bankReference: string; reportedAt: number; state: PaymentState }[];
  /** Money at Chapa that is not what was asked for: to be given back there. */
  mismatches: { number: string; amount: number; reference: string; openedAt: number }[];
  /** Money to be given back. parcel: its position, 0 or less where a payment came too late or twice. */
  refunds: { number: string; parcel: number; amount: number; name: string; phone: string; createdAt: number }[];
}

/** Up to `limit` of each. Throws as the database does. */
export async function listOpenPayments(db: D1Database, limit: number): Promise<OpenPayments> {
  const [transfers, mismatches, refunds] = await within(
    READ_MS,
    db.batch([TRANSFERS, MISMATCHES, REFUNDS].map((sql) => db.prepare(sql).bind(limit))),
  );
  return {
    transfers: transfers!.results as unknown as OpenPayments["transfers"],
    mismatches: mismatches!.results as unknown as OpenPayments["mismatches"],
    refunds: refunds!.results as unknown as OpenPayments["refunds"],
  };
}

/** amount: santim that are to be paid; refundDue: to be given back. */
export interface OperatorPayment {
  state: PaymentState;
  amount: number;
  refundDue: number;
}

/** The payment of an order that is paid by transfer; with `isAnyKind` of any order. Null where there is none. */
export async function findOperatorPayment(
  db: D1Database,
  number: string,
  isAnyKind = false,
): Promise<OperatorPayment | null> {
  return within(
    READ_MS,
    db
      .prepare(FIND)
      .bind(number, isAnyKind ? 1 : 0)
      .first<OperatorPayment>(),
  );
}

/**
 * The money of a transfer is in our account: the order is paid where `amount` (santim) is what it costs. Where it is over, the
 * amount is owed back (refund row 0). Twice is as good as once. now in UTC ms.
 */
export async function confirmTransfer(db: D1Database, number: string, amount: number, now: number): Promise<void> {
  await within(
    WRITE_MS,
    db.batch([
      db.prepare(TOO_LATE).bind(number, amount, now),
      db.prepare(PAID).bind(number, amount, now),
      // Where it is another amount by now, the transfer still waits.
      db.prepare(`${DECIDED} AND NOT EXISTS (${WAITS})`).bind(number, now),
    ]),
  );
}

/** No money of a reported transfer came: the payment failed and its goods go back. now in UTC ms. */
export async function refuseTransfer(db: D1Database, number: string, now: number): Promise<void> {
  await within(WRITE_MS, db.batch([db.prepare(MISSING).bind(number, now), db.prepare(DECIDED).bind(number, now)]));
}

/** Everything owed back of an order was given back, `amount` santim in all; false where that is not what is owed. now in UTC ms. */
export async function markRefunded(db: D1Database, number: string, amount: number, now: number): Promise<boolean> {
  const { meta } = await within(WRITE_MS, db.prepare(REFUNDED).bind(number, amount, now).run());
  return meta.changes > 0;
}

const TRANSFERS = `
  SELECT o.number, p.amount, r.bank_reference AS bankReference, r.reported_at AS reportedAt, p.state
  FROM transfer_report r CROSS JOIN shop_order o ON o.id = r.order_id CROSS JOIN payment p ON p.order_id = r.order_id
  WHERE r.decided_at IS NULL ORDER BY r.reported_at, r.order_id LIMIT ?1`;

const MISMATCHES = `
  SELECT o.number, t.amount, t.reference, t.opened_at AS openedAt
  FROM payment_try t CROSS JOIN shop_order o ON o.id = t.order_id
  WHERE t.state = 'mismatch' ORDER BY t.opened_at LIMIT ?1`;

const REFUNDS = `
  SELECT o.number, CASE WHEN f.parcel_id > 0 THEN c.position ELSE f.parcel_id END AS parcel, f.amount, o.name, o.phone,
    f.created_at AS createdAt
  FROM refund f CROSS JOIN shop_order o ON o.id = f.order_id LEFT JOIN parcel c ON c.id = f.parcel_id
  WHERE f.state = 'due' ORDER BY f.created_at LIMIT ?1`;

/** What the parcels cost that were not cancelled: less than was ordered where some were cancelled before anything was paid. */
const ASKED = `
  CASE WHEN p.state = 'due' THEN coalesce(
    (SELECT sum(c.total) FROM parcel c WHERE c.order_id = p.order_id AND c.state <> 'cancelled'), p.amount) ELSE p.amount END`;

const FIND = `
  SELECT p.state, ${ASKED} AS amount,
    (SELECT coalesce(sum(f.amount), 0) FROM refund f WHERE f.order_id = o.id AND f.state = 'due') AS refundDue
  FROM shop_order o CROSS JOIN payment p ON p.order_id = o.id
  WHERE o.number = ?1 AND (p.kind = 'transfer' OR ?2 = 1)`;

const ID = "(SELECT o.id FROM shop_order o WHERE o.number = ?1)";

const TOO_LATE = `
  INSERT INTO refund (order_id, parcel_id, amount, created_at)
  SELECT p.order_id, 0, ?2, ?3 FROM payment p
  WHERE p.order_id = ${ID} AND p.kind = 'transfer' AND p.state IN ('failed', 'expired', 'void')
  ON CONFLICT (order_id, parcel_id, part) DO NOTHING`;
const PAID = `
  UPDATE payment AS p SET state = 'paid', state_at = ?3, amount = ?2
  WHERE p.order_id = ${ID} AND p.kind = 'transfer' AND p.state IN ('due', 'reported') AND ?2 = ${ASKED}`;
const MISSING = `
  UPDATE payment SET state = 'failed', state_at = ?2 WHERE order_id = ${ID} AND kind = 'transfer' AND state = 'reported'`;
const DECIDED = `
  UPDATE transfer_report SET decided_at = ?2 WHERE order_id = ${ID} AND decided_at IS NULL`;
const WAITS = `
  SELECT 1 FROM payment p WHERE p.order_id = transfer_report.order_id AND p.state IN ('due', 'reported')`;

const REFUNDED = `
  UPDATE refund SET state = 'done', done_at = ?3
  WHERE order_id = ${ID} AND state = 'due'
    AND ?2 = (SELECT sum(f.amount) FROM refund f WHERE f.order_id = ${ID} AND f.state = 'due')`;
