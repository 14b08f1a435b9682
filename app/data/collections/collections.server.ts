import type { Product, ProductVariant } from "../../domain/products/product.ts";
import { readPictures, shownPictures } from "../pictures/picture-names.server.ts";
import { readProducts, selectProducts } from "../products/product-rows.server.ts";

const IMAGES = 12;
const RATES = 50;
const HOLIDAY_LIMIT = 100;

/** Specification 7.2, newest first. */
export async function listInCategory(
  db: D1Database,
  { level, id }: { level: keyof typeof IN_CATEGORY; id: number },
  limit: number,
): Promise<Product[]> {
  return readProducts(db.prepare(IN_CATEGORY[level]).bind(id, limit));
}

/** Specification 3.4. */
export async function holidaySubcategories(db: D1Database): Promise<{ id: number; name: string }[]> {
  return (await db.prepare(HOLIDAYS).bind(HOLIDAY_LIMIT).all<{ id: number; name: string }>()).results;
}

/** With first pictures and newest rates (specification 3.1). */
export async function withSets<Listed extends Product>(db: D1Database, products: readonly Listed[]) {
  if (products.length === 0) return [];
  const ids = JSON.stringify(products.map(({ id }) => id));
  const { results } = await db.prepare(SETS).bind(ids, IMAGES, RATES).all<{
    id: number;
    images: string;
    rates: string;
  }>();
  const sets = new Map(results.map((row) => [row.id, row]));
  return products.map((product) => ({
    ...product,
    images: readPictures(sets.get(product.id)!.images),
    rates: JSON.parse(sets.get(product.id)!.rates) as number[],
  }));
}

const newestWhere = (column: string) =>
  selectProducts(
    `WHERE p.retired_at IS NULL AND p.sold_out = 0 AND p.${column} = ?1 ORDER BY p.created_at DESC LIMIT ?2`,
  );

const IN_CATEGORY = {
  parent: newestWhere("parent_id"),
  category: newestWhere("category_id"),
  subcategory: newestWhere("subcategory_id"),
};

const HOLIDAYS = `
  SELECT s.id, s.name FROM holiday_package h CROSS JOIN subcategory s ON s.id = h.subcategory_id
  ORDER BY h.position, s.id LIMIT ?1`;

const SETS = `
  SELECT wanted.value AS id,
    ${shownPictures("wanted.value", "?2")} AS images,
    (SELECT json_group_array(rate)
     FROM (SELECT rate FROM product_rate WHERE product_id = wanted.value AND hidden_at IS NULL ORDER BY id DESC LIMIT ?3)) AS rates
  FROM json_each(?1) wanted`;

type ListVariant = Pick<ProductVariant, "color" | "colorCode">;

export async function variantsOf(db: D1Database, productIds: number[]): Promise<Map<number, ListVariant[]>> {
  if (productIds.length === 0) return new Map();
  const { results } = await db
    .prepare(VARIANTS)
    .bind(JSON.stringify(productIds), VARIANT_LIMIT)
    .all<ListVariant & { productId: number }>();
  const byProduct = new Map<number, ListVariant[]>();
  // Without the product's id, which answers to other programs must not have twice.
  for (const { productId, ...variant } of results)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), variant]);
  return byProduct;
}

const VARIANT_LIMIT = 50;

const VARIANTS = `
  SELECT w.product_id AS productId, w.color, w.color_code AS colorCode
  FROM json_each(?1) wanted CROSS JOIN product_variant w ON w.product_id = wanted.value
  WHERE w.position < ?2 ORDER BY w.product_id, w.position`;
