import type { LinkedParcel } from "../../domain/orders/linked-parcel.ts";
import { undeliveredStates } from "../../domain/orders/order-states.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { PARCEL_TO_SEND } from "./orders.server.ts";

/** Returns the hash that was stored first; null if the link was ended. */
export async function storeLinkHash(db: D1Database, linkId: number, hash: string): Promise<string | null> {
  return db.prepare(KEEP_HASH).bind(linkId, hash).first<string>("secret_hash");
}

const KEEP_HASH = `
  UPDATE parcel_link SET secret_hash = coalesce(secret_hash, ?2) WHERE id = ?1 AND ended_at IS NULL RETURNING secret_hash`;

const LIVE = "parcel_link k WHERE k.secret_hash = ?1 AND k.ended_at IS NULL AND k.expires_at > ?2";

export async function findLinkedParcel(db: D1Database, hash: string, now: number): Promise<LinkedParcel | null> {
  const row = await db.prepare(PARCEL).bind(hash, now).first<Omit<LinkedParcel, "lines"> & { lines: string }>();
  return row && { ...row, lines: JSON.parse(row.lines) as LinkedParcel["lines"] };
}

const PARCEL = `
  SELECT k.id AS linkId, k.expires_at AS expiresAt, k.opened_at IS NOT NULL AS isOpened, v.id AS vendorId, v.language AS vendorLocale,
    (SELECT at FROM parcel_refusal WHERE parcel_id = c.id) AS refusedAt, ${PARCEL_TO_SEND}
  FROM (SELECT k.* FROM ${LIVE}) k CROSS JOIN parcel c ON c.id = k.parcel_id
  CROSS JOIN shop_order o ON o.id = c.order_id CROSS JOIN payment y ON y.order_id = o.id
  CROSS JOIN vendor v ON v.id = c.vendor_id`;

/** An opened link proves that its vendor was informed. */
export async function noteLinkOpened(db: D1Database, linkId: number, now: number): Promise<void> {
  await db.prepare(OPENED).bind(linkId, now).run();
}

const OPENED = "UPDATE parcel_link SET opened_at = ?2 WHERE id = ?1 AND opened_at IS NULL";

/**
 * Does not change the parcel's state: the desk decides. False if the link is invalid, the parcel was refused before, or
 * it is delivered.
 */
export async function recordRefusal(
  db: D1Database,
  { link, reason, author, now }: By & { link: string; reason: string },
): Promise<boolean> {
  const [recorded] = await db.batch([
    db.prepare(REFUSE).bind(link, now, reason, JSON.stringify(undeliveredStates)),
    db.prepare(REFUSAL_EVENT).bind(link, now, reason, ...authorValues(author)),
  ]);
  return recorded!.meta.changes > 0;
}

const REFUSE = `
  INSERT INTO parcel_refusal (parcel_id, reason, at)
  SELECT c.id, ?3, ?2 FROM (SELECT k.parcel_id FROM ${LIVE}) k CROSS JOIN parcel c ON c.id = k.parcel_id
  WHERE c.state IN (SELECT value FROM json_each(?4)) ON CONFLICT (parcel_id) DO NOTHING`;

const REFUSAL_EVENT = `${INSERT_EVENT}
  SELECT ?2, ?4, ?5, ?6, 'parcelRefused', 'order', o.number, '{}', json_object('parcel', c.position, 'reason', ?3), ?7
  FROM (SELECT k.parcel_id FROM ${LIVE}) k CROSS JOIN parcel c ON c.id = k.parcel_id
  CROSS JOIN shop_order o ON o.id = c.order_id WHERE changes() > 0`;
