import { batch } from "../batch.server.ts";
import type { CartLine } from "../../domain/cart/cart-line.ts";
import type { Coupon } from "../../domain/cart/coupon.ts";
import type { DeliveryFees } from "../../domain/delivery/delivery-fees.ts";
import { deliveryFeesAt, type FeesRow, toFees } from "../prices/delivery-fees.server.ts";
import { CART_LINES, type CartLineRow, toCartLine } from "./cart-lines.server.ts";

export interface WholeCart {
  /** Raised by every change; 0 without a cart. */
  version: number;
  lines: CartLine[];
  couponCode: string | null;
  coupon: Coupon | null;
  fees: DeliveryFees;
}

export async function findWholeCart(db: D1Database, owner: string, now: number): Promise<WholeCart> {
  const [carts, lines, fees] = await batch<[CartRow, CartLineRow, FeesRow]>(db, [
    db.prepare(CART).bind(owner),
    db.prepare(CART_LINES).bind(owner),
    deliveryFeesAt(db, now),
  ]);
  const cart = carts.results[0];
  return {
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
