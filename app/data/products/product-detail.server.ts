import type { ProductDetail, ProductVariant } from "../../domain/products/product.ts";
import type { MerchantProduct } from "../../domain/structured-data/merchant-feed.ts";
import { bySize } from "../../domain/products/size-order.ts";
import { readPictures, shownPictures, variantPicture } from "../pictures/picture-names.server.ts";
import { RETIRED, selectProducts, toProduct, type ProductRow } from "./product-rows.server.ts";
import { translatedJson, named, translated } from "../translated.server.ts";
import { translationsOf, type Translated } from "../../domain/translated.ts";

/** Specification 2.1: by slug in any letter case, else id, else former slug. Retired products are marked. */
export async function findProductDetail(db: D1Database, address: string): Promise<ProductDetail | null> {
  const id = /^[1-9]\d{0,14}$/.test(address) ? Number(address) : null;
  const row = await db.prepare(DETAIL).bind(address, id, address.toLowerCase()).first<DetailRow>();
  return row && toDetail(row);
}

/** For robots that read the whole catalogue: on sale, by id. */
export async function listMerchantProducts(db: D1Database, after: number, limit: number): Promise<MerchantProduct[]> {
  const { results } = await db.prepare(MERCHANT).bind(after, limit).all<MerchantRow>();
  return results.map((row) => ({
    product: toDetail(row),
    updatedAt: row.updated_at,
    nextSale:
      row.next_price === null || row.next_starts_at === null || row.next_ends_at === null
        ? null
        : { price: row.next_price, startDate: row.next_starts_at, endDate: row.next_ends_at },
  }));
}

function toDetail(row: DetailRow): ProductDetail {
  return {
    ...toProduct(row),
    ...translationsOf(row, "description", "description"),
    gtin: row.gtin,
    weight: row.weight,
    images: [...new Set([row.thumbnail, ...readPictures(row.images)])],
    variants: bySize(JSON.parse(row.variants) as ProductVariant[]),
    specifications: JSON.parse(row.specifications) as ProductDetail["specifications"],
    retired: row.retired_at !== null,
    parent: { id: row.parent_id, ...translationsOf(row, "parentName"), slugName: row.parent_slug },
    vendorRates: { rateSum: row.vendor_rate_sum, rateCount: row.vendor_rate_count },
  };
}

// D1 allows five terms in a compound SELECT; the first match counts.
const WANTED = `(
  SELECT id FROM product WHERE name_slug = ?1
  UNION ALL SELECT id FROM product WHERE id = ?2
  UNION ALL SELECT product_id FROM product_old_slug WHERE slug = ?1
  UNION ALL SELECT id FROM product WHERE name_slug = ?3
  UNION ALL SELECT product_id FROM product_old_slug WHERE slug = ?3
  LIMIT 1)`;

function listOf(item: string, table: string, atMost: number): string {
  return `(SELECT json_group_array(${item}) FROM (SELECT * FROM ${table} WHERE product_id = p.id ORDER BY position LIMIT ${atMost}) part)`;
}

const VARIANT = `json_object('id', id, ${translatedJson("color")}, 'colorCode', color_code, 'size', size, 'gtin', gtin, 'price', price,
  'stockAmount', stock_amount, 'picture', (${variantPicture("part.id")}))`;
const SPECIFICATION = `json_object(${translatedJson("name")}, ${translatedJson("value")})`;

const detail = (rest: string, more = "") =>
  selectProducts(`CROSS JOIN parent_category g ON g.id = p.parent_id ${rest}`, {
    columns: `${more}, ${translated("p.description")}, p.gtin, ${RETIRED},
      g.id AS parent_id, ${named("g", "parentName")}, g.slug_name AS parent_slug,
      v.rate_sum AS vendor_rate_sum, v.rate_count AS vendor_rate_count,
      ${shownPictures("p.id", "50")} AS images,
      ${listOf(VARIANT, "product_variant", 200)} AS variants,
      ${listOf(SPECIFICATION, "product_specification", 200)} AS specifications`,
  });

const DETAIL = detail(`WHERE p.id = ${WANTED}`);

const MERCHANT = detail(
  "WHERE p.retired_at IS NULL AND v.hidden_at IS NULL AND p.id > ?1 ORDER BY p.id LIMIT ?2",
  ", p.updated_at, p.next_price, p.next_starts_at, p.next_ends_at",
);

interface MerchantRow extends DetailRow {
  updated_at: number;
  next_price: number | null;
  next_starts_at: number | null;
  next_ends_at: number | null;
}

interface DetailRow extends ProductRow, Translated<"description" | "parentName"> {
  gtin: string | null;
  retired_at: number | null;
  parent_id: number;
  parent_slug: string;
  vendor_rate_sum: number;
  vendor_rate_count: number;
  images: string;
  variants: string;
  specifications: string;
}
