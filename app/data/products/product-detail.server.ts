import type { ProductDetail, ProductVariant } from "../../domain/products/product.ts";
import { selectProducts, toProduct, type ProductRow } from "./product-rows.server.ts";

/**
 * The product page's product (specification 2.1) by slug, else by id, else by a slug it gave up, each also in other
 * letter case; retired ones are found and say so. null when nothing reads so.
 */
export async function findProductDetail(db: D1Database, address: string): Promise<ProductDetail | null> {
  const id = /^[1-9]\d{0,14}$/.test(address) ? Number(address) : null;
  const [details, images, variants, specifications] = await db.batch<Record<string, unknown>>(
    [DETAIL, IMAGES, VARIANTS, SPECIFICATIONS].map((sql) => db.prepare(sql).bind(address, id, address.toLowerCase())),
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
    vendorRates: { rateSum: row.vendor_rate_sum, rateCount: row.vendor_rate_count },
  };
}

// A compound SELECT has at most five terms; the first that finds something counts.
const WANTED = `(
  SELECT id FROM product WHERE name_slug = ?1
  UNION ALL SELECT id FROM product WHERE id = ?2
  UNION ALL SELECT product_id FROM product_old_slug WHERE slug = ?1
  UNION ALL SELECT id FROM product WHERE name_slug = ?3
  UNION ALL SELECT product_id FROM product_old_slug WHERE slug = ?3
  LIMIT 1)`;

const DETAIL = selectProducts(
  `CROSS JOIN parent_category g ON g.id = p.parent_id
   WHERE p.id = ${WANTED}`,
  {
    columns: `, p.description, p.description_am, p.retired_at,
      g.id AS parent_id, g.name AS parent_name, g.amharic_name AS parent_name_am, g.slug_name AS parent_slug,
      v.rate_sum AS vendor_rate_sum, v.rate_count AS vendor_rate_count`,
  },
);

const IMAGES = `SELECT image FROM product_image WHERE product_id = ${WANTED} ORDER BY position LIMIT 50`;

const VARIANTS = `
  SELECT id, color, color_am AS colorAm, color_code AS colorCode, size, price
  FROM product_variant WHERE product_id = ${WANTED} ORDER BY position LIMIT 200`;

const SPECIFICATIONS = `
  SELECT name, name_am AS nameAm, value, value_am AS valueAm
  FROM product_specification WHERE product_id = ${WANTED} ORDER BY position LIMIT 200`;

interface DetailRow extends ProductRow {
  description: string;
  description_am: string | null;
  retired_at: number | null;
  parent_id: number;
  parent_name: string;
  parent_name_am: string;
  parent_slug: string;
  vendor_rate_sum: number;
  vendor_rate_count: number;
}

/** The main picture first, each once. */
function picturesOf(thumbnail: string, rows: { image: string }[]): string[] {
  return [...new Set([thumbnail, ...rows.map((row) => row.image)])].filter((image) => image !== "");
}
