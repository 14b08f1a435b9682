import type { Product, ProductVariant, ChosenProduct } from "../../domain/products/product.ts";
import { shownThumbnail, variantPicture } from "../pictures/picture-names.server.ts";
import { namedJson, ofColumn, translatedJson } from "../translated.server.ts";

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

const PLAIN = {
  ...ownColumns("id nameSlug brand hoverImage stockAmount sellingPrice usdPrice salePrice saleUntil discount"),
  ...ownColumns("shippingClass weight createdAt variantCount rateSum rateCount"),
  ...Object.fromEntries(ofColumn("p.name").map(({ field, column }) => [field, column])),
  thumbnail: shownThumbnail,
};

const flag = (column: string) => `iif(${column}, 'true', 'false')`;
/** Of a parent, category or subcategory: CategoryName as JSON. */
export const categoryJson = (table: string) =>
  `json_object('id', ${table}.id, ${namedJson(table)}, 'slugName', ${table}.slug_name)`;

/** Written as JSON. */
const PARSED = {
  vendor: `json_object('id', v.id, ${namedJson("v")}, 'city', v.city, 'closedUntil', v.closed_until)`,
  category: categoryJson("c"),
  subcategory: `iif(s.id IS NULL, NULL, ${categoryJson("s")})`,
  specialPrice: `iif(p.special_price + p.special_ends_at IS NULL, NULL, json_object('price', p.special_price, 'endDate', p.special_ends_at))`,
  optionPrices: `iif(p.variant_count > 0, (SELECT json_group_array(DISTINCT price) FROM product_variant WHERE product_id = p.id), '[]')`,
  freeDelivery: flag("p.free_delivery"),
  isNew: flag("p.is_new"),
  isTop: flag("p.is_top"),
} satisfies Partial<Record<keyof Product, string>>;

const COLUMNS = Object.entries({ ...PLAIN, ...PARSED })
  .map(([field, column]) => `${column} AS ${field}`)
  .join(", ");

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

export type ProductRow = Record<keyof Product, unknown>;

/** Specification 3.1, 3.2; money in santim and cents. Other columns of the row are left out. */
export function toProduct(row: ProductRow): Product {
  const parsed = Object.keys(PARSED).map((field) => [field, JSON.parse(String(row[field as keyof Product]))]);
  const plain = Object.keys(PLAIN).map((field) => [field, row[field as keyof Product]]);
  return Object.fromEntries([...plain, ...parsed]) as Product;
}

export async function readProducts(statement: D1PreparedStatement): Promise<Product[]> {
  return (await statement.all<ProductRow>()).results.map(toProduct);
}

const OPTION = `json_object('id', o.id, ${translatedJson("o.color")}, 'colorCode', o.color_code, 'size', o.size, 'gtin', o.gtin,
  'price', o.price, 'stockAmount', o.stock_amount, 'picture', (${variantPicture("o.id")}))`;

const listOf = (item: string, table: string) =>
  `(SELECT json_group_array(${item}) FROM (SELECT * FROM ${table} WHERE product_id = p.id ORDER BY position LIMIT 200) o)`;

export const OPTIONS = `${listOf(OPTION, "product_variant")} AS variants`;
export const SPECIFICATIONS = `${listOf(`json_object(${translatedJson("name")}, ${translatedJson("value")})`, "product_specification")} AS specifications`;

export type ChosenRow = ProductRow & { variantId: number; variant: string | null; retired_at: number | null };

/** Of `lines`, which are SQL with `l` as their name, the products with the options that were chosen. */
export function selectChosen(rest: string, lines: string, columns = ""): string {
  return selectProducts(rest, {
    from: `${lines} CROSS JOIN product p ON p.id = l.product_id`,
    columns: `${columns}, ${RETIRED}, l.variant_id AS variantId, (SELECT ${OPTION} FROM product_variant o WHERE o.id = l.variant_id) AS variant`,
  });
}

/** retired: the product or its option is no longer sold. */
export function toChosen(row: ChosenRow): ChosenProduct & { retired: boolean } {
  const { variantId } = row;
  const variant = row.variant === null ? null : (JSON.parse(row.variant) as ProductVariant);
  return {
    product: toProduct(row),
    ...{ variantId, variant, retired: row.retired_at !== null || (variantId !== 0 && variant === null) },
  };
}

/** From a JSON list of LineKeys; an option of another product counts as none. */
export function listedLines(json: string): string {
  return `(SELECT w.value ->> 'productId' AS product_id, w.key AS position, coalesce((SELECT id FROM product_variant
    WHERE id = w.value ->> 'variantId' AND product_id = w.value ->> 'productId'), 0) AS variant_id FROM json_each(${json}) w)`;
}
