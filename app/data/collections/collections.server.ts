import type { ProductVariant } from "../../domain/products/product.ts";
import { readPictures, shownPictures } from "../pictures/picture-names.server.ts";
import type { Page } from "../products/product-rows.server.ts";
import { listProductsByIds, shelves } from "../products/products.server.ts";

const IMAGES = 12;
const RATES = 50;
const CATALOGUES = 12;
const HOLIDAY_LIMIT = 100;

/** Specification 7.2. */
export async function newestIds(db: D1Database, page: Page): Promise<number[]> {
  return idsOf(db.prepare(NEWEST).bind(page.size, page.offset));
}

export async function discountedIds(db: D1Database, now: number, page: Page): Promise<number[]> {
  return idsOf(db.prepare(DISCOUNTED).bind(now, page.size, page.offset));
}

export async function freeDeliveryIds(db: D1Database, limit: number): Promise<number[]> {
  return idsOf(db.prepare(FREE_DELIVERY).bind(limit, 0));
}

export async function mostViewedIds(db: D1Database, limit: number): Promise<number[]> {
  return idsOf(db.prepare(MOST_VIEWED).bind(limit));
}

export async function cheaperIds(db: D1Database, santim: number, limit: number): Promise<number[]> {
  return idsOf(db.prepare(CHEAPER).bind(santim, limit));
}

export async function idsInCategory(
  db: D1Database,
  { level, id }: { level: keyof typeof IN_CATEGORY; id: number },
  limit: number,
): Promise<number[]> {
  return idsOf(db.prepare(IN_CATEGORY[level]).bind(id, limit));
}

/** Specification 3.4. */
export async function holidaySubcategories(db: D1Database): Promise<{ id: number; name: string }[]> {
  return (await db.prepare(HOLIDAYS).bind(HOLIDAY_LIMIT).all<{ id: number; name: string }>()).results;
}

/** In the order of ids, with first pictures and newest rates (specification 3.1); without unknown and retired products. */
export async function listFullProducts(db: D1Database, ids: number[]) {
  if (ids.length === 0) return [];
  const [products, { results }] = await Promise.all([
    listProductsByIds(db, ids),
    db.prepare(SETS).bind(JSON.stringify(ids), IMAGES, RATES).all<{ id: number; images: string; rates: string }>(),
  ]);
  const sets = new Map(results.map((row) => [row.id, row]));
  return products.map((product) => ({
    ...product,
    images: readPictures(sets.get(product.id)?.images ?? "[]"),
    rates: JSON.parse(sets.get(product.id)?.rates ?? "[]") as number[],
  }));
}

/** Specification 3.4, 4.4. */
export async function listExhibitionCatalogues(db: D1Database, limit: number) {
  const { results } = await db.prepare(EXHIBITIONS).bind(CATALOGUES, limit).all<{
    id: number;
    name: string;
    entries: string;
  }>();
  const entries = results.map((row) => JSON.parse(row.entries) as { id: number; startDate: number }[]);
  const products = await listFullProducts(db, [...new Set(entries.flat().map(({ id }) => id))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return results.map(({ id, name }, index) => ({
    id,
    name,
    products: entries[index]!.flatMap((entry) => {
      const product = byId.get(entry.id);
      return product ? [{ ...product, startDate: entry.startDate }] : [];
    }),
  }));
}

const idsOn = (shelf: string) => `SELECT p.id FROM product p ${shelf}`;
const NEWEST = idsOn(shelves.newest);
const DISCOUNTED = idsOn(shelves.discounted);
const FREE_DELIVERY = idsOn(shelves.freeDelivery);
const MOST_VIEWED = idsOn(shelves.mostViewed);

const CHEAPER = `
  SELECT id FROM product WHERE retired_at IS NULL AND sold_out = 0 AND shown_price < ?1
  ORDER BY shown_price DESC LIMIT ?2`;

const idsWhere = (column: string) => `
  SELECT id FROM product WHERE retired_at IS NULL AND sold_out = 0 AND ${column} = ?1
  ORDER BY created_at DESC LIMIT ?2`;

const IN_CATEGORY = {
  parent: idsWhere("parent_id"),
  category: idsWhere("category_id"),
  subcategory: idsWhere("subcategory_id"),
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

const EXHIBITIONS = `
  SELECT e.id, e.name,
    (SELECT json_group_array(json_object('id', x.product_id, 'startDate', x.start_date))
     FROM (SELECT product_id, start_date FROM exhibition_product WHERE exhibition_id = e.id ORDER BY position, product_id LIMIT ?2) x
    ) AS entries
  FROM exhibition e ORDER BY e.id LIMIT ?1`;

async function idsOf(statement: D1PreparedStatement): Promise<number[]> {
  return (await statement.all<{ id: number }>()).results.map(({ id }) => id);
}

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
