import type { Contact } from "../../domain/accounts/contact.ts";
import type { Locale } from "../../domain/viewer.ts";
import { within } from "../deadline.server.ts";
import { outboxStatement } from "../messages/outbox.server.ts";

const READ_MS = 2_000;
const WRITE_MS = 5_000;
const DAY = 86_400_000;

/** What an account's pages show of it. */
export interface Profile {
  name: string;
  /** Stored forms; one of the two is always there. */
  email: string | null;
  phone: string | null;
  /** Language of the messages we send. */
  locale: Locale;
  /** UTC ms. */
  passwordChangedAt: number;
}

/** An account's own data; null when it was deleted meanwhile. */
export async function findProfile(db: D1Database, account: number): Promise<Profile | null> {
  const asked = db
    .prepare("SELECT name, email, phone, locale, password_changed_at AS passwordChangedAt FROM account WHERE id = ?1")
    .bind(account);
  return within(READ_MS, asked.first<Profile>());
}

/** The stored form of an account's password; null when the account is gone. */
export async function findPasswordHash(db: D1Database, account: number): Promise<string | null> {
  const asked = db.prepare("SELECT password_hash FROM account WHERE id = ?1").bind(account);
  return within(READ_MS, asked.first<string>("password_hash"));
}

/** Changes name (cleaned, at most 100 code points) and language of messages. */
export async function saveProfile(db: D1Database, account: number, name: string, locale: Locale): Promise<void> {
  const asked = db.prepare("UPDATE account SET name = ?2, locale = ?3 WHERE id = ?1").bind(account, name, locale);
  await within(WRITE_MS, asked.run());
}

/** Whether another account is known by this contact. */
export async function isContactTaken(db: D1Database, account: number, contact: Contact): Promise<boolean> {
  const asked = db.prepare(`SELECT id FROM account WHERE ${contact.kind} = ?1`).bind(contact.value);
  const owner = await within(READ_MS, asked.first<number>("id"));
  return owner !== null && owner !== account;
}

/**
 * Makes a proven contact an account's own, in place of the one of its kind, together with `first` or not at all. Returns
 * false where another account has it by now.
 */
export async function setContact(
  db: D1Database,
  account: number,
  contact: Contact,
  first: D1PreparedStatement[],
): Promise<boolean> {
  const set = db.prepare(`UPDATE account SET ${contact.kind} = ?2 WHERE id = ?1`).bind(account, contact.value);
  try {
    await within(WRITE_MS, db.batch([...first, set]));
    return true;
  } catch (error) {
    if (/UNIQUE constraint failed: account\.(email|phone)/.test(String(error))) return false;
    throw error;
  }
}

/** Takes a contact away, unless it is the only one, together with `first`. Returns whether the account is without it now. */
export async function removeContact(
  db: D1Database,
  account: number,
  kind: Contact["kind"],
  first: D1PreparedStatement[],
): Promise<boolean> {
  const other = kind === "email" ? "phone" : "email";
  const asked = db
    .prepare(`UPDATE account SET ${kind} = NULL WHERE id = ?1 AND (${kind} IS NULL OR ${other} IS NOT NULL)`)
    .bind(account);
  const results = await within(WRITE_MS, db.batch([...first, asked]));
  return results.at(-1)!.meta.changes > 0;
}

/**
 * Tells the contact that goes, or where none goes the other one, that an account's contacts change: whoever changes them
 * may not be their owner. For the batch of the change; afterwards call `callOutbox`. now in UTC ms.
 */
export function contactLetter(
  db: D1Database,
  account: number,
  { email, phone, locale }: Profile,
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
