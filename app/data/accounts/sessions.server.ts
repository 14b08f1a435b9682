import { IDLE_DAYS, SESSION_DAYS } from "../../domain/accounts/session-life.ts";

const DAY = 86_400_000;

export interface SignedIn {
  id: number;
  name: string;
  /** Product ids, newest first, at most 200. */
  wishlist: number[];
  seenAt: number;
}

export async function findSignedIn(db: D1Database, idHash: string, now: number): Promise<SignedIn | null> {
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
