import type { Invariant } from "./audit-goods.server.ts";
import { invariants } from "./audit-invariants.server.ts";

export interface Violation extends Pick<Invariant, "rule"> {
  name: string;
  rows: Record<string, unknown>[];
  count: number;
}

export type Audit = Awaited<ReturnType<typeof audit>>;

const SHOWN = 10;

export async function audit(db: D1Database, now: number) {
  const orders = await db.prepare("SELECT count(*) AS orders FROM shop_order").first<number>("orders");
  return { invariants: invariants.length, orders: orders ?? 0, violations: await auditBooks(db, now) };
}

/** Should be [] (security-and-faults.md 11). Reads whole tables: not for requests. */
export async function auditBooks(db: D1Database, now: number): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, rule, sql } of invariants) {
    const statement = db.prepare(sql);
    const { results } = await (sql.includes("?1") ? statement.bind(now) : statement).all<Record<string, unknown>>();
    const rows = results.filter((row) => Object.values(row).some((value) => value !== "ok"));
    if (rows.length > 0) violations.push({ name, rule, rows: rows.slice(0, SHOWN), count: rows.length });
  }
  return violations;
}
