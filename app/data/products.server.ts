import type { Product, ProductDetail, ProductVariant } from "../domain/product.ts";
import { selectProducts, showsDiscount, toProduct, type Page, type ProductRow } from "./product-rows.server.ts";

/** New Products and New Arrivals (specification 7.2): what was added last comes first. */
export async function listNewest(db: D1Database, page: Page): Promise<Product[]> {
  return read(db.prepare(NEWEST).bind(page.size, page.offset));
}

/** Most Viewed (specification 7.2). */
export async function listMostViewed(db: D1Database, limit: number): Promise<Product[]> {
  return read(db.prepare(MOST_VIEWED).bind(limit));
}

/** Discount Products (specification 7.2): what shows a discount percent at `now` (UTC ms), newest first. */
export async function listDiscounted(db: D1Database, now: number, page: Page): Promise<Product[]> {
  return read(db.prepare(DISCOUNTED).bind(now, page.size, page.offset));
}

/** Exclusive Deals and Recommended items (specification 2.5): the special price is running at `now` (UTC ms); what ends first comes first. */
export async function listSpecialPriced(db: D1Database, now: number, page: Page): Promise<Product[]> {
  return read(db.prepare(SPECIAL_PRICED).bind(now, page.size, page.offset));
}

/** Special Offer (specification 2.5, 5.6): Discount Products at `now` (UTC ms) without those that Exclusive Deals shows already. */
export async function listSpecialOffers(db: D1Database, now: number, limit: number): Promise<Product[]> {
  return read(db.prepare(SPECIAL_OFFERS).bind(now, limit));
}

/** Free delivery products (specification 7.2), newest first. */
export async function listFreeDelivery(db: D1Database, page: Page): Promise<Product[]> {
  return read(db.prepare(FREE_DELIVERY).bind(page.size, page.offset));
}

/** Other products of a vendor, newest first. */
export async function listMoreFromVendor(
  db: D1Database,
  vendorId: number,
  exceptId: number,
  limit: number,
): Promise<Product[]> {
  return read(db.prepare(MORE_FROM_VENDOR).bind(vendorId, exceptId, limit));
}

/** Products of the same category: the ones before this product, then the newest, so that no product is without a neighbour. */
export async function listSimilar(
  db: D1Database,
  product: Pick<Product, "id" | "category">,
  limit: number,
): Promise<Product[]> {
  return read(db.prepare(SIMILAR).bind(product.category.id, product.id, limit));
}

/** The products with these ids in the order given; unknown and retired ones are left out. */
export async function listProductsByIds(db: D1Database, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  return read(db.prepare(BY_IDS).bind(JSON.stringify(ids)));
}

/** A product on sale by its exact slug, or null. */
export async function findProductBySlug(db: D1Database, slug: string): Promise<Product | null> {
  const row = await db.prepare(BY_SLUG).bind(slug).first<ProductRow>();
  return row && toProduct(row);
}

/** The product page's product by slug or, when no slug reads so, by id (specification 2.1); retired ones are found and say so. */
export async function findProductDetail(db: D1Database, slugOrId: string): Promise<ProductDetail | null> {
  const id = /^[1-9]\d{0,14}$/.test(slugOrId) ? Number(slugOrId) : null;
  const [details, images, variants, specifications] = await db.batch<Record<string, unknown>>(
    [DETAIL, IMAGES, VARIANTS, SPECIFICATIONS].map((sql) => db.prepare(sql).bind(slugOrId, id)),
  );
  const row = details?.results[0] as unknown as DetailRow | undefined;
  if (!row) return null;
  return {
    ...toProduct(row),
    description: row.description,
    descriptionAm: row.description_am,
    images: picturesOf(row.thumbnail, (images?.results ?? []) as unknown as { image: string }[]),
    variants: (variants?.results ?? []) as unknown as ProductVariant[],
    specifications: (specifications?.results ?? []) as unknown as ProductDetail["specifications"],
    retired: row.retired_at !== null,
    parent: { id: row.parent_id, name: row.parent_name, nameAm: row.parent_name_am, slugName: row.parent_slug },
  };
}

/** One shopper's words; createdAt in UTC ms. */
export interface Review {
  id: number;
  rate: number;
  author: string;
  content: string;
  contentLang: "en" | "am";
  createdAt: number;
}

/** Reviews of a product that say something, newest first. */
export async function listReviews(db: D1Database, productId: number, limit: number): Promise<Review[]> {
  const { results } = await db.prepare(REVIEWS).bind(productId, limit).all<Review>();
  return results;
}

