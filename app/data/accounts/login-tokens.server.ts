import type { Contact } from "../../domain/accounts/contact.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";

/** Specification 4.11. */
export interface NewLoginToken extends By {
  contact: Contact;
  /** The token itself is not stored. */
  tokenHash: string;
  expiresAt: number;
  create: { name: string; passwordHash: string } | null;
}

/** Informs the owner unless the account is new. Returns false without an account. */
export async function saveLoginToken(db: D1Database, token: NewLoginToken): Promise<boolean> {
  const { contact, tokenHash, now, expiresAt, create, author } = token;
  const made = create && [db.prepare(CREATE[contact.kind]).bind(contact.value, create.name, create.passwordHash, now)];
  const [saved] = (
    await db.batch([
      ...(made ?? []),
      db.prepare(SAVE[contact.kind]).bind(tokenHash, contact.value, now, expiresAt),
      db.prepare(EVENT).bind(tokenHash, ...authorValues(author)),
      db.prepare(NOTIFY).bind(tokenHash),
    ])
  ).slice(made?.length ?? 0);
  return saved!.meta.changes > 0;
}

export type LoginToken =
  | { state: "open"; account: { id: number; name: string } }
  | { state: "used" | "expired" | "unknown" };

export async function findLoginToken(db: D1Database, tokenHash: string, now: number): Promise<LoginToken> {
  const row = await db
    .prepare(FIND)
    .bind(tokenHash)
    .first<{ id: number; name: string; expiresAt: number; usedAt: number | null }>();
  if (!row) return { state: "unknown" };
  if (row.usedAt !== null) return { state: "used" };
  return row.expiresAt > now ? { state: "open", account: { id: row.id, name: row.name } } : { state: "expired" };
}

/** Of simultaneous uses one succeeds, and a failed sign-in leaves the token unused (security-and-faults.md 4, 9). */
export function consumeLoginToken(db: D1Database, tokenHash: string, now: number): D1PreparedStatement {
  return db.prepare(CONSUME).bind(tokenHash, now);
}

export function isTokenSpent(error: unknown): boolean {
  return error instanceof Error && error.message.includes("login_token_once");
}

const CREATE = { email: createBy("email"), phone: createBy("phone") };
const SAVE = { email: saveBy("email"), phone: saveBy("phone") };

function createBy(column: "email" | "phone"): string {
  return `INSERT INTO account (${column}, name, password_hash, password_changed_at, created_at)
    VALUES (?1, ?2, ?3, ?4, ?4) ON CONFLICT (${column}) DO NOTHING`;
}

function saveBy(column: "email" | "phone"): string {
  return `INSERT INTO login_token (token_hash, account_id, created_at, expires_at)
    SELECT ?1, id, ?3, ?4 FROM account WHERE ${column} = ?2`;
}

const EVENT = `${INSERT_EVENT}
  SELECT t.created_at, ?2, ?3, ?4, 'loginTokenMade', 'account', CAST(t.account_id AS TEXT), '{}',
    json_object('expires', t.expires_at), ?5
  FROM login_token t WHERE t.token_hash = ?1`;

const NOTIFY = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT CASE WHEN a.phone IS NULL THEN 'mail' ELSE 'sms' END, 'loginLinkMade:' || t.token_hash,
    json_object('to', coalesce(a.phone, a.email), 'locale', a.locale, 'text', 'loginLinkMade', 'values',
      json_object('minutes', (t.expires_at - t.created_at) / 60000)),
    t.created_at, t.created_at, t.created_at + 86400000
  FROM login_token t CROSS JOIN account a ON a.id = t.account_id
  WHERE t.token_hash = ?1 AND a.created_at < t.created_at`;

const FIND = `
  SELECT a.id, a.name, t.expires_at AS expiresAt, t.used_at AS usedAt
  FROM login_token t JOIN account a ON a.id = t.account_id WHERE t.token_hash = ?1`;

// An insert, so that a removed token fails the batch; an update would match nothing.
const CONSUME = `
  INSERT INTO login_token (token_hash, account_id, created_at, expires_at, used_at)
  SELECT ?1, 0, 0, 0, CASE WHEN EXISTS (
    SELECT 1 FROM login_token WHERE token_hash = ?1 AND used_at IS NULL AND expires_at > ?2) THEN ?2 ELSE 0 END
  WHERE true
  ON CONFLICT (token_hash) DO UPDATE SET used_at = excluded.used_at`;
