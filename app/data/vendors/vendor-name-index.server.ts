import { vendorNameColumns } from "../../domain/vendors/vendor.ts";
import type { Translated } from "../../domain/translated.ts";
import { named, ofNames } from "../translated.server.ts";

const ROUNDS = 20;
const NAMES_PER_ROUND = 500;

/** Idempotent; costs one look-up when no names wait. */
export async function indexVendorNames(db: D1Database): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { results } = await db.prepare(WAITING).bind(NAMES_PER_ROUND).all<Translated<"name"> & { id: number }>();
    if (results.length === 0) return;
    const rows = JSON.stringify(results.map(({ id, ...names }) => ({ id, ...names, ...vendorNameColumns(names) })));
    await db.batch(INDEX.map((sql) => db.prepare(sql).bind(rows)));
  }
}

const WAITING = `
  SELECT id, ${named("")} FROM vendor WHERE is_searchable = 0 ORDER BY id LIMIT ?1`;

const isUnchanged = ofNames("vendor")
  .map(({ column, field }) => `${column} IS r.value ->> '${field}'`)
  .join(" AND ");

const INDEX = [
  `DELETE FROM vendor_search WHERE rowid IN (SELECT value ->> 'id' FROM json_each(?1))`,
  `INSERT INTO vendor_search (rowid, words, keys)
   SELECT value ->> 'id', value ->> 'words', value ->> 'keys' FROM json_each(?1)`,
  // A name that changed meanwhile is indexed in the next round.
  `UPDATE vendor SET is_searchable = 1 FROM json_each(?1) r
   WHERE vendor.id = r.value ->> 'id' AND ${isUnchanged}`,
];
