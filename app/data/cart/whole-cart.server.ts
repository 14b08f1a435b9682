import { batch } from "../batch.server.ts";
import type { CartLine } from "../../domain/cart/cart-line.ts";
import type { Coupon } from "../../domain/cart/coupon.ts";
import { CART } from "./cart-statements.server.ts";
import { deliveryFeesAt, type FeesRow, toFees } from "../prices/price-rules.server.ts";
import { type ChosenRow, toChosen, VARIANT_OF_LINE, RETIRED, selectProducts } from "../products/product-rows.server.ts";

export type WholeCart = Awaited<ReturnType<typeof findWholeCart>>;

export async function findWholeCart(db: D1Database, owner: string, now: number) {
  const [carts, lines, fees] = await batch<[CartRow, CartLineRow, FeesRow]>(db, [
    db.prepare(CART_WITH_COUPON).bind(owner),
    db.prepare(CART_LINES).bind(owner),
    deliveryFeesAt(db, now),
  ]);
  const { version, couponCode, ...coupon } = carts.results[0] ?? { version: 0, couponCode: null, id: null };
  return {
    // Raised by every change; 0 without a cart.
    version,
    lines: lines.results.map(toCartLine),
    couponCode,
    coupon: coupon.id === null ? null : (coupon as Coupon),
    fees: toFees(fees.results[0]!),
  };
}

type CartRow = { version: number; couponCode: string | null } & { [Field in keyof Coupon]: Coupon[Field] | null };

const CART_WITH_COUPON = `
  SELECT c.version, c.coupon_code AS couponCode, k.id, k.code, k.kind, k.value, k.minimum, k.vendor_id AS vendorId,
    k.starts_at AS startsAt, k.ends_at AS endsAt, k.most_uses AS mostUses, k.uses
  FROM cart c LEFT JOIN coupon k ON k.code = c.coupon_code WHERE c.owner = ?1`;

export interface CartLineRow extends ChosenRow {
  quantity: number;
  price_when_added: number;
}

export const CART_LINES = selectProducts(`WHERE l.cart_id = ${CART} ORDER BY l.added_at, l.product_id, l.variant_id`, {
  from: "cart_line l CROSS JOIN product p ON p.id = l.product_id",
  columns: `, ${RETIRED}, l.variant_id, l.quantity, l.price_when_added,
  ${VARIANT_OF_LINE}`,
});

export function toCartLine(row: CartLineRow): CartLine {
  const chosen = toChosen(row);
  // An import gave options to a product that had none.
  const isOptionMissing = row.variant_id === 0 && row.variantCount > 0;
  return {
    ...chosen,
    quantity: row.quantity,
    priceWhenAdded: row.price_when_added,
    retired: chosen.retired || isOptionMissing,
  };
}
