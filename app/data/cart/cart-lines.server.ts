import type { CartLine } from "../../domain/cart/cart-line.ts";
import { type ChosenRow, toChosen, VARIANT_OF_LINE } from "../products/chosen-rows.server.ts";
import { RETIRED, selectProducts } from "../products/product-rows.server.ts";

export interface CartLineRow extends ChosenRow {
  quantity: number;
  price_when_added: number;
}

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
