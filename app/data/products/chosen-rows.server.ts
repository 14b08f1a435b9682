import type { ChosenProduct } from "../../domain/products/product.ts";
import { variantPicture } from "../pictures/picture-names.server.ts";
import { type ProductRow, toProduct } from "./product-rows.server.ts";
import { ofColumn } from "../translated.server.ts";
import { translationsOf, type Translated } from "../../domain/translated.ts";

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

/** Column by column: a join would be made before the lines are sorted. */
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
