const DAY = 86_400_000;
/** As long as an import can be undone (decision 61). */
const KEPT_DAYS = 14;

/** One promise for each kind, so that one failure does not stop the others. */
export function removeLeftovers(db: D1Database, now: number, limit: number): Promise<unknown>[] {
  return LEFTOVERS.map(({ sql, days }) =>
    db
      .prepare(sql)
      .bind(now - days * DAY, limit)
      .run(),
  );
}

function older(table: string, key: string, age: string, of = ""): string {
  return `
    DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${age} < ?1${of} ORDER BY ${age} LIMIT ?2)`;
}

const LEFTOVERS: { sql: string; days: number }[] = [
  // settled.md 18: a sign-in ends after 30 idle days; a guest's lists live as long as the session.
  { sql: older("session", "id_hash", "seen_at", " AND account_id IS NOT NULL"), days: 30 },
  { sql: older("session", "id_hash", "seen_at"), days: 90 },
  { sql: older("cart", "id", "updated_at", " AND owner >= 'session:'"), days: 90 },
  // Personal data of a checkout without an order.
  { sql: older("checkout_draft", "owner", "updated_at"), days: 30 },
  { sql: older("order_viewer", "public_id, owner", "added_at", " AND owner >= 'session:'"), days: 90 },
  // The desk has answered before that.
  {
    sql: older("sent_picture", "hash", "created_at", " AND owner >= 'session:' AND custom_order_id IS NOT NULL"),
    days: 90,
  },
  {
    sql: `
    DELETE FROM product_question WHERE id IN (
      SELECT id FROM product_question INDEXED BY product_question_by_age
      WHERE changed_at < ?1 AND state IN ('asked', 'hidden') ORDER BY changed_at LIMIT ?2)`,
    days: 90,
  },
  { sql: older("shop_question", "id", "changed_at"), days: 90 },
  // Sent alerts only serve the link in their message.
  { sql: older("alert", "id", "notified_at"), days: 90 },
  // Browsers give up after a week (client/offline).
  { sql: older("add_key", "owner, key", "added_at"), days: 30 },
  { sql: older("portal_request", "vendor_id, id", "received_at"), days: 30 },
  // Import changes are deleted first, some thousand at once.
  { sql: older("import_change", "id", "at"), days: KEPT_DAYS },
  { sql: older("import_run", "id", "begun_at"), days: 6 * KEPT_DAYS },
  { sql: older("one_time_code", "purpose, session_hash", "expires_at"), days: 1 },
  { sql: older("login_token", "token_hash", "expires_at"), days: 1 },
  // No window of tries is longer than a day (request/count-try).
  { sql: older("attempt", "kind, subject, window_start", "window_start"), days: 1 },
];
