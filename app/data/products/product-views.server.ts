import type { PageView } from "../../domain/products/page-view.ts";

/** In the background: a late delivery is retried. */

export type DeliveredView = PageView & { id: string };

/** One transaction; receipts make a second delivery count nothing. */
export async function countViews(db: D1Database, views: readonly DeliveredView[], now: number): Promise<void> {
  if (views.length === 0) return;
  const json = JSON.stringify([...new Map(views.map((view) => [view.id, view])).values()]);
  await db.batch([
    db.prepare(COUNT).bind(json),
    db.prepare(COUNT_PAIRS).bind(json, now),
    db.prepare(TRIM).bind(json),
    db.prepare(RECEIPTS).bind(json, now),
  ]);
}

export async function removeOldReceipts(db: D1Database, before: number, limit: number): Promise<void> {
  await db.prepare(REMOVE_OLD).bind(before, limit).run();
}

const NEW = `
  FROM json_each(?1) m
  WHERE NOT EXISTS (SELECT 1 FROM view_receipt r WHERE r.message_id = m.value ->> 'id')`;

const COUNT = `
  UPDATE product SET view_count = view_count + fresh.views
  FROM (SELECT m.value ->> 'productId' AS id, count(*) AS views ${NEW} GROUP BY 1) fresh
  WHERE product.id = fresh.id AND product.retired_at IS NULL`;

const RECEIPTS = `
  INSERT INTO view_receipt (message_id, received_at)
  SELECT m.value ->> 'id', ?2 FROM json_each(?1) m WHERE true
  ON CONFLICT (message_id) DO NOTHING`;

const REMOVE_OLD = `
  DELETE FROM view_receipt WHERE message_id IN (
    SELECT message_id FROM view_receipt WHERE received_at < ?1 ORDER BY received_at LIMIT ?2)`;

/** The most frequent pairs, and the newest, which may become frequent. */
const STRONGEST = 40;
const NEWEST = 10;

/** Halves counts not renewed since `before`, removing those at 0. */
export async function fadeCoViews(db: D1Database, before: number, now: number, limit: number): Promise<void> {
  await db.batch([db.prepare(REMOVE_WEAK).bind(before, limit), db.prepare(HALVE).bind(before, limit, now)]);
}

/** Of messages not yet counted. */
const PAIRS = `
  SELECT m.value ->> 'id' AS message, m.value ->> 'productId' AS one, w.value AS other
  FROM (SELECT m.value ${NEW}) m CROSS JOIN json_each(m.value, '$.with') w`;

/** In both directions. */
const COUNT_PAIRS = `
  INSERT INTO co_view (product_id, other_id, count, seen_at)
  SELECT p.id, o.id, count(*), ?2
  FROM (SELECT message, one, other FROM (${PAIRS}) UNION SELECT message, other, one FROM (${PAIRS})) pair
  CROSS JOIN product p ON p.id = pair.one CROSS JOIN product o ON o.id = pair.other
  WHERE p.id <> o.id AND p.retired_at IS NULL AND o.retired_at IS NULL
  GROUP BY p.id, o.id
  ON CONFLICT (product_id, other_id) DO UPDATE SET count = count + excluded.count, seen_at = excluded.seen_at`;

const SEEN = `
  SELECT m.value ->> 'productId' AS id FROM json_each(?1) m WHERE json_array_length(m.value, '$.with') > 0
  UNION SELECT w.value FROM json_each(?1) m CROSS JOIN json_each(m.value, '$.with') w`;

const TRIM = `
  DELETE FROM co_view WHERE (product_id, other_id) IN (
    SELECT product_id, other_id FROM (
      SELECT c.product_id, c.other_id,
        row_number() OVER (PARTITION BY c.product_id ORDER BY c.count DESC, c.seen_at DESC, c.other_id) AS by_strength,
        row_number() OVER (PARTITION BY c.product_id ORDER BY c.seen_at DESC, c.count DESC, c.other_id) AS by_age
      FROM (${SEEN}) seen CROSS JOIN co_view c ON c.product_id = seen.id
      WHERE EXISTS (SELECT 1 FROM co_view n WHERE n.product_id = seen.id LIMIT 1 OFFSET ${STRONGEST + NEWEST})
    ) WHERE by_strength > ${STRONGEST} AND by_age > ${NEWEST})`;

const OLD = `(SELECT product_id, other_id FROM co_view WHERE seen_at < ?1 ORDER BY seen_at LIMIT ?2)`;
const REMOVE_WEAK = `DELETE FROM co_view WHERE (product_id, other_id) IN ${OLD} AND count < 2`;
const HALVE = `UPDATE co_view SET count = count / 2, seen_at = ?3 WHERE (product_id, other_id) IN ${OLD} AND count > 1`;
