import type { Product, ChosenProduct } from "../../domain/products/product.ts";
import { shownThumbnail, variantPicture } from "../pictures/picture-names.server.ts";
import { named, translated, ofColumn } from "../translated.server.ts";
import { translationsOf, type Translated } from "../../domain/translated.ts";

export interface Page {
  size: number;
  offset: number;
}

/** Includes products of a hidden vendor; null while on sale. */
export const RETIRED = "coalesce(p.retired_at, v.hidden_at) AS retired_at";

const ownColumns = (fields: string) =>
  Object.fromEntries(
    fields
      .split(" ")
      .map((field) => [field, `p.${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`]),
  );

const COLUMNS = [
  ...Object.entries({
    ...ownColumns(
      "id nameSlug brand hoverImage stockAmount sellingPrice usdPrice salePrice specialPrice specialEndsAt saleUntil",
    ),
    ...ownColumns("discount freeDelivery isNew isTop shippingClass weight createdAt variantCount rateSum rateCount"),
    thumbnail: shownThumbnail,
    // "120000,120000,135000", null without options. DISTINCT would sort.
    optionPrices: `CASE WHEN p.variant_count > 0 THEN (SELECT group_concat(price) FROM product_variant WHERE product_id = p.id) END`,
    ...{ vendorId: "v.id", vendorCity: "v.city", vendorClosedUntil: "v.closed_until" },
    ...{ categoryId: "c.id", categorySlug: "c.slug_name", subcategoryId: "s.id", subcategorySlug: "s.slug_name" },
  }).map(([field, column]) => `${column} AS ${field}`),
  ...[translated("p.name"), named("v", "vendorName"), named("c", "categoryName"), named("s", "subcategoryName")],
].join(", ");

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

type Plain = Required<Omit<Product, "vendor" | "category" | "subcategory" | Flag | "specialPrice" | "optionPrices">>;
type Flag = "freeDelivery" | "isNew" | "isTop";

export type ProductRow = Plain &
  Translated<"vendorName" | "categoryName"> &
  Translated<"subcategoryName", string | null> &
  Record<Flag | "vendorId" | "categoryId", number> &
  Record<"specialPrice" | "specialEndsAt" | "vendorClosedUntil" | "subcategoryId", number | null> &
  Record<"vendorCity" | "categorySlug", string> &
  Record<"optionPrices" | "subcategorySlug", string | null>;

/** Specification 3.1, 3.2; money in santim and cents. */
export function toProduct(row: ProductRow): Product {
  const { id, nameSlug, brand, thumbnail, hoverImage, stockAmount, sellingPrice, usdPrice, salePrice, saleUntil } = row;
  const { discount, shippingClass, weight, createdAt, variantCount, rateSum, rateCount, subcategoryId } = row;
  const { specialPrice: price, specialEndsAt: endDate } = row;
  return {
    ...{ id, nameSlug, brand, thumbnail, hoverImage, stockAmount, sellingPrice, usdPrice, salePrice, saleUntil },
    ...{ discount, shippingClass, weight, createdAt, variantCount, rateSum, rateCount },
    ...translationsOf(row, "name"),
    vendor: {
      ...{ id: row.vendorId, ...translationsOf(row, "vendorName") },
      ...{ city: row.vendorCity, closedUntil: row.vendorClosedUntil },
    },
    specialPrice: price === null || endDate === null ? null : { price, endDate },
    ...{ freeDelivery: row.freeDelivery === 1, isNew: row.isNew === 1, isTop: row.isTop === 1 },
    optionPrices: [...new Set(row.optionPrices?.split(",").map(Number))],
    category: { id: row.categoryId, ...translationsOf(row, "categoryName"), slugName: row.categorySlug },
    subcategory:
      subcategoryId === null
        ? null
        : { id: subcategoryId, ...translationsOf(row, "subcategoryName"), slugName: row.subcategorySlug ?? "" },
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
  return `(SELECT w.value ->> 'productId' AS product_id, w.key AS position, coalesce((SELECT id FROM product_variant
    WHERE id = w.value ->> 'variantId' AND product_id = w.value ->> 'productId'), 0) AS variant_id FROM json_each(${json}) w)`;
}
