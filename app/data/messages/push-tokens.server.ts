import { IDLE_DAYS, SESSION_DAYS } from "../../domain/accounts/session-life.ts";
import { storeSession } from "../store-session.server.ts";

const DAY = 86_400_000;

/** security-and-faults.md 6. */
const mostPushTokens = 10;

export interface TokenSender {
  owner: string;
  idHash: string;
  now: number;
}

/**
 * Specification 7.2, update-notification-token. The token belongs to its last sender; an eleventh replaces the oldest.
 */
export async function savePushToken(db: D1Database, { owner, idHash, now }: TokenSender, token: string): Promise<void> {
  await db.batch([
    db.prepare(SAVE).bind(token, owner, idHash, now),
    db.prepare(TRIM).bind(owner, mostPushTokens, token),
    storeSession(db, idHash, now),
  ]);
}

export async function removePushToken(db: D1Database, owner: string, token: string): Promise<void> {
  await db.prepare("DELETE FROM push_token WHERE token = ?1 AND owner = ?2").bind(token, owner).run();
}

export function movePushTokens(db: D1Database, { from, to, owner }: { from: string; to: string; owner: string }) {
  return [
    db.prepare("UPDATE push_token SET owner = ?3, session_hash = ?2 WHERE session_hash = ?1").bind(from, to, owner),
    db.prepare(TRIM).bind(owner, mostPushTokens, ""),
  ];
}

export function removePushTokensOf(db: D1Database, idHash: string): D1PreparedStatement {
  return db.prepare("DELETE FROM push_token WHERE session_hash = ?1").bind(idHash);
}

/** Of signed-in browsers without `exceptSession`, where the event happened. */
export async function findPushTokens(
  db: D1Database,
  { account, exceptSession = "" }: { account: number; exceptSession?: string },
  now: number,
): Promise<string[]> {
  const { results } = await db
    .prepare(FIND)
    .bind(`account:${account}`, account, now - IDLE_DAYS * DAY, now - SESSION_DAYS * DAY, exceptSession, mostPushTokens)
    .all<{ token: string }>();
  return results.map(({ token }) => token);
}

export async function removeDeadTokens(db: D1Database, tokens: string[]): Promise<void> {
  await db
    .prepare("DELETE FROM push_token WHERE token IN (SELECT value FROM json_each(?1))")
    .bind(JSON.stringify(tokens))
    .run();
}

export async function removeOldPushTokens(db: D1Database, before: number, limit: number): Promise<void> {
  await db.prepare(REMOVE_OLD).bind(before, limit).run();
}

const SAVE = `
  INSERT INTO push_token (token, owner, session_hash, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)
  ON CONFLICT (token) DO UPDATE SET owner = ?2, session_hash = ?3, seen_at = ?4`;

const TRIM = `
  DELETE FROM push_token WHERE token IN (
    SELECT token FROM push_token WHERE owner = ?1 ORDER BY seen_at DESC, token = ?3 DESC LIMIT -1 OFFSET ?2)`;

const FIND = `
  SELECT p.token FROM push_token p JOIN session s ON s.id_hash = p.session_hash
  WHERE p.owner = ?1 AND s.account_id = ?2 AND s.seen_at > ?3 AND s.created_at > ?4 AND p.session_hash <> ?5
  ORDER BY p.seen_at DESC LIMIT ?6`;

const REMOVE_OLD = `
  DELETE FROM push_token WHERE token IN (SELECT token FROM push_token WHERE seen_at < ?1 ORDER BY seen_at LIMIT ?2)`;
