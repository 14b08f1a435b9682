import { within } from "../deadline.server.ts";

/** Nobody waits for it. */
const WRITE_MS = 20_000;
const DAY = 86_400_000;

interface Leftover {
  /** Removes at most ?2 rows older than ?1 (UTC ms), found by an index on that age. */
  sql: string;
  /** After so many days. */
  days: number;
}

/**
 * Removes what nobody needs any more at `now` (UTC ms), at most `limit` rows of each kind: one promise for each, so that
 * one that fails does not keep the others from running.
 */
export function removeLeftovers(db: D1Database, now: number, limit: number): Promise<unknown>[] {
  return LEFTOVERS.map(({ sql, days }) =>
    within(
      WRITE_MS,
      db
        .prepare(sql)
        .bind(now - days * DAY, limit)
        .run(),
    ),
  );
}

function older(table: string, key: string, age: string, of = ""): string {
  return `
    DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${age} < ?1${of} ORDER BY ${age} LIMIT ?2)`;
}

const LEFTOVERS: Leftover[] = [
  // settled.md 18: a sign-in ends after 30 idle days; a guest's cart and lists outlive the session's row.
  { sql: older("session", "id_hash", "seen_at", " AND account_id IS NOT NULL"), days: 30 },
  { sql: older("session", "id_hash", "seen_at"), days: 90 },
  { sql: older("cart", "id", "updated_at", " AND owner >= 'session:'"), days: 90 },
  // Name, phone and address of who did not order.
  { sql: older("checkout_draft", "owner", "updated_at"), days: 30 },
  // Who proved number and phone as a guest proves them again.
  { sql: older("order_viewer", "order_id, owner", "added_at", " AND owner >= 'session:'"), days: 90 },
  { sql: older("custom_order_viewer", "custom_order_id, owner", "added_at", " AND owner >= 'session:'"), days: 90 },
  // Told: only the link to leave of their message still works.
  { sql: older("alert", "id", "told_at"), days: 90 },
  // Browsers give up after a week (client/offline).
  { sql: older("add_key", "owner, key", "added_at"), days: 30 },
  // The seller portal does not send again what is so old.
  { sql: older("seller_event", "id", "received_at"), days: 30 },
  // By when they ended.
  { sql: older("one_time_code", "purpose, session_hash", "expires_at"), days: 1 },
  { sql: older("login_token", "token_hash", "expires_at"), days: 1 },
  // No window of tries is longer than a day (http/tries).
  { sql: older("attempt", "kind, subject, window_start", "window_start"), days: 1 },
];
