import { lessThan1000Limit } from "../../domain/constants.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { type Product, vehicleSubcategories } from "../../domain/products/product.ts";
import {
  categoryJson,
  type ProductRow,
  readProducts,
  selectProducts,
  toProduct,
} from "../products/product-rows.server.ts";
import type { ParentCollection } from "../../domain/home/parent-collection.ts";

/** Specification 7.3, in the order admins gave them. */
export async function listFlashProducts(db: D1Database, limit: number): Promise<Product[]> {
  return readProducts(db.prepare(FLASH).bind(limit));
}

/** Specification 7.2, dearest first. Reads twice as many rows, because shown_price lags behind the end of a deal. */
export async function listLessThan1000(db: D1Database, now: number, limit: number): Promise<Product[]> {
  const products = await readProducts(db.prepare(CHEAPER).bind(lessThan1000Limit, 2 * limit));
  return products.filter((product) => chargedPrice(product, null, now) < lessThan1000Limit).slice(0, limit);
}

/** Vehicles (settled.md 26): the parent `auto` without spare parts. */
export async function listVehicles(db: D1Database, limit: number): Promise<Product[]> {
  return readProducts(db.prepare(VEHICLES).bind(JSON.stringify(vehicleSubcategories), limit));
}

/** Specification 9.5, settled.md 26. */
export async function listBrands(db: D1Database, limit: number): Promise<{ slug: string; name: string }[]> {
  return (await db.prepare(BRANDS).bind(limit).all<{ slug: string; name: string }>()).results;
}

const FLASH = selectProducts(`WHERE p.retired_at IS NULL ORDER BY f.position, f.product_id LIMIT ?1`, {
  from: "flash_product f CROSS JOIN product p ON p.id = f.product_id",
});

const CHEAPER = selectProducts(
  `WHERE p.retired_at IS NULL AND p.sold_out = 0 AND p.shown_price < ?1 ORDER BY p.shown_price DESC LIMIT ?2`,
);

const VEHICLES = selectProducts(`WHERE p.retired_at IS NULL ORDER BY p.view_count DESC, p.id DESC LIMIT ?2`, {
  from: `parent_category g
    CROSS JOIN category k ON k.parent_id = g.id AND g.slug_name = 'auto'
    CROSS JOIN subcategory kind ON kind.category_id = k.id AND kind.slug_name IN (SELECT value FROM json_each(?1))
    CROSS JOIN product p ON p.id IN (
      SELECT id FROM product INDEXED BY product_subcategory_views
      WHERE retired_at IS NULL AND subcategory_id = kind.id AND sold_out = 0
      ORDER BY view_count DESC LIMIT ?2)`,
});

// Shelf 0 is the whole shop, facet 1 the brand.
const BRANDS = `
  SELECT b.slug, b.name FROM shelf_value s CROSS JOIN brand b ON b.id = s.value
  WHERE s.shelf = 0 AND s.facet = 1 AND s.count > 0 ORDER BY s.count DESC, s.value LIMIT ?1`;

/** Specification 2.6, 7.3; parents without products in stock are left out. */
export async function listParentCollections(db: D1Database, parents: number, products: number) {
  const { results } = await db.prepare(COLLECTIONS).bind(parents, products).all<CollectionRow>();
  return [...Map.groupBy(results, (row) => row.parent)].map(([parent, rows]): ParentCollection => ({
    ...JSON.parse(parent),
    products: rows.map(toProduct),
  }));
}

type CollectionRow = ProductRow & { parent: string };

const COLLECTIONS = selectProducts(
  `WHERE p.retired_at IS NULL ORDER BY g.position, g.id, p.view_count DESC, p.id DESC`,
  {
    columns: `, ${categoryJson("g")} AS parent`,
    from: `(SELECT * FROM parent_category WHERE in_menu = 1 ORDER BY position, id LIMIT ?1) g
    CROSS JOIN product p ON p.id IN (
      SELECT id FROM product INDEXED BY product_parent_views
      WHERE retired_at IS NULL AND parent_id = g.id AND sold_out = 0
      ORDER BY view_count DESC LIMIT ?2)`,
  },
);
