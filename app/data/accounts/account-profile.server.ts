import type { Contact } from "../../domain/accounts/contact.ts";
import type { Locale } from "../../domain/languages.ts";
import { outboxStatement } from "../messages/outbox.server.ts";
import { joinOrders } from "../orders/join-orders.server.ts";
import { endSessionStatements } from "./sessions.server.ts";

const DAY = 86_400_000;

export interface AccountProfile {
  name: string;
  /** Stored forms; at least one is set. */
  email: string | null;
  phone: string | null;
  locale: Locale;
  passwordChangedAt: number;
}

export async function findProfile(db: D1Database, account: number): Promise<AccountProfile | null> {
  const statement = db
    .prepare("SELECT name, email, phone, locale, password_changed_at AS passwordChangedAt FROM account WHERE id = ?1")
    .bind(account);
  return statement.first<AccountProfile>();
}

export async function findPasswordHash(db: D1Database, account: number): Promise<string | null> {
  const statement = db.prepare("SELECT password_hash FROM account WHERE id = ?1").bind(account);
  return statement.first<string>("password_hash");
}

export async function saveProfile(db: D1Database, account: number, name: string, locale: Locale): Promise<void> {
  const statement = db.prepare("UPDATE account SET name = ?2, locale = ?3 WHERE id = ?1").bind(account, name, locale);
  await statement.run();
}

export async function isContactTaken(db: D1Database, account: number, contact: Contact): Promise<boolean> {
  const statement = db.prepare(`SELECT id FROM account WHERE ${contact.kind} = ?1`).bind(contact.value);
  const owner = await statement.first<number>("id");
  return owner !== null && owner !== account;
}

/** Returns how many guest orders with the same phone joined the account; null: another account has the contact. */
export async function setContact(
  db: D1Database,
  { account, contact, now }: { account: number; contact: Contact; now: number },
  first: D1PreparedStatement[],
): Promise<number | null> {
  const set = db.prepare(`UPDATE account SET ${contact.kind} = ?2 WHERE id = ?1`).bind(account, contact.value);
  try {
    const joins = joinOrders(db, { contact, owner: `account:${account}`, now });
    const results = await db.batch([...first, set, ...joins]);
    return joins.length > 0 ? results.at(-1)!.results.length : 0;
  } catch (error) {
    if (/UNIQUE constraint failed: account\.(email|phone)/.test(String(error))) return null;
    throw error;
  }
}

/** Never removes the last contact. Returns whether this one is gone. */
export async function removeContact(
  db: D1Database,
  account: number,
  kind: Contact["kind"],
  first: D1PreparedStatement[],
): Promise<boolean> {
  const other = kind === "email" ? "phone" : "email";
  const statement = db
    .prepare(`UPDATE account SET ${kind} = NULL WHERE id = ?1 AND (${kind} IS NULL OR ${other} IS NOT NULL)`)
    .bind(account);
  const results = await db.batch([...first, statement]);
  return results.at(-1)!.meta.changes > 0;
}

/** Sent to the removed contact, else to the other one, because the change may not be the owner's. */
export function contactChangedMessage(
  db: D1Database,
  account: number,
  { email, phone, locale }: AccountProfile,
  kind: Contact["kind"],
  now: number,
): D1PreparedStatement {
  const isMail = kind === "email" ? email !== null : phone === null;
  return outboxStatement(db, {
    kind: isMail ? "mail" : "sms",
    dedupeKey: `contactChanged:${account}:${now}`,
    payload: { to: (isMail ? email : phone)!, locale, text: "contactChanged" },
    now,
    expiresAt: now + DAY,
  });
}

interface NewPassword {
  account: number;
  profile: AccountProfile;
  passwordHash: string;
  /** The account must still have this password. */
  oldHash: string;
  idHash: string;
  now: number;
}

/**
 * Ends other sessions, links and codes, and informs the owner. Returns false if the account no longer has the old
 * password.
 */
export async function changePassword(
  db: D1Database,
  { account, profile, passwordHash, oldHash, idHash, now }: NewPassword,
  first: D1PreparedStatement[],
): Promise<boolean> {
  const { email, phone, locale } = profile;
  const changed = db.batch([
    ...first,
    db.prepare(CHANGE).bind(account, passwordHash, now, oldHash),
    ...endSessionStatements(db, account, idHash),
    db.prepare("DELETE FROM login_token WHERE account_id = ?1").bind(account),
    db.prepare("DELETE FROM one_time_code WHERE account_id = ?1").bind(account),
    outboxStatement(db, {
      kind: email === null ? "sms" : "mail",
      dedupeKey: `passwordChanged:${account}:${now}`,
      payload: { to: email ?? phone!, locale, text: "passwordChanged" },
      now,
      expiresAt: now + DAY,
    }),
  ]);
  try {
    await changed;
    return true;
  } catch (error) {
    if (String(error).includes("NOT NULL constraint failed: account.password_hash")) return false;
    throw error;
  }
}

// NULL breaks a constraint and so undoes the batch, if another password was set meanwhile.
const CHANGE = `
  UPDATE account SET password_hash = CASE WHEN password_hash = ?4 THEN ?2 END, password_changed_at = ?3 WHERE id = ?1`;
