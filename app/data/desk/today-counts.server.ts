import { workStates } from "../../domain/orders/parcel-work.ts";
import { UNREACHED } from "../vendors/desk-vendors.server.ts";

export const countedAtMost = 1_000;
export const countedMore = "1,000+";

/** How many wait in each of the desk's lists of work. */
export async function countQueues(
  db: D1Database,
  asked: readonly Waiting[],
  now: number,
): Promise<Partial<Record<Waiting, number>>> {
  if (asked.length === 0) return {};
  const rows = Object.fromEntries(asked.map((name) => [name, WAITING_ROWS[name]]));
  // Not every queue needs the time.
  return (await db
    .prepare(`${countsOf(rows, countedAtMost)} FROM (SELECT ?1)`)
    .bind(now)
    .first())!;
}

/** Rows by their names, each counted until there are more than `most`. */
export function countsOf(rows: Record<string, string>, most: number): string {
  const counts = Object.entries(rows).map(
    ([name, sql]) => `(SELECT count(*) FROM (${sql} LIMIT ${most + 1})) AS ${name}`,
  );
  return `SELECT ${counts.join(", ")}`;
}

const parcelsIn = (states: readonly string[]) =>
  `SELECT 1 FROM parcel WHERE state IN (${states.map((state) => `'${state}'`).join(", ")})`;

/** Each uses a partial index of waiting rows; ?1: now. */
export const WAITING_ROWS = {
  phoneCodes: "SELECT 1 FROM payment WHERE kind = 'cash' AND state = 'due' AND pay_by IS NOT NULL",
  toConfirm: parcelsIn(workStates.placed),
  toSend: parcelsIn(workStates.toSend),
  late: `${parcelsIn(workStates.late)} AND promised_until < ?1`,
  silent:
    "SELECT 1 FROM parcel_reminder s CROSS JOIN parcel c ON c.id = s.parcel_id WHERE s.kind = 'silent' AND s.step = 3 AND c.state = 'placed'",
  refused: "SELECT 1 FROM parcel_refusal",
  returns: parcelsIn(workStates.returnAsked),
  transfers: "SELECT 1 FROM transfer_report WHERE decided_at IS NULL",
  mismatches: "SELECT 1 FROM payment_try WHERE state = 'mismatch'",
  refunds: "SELECT 1 FROM refund WHERE state = 'due'",
  reviews: "SELECT 1 FROM product_rate WHERE waits_since IS NOT NULL",
  questions:
    "SELECT 1 FROM product_question WHERE state = 'answered' UNION ALL SELECT 1 FROM product_question WHERE state = 'asked' AND changed_at < ?1 - 172800000",
  shopQuestions: "SELECT 1 FROM shop_question WHERE is_open = 1",
  customOrders: "SELECT 1 FROM custom_order WHERE state IN ('received', 'searching') AND owner <> 'former'",
  soldOut: "SELECT 1 FROM product WHERE retired_at IS NULL AND listed_stock = 0",
  unreachable: UNREACHED,
  unsent: "SELECT 1 FROM outbox WHERE state <> 'sent' AND payload <> '{}' AND state = 'dropped'",
};

export type Waiting = keyof typeof WAITING_ROWS;
export const workQueues = Object.keys(WAITING_ROWS) as Waiting[];
