import { batch } from "../batch.server.ts";
import type { CartLine } from "../../domain/cart/cart-line.ts";
import type { Coupon } from "../../domain/cart/coupon.ts";
import { deliveryFeesAt, type FeesRow, toFees } from "../prices/price-rules.server.ts";
import { type ChosenRow, toChosen, VARIANT_OF_LINE, RETIRED, selectProducts } from "../products/product-rows.server.ts";

export type WholeCart = Awaited<ReturnType<typeof findWholeCart>>;

export async function findWholeCart(db: D1Database, owner: string, now: number) {
  const [carts, lines, fees] = await batch<[CartRow, CartLineRow, FeesRow]>(db, [
    db.prepare(CART).bind(owner),
    db.prepare(CART_LINES).bind(owner),
    deliveryFeesAt(db, now),
  ]);
  const cart = carts.results[0];
  return {
    // Raised by every change; 0 without a cart.
    version: cart?.version ?? 0,
    lines: lines.results.map(toCartLine),
    couponCode: cart?.couponCode ?? null,
    coupon: cart?.id ? toCoupon(cart as CouponRow) : null,
    fees: toFees(fees.results[0]!),
  };
}

type CouponRow = Coupon;
type CartRow = { version: number; couponCode: string | null } & { [Field in keyof Coupon]: Coupon[Field] | null };

function toCoupon({ id, code, kind, value, minimum, vendorId, startsAt, endsAt, mostUses, uses }: CouponRow): Coupon {
  return { id, code, kind, value, minimum, vendorId, startsAt, endsAt, mostUses, uses };
}

const CART = `
  SELECT c.version, c.coupon_code AS couponCode, k.id, k.code, k.kind, k.value, k.minimum, k.vendor_id AS vendorId,
    k.starts_at AS startsAt, k.ends_at AS endsAt, k.most_uses AS mostUses, k.uses
  FROM cart c LEFT JOIN coupon k ON k.code = c.coupon_code WHERE c.owner = ?1`;

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
  const isOptionMissing = row.variant_id === 0 && row.variantCount > 0;
  return {
    ...chosen,
    quantity: row.quantity,
    priceWhenAdded: row.price_when_added,
    retired: chosen.retired || isOptionMissing,
  };
}
