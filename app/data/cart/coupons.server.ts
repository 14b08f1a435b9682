import type { Coupon } from "../../domain/cart/coupon.ts";

export async function findCoupon(db: D1Database, code: string): Promise<Coupon | null> {
  return db.prepare(COUPON).bind(code).first<Coupon>();
}

export async function setCartCoupon(
  db: D1Database,
  { owner, now }: { owner: string; now: number },
  code: string | null,
): Promise<void> {
  await db.prepare(SET).bind(owner, code, now).run();
}

const COUPON = `
  SELECT id, code, kind, value, minimum, vendor_id AS vendorId, starts_at AS startsAt, ends_at AS endsAt,
    most_uses AS mostUses, uses
  FROM coupon WHERE code = ?1`;

// An order names the version it was quoted for, and the code is part of the quote.
const SET = "UPDATE cart SET coupon_code = ?2, version = version + 1, updated_at = ?3 WHERE owner = ?1";
