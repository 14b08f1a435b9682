import type { ParentCollection } from "../../domain/listings/parent-collection.ts";
import { type ProductRow, selectProducts, toProduct } from "../products/product-rows.server.ts";
import { named } from "../translated.server.ts";
import { translationsOf, type Translated } from "../../domain/translated.ts";

/** Specification 2.6, 7.3; parents without products in stock are left out. */
export async function listParentCollections(
  db: D1Database,
  parents: number,
  products: number,
): Promise<ParentCollection[]> {
  const { results } = await db.prepare(COLLECTIONS).bind(parents, products).all<CollectionRow>();
  const byId = new Map<number, ParentCollection>();
  for (const row of results) {
    const { parent_id: id, parent_slug: slugName } = row;
    const collection = byId.get(id) ?? { id, ...translationsOf(row, "parentName"), slugName, products: [] };
    byId.set(id, collection);
    collection.products.push(toProduct(row));
  }
  return [...byId.values()];
}

interface CollectionRow extends ProductRow, Translated<"parentName"> {
  parent_id: number;
  parent_slug: string;
}

const COLLECTIONS = selectProducts(
  `WHERE p.retired_at IS NULL ORDER BY g.position, g.id, p.view_count DESC, p.id DESC`,
  {
    columns: `, g.id AS parent_id, ${named("g", "parentName")}, g.slug_name AS parent_slug`,
    from: `(SELECT * FROM parent_category WHERE in_menu = 1 ORDER BY position, id LIMIT ?1) g
    CROSS JOIN product p ON p.id IN (
      SELECT id FROM product INDEXED BY product_parent_views
      WHERE retired_at IS NULL AND parent_id = g.id AND sold_out = 0
      ORDER BY view_count DESC LIMIT ?2)`,
  },
);
