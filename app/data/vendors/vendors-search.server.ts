import { vendorNameColumns } from "../../domain/vendors/vendor-names.ts";
import type { Translated } from "../../domain/translated.ts";
import { named, ofNames } from "../translated.server.ts";

const ROUNDS = 20;
const ROUND = 500;

/** Idempotent; without waiting names it costs one look-up. */
export async function indexVendorNames(db: D1Database): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { results } = await db.prepare(WAITING).bind(ROUND).all<Translated<"name"> & { id: number }>();
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
  // A name that changed meanwhile waits for the next round.
  `UPDATE vendor SET is_searchable = 1 FROM json_each(?1) r
   WHERE vendor.id = r.value ->> 'id' AND ${isUnchanged}`,
];
