import type { SoldOut } from "../../domain/feed/feed-row.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { recorded } from "./import-changes.server.ts";

/** Sets stock to 0 for refused feed rows that say so (settled.md 53), except where it is locked. */
export async function sellOut(
  db: D1Database,
  vendorId: number,
  rows: readonly SoldOut[],
  now: number,
  run: number | null = null,
): Promise<number> {
  const { results } = await db.prepare(FOUND).bind(vendorId, JSON.stringify(rows)).all<{ id: number }>();
  if (results.length === 0) return 0;
  const json = JSON.stringify(results.map((row) => ({ ...row, now })));
  const statements = [OPTIONS, PRODUCTS].map((sql) => db.prepare(sql).bind(json));
  await db.batch([...recorded(db, { run, json, now }, statements), bumpVersion(db, now)]);
  return new Set(results.map(({ id }) => id)).size;
}

const FOUND = `
  SELECT p.id, w.id AS option FROM json_each(?2) r
    CROSS JOIN product p ON p.vendor_id = ?1 AND p.feed_id = r.value ->> 'feedId' AND p.locked = 0 AND p.stock_amount > 0
    LEFT JOIN product_variant w ON w.product_id = p.id AND w.stock_amount IS NOT NULL
      AND ((r.value ->> 'color' = '' AND r.value ->> 'size' = '')
        OR (lower(coalesce(w.color, '')) = lower(r.value ->> 'color') AND lower(coalesce(w.size, '')) = lower(r.value ->> 'size')))
  WHERE w.id IS NOT NULL OR (r.value ->> 'color' = '' AND r.value ->> 'size' = '')`;

const OPTIONS = `
  UPDATE product_variant SET stock_amount = 0
  WHERE id IN (SELECT r.value ->> 'option' FROM json_each(?1) r WHERE r.value ->> 'option' IS NOT NULL)`;

const LEFT = "coalesce((SELECT sum(w.stock_amount) FROM product_variant w WHERE w.product_id = product.id), 0)";

const PRODUCTS = `
  UPDATE product SET stock_amount = ${LEFT}, listed_stock = ${LEFT}, feed_units = '', feed_hash = '',
    updated_at = max(r.value ->> 'now', updated_at + 1)
  FROM json_each(?1) r WHERE product.id = r.value ->> 'id'`;
