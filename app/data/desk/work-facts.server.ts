import type { WorkFacts } from "../../domain/upkeep/health.ts";
import { countedAtMost, countsOf, WAITING_ROWS } from "./today-counts.server.ts";

const HOUR = 3_600_000;

/** One statement for the cron and /healthz?deep. */
export async function readWork(db: D1Database, now: number): Promise<WorkFacts> {
  return (await db.prepare(countsOf(facts, countedAtMost)).bind(now).first<WorkFacts>())!;
}

const TRIES = `SELECT state, page, opened_at FROM payment_try WHERE opened_at BETWEEN ?1 - ${HOUR} AND ?1`;

const facts: Record<keyof WorkFacts, string> = {
  givenUp: WAITING_ROWS.unsent,
  unreachable: WAITING_ROWS.unreachable,
  late: WAITING_ROWS.late,
  transfers: `${WAITING_ROWS.transfers} AND reported_at < ?1 - ${24 * HOUR}`,
  mismatches: WAITING_ROWS.mismatches,
  paymentsTried: TRIES,
  // Chapa answers within seconds.
  paymentsFailed: `${TRIES} AND (state = 'failed' OR (state = 'open' AND page IS NULL AND opened_at < ?1 - ${HOUR / 12}))`,
  imports: `SELECT 1 FROM import_run WHERE begun_at BETWEEN ?1 - ${72 * HOUR} AND ?1 - ${3 * HOUR} AND ended_at IS NULL AND undone_at IS NULL AND stage IS NOT 'previewed'`,
};
