import type { CartLine } from "../../domain/cart/cart-line.ts";
import { variantPicture } from "../pictures/picture-names.server.ts";
import { type ProductRow, RETIRED, selectProducts, toProduct } from "../products/product-rows.server.ts";

export interface ChosenRow extends ProductRow {
  retired_at: number | null;
  variant_id: number;
  variant_color: string | null;
  variant_color_am: string | null;
  variant_color_code: string | null;
  variant_size: string | null;
  variant_price: number | null;
  variant_stock_amount: number | null;
  variant_picture: string | null;
}

export interface CartLineRow extends ChosenRow {
  quantity: number;
  price_when_added: number;
}

const column = (name: string) => `(SELECT ${name} FROM product_variant w WHERE w.id = l.variant_id) AS variant_${name}`;

/** Column by column: a join would be made before the lines are sorted. */
export const VARIANT_OF_LINE = `${["color", "color_am", "color_code", "size", "price", "stock_amount"].map(column).join(", ")},
  (${variantPicture("l.variant_id")}) AS variant_picture`;

export const CART_LINES = selectProducts(
  "WHERE l.cart_id = (SELECT id FROM cart WHERE owner = ?1) ORDER BY l.added_at, l.product_id, l.variant_id",
  {
    from: "cart_line l CROSS JOIN product p ON p.id = l.product_id",
    columns: `, ${RETIRED}, l.variant_id, l.quantity, l.price_when_added,
  ${VARIANT_OF_LINE}`,
  },
);

export function toCartLine(row: CartLineRow): CartLine {
  const chosen = toChosen(row);
  // An import gave options to a product that had none.
  const isOptionMissing = row.variant_id === 0 && row.variant_count > 0;
  return {
    ...chosen,
    quantity: row.quantity,
    priceWhenAdded: row.price_when_added,
    retired: chosen.retired || isOptionMissing,
  };
}

/** retired: the product or its option is no longer sold. */
export function toChosen(row: ChosenRow): Pick<CartLine, "product" | "variant" | "variantId"> & { retired: boolean } {
  const hasVariant = row.variant_id !== 0 && row.variant_price !== null;
  return {
    product: toProduct(row),
    variantId: row.variant_id,
    variant: hasVariant
      ? {
          id: row.variant_id,
          color: row.variant_color,
          colorAm: row.variant_color_am,
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
