import { within } from "../deadline.server.ts";
import { leaveOrders } from "../orders/former-orders.server.ts";

const WRITE_MS = 5_000;

/**
 * Deletes an account and all that belongs to it, in one batch. What has a foreign key goes with it (sessions, addresses,
 * tokens, codes, wishlist, viewed products); what names its owner by text goes by a statement. Orders stay, without the
 * person (former-orders).
 */
export async function deleteAccount(db: D1Database, account: number): Promise<void> {
  const owner = `account:${account}`;
  await within(
    WRITE_MS,
    db.batch([
      db
        .prepare("DELETE FROM push_token WHERE session_hash IN (SELECT id_hash FROM session WHERE account_id = ?1)")
        .bind(account),
      db.prepare("DELETE FROM push_token WHERE owner = ?1").bind(owner),
      db.prepare("DELETE FROM cart WHERE owner = ?1").bind(owner),
      db.prepare("DELETE FROM add_key WHERE owner = ?1").bind(owner),
      db.prepare("DELETE FROM compare_item WHERE owner = ?1").bind(owner),
      db.prepare("DELETE FROM checkout_draft WHERE owner = ?1").bind(owner),
      // Codes on their way to a contact of the account, whoever asked for them.
      db.prepare(CODES).bind(account),
      // Who leaves the shop asks for none of its mails.
      db.prepare(NEWSLETTER).bind(account),
      db.prepare("DELETE FROM account WHERE id = ?1").bind(account),
      // After the account: by then its reviews are nobody's, and do not follow the orders.
      ...leaveOrders(db, owner),
    ]),
  );
}

const NEWSLETTER = "DELETE FROM newsletter_subscriber WHERE email = (SELECT email FROM account WHERE id = ?1)";

const CODES = `
  DELETE FROM one_time_code
  WHERE contact IN (SELECT email FROM account WHERE id = ?1 UNION ALL SELECT phone FROM account WHERE id = ?1)`;
