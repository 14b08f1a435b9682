import { batch } from "./batch.server.ts";
import { hasGoods } from "./shelves.server.ts";
import { type SitemapCategory, idsPerShard, shardIds } from "../domain/pages/sitemap.ts";

/** The protocol allows 50,000 files in an index; ten are reserved for files without ids. */
const SHARDS = 49_990;

/** One index look-up for each shard. */
export async function listProductShards(db: D1Database): Promise<number[]> {
  return numbersOf(db.prepare(PRODUCT_SHARDS).bind(idsPerShard, SHARDS));
}

export async function listVendorShards(db: D1Database): Promise<number[]> {
  return numbersOf(db.prepare(VENDOR_SHARDS).bind(idsPerShard, SHARDS));
}

export async function listShardProducts(db: D1Database, number: number) {
  const { first, last } = shardIds(number);
  return (await db.prepare(PRODUCTS).bind(first, last).all<{ nameSlug: string; updatedAt: number }>()).results;
}

export async function listShardVendors(db: D1Database, number: number): Promise<number[]> {
  const { first, last } = shardIds(number);
  return (await db.prepare(VENDORS).bind(first, last).all<{ id: number }>()).results.map(({ id }) => id);
}

export async function listSitemapCategories(
  db: D1Database,
): Promise<{ categories: SitemapCategory[]; cells: number[] }> {
  const [categories, cells] = await batch<[SitemapCategory, { facets: number }]>(db, [
    db.prepare(CATEGORIES),
    db.prepare(CELLS),
  ]);
  return { categories: categories.results, cells: cells.results.map(({ facets }) => facets) };
}

async function numbersOf(statement: D1PreparedStatement): Promise<number[]> {
  return (await statement.all<{ number: number }>()).results.map(({ number }) => number);
}

/** D1 binds numbers as REAL; the division of ids needs integers. */
const SIZE = "CAST(?1 AS INTEGER)";

/** Each step finds the first id after the last shard. */
const shards = (next: (after: string) => string) => `
  WITH RECURSIVE shard (number) AS (
    SELECT (${next("0")})
    UNION ALL
    SELECT (${next(`shard.number * ${SIZE}`)}) FROM shard WHERE shard.number IS NOT NULL
  ) SELECT number FROM shard WHERE number IS NOT NULL LIMIT ?2`;

const PRODUCT_SHARDS = shards(
  (after) => `
    SELECT (p.id - 1) / ${SIZE} + 1 FROM product p INDEXED BY product_facts
    WHERE p.retired_at IS NULL AND p.id > ${after} ORDER BY p.id LIMIT 1`,
);

const VENDOR_SHARDS = shards(
  (after) =>
    `SELECT (v.id - 1) / ${SIZE} + 1 FROM vendor v WHERE ${hasGoods("vendor", "v.id")} AND v.id > ${after} ORDER BY v.id LIMIT 1`,
);

const PRODUCTS = `
  SELECT name_slug AS nameSlug, updated_at AS updatedAt FROM product
  WHERE id BETWEEN ?1 AND ?2 AND retired_at IS NULL ORDER BY id`;

const VENDORS = `SELECT id FROM vendor WHERE id BETWEEN ?1 AND ?2 AND ${hasGoods("vendor", "vendor.id")} ORDER BY id`;

// The limits keep the file below 50,000 addresses: each category has two.
const CATEGORIES = `
  SELECT * FROM (
    SELECT slug_name AS parent, NULL AS category, NULL AS subcategory FROM parent_category
    WHERE ${hasGoods("parent", "parent_category.id")} ORDER BY position, id LIMIT 100)
  UNION ALL SELECT * FROM (
    SELECT NULL, slug_name, NULL FROM category WHERE ${hasGoods("category", "category.id")} ORDER BY id LIMIT 2000)
  UNION ALL SELECT * FROM (
    SELECT NULL, c.slug_name, s.slug_name FROM subcategory s JOIN category c ON c.id = s.category_id
    WHERE ${hasGoods("subcategory", "s.id")} ORDER BY s.id LIMIT 10000)`;

const CELLS = "SELECT facets FROM shelf_cell WHERE shelf = 0 AND count > 0";
