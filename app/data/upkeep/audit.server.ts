import { invariants, type Invariant } from "./audit-invariants.server.ts";

/** An invariant that is broken, with the first rows that break it. */
export interface Violation extends Pick<Invariant, "name" | "says"> {
  rows: Record<string, unknown>[];
  /** Number of all rows that break it. */
  count: number;
}

const SHOWN = 10;

/**
 * The invariants that are broken at `now` (UTC ms); should be [] (security-and-faults.md 11). Reads whole tables: for
 * operators and tests, not for requests.
 */
export async function auditBooks(db: D1Database, now: number): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, says, sql } of invariants) {
    const statement = db.prepare(sql);
    const { results } = await (sql.includes("?1") ? statement.bind(now) : statement).all<Record<string, unknown>>();
    const rows = results.filter((row) => Object.values(row).some((value) => value !== "ok"));
    if (rows.length > 0) violations.push({ name, says, rows: rows.slice(0, SHOWN), count: rows.length });
  }
  return violations;
}
