import type { ProductDetail, ProductFacts, ProductVariant } from "../../domain/products/product.ts";
import type { MerchantProduct } from "../../domain/structured-data/merchant-feed.ts";
import { bySize } from "../../domain/products/size-order.ts";
import { readPictures, shownPictures } from "../pictures/picture-names.server.ts";
import {
  OPTIONS,
  categoryJson,
  RETIRED,
  selectProducts,
  SPECIFICATIONS,
  toProduct,
  type ProductRow,
} from "./product-rows.server.ts";
import { translated } from "../translated.server.ts";
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
  const product = toProduct(row);
  return {
    ...{ ...product, weight: product.weight ?? null, retired: row.retired_at !== null },
    gtin: row.gtin,
    ...translationsOf(row, "description", "description"),
    ...{ parent: JSON.parse(row.parent), vendorRates: JSON.parse(row.vendorRates) },
    images: [...new Set([product.thumbnail, ...readPictures(row.images)])],
    variants: bySize(JSON.parse(row.variants) as ProductVariant[]),
    specifications: JSON.parse(row.specifications),
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

const detail = (rest: string, more = "") =>
  selectProducts(`CROSS JOIN parent_category g ON g.id = p.parent_id ${rest}`, {
    columns: `${more}, ${translated("p.description")}, p.gtin, ${RETIRED}, ${categoryJson("g")} AS parent,
      json_object('rateSum', v.rate_sum, 'rateCount', v.rate_count) AS vendorRates,
      ${shownPictures("p.id", "50")} AS images, ${OPTIONS}, ${SPECIFICATIONS}`,
  });

const DETAIL = detail(`WHERE p.id = ${WANTED}`);

const MERCHANT = detail(
  "WHERE p.retired_at IS NULL AND v.hidden_at IS NULL AND p.id > ?1 ORDER BY p.id LIMIT ?2",
  ", p.updated_at, p.next_price, p.next_starts_at, p.next_ends_at",
);

type MerchantRow = DetailRow & {
  updated_at: number;
  next_price: number | null;
  next_starts_at: number | null;
  next_ends_at: number | null;
};

type DetailRow = ProductRow &
  Translated<"description"> &
  ProductFacts &
  Record<"parent" | "vendorRates" | "images" | "variants" | "specifications", string> & { retired_at: number | null };
