import { batch } from "../batch.server.ts";
import { changedFacts } from "../../domain/desk/operator-event.ts";
import type { PaymentKind, PaymentState } from "../../domain/orders/order-states.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";

export interface OpenPayments {
  transfers: { number: string; amount: number; bankReference: string; reportedAt: number; state: PaymentState }[];
  /** Wrong amounts, to be refunded at the provider. */
  mismatches: { number: string; amount: number; reference: string; openedAt: number }[];
  /** parcel: its position; 0 or less for a payment that came too late or twice. */
  refunds: { number: string; parcel: number; amount: number; name: string; phone: string; createdAt: number }[];
}

export async function listOpenPayments(db: D1Database, limit: number): Promise<OpenPayments> {
  type Row<Kind extends keyof OpenPayments> = OpenPayments[Kind][number];
  const ask = (sql: string) => db.prepare(sql).bind(limit);
  const [transfers, mismatches, refunds] = await batch<[Row<"transfers">, Row<"mismatches">, Row<"refunds">]>(db, [
    ask(TRANSFERS),
    ask(MISMATCHES),
    ask(REFUNDS),
  ]);
  return { transfers: transfers.results, mismatches: mismatches.results, refunds: refunds.results };
}

export interface OperatorPayment {
  kind: PaymentKind;
  state: PaymentState;
  amount: number;
  refundDue: number;
  bankReference: string | null;
}

export async function findOperatorPayment(db: D1Database, number: string): Promise<OperatorPayment | null> {
  return db.prepare(FIND).bind(number).first<OperatorPayment>();
}

interface Decision extends By {
  number: string;
}

/** Paid if it is as `seen` and costs `amount` (santim); the amount of an ended order is owed back (refund row 0). */
export async function confirmTransfer(
  db: D1Database,
  { number, amount, seen, author, now }: Decision & { amount: number; seen: PaymentState },
): Promise<boolean> {
  const event = { author, action: "transferConfirmed", object: { kind: "order", id: number }, now } as const;
  const [late, , paid] = await db.batch([
    db.prepare(TOO_LATE).bind(number, amount, now),
    eventIfChanged(db, { ...event, after: { amount } }),
    db.prepare(PAID).bind(number, amount, now, seen),
    eventIfChanged(db, { ...event, before: { state: seen }, after: { state: "paid", amount } }),
    db.prepare(`${DECIDED} AND NOT EXISTS (${WAITS})`).bind(number, now),
  ]);
  return late!.meta.changes + paid!.meta.changes > 0;
}

/** False where no transfer waits, or it differs from `seen`. */
export async function refuseTransfer(db: D1Database, { number, seen, author, now }: Decision & { seen: PaymentState }) {
  const then = seen === "reported" ? "failed" : seen;
  const [, decided] = await db.batch([
    db.prepare(MISSING).bind(number, now, seen),
    db.prepare(`${DECIDED} AND (${STATE}) = ?3`).bind(number, now, then),
    eventIfChanged(db, {
      author,
      action: "transferRefused",
      object: { kind: "order", id: number },
      ...changedFacts({ state: seen }, { state: then }),
      now,
    }),
  ]);
  return decided!.meta.changes > 0;
}

/** `how`: the means of payment. False where another amount is owed. */
export async function markRefunded(
  db: D1Database,
  { number, amount, how, author, now }: Decision & { amount: number; how: string },
): Promise<boolean> {
  const [done] = await db.batch([
    db.prepare(REFUNDED).bind(number, amount, now, how),
    eventIfChanged(db, {
      author,
      action: "refundDone",
      object: { kind: "order", id: number },
      after: { amount, how },
      now,
    }),
  ]);
  return done!.meta.changes > 0;
}

export async function closeMismatch(
  db: D1Database,
  { reference, reason, author, now }: Omit<Decision, "number"> & { reference: string; reason: string },
): Promise<boolean> {
  const found = await db.prepare(MISMATCH).bind(reference).first<{ number: string; amount: number }>();
  if (!found) return false;
  const [closed] = await db.batch([
    db.prepare(CLOSE).bind(reference),
    eventIfChanged(db, {
      author,
      action: "mismatchClosed",
      object: { kind: "order", id: found.number },
      after: { reference, amount: found.amount, reason },
      now,
    }),
  ]);
  return closed!.meta.changes > 0;
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

const FIND = `
  SELECT p.kind, p.state, p.amount,
    (SELECT coalesce(sum(f.amount), 0) FROM refund f WHERE f.order_id = o.id AND f.state = 'due') AS refundDue,
    (SELECT r.bank_reference FROM transfer_report r WHERE r.order_id = o.id AND r.decided_at IS NULL) AS bankReference
  FROM shop_order o CROSS JOIN payment p ON p.order_id = o.id WHERE o.number = ?1`;

const ID = "(SELECT o.id FROM shop_order o WHERE o.number = ?1)";

const TOO_LATE = `
  INSERT INTO refund (order_id, parcel_id, amount, created_at)
  SELECT p.order_id, 0, ?2, ?3 FROM payment p
  WHERE p.order_id = ${ID} AND p.kind = 'transfer' AND p.state IN ('failed', 'expired', 'void')
  ON CONFLICT (order_id, parcel_id, part) DO NOTHING`;
const PAID = `
  UPDATE payment AS p SET state = 'paid', state_at = ?3
  WHERE p.order_id = ${ID} AND p.kind = 'transfer' AND p.state IN ('due', 'reported') AND p.state = ?4 AND ?2 = p.amount`;
const MISSING = `
  UPDATE payment SET state = 'failed', state_at = ?2 WHERE order_id = ${ID} AND kind = 'transfer' AND state = 'reported' AND state = ?3`;
const DECIDED = `
  UPDATE transfer_report SET decided_at = ?2 WHERE order_id = ${ID} AND decided_at IS NULL`;
const WAITS = `
  SELECT 1 FROM payment p WHERE p.order_id = transfer_report.order_id AND p.state IN ('due', 'reported')`;
const STATE = "SELECT p.state FROM payment p WHERE p.order_id = transfer_report.order_id";

const MISMATCH = `
  SELECT o.number, t.amount FROM payment_try t CROSS JOIN shop_order o ON o.id = t.order_id
  WHERE t.reference = ?1 AND t.state = 'mismatch'`;
const CLOSE = "UPDATE payment_try SET state = 'closed' WHERE reference = ?1 AND state = 'mismatch'";

const REFUNDED = `
  UPDATE refund SET state = 'done', done_at = ?3, how = ?4
  WHERE order_id = ${ID} AND state = 'due'
    AND ?2 = (SELECT sum(f.amount) FROM refund f WHERE f.order_id = ${ID} AND f.state = 'due')`;
