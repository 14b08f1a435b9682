import {
  ADD_TO_SEARCH,
  REMOVE_FROM_SEARCH,
  PLACES,
  SEARCH_SOURCE,
  type StoredSearchSource,
  storedSearchRow,
} from "../listings/search-index.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";

const PORTION = 100;

/** `product.retired_at` is 0 for products hidden with their vendor. Idempotent. Returns whether all rows are done. */
export async function hideOrRestoreGoods(db: D1Database, now: number, portions: number): Promise<boolean> {
  let isDone = false;
  for (let at = 0; at < portions && !isDone; at += 1) {
    isDone = !(await hidePortion(db, now)) && !(await showPortion(db, now));
  }
  return isDone;
}

async function hidePortion(db: D1Database, now: number): Promise<number> {
  const { results } = await db.prepare(TO_HIDE).bind(PORTION).all<{ id: number }>();
  if (results.length === 0) return 0;
  const rows = JSON.stringify(results);
  await db.batch([...[...REMOVE_FROM_SEARCH, HIDE].map((sql) => db.prepare(sql).bind(rows)), bumpVersion(db, now)]);
  return results.length;
}

async function showPortion(db: D1Database, now: number): Promise<number> {
  const { results } = await db.prepare(TO_SHOW).bind(PORTION).all<StoredSearchSource>();
  if (results.length === 0) return 0;
  const rows = JSON.stringify(results.map(storedSearchRow));
  const statements = [...REMOVE_FROM_SEARCH, SHOW, ...ADD_TO_SEARCH];
  await db.batch([...statements.map((sql) => db.prepare(sql).bind(rows)), bumpVersion(db, now)]);
  return results.length;
}

const TO_HIDE = `
  SELECT p.id FROM vendor v CROSS JOIN product p ON p.vendor_id = v.id
  WHERE v.hidden_at IS NOT NULL AND p.retired_at IS NULL LIMIT ?1`;

const TO_SHOW = `
  SELECT ${SEARCH_SOURCE} FROM product p CROSS JOIN vendor v ON v.id = p.vendor_id ${PLACES}
  WHERE p.retired_at = 0 AND v.hidden_at IS NULL LIMIT ?1`;

const HIDE = `
  UPDATE product SET retired_at = 0 FROM json_each(?1) r
  WHERE product.id = r.value ->> 'id' AND retired_at IS NULL
    AND (SELECT hidden_at FROM vendor WHERE vendor.id = product.vendor_id) IS NOT NULL`;

const SHOW = `
  UPDATE product SET retired_at = NULL FROM json_each(?1) r
  WHERE product.id = r.value ->> 'id' AND retired_at = 0
    AND (SELECT hidden_at FROM vendor WHERE vendor.id = product.vendor_id) IS NULL`;

/** With event and `alongside`. False for an unknown vendor. */
export async function closeVendor(
  db: D1Database,
  { vendorId, until, author, now }: By & { vendorId: number; until: number | null },
  alongside: D1PreparedStatement[] = [],
): Promise<boolean> {
  const [, closed] = await db.batch([
    db.prepare(EVENT).bind(vendorId, until, now, ...authorValues(author)),
    db.prepare("UPDATE vendor SET closed_until = ?2 WHERE id = ?1").bind(vendorId, until),
    ...alongside,
  ]);
  return closed!.meta.changes > 0;
}

// Before the change, because it reads the former state.
const EVENT = `${INSERT_EVENT}
  SELECT ?3, ?4, ?5, ?6, 'vendorChanged', 'vendor', id, json_object('closedUntil', closed_until), json_object('closedUntil', ?2), ?7
  FROM vendor WHERE id = ?1 AND closed_until IS NOT ?2`;
