import type { Product } from "../../domain/products/product.ts";
import { readProducts, selectProducts } from "./product-rows.server.ts";

export async function listMoreFromVendor(db: D1Database, vendorId: number, exceptId: number, limit: number) {
  return readProducts(db.prepare(MORE_FROM_VENDOR).bind(vendorId, exceptId, limit));
}

/**
 * First from its subcategory the products before it, then those after it; then from its category, so that every product
 * has a neighbour.
 */
export async function listSimilar(
  db: D1Database,
  { id, category, subcategory }: Pick<Product, "id" | "category" | "subcategory">,
  limit: number,
): Promise<Product[]> {
  return readProducts(db.prepare(SIMILAR).bind(id, subcategory?.id ?? null, category.id, limit));
}

const MORE_FROM_VENDOR = selectProducts(
  `WHERE p.retired_at IS NULL AND p.listed_stock > 0 AND p.thumbnail <> '' AND p.vendor_id = ?1 AND p.id <> ?2
   ORDER BY p.view_count DESC, p.id LIMIT ?3 + 0`,
);

const KEY = `n.created_at, n.facets, n.id`;
const DOWN = `n.created_at DESC, n.facets DESC, n.id DESC`;

function neighbours(turn: number, shelf: string): string {
  const isBefore = turn % 2 === 0;
  return `
    SELECT id, ${turn} AS turn FROM (
      SELECT n.id FROM product n
      WHERE n.retired_at IS NULL AND ${shelf} AND n.sold_out = 0
        AND (${KEY}) ${isBefore ? "<" : ">"} (SELECT created_at, facets, id FROM product WHERE id = ?1)
      ORDER BY ${isBefore ? DOWN : KEY} LIMIT ?4 + 0)`;
}

const NEAR = `
  SELECT id, min(turn) AS turn FROM (
    ${neighbours(0, "n.subcategory_id = ?2")} UNION ALL ${neighbours(1, "n.subcategory_id = ?2")} UNION ALL
    ${neighbours(2, "n.category_id = ?3")} UNION ALL ${neighbours(3, "n.category_id = ?3")}
  ) GROUP BY id`;

const SIMILAR = selectProducts(
  `ORDER BY near.turn, CASE WHEN near.turn % 2 THEN p.created_at ELSE -p.created_at END, p.id DESC LIMIT ?4 + 0`,
  { from: `(${NEAR}) near CROSS JOIN product p ON p.id = near.id` },
);
