import { codeMinutes, codeTries, type CodePurpose } from "../../domain/accounts/one-time-code.ts";

export interface NewCode {
  purpose: CodePurpose;
  /** Only this session may use the code. */
  sessionHash: string;
  contact: string;
  codeHash: string;
  pending: Record<string, unknown>;
  accountId: number | null;
  now: number;
}

export interface WaitingCode {
  contact: string;
  codeHash: string;
  pending: Record<string, unknown>;
  accountId: number | null;
  createdAt: number;
}

interface CodeKey {
  purpose: CodePurpose;
  sessionHash: string;
  now: number;
}

/** Replaces this session's last code for the same purpose. */
export function codeStatement(db: D1Database, code: NewCode): D1PreparedStatement {
  const { purpose, sessionHash, contact, codeHash, pending, accountId, now } = code;
  return db
    .prepare(WRITE)
    .bind(purpose, sessionHash, contact, codeHash, JSON.stringify(pending), accountId, now, codeExpiry(now));
}

export function codeExpiry(now: number): number {
  return now + codeMinutes * 60_000;
}

export async function findCode(db: D1Database, { purpose, sessionHash, now }: CodeKey): Promise<WaitingCode | null> {
  const statement = db.prepare(`SELECT ${COLUMNS} FROM one_time_code WHERE ${OPEN}`).bind(purpose, sessionHash, now);
  return toCode(await statement.first<CodeRow>());
}

/**
 * One statement, so that simultaneous tries all count; null for a code that is used, expired or was tried five times.
 */
export async function tryCode(db: D1Database, { purpose, sessionHash, now }: CodeKey): Promise<WaitingCode | null> {
  const statement = db
    .prepare(`UPDATE one_time_code SET tries = tries + 1 WHERE ${OPEN} AND tries < ?4 RETURNING ${COLUMNS}`)
    .bind(purpose, sessionHash, now, codeTries);
  return toCode(await statement.first<CodeRow>());
}

/** The batch fails (isCodeSpent) if the code is used or gone. */
export function spendCode(db: D1Database, key: CodeKey, codeHash: string): D1PreparedStatement {
  return db.prepare(SPEND).bind(key.purpose, key.sessionHash, key.now, codeHash);
}

export function isCodeSpent(error: unknown): boolean {
  return String(error).includes("code_once");
}

interface CodeRow extends Omit<WaitingCode, "pending"> {
  pending: string;
}

function toCode(row: CodeRow | null): WaitingCode | null {
  return row && { ...row, pending: JSON.parse(row.pending) as Record<string, unknown> };
}

const COLUMNS = "contact, code_hash AS codeHash, pending, account_id AS accountId, created_at AS createdAt";
const OPEN = "purpose = ?1 AND session_hash = ?2 AND used_at IS NULL AND expires_at > ?3";

const WRITE = `
  INSERT INTO one_time_code (purpose, session_hash, contact, code_hash, pending, account_id, created_at, expires_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
  ON CONFLICT (purpose, session_hash) DO UPDATE SET contact = ?3, code_hash = ?4, pending = ?5, account_id = ?6, tries = 0,
    created_at = ?7, expires_at = ?8, used_at = NULL`;

// An insert, so that a missing code fails the batch; an update would match nothing.
const SPEND = `
  INSERT INTO one_time_code (purpose, session_hash, contact, code_hash, created_at, expires_at, tries)
  SELECT ?1, ?2, '', ?4, ?3, ?3, CASE WHEN EXISTS (SELECT 1 FROM one_time_code WHERE ${OPEN} AND code_hash = ?4) THEN 0 ELSE -1 END
  WHERE true
  ON CONFLICT (purpose, session_hash) DO UPDATE SET used_at = ?3`;
