import { shelfBase } from "../listings/filter-conditions.server.ts";
import { reassignSearchRanks } from "../listings/search-index.server.ts";

/** Updates totals of categories (specification 5.5) and search ranks. Raises the version only if a total changed. */
export async function finishImport(db: D1Database, now: number): Promise<{ changed: boolean }> {
  const isRecounted = await recountCategories(db, now);
  const moved = await reassignSearchRanks(db);
  return { changed: isRecounted || moved > 0 };
}

export async function recountCategories(db: D1Database, now: number): Promise<boolean> {
  const [bump] = await db.batch([
    db
      .prepare(`${BUMP} WHERE id = 1 AND (${LEVELS.map((level) => `EXISTS (${wrong(level)})`).join(" OR ")})`)
      .bind(now),
    ...LEVELS.map((level) => db.prepare(recount(level))),
  ]);
  return bump!.meta.changes > 0;
}

/** Invalidates all copies; part of each batch that changes the catalogue. */
export function bumpVersion(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare(`${BUMP} WHERE id = 1`).bind(now);
}

export function recountCategoriesOf(db: D1Database, productId: number): D1PreparedStatement[] {
  return LEVELS.map(({ table, kind, column }) =>
    db
      .prepare(
        `UPDATE ${table} SET total_products = ${countOf(kind, `${table}.id`)}
         WHERE id = (SELECT ${column} FROM product WHERE id = ?1)`,
      )
      .bind(productId),
  );
}

// At least the clock: a copy in KV from before a reset of the database must not look newer than the database.
const BUMP = "UPDATE catalogue_version SET version = max(version + 1, ?1)";

const LEVELS = [
  { table: "subcategory", kind: "subcategory", column: "subcategory_id" },
  { table: "category", kind: "category", column: "category_id" },
  { table: "parent_category", kind: "parent", column: "parent_id" },
] as const;

type Level = (typeof LEVELS)[number];

function wrong({ table, kind }: Level): string {
  return `SELECT id, total FROM (
    SELECT t.id, t.total_products,
      ${countOf(kind, "t.id")} AS total FROM ${table} t
  ) WHERE total_products <> total`;
}

function countOf(kind: Level["kind"], id: string): string {
  return `coalesce((SELECT sum(s.count) FROM shelf_cell s WHERE s.shelf = ${shelfBase(kind)} + ${id}), 0)`;
}

function recount(level: Level): string {
  return `UPDATE ${level.table} SET total_products = w.total FROM (${wrong(level)}) w WHERE ${level.table}.id = w.id`;
}
