import type { Contact } from "../../domain/accounts/contact.ts";
import type { Locale } from "../../domain/languages.ts";
import { endSessionStatements } from "./sessions.server.ts";
import { joinOrders } from "../orders/join-orders.server.ts";
import { IS_OVER, leaveOrders } from "../orders/order-lookup.server.ts";

export interface Account {
  id: number;
  name: string;
  passwordHash: string;
  locale: Locale;
}

/** Reads the database even for null, so that the time taken reveals nothing. */
export async function findAccount(db: D1Database, contact: Contact | null): Promise<Account | null> {
  const [email, phone] = columns(contact);
  return db
    .prepare(
      // UNION ALL instead of OR, so that each half uses its own index.
      `SELECT id, name, password_hash AS passwordHash, locale FROM account WHERE email = ?1
         UNION ALL SELECT id, name, password_hash, locale FROM account WHERE phone = ?2`,
    )
    .bind(email ?? "", phone ?? "")
    .first<Account>();
}

export interface NewAccount {
  name: string;
  contact: Contact;
  passwordHash: string;
  locale: Locale;
  /** Owner of the session, whose orders come with the sign-in. */
  owner: string;
  now: number;
}

/** `joinedOrders`: guest orders with the same phone. null: another account has the contact. */
export async function createAccount(
  db: D1Database,
  { name, contact, passwordHash, locale, owner, now }: NewAccount,
  first: D1PreparedStatement[] = [],
): Promise<{ id: number; joinedOrders: number } | null> {
  const [email, phone] = columns(contact);
  const insert = db
    .prepare(
      `INSERT INTO account (name, email, phone, password_hash, password_changed_at, locale, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?5) RETURNING id`,
    )
    .bind(name, email, phone, passwordHash, now, locale);
  try {
    const joins = joinOrders(db, { contact, owner, now });
    const results = await db.batch<{ id: number }>([...first, insert, ...joins]);
    const { id } = results[first.length]!.results[0]!;
    return { id, joinedOrders: joins.length > 0 ? results.at(-1)!.results.length : 0 };
  } catch (error) {
    if (/UNIQUE constraint failed: account\.(email|phone)/.test(String(error))) return null;
    throw error;
  }
}

/** With `oldHash`, NULL breaks a constraint and so undoes the batch, if another password was set meanwhile. */
export function setPassword(
  db: D1Database,
  accountId: number,
  passwordHash: string,
  now: number,
  oldHash: string | null = null,
): D1PreparedStatement {
  return db.prepare(SET_PASSWORD).bind(accountId, passwordHash, now, oldHash);
}

const SET_PASSWORD = `
  UPDATE account
  SET password_hash = CASE WHEN password_hash = coalesce(?4, password_hash) THEN ?2 END, password_changed_at = ?3
  WHERE id = ?1`;

/** Sign-in links and codes too; `except`: the session that stays. */
export function endAllSignIns(db: D1Database, accountId: number, except: string | null = null): D1PreparedStatement[] {
  return [
    ...endSessionStatements(db, accountId, except),
    db.prepare("DELETE FROM login_token WHERE account_id = ?1").bind(accountId),
    db.prepare("DELETE FROM one_time_code WHERE account_id = ?1").bind(accountId),
  ];
}

function columns(contact: Contact | null): [email: string | null, phone: string | null] {
  return [contact?.kind === "email" ? contact.value : null, contact?.kind === "phone" ? contact.value : null];
}

/**
 * Foreign keys delete most rows; those with the owner as text are deleted here. Orders stay, without personal data
 * (former-orders).
 */
export async function deleteAccount(db: D1Database, account: number): Promise<void> {
  const owner = `account:${account}`;
  await db.batch([
    ...OWNED.map((table) => db.prepare(`DELETE FROM ${table} WHERE owner = ?1`).bind(owner)),
    db.prepare(CODES).bind(account),
    db.prepare(LETTERS).bind(account),
    db.prepare(NEWSLETTER).bind(account),
    db.prepare("DELETE FROM account WHERE id = ?1").bind(account),
    // After the account: its reviews then have no buyer and do not follow the orders.
    ...leaveOrders(db, owner),
  ]);
}

const OWNED = ["push_token", "cart", "add_key", "compare_item", "checkout_draft"];

const NEWSLETTER = "DELETE FROM newsletter_subscriber WHERE email = (SELECT email FROM account WHERE id = ?1)";

/** Deletes unsent messages to the account, except those about an open order. */
const LETTERS = `
  DELETE FROM outbox
  WHERE state IN ('waiting', 'kept', 'dropped') AND state <> 'sent' AND payload <> '{}'
    AND (payload ->> '$.account' = ?1 OR payload ->> '$.to' IN (
      SELECT email FROM account WHERE id = ?1 UNION ALL SELECT phone FROM account WHERE id = ?1))
    AND NOT EXISTS (SELECT 1 FROM shop_order o WHERE o.id = order_id AND NOT (${IS_OVER}))`;

const CODES = `
  DELETE FROM one_time_code
  WHERE contact IN (SELECT email FROM account WHERE id = ?1 UNION ALL SELECT phone FROM account WHERE id = ?1)`;