const NEWEST = selectProducts(`WHERE p.retired_at IS NULL ORDER BY p.created_at DESC, p.id DESC LIMIT ?1 OFFSET ?2`);

const MOST_VIEWED = selectProducts(`WHERE p.retired_at IS NULL ORDER BY p.view_count DESC, p.id DESC LIMIT ?1`);

const DISCOUNTED = selectProducts(
  `WHERE p.retired_at IS NULL AND ${showsDiscount("?1")} ORDER BY p.id DESC LIMIT ?2 OFFSET ?3`,
);

const SPECIAL_PRICED = selectProducts(
  `WHERE p.retired_at IS NULL AND p.special_price IS NOT NULL AND p.special_ends_at > ?1
   ORDER BY p.special_ends_at, p.id LIMIT ?2 OFFSET ?3`,
);

const SPECIAL_OFFERS = selectProducts(
  `WHERE p.retired_at IS NULL AND ${showsDiscount("?1")} AND coalesce(+p.special_ends_at <= ?1, 1)
   ORDER BY p.id DESC LIMIT ?2`,
);

const FREE_DELIVERY = selectProducts(
  `WHERE p.retired_at IS NULL AND p.free_delivery = 1 ORDER BY p.id DESC LIMIT ?1 OFFSET ?2`,
);

const MORE_FROM_VENDOR = selectProducts(
  `WHERE p.retired_at IS NULL AND p.vendor_id = ?1 AND p.id <> ?2 ORDER BY p.id DESC LIMIT ?3`,
);

const NEIGHBOURS = `
  SELECT id, 0 AS turn FROM (SELECT id FROM product WHERE retired_at IS NULL AND category_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3)
  UNION ALL
  SELECT id, 1 FROM (SELECT id FROM product WHERE retired_at IS NULL AND category_id = ?1 AND id > ?2 ORDER BY id DESC LIMIT ?3)`;

const SIMILAR = selectProducts(`ORDER BY near.turn, p.id DESC LIMIT ?3`, {
  from: `(${NEIGHBOURS}) near CROSS JOIN product p ON p.id = near.id`,
});

const BY_IDS = selectProducts(`WHERE p.retired_at IS NULL ORDER BY wanted.key`, {
  from: `json_each(?1) wanted CROSS JOIN product p ON p.id = wanted.value`,
});

const BY_SLUG = selectProducts(`WHERE p.name_slug = ?1 AND p.retired_at IS NULL`);

const WANTED = `(SELECT id FROM product WHERE name_slug = ?1 UNION ALL SELECT id FROM product WHERE id = ?2 LIMIT 1)`;

const DETAIL = selectProducts(
  `CROSS JOIN parent_category g ON g.id = p.parent_id
   WHERE p.id = ${WANTED}`,
  {
    columns: `, p.description, p.description_am, p.retired_at,
      g.id AS parent_id, g.name AS parent_name, g.amharic_name AS parent_name_am, g.slug_name AS parent_slug`,
  },
);

const IMAGES = `SELECT image FROM product_image WHERE product_id = ${WANTED} ORDER BY position LIMIT 50`;

const VARIANTS = `
  SELECT id, color, color_am AS colorAm, color_code AS colorCode, size, price
  FROM product_variant WHERE product_id = ${WANTED} ORDER BY position LIMIT 200`;

const SPECIFICATIONS = `
  SELECT name, name_am AS nameAm, value, value_am AS valueAm
  FROM product_specification WHERE product_id = ${WANTED} ORDER BY position LIMIT 200`;

const REVIEWS = `
  SELECT id, rate, author, content, content_lang AS contentLang, created_at AS createdAt
  FROM product_rate WHERE product_id = ?1 AND content <> '' ORDER BY id DESC LIMIT ?2`;

interface DetailRow extends ProductRow {
  description: string;
  description_am: string | null;
  retired_at: number | null;
  parent_id: number;
  parent_name: string;
  parent_name_am: string;
  parent_slug: string;
}

async function read(statement: D1PreparedStatement): Promise<Product[]> {
  const { results } = await statement.all<ProductRow>();
  return results.map(toProduct);
}

/** The main picture first, each once. */
function picturesOf(thumbnail: string, rows: { image: string }[]): string[] {
  return [...new Set([thumbnail, ...rows.map((row) => row.image)])].filter((image) => image !== "");
}
