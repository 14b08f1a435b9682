import { IDLE_DAYS, SESSION_DAYS } from "../../domain/accounts/session-life.ts";

const DAY = 86_400_000;

export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSignedIn>>>;

export async function findSignedIn(db: D1Database, idHash: string, now: number) {
  const row = await db
    .prepare(SIGNED_IN)
    .bind(idHash, now - IDLE_DAYS * DAY, now - SESSION_DAYS * DAY)
    .first<{ id: number; name: string; seenAt: number; wishlist: string }>();
  return row && { ...row, wishlist: JSON.parse(row.wishlist) as number[] };
}

export async function touchSession(db: D1Database, idHash: string, now: number): Promise<void> {
  await db.prepare("UPDATE session SET seen_at = ?2 WHERE id_hash = ?1").bind(idHash, now).run();
}

const SIGNED_IN = `
  SELECT a.id, a.name, s.seen_at AS seenAt, (
    SELECT json_group_array(product_id) FROM (
      SELECT product_id FROM wishlist_item WHERE account_id = a.id ORDER BY added_at DESC, product_id DESC LIMIT 200
    )
  ) AS wishlist
  FROM session s JOIN account a ON a.id = s.account_id
  WHERE s.id_hash = ?1 AND s.seen_at > ?2 AND s.created_at > ?3`;

const LIMIT = 50;

interface AccountSession {
  id: string;
  device: string;
  createdAt: number;
  /** Up to an hour old. */
  seenAt: number;
  isThis: boolean;
}

export async function listSessions(db: D1Database, account: number, idHash: string, now: number) {
  const statement = db.prepare(LIST).bind(account, idHash, now - IDLE_DAYS * DAY, now - SESSION_DAYS * DAY, LIMIT);
  const { results } = await statement.all<Omit<AccountSession, "isThis"> & { isThis: number }>();
  return results.map((row) => ({ ...row, isThis: row.isThis === 1 }));
}

/** Also removes its push tokens. Returns its hash, or null. */
export async function endSession(db: D1Database, account: number, id: string): Promise<string | null> {
  const results = await db.batch<{ idHash: string }>([
    db
      .prepare(`DELETE FROM push_token WHERE session_hash = (SELECT id_hash FROM session WHERE ${OWN})`)
      .bind(account, id),
    db.prepare(`DELETE FROM session WHERE ${OWN} RETURNING id_hash AS idHash`).bind(account, id),
  ]);
  return results[1]!.results[0]?.idHash ?? null;
}

/** Ends all sessions except that of hash `except`, with their push tokens. */
export async function endSessions(db: D1Database, account: number, except: string | null): Promise<void> {
  await db.batch(endSessionStatements(db, account, except));
}

/** The same sign-in under a new id; a session of the desk ends. */
export function moveSession(db: D1Database, from: string, to: string): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM desk_session WHERE session_hash = ?1").bind(from),
    db.prepare("UPDATE session SET id_hash = ?2 WHERE id_hash = ?1").bind(from, to),
    db.prepare("UPDATE push_token SET session_hash = ?2 WHERE session_hash = ?1").bind(from, to),
  ];
}

export function endSessionStatements(db: D1Database, account: number, except: string | null): D1PreparedStatement[] {
  return [
    db
      .prepare("DELETE FROM push_token WHERE owner = ?1 AND session_hash <> ?2")
      .bind(`account:${account}`, except ?? ""),
    db.prepare("DELETE FROM session WHERE account_id = ?1 AND id_hash <> ?2").bind(account, except ?? ""),
  ];
}

const OWN = "public_id = ?2 AND account_id = ?1";

const LIST = `
  SELECT public_id AS id, device, created_at AS createdAt, seen_at AS seenAt, id_hash = ?2 AS isThis
  FROM session WHERE account_id = ?1 AND public_id IS NOT NULL AND seen_at > ?3 AND created_at > ?4
  ORDER BY isThis DESC, seen_at DESC LIMIT ?5`;
