import type { Product, ChosenProduct } from "../../domain/products/product.ts";
import { shownThumbnail, variantPicture } from "../pictures/picture-names.server.ts";
import { named, translated, ofColumn } from "../translated.server.ts";
import { translationsOf, type Translated } from "../../domain/translated.ts";

export interface Page {
  size: number;
  offset: number;
}

/** "120000,120000,135000", null without options. DISTINCT would sort. */
export const OPTION_PRICES = `CASE WHEN p.variant_count > 0 THEN (SELECT group_concat(price) FROM product_variant WHERE product_id = p.id) END`;

/** Includes products of a hidden vendor; null while on sale. */
export const RETIRED = "coalesce(p.retired_at, v.hidden_at) AS retired_at";

const COLUMNS = `
  p.id, ${translated("p.name")}, p.name_slug, p.brand, ${shownThumbnail} AS thumbnail, p.hover_image, p.stock_amount, p.selling_price, p.usd_price,
  p.sale_price, p.special_price, p.special_ends_at, p.sale_until, p.discount, p.free_delivery, p.shipping_class, p.weight, p.is_new, p.is_top, p.created_at,
  p.variant_count, ${OPTION_PRICES} AS option_prices, p.rate_sum, p.rate_count,
  v.id AS vendor_id, ${named("v", "vendorName")}, v.city AS vendor_city,
  v.closed_until AS vendor_closed_until,
  c.id AS category_id, ${named("c", "categoryName")}, c.slug_name AS category_slug,
  s.id AS subcategory_id, ${named("s", "subcategoryName")}, s.slug_name AS subcategory_slug`;

// CROSS JOIN makes SQLite read the product first, so that its index gives the order and LIMIT stops the walk.
const NAMES = `
  CROSS JOIN vendor v ON v.id = p.vendor_id
  CROSS JOIN category c ON c.id = p.category_id
  LEFT JOIN subcategory s ON s.id = p.subcategory_id`;

export function selectProducts(rest: string, { from = "product p", columns = "" } = {}): string {
  return `SELECT ${COLUMNS}${columns} FROM ${from} ${NAMES} ${rest}`;
}

/**
 * The percent ends together with its price (domain/products/price). The unary plus keeps SQLite from using the index of
 * special prices.
 */
export function showsDiscount(now: string): string {
  return `p.discount > 0 AND (
    (p.special_price IS NULL AND p.sale_price IS NULL) OR +p.special_ends_at > ${now}
    OR (p.sale_price IS NOT NULL AND coalesce(p.sale_until > ${now}, 1)))`;
}

export interface ProductRow
  extends Translated<"name" | "vendorName" | "categoryName">, Translated<"subcategoryName", string | null> {
  id: number;
  name_slug: string;
  brand: string | null;
  thumbnail: string;
  hover_image: string | null;
  stock_amount: number;
  selling_price: number;
  usd_price: number;
  sale_price: number | null;
  special_price: number | null;
  special_ends_at: number | null;
  sale_until: number | null;
  discount: number;
  free_delivery: number;
  shipping_class: Product["shippingClass"];
  weight: number | null;
  is_new: number;
  is_top: number;
  created_at: number;
  variant_count: number;
  option_prices: string | null;
  rate_sum: number;
  rate_count: number;
  vendor_id: number;
  vendor_city: string;
  vendor_closed_until: number | null;
  category_id: number;
  category_slug: string;
  subcategory_id: number | null;
  subcategory_slug: string | null;
}

/** Specification 3.1, 3.2; money in santim and cents. */
export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    vendor: {
      id: row.vendor_id,
      ...translationsOf(row, "vendorName"),
      city: row.vendor_city,
      closedUntil: row.vendor_closed_until,
    },
    ...translationsOf(row, "name"),
    nameSlug: row.name_slug,
    brand: row.brand,
    thumbnail: row.thumbnail,
    hoverImage: row.hover_image,
    stockAmount: row.stock_amount,
    sellingPrice: row.selling_price,
    usdPrice: row.usd_price,
    salePrice: row.sale_price,
    specialPrice:
      row.special_price === null || row.special_ends_at === null
        ? null
        : { price: row.special_price, endDate: row.special_ends_at },
    saleUntil: row.sale_until,
    discount: row.discount,
    freeDelivery: row.free_delivery === 1,
    shippingClass: row.shipping_class,
    weight: row.weight,
    isNew: row.is_new === 1,
    isTop: row.is_top === 1,
    createdAt: row.created_at,
    variantCount: row.variant_count,
    optionPrices: [...new Set(row.option_prices?.split(",").map(Number))],
    rateSum: row.rate_sum,
    rateCount: row.rate_count,
    category: {
      id: row.category_id,
      ...translationsOf(row, "categoryName"),
      slugName: row.category_slug,
    },
    subcategory: row.subcategory_id === null ? null : subcategoryOf(row, row.subcategory_id),
  };
}

function subcategoryOf(row: ProductRow, id: number): Product["subcategory"] {
  return {
    id,
    ...translationsOf(row, "subcategoryName"),
    slugName: row.subcategory_slug ?? "",
  };
}

export interface ChosenRow extends ProductRow, Translated<"variantColor", string | null> {
  retired_at: number | null;
  variant_id: number;
  variant_color_code: string | null;
  variant_size: string | null;
  variant_price: number | null;
  variant_stock_amount: number | null;
  variant_picture: string | null;
}

const column = (name: string, as = `variant_${name}`) =>
  `(SELECT ${name} FROM product_variant w WHERE w.id = l.variant_id) AS ${as}`;
const colors = ofColumn("color", "variantColor").map((color) => column(color.column, color.field));

/** Column by column, because a join would be made before the lines are sorted. */
export const VARIANT_OF_LINE = `${[...colors, ...["color_code", "size", "price", "stock_amount"].map((name) => column(name))].join(", ")},
  (${variantPicture("l.variant_id")}) AS variant_picture`;

/** retired: the product or its option is no longer sold. */
export function toChosen(row: ChosenRow): ChosenProduct & { retired: boolean } {
  const hasVariant = row.variant_id !== 0 && row.variant_price !== null;
  return {
    product: toProduct(row),
    variantId: row.variant_id,
    variant: hasVariant
      ? {
          id: row.variant_id,
          ...translationsOf(row, "variantColor", "color"),
          colorCode: row.variant_color_code,
          size: row.variant_size,
          price: row.variant_price!,
          stockAmount: row.variant_stock_amount,
          picture: row.variant_picture,
        }
      : null,
    retired: row.retired_at !== null || (row.variant_id !== 0 && !hasVariant),
  };
}

/** From a JSON list of LineKeys; an option of another product counts as none. */
export function listedLines(json: string): string {
  return `(SELECT w.value ->> 'productId' AS product_id, w.key AS place, coalesce((SELECT id FROM product_variant
    WHERE id = w.value ->> 'variantId' AND product_id = w.value ->> 'productId'), 0) AS variant_id FROM json_each(${json}) w)`;
}
