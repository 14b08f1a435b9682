import { IS_OVER, leaveOrders } from "../orders/former-orders.server.ts";

/**
 * Foreign keys delete most rows; those with the owner as text are deleted here. Orders stay, without personal data
 * (former-orders).
 */
export async function deleteAccount(db: D1Database, account: number): Promise<void> {
  const owner = `account:${account}`;
  await db.batch([
    db
      .prepare("DELETE FROM push_token WHERE session_hash IN (SELECT id_hash FROM session WHERE account_id = ?1)")
      .bind(account),
    db.prepare("DELETE FROM push_token WHERE owner = ?1").bind(owner),
    db.prepare("DELETE FROM cart WHERE owner = ?1").bind(owner),
    db.prepare("DELETE FROM add_key WHERE owner = ?1").bind(owner),
    db.prepare("DELETE FROM compare_item WHERE owner = ?1").bind(owner),
    db.prepare("DELETE FROM checkout_draft WHERE owner = ?1").bind(owner),
    db.prepare(CODES).bind(account),
    db.prepare(LETTERS).bind(account),
    db.prepare(NEWSLETTER).bind(account),
    db.prepare("DELETE FROM account WHERE id = ?1").bind(account),
    // After the account: its reviews then have no buyer and do not follow the orders.
    ...leaveOrders(db, owner),
  ]);
}

const NEWSLETTER = "DELETE FROM newsletter_subscriber WHERE email = (SELECT email FROM account WHERE id = ?1)";

/** Messages to the account that were not sent: those of an order under way are still for who waits for it. */
const LETTERS = `
  DELETE FROM outbox
  WHERE state IN ('waiting', 'kept', 'dropped') AND state <> 'sent' AND payload <> '{}'
    AND (payload ->> '$.account' = ?1 OR payload ->> '$.to' IN (
      SELECT email FROM account WHERE id = ?1 UNION ALL SELECT phone FROM account WHERE id = ?1))
    AND NOT EXISTS (SELECT 1 FROM shop_order o WHERE o.id = order_id AND NOT (${IS_OVER}))`;

const CODES = `
  DELETE FROM one_time_code
  WHERE contact IN (SELECT email FROM account WHERE id = ?1 UNION ALL SELECT phone FROM account WHERE id = ?1)`;
