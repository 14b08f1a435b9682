import { reassignSearchRanks } from "./search-ranks.server.ts";

/**
 * Ends an import or seed at `now` (UTC ms): totals of subcategories, categories and parents are counted anew from the
 * products on sale (specification 5.5), search ranks follow stock and views. The catalogue version rises only when a
 * total changed. Says whether anything did.
 */
export async function finishImport(db: D1Database, now: number): Promise<{ changed: boolean }> {
  const [bump] = await db.batch([
    db
      .prepare(`${BUMP} WHERE id = 1 AND (${LEVELS.map((level) => `EXISTS (${wrong(level)})`).join(" OR ")})`)
      .bind(now),
    ...LEVELS.map((level) => db.prepare(recount(level))),
  ]);
  const moved = await reassignSearchRanks(db);
  return { changed: bump!.meta.changes > 0 || moved > 0 };
}

/** The statement that makes every edge copy old: part of each batch that changes the catalogue; `now` in UTC ms. */
export function bumpVersion(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare(`${BUMP} WHERE id = 1`).bind(now);
}

// Never below the clock: copies in KV that outlived a reset of the database must not look newer than it.
const BUMP = "UPDATE catalogue_version SET version = max(version + 1, ?1)";

const LEVELS = [
  { table: "subcategory", column: "subcategory_id" },
  { table: "category", column: "category_id" },
  { table: "parent_category", column: "parent_id" },
];

type Level = (typeof LEVELS)[number];

function wrong({ table, column }: Level): string {
  return `SELECT t.id, coalesce(c.total, 0) AS total FROM ${table} t
    LEFT JOIN (SELECT ${column} AS id, count(*) AS total FROM product WHERE retired_at IS NULL AND ${column} IS NOT NULL GROUP BY ${column}) c
    ON c.id = t.id WHERE t.total_products <> coalesce(c.total, 0)`;
}

function recount(level: Level): string {
  return `UPDATE ${level.table} SET total_products = w.total FROM (${wrong(level)}) w WHERE ${level.table}.id = w.id`;
}
