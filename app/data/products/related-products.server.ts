import type { Product } from "../../domain/products/product.ts";
import type { Locale } from "../../domain/languages.ts";
import { limit } from "../content/texts.server.ts";
import { selectProductTexts } from "./product-texts.server.ts";

interface Wanted {
  locale: Locale;
  size: number;
}

export async function listMoreFromVendor(db: D1Database, vendorId: number, exceptId: number, wanted: Wanted) {
  return read(db.prepare(moreFromVendor(wanted)).bind(vendorId, exceptId));
}

/**
 * First from its subcategory the products before it, then those after it; then from its category, so that every product
 * has a neighbour.
 */
export async function listSimilar(
  db: D1Database,
  { id, category, subcategory }: Pick<Product, "id" | "category" | "subcategory">,
  wanted: Wanted,
): Promise<string[]> {
  return read(db.prepare(similar(wanted)).bind(id, subcategory?.id ?? null, category.id));
}

// Limits are written out, not bound (decision 40).
function moreFromVendor({ locale, size }: Wanted): string {
  return selectProductTexts(
    `WHERE p.retired_at IS NULL AND p.listed_stock > 0 AND p.thumbnail <> '' AND p.vendor_id = ?1 AND p.id <> ?2
     ORDER BY p.view_count DESC, p.id LIMIT ${limit(size).limit}`,
  )[locale];
}

const KEY = `n.created_at, n.facets, n.id`;
const DOWN = `n.created_at DESC, n.facets DESC, n.id DESC`;

function neighbours(turn: number, shelf: string, size: number): string {
  const isBefore = turn % 2 === 0;
  return `
    SELECT id, ${turn} AS turn FROM (
      SELECT n.id FROM product n
      WHERE n.retired_at IS NULL AND ${shelf} AND n.sold_out = 0
        AND (${KEY}) ${isBefore ? "<" : ">"} (SELECT created_at, facets, id FROM product WHERE id = ?1)
      ORDER BY ${isBefore ? DOWN : KEY} LIMIT ${limit(size).limit})`;
}

function similar({ locale, size }: Wanted): string {
  const near = `
    SELECT id, min(turn) AS turn FROM (
      ${neighbours(0, "n.subcategory_id = ?2", size)} UNION ALL ${neighbours(1, "n.subcategory_id = ?2", size)} UNION ALL
      ${neighbours(2, "n.category_id = ?3", size)} UNION ALL ${neighbours(3, "n.category_id = ?3", size)}
    ) GROUP BY id`;
  return selectProductTexts(
    `ORDER BY near.turn, CASE WHEN near.turn % 2 THEN p.created_at ELSE -p.created_at END, p.id DESC LIMIT ${limit(size).limit}`,
    { from: `(${near}) near CROSS JOIN product p ON p.id = near.id` },
  )[locale];
}

async function read(statement: D1PreparedStatement): Promise<string[]> {
  const { results } = await statement.all<{ text: string }>();
  return results.map(({ text }) => text);
}
