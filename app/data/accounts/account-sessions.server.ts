import { IDLE_DAYS, SESSION_DAYS } from "../../domain/accounts/session-life.ts";
import { within } from "../deadline.server.ts";

const READ_MS = 2_000;
const WRITE_MS = 5_000;
const DAY = 86_400_000;

/** Sessions shown on one page. */
const LIMIT = 50;

/** One sign-in of an account; times in UTC ms. */
export interface AccountSession {
  /** Public id. */
  id: string;
  /** What its browser called itself. */
  device: string;
  createdAt: number;
  /** The last visit that was noted, at most an hour late. */
  seenAt: number;
  isThis: boolean;
}

/** The sessions of an account that have not ended, the one with this hash first, then by their last visit; now in UTC ms. */
export async function listSessions(
  db: D1Database,
  account: number,
  idHash: string,
  now: number,
): Promise<AccountSession[]> {
  const asked = db.prepare(LIST).bind(account, idHash, now - IDLE_DAYS * DAY, now - SESSION_DAYS * DAY, LIMIT);
  const { results } = await within(READ_MS, asked.all<Omit<AccountSession, "isThis"> & { isThis: number }>());
  const found = results.map((row) => ({ ...row, isThis: row.isThis === 1 }));
  return [...found.filter(({ isThis }) => isThis), ...found.filter(({ isThis }) => !isThis)];
}

/** Signs out one session by its public id, with its push tokens. Returns its hash, or null where this account has none of that id. */
export async function endSession(db: D1Database, account: number, id: string): Promise<string | null> {
  const results = await within(
    WRITE_MS,
    db.batch<{ idHash: string }>([
      db
        .prepare(`DELETE FROM push_token WHERE session_hash = (SELECT id_hash FROM session WHERE ${OWN})`)
        .bind(account, id),
      db.prepare(`DELETE FROM session WHERE ${OWN} RETURNING id_hash AS idHash`).bind(account, id),
    ]),
  );
  return results[1]!.results[0]?.idHash ?? null;
}

/** Signs out every session of an account but the one with hash `except` (null: that one too), with their push tokens. */
export async function endSessions(db: D1Database, account: number, except: string | null): Promise<void> {
  await within(WRITE_MS, db.batch(endSessionStatements(db, account, except)));
}

/** The same as statements for the batch of what makes it necessary. */
export function endSessionStatements(db: D1Database, account: number, except: string | null): D1PreparedStatement[] {
  const ended = "SELECT id_hash FROM session WHERE account_id = ?1 AND id_hash <> ?2";
  return [
    db.prepare(`DELETE FROM push_token WHERE session_hash IN (${ended})`).bind(account, except ?? ""),
    db.prepare("DELETE FROM session WHERE account_id = ?1 AND id_hash <> ?2").bind(account, except ?? ""),
  ];
}

const OWN = "public_id = ?2 AND account_id = ?1";

const LIST = `
  SELECT public_id AS id, device, created_at AS createdAt, seen_at AS seenAt, id_hash = ?2 AS isThis
  FROM session WHERE account_id = ?1 AND public_id IS NOT NULL AND seen_at > ?3 AND created_at > ?4
  ORDER BY seen_at DESC LIMIT ?5`;
