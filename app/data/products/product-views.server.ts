import type { ProductView } from "../../domain/products/product-view.ts";
import { coViewStatements } from "./co-views.server.ts";

/** In the background; a slower delivery is repeated. */

export type DeliveredView = ProductView & { id: string };

/** One transaction; receipts make a repeated delivery count nothing. */
export async function countViews(db: D1Database, views: readonly DeliveredView[], now: number): Promise<void> {
  if (views.length === 0) return;
  const json = JSON.stringify([...new Map(views.map((view) => [view.id, view])).values()]);
  await db.batch([
    db.prepare(COUNT).bind(json),
    db.prepare(CLICKS).bind(json),
    ...coViewStatements(db, { json, fresh: NEW, now }),
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

const CLICKS = `
  INSERT INTO product_click (product_id, source, day, count)
  SELECT p.id, fresh.source, fresh.day, fresh.clicks
  FROM (
    SELECT m.value ->> 'productId' AS id, m.value ->> 'source' AS source, (m.value ->> 'at') / 86400000 AS day, count(*) AS clicks
    ${NEW} AND m.value ->> 'source' IS NOT NULL GROUP BY 1, 2, 3
  ) fresh CROSS JOIN product p ON p.id = fresh.id
  WHERE p.retired_at IS NULL
  ON CONFLICT (product_id, source, day) DO UPDATE SET count = count + excluded.count`;

const RECEIPTS = `
  INSERT INTO view_receipt (message_id, received_at)
  SELECT m.value ->> 'id', ?2 FROM json_each(?1) m WHERE true
  ON CONFLICT (message_id) DO NOTHING`;

const REMOVE_OLD = `
  DELETE FROM view_receipt WHERE message_id IN (
    SELECT message_id FROM view_receipt WHERE received_at < ?1 ORDER BY received_at LIMIT ?2)`;
