import { batch } from "../batch.server.ts";
import type { CartLine } from "../../domain/cart/cart-line.ts";
import type { Coupon } from "../../domain/cart/coupon.ts";
import { CART } from "./cart-statements.server.ts";
import { deliveryFeesAt, type FeesRow, toFees } from "../prices/price-rules.server.ts";
import { type ChosenRow, selectChosen, toChosen } from "../products/product-rows.server.ts";

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

export type CartLineRow = ChosenRow & { quantity: number; priceWhenAdded: number };

export const CART_LINES = selectChosen(
  `WHERE l.cart_id = ${CART} ORDER BY l.added_at, l.product_id, l.variant_id`,
  "cart_line l",
  ", l.quantity, l.price_when_added AS priceWhenAdded",
);

export function toCartLine(row: CartLineRow): CartLine {
  const { quantity, priceWhenAdded } = row;
  const chosen = toChosen(row);
  // An import gave options to a product that had none.
  const isOptionMissing = chosen.variantId === 0 && chosen.product.variantCount > 0;
  return { ...chosen, quantity, priceWhenAdded, retired: chosen.retired || isOptionMissing };
}
