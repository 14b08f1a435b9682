import type { Coupon } from "../../domain/cart/coupon.ts";
import { READ_MS, within } from "../deadline.server.ts";

const WRITE_MS = 5_000;

/** A coupon as an operator loads it: `value` in whole percent or santim, `minimum` in santim, times in UTC ms. */
export interface CouponDraft extends Pick<
  Coupon,
  "code" | "kind" | "value" | "minimum" | "startsAt" | "endsAt" | "mostUses"
> {
  /** The vendor's name, as in vendor feeds; null: valid for all vendors. */
  vendor: string | null;
}

/** A fault of one of the drafts. */
export interface CouponFault {
  index: number;
  field: "vendor" | "mostUses";
  reason: string;
}

/** Faults of well-formed drafts: unknown vendors, and limits below the number of uses so far. */
export async function findCouponFaults(db: D1Database, drafts: readonly CouponDraft[]): Promise<CouponFault[]> {
  const { results } = await within(
    READ_MS,
    db.prepare(FAULTS).bind(JSON.stringify(drafts)).all<{ at: number; isUnknown: number; uses: number }>(),
  );
  return results.map(({ at, isUnknown, uses }) =>
    isUnknown === 1
      ? { index: at, field: "vendor", reason: "nobody sells here under this name" }
      : { index: at, field: "mostUses", reason: `below the ${uses} times it was used already` },
  );
}

/**
 * Stores coupons in one transaction: inserts new codes and updates known ones, which keep their number of uses. Throws
 * with `coupon_used_up` if a coupon was meanwhile used more often than it now may be.
 */
export async function saveCoupons(db: D1Database, drafts: readonly CouponDraft[]): Promise<void> {
  await within(WRITE_MS, db.prepare(SAVE).bind(JSON.stringify(drafts)).run());
}

/** At most `limit` coupons, by code, from the first code after `after`. */
export async function listCoupons(
  db: D1Database,
  after: string,
  limit: number,
): Promise<(CouponDraft & { uses: number })[]> {
  const { results } = await within(READ_MS, db.prepare(LIST).bind(after, limit).all<CouponDraft & { uses: number }>());
  return results;
}

const DRAFT = (key: string) => `r.value ->> '${key}'`;

const FAULTS = `
  SELECT r.key AS at, v.id IS NULL AND ${DRAFT("vendor")} IS NOT NULL AS isUnknown, coalesce(c.uses, 0) AS uses
  FROM json_each(?1) r
  LEFT JOIN vendor v ON v.name = ${DRAFT("vendor")}
  LEFT JOIN coupon c ON c.code = ${DRAFT("code")}
  WHERE (v.id IS NULL AND ${DRAFT("vendor")} IS NOT NULL) OR c.uses > ${DRAFT("mostUses")}
  ORDER BY r.key`;

const SAVE = `
  INSERT INTO coupon (code, kind, value, minimum, vendor_id, starts_at, ends_at, most_uses)
  SELECT ${DRAFT("code")}, ${DRAFT("kind")}, ${DRAFT("value")}, ${DRAFT("minimum")},
    (SELECT id FROM vendor WHERE name = ${DRAFT("vendor")}), ${DRAFT("startsAt")}, ${DRAFT("endsAt")}, ${DRAFT("mostUses")}
  FROM json_each(?1) r WHERE true ORDER BY r.key
  ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, value = excluded.value, minimum = excluded.minimum,
    vendor_id = excluded.vendor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, most_uses = excluded.most_uses`;

const LIST = `
  SELECT c.code, c.kind, c.value, c.minimum, v.name AS vendor, c.starts_at AS startsAt, c.ends_at AS endsAt,
    c.most_uses AS mostUses, c.uses
  FROM coupon c LEFT JOIN vendor v ON v.id = c.vendor_id
  WHERE c.code > ?1 ORDER BY c.code LIMIT ?2`;
