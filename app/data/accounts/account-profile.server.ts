import type { Contact } from "../../domain/accounts/contact.ts";
import type { Locale } from "../../domain/languages.ts";
import { outboxStatement } from "../messages/outbox.server.ts";
import { joinOrders } from "../orders/join-orders.server.ts";
import { endAllSignIns, setPassword } from "./accounts.server.ts";

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
  const other = otherKind(kind);
  const statement = db
    .prepare(`UPDATE account SET ${kind} = NULL WHERE id = ?1 AND (${kind} IS NULL OR ${other} IS NOT NULL)`)
    .bind(account);
  const results = await db.batch([...first, statement]);
  return results.at(-1)!.meta.changes > 0;
}

/** The changed contact, else the other one, because the change may not be the owner's. */
export function contactOf(profile: AccountProfile, preferred: Contact["kind"]): Contact {
  const kind = profile[preferred] === null ? otherKind(preferred) : preferred;
  return { kind, value: profile[kind]! };
}

const otherKind = (kind: Contact["kind"]) => (kind === "email" ? "phone" : "email");

interface Change {
  text: "contactChanged" | "passwordChanged";
  account: number;
  locale: Locale;
  now: number;
}

/** To the owner of a changed account. */
export function changeNotice(
  db: D1Database,
  { kind, value: to }: Contact,
  { text, account, locale, now }: Change,
): D1PreparedStatement {
  return outboxStatement(db, {
    kind: kind === "email" ? "mail" : "sms",
    dedupeKey: `${text}:${account}:${now}`,
    payload: { to, locale, text },
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
  const changed = db.batch([
    ...first,
    setPassword(db, account, passwordHash, now, oldHash),
    ...endAllSignIns(db, account, idHash),
    changeNotice(db, contactOf(profile, "email"), { text: "passwordChanged", account, locale: profile.locale, now }),
  ]);
  try {
    await changed;
    return true;
  } catch (error) {
    if (String(error).includes("NOT NULL constraint failed: account.password_hash")) return false;
    throw error;
  }
}
