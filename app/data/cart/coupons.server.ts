import type { Coupon } from "../../domain/cart/coupon.ts";
import { within } from "../deadline.server.ts";

const READ_MS = 2_000;
const WRITE_MS = 5_000;

/** The coupon of a code in its stored form (couponCode), or null. */
export async function findCoupon(db: D1Database, code: string): Promise<Coupon | null> {
  return within(READ_MS, db.prepare(COUPON).bind(code).first<Coupon>());
}

/** Enters a code into an owner's cart, or takes it out (null); nothing happens without a cart. now in UTC ms. */
export async function setCartCoupon(
  db: D1Database,
  { owner, now }: { owner: string; now: number },
  code: string | null,
): Promise<void> {
  await within(WRITE_MS, db.prepare(SET).bind(owner, code, now).run());
}

const COUPON = `
  SELECT id, code, kind, value, minimum, vendor_id AS vendorId, starts_at AS startsAt, ends_at AS endsAt,
    most_uses AS mostUses, uses
  FROM coupon WHERE code = ?1`;

// The version counts what an order was quoted with: a code is part of it.
const SET = "UPDATE cart SET coupon_code = ?2, version = version + 1, updated_at = ?3 WHERE owner = ?1";
