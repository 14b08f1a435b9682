import type { Coupon } from "../../domain/cart/coupon.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";

/** `value` in whole percent or santim, `minimum` in santim. */
export interface CouponDraft extends Pick<
  Coupon,
  "code" | "kind" | "value" | "minimum" | "startsAt" | "endsAt" | "mostUses"
> {
  vendor: string | null;
}

export async function findCouponFaults(db: D1Database, drafts: readonly CouponDraft[]) {
  const { results } = await db
    .prepare(FAULTS)
    .bind(JSON.stringify(drafts))
    .all<{ at: number; isUnknown: number; uses: number }>();
  return results.map(({ at, isUnknown, uses }) =>
    isUnknown === 1
      ? { index: at, field: "vendor", reason: "nobody sells here under this name" }
      : { index: at, field: "mostUses", reason: `below the ${uses} times it was used already` },
  );
}

/**
 * Throws with `coupon_used_up` if a limit is lower than the uses so far. False if the coupon differs from `seen`, the
 * `facts` on its page, "{}" for a new one.
 */
export async function saveCoupons(
  db: D1Database,
  drafts: readonly CouponDraft[],
  { author, now, seen }: By & { seen?: string },
): Promise<boolean> {
  const rows = JSON.stringify(drafts);
  const save = db.prepare(SAVE).bind(rows, seen ?? null);
  const events = db.prepare(EVENTS).bind(rows, seen ?? null, now, ...authorValues(author));
  const [, saved] = await db.batch([events, save]);
  return saved!.meta.changes > 0;
}

/** `facts` reveals a concurrent change. */
export type ListedCoupon = CouponDraft & { uses: number; facts: string };

export async function listCoupons(db: D1Database, after: string, limit: number): Promise<ListedCoupon[]> {
  return (await db.prepare(LIST).bind(after, limit).all<ListedCoupon>()).results;
}

export async function findListedCoupon(db: D1Database, code: string): Promise<ListedCoupon | null> {
  return db.prepare(ONE).bind(code).first<ListedCoupon>();
}

const DRAFT = (key: string) => `r.value ->> '${key}'`;

const FACTS = (of: Record<"kind" | "value" | "minimum" | "vendor" | "startsAt" | "endsAt" | "mostUses", string>) => `
  json_object('percent', CASE ${of.kind} WHEN 'percent' THEN ${of.value} END, 'amount', CASE ${of.kind} WHEN 'amount' THEN ${of.value} END,
    'minimum', ${of.minimum}, 'vendor', ${of.vendor}, 'validFrom', ${of.startsAt}, 'expires', ${of.endsAt}, 'uses', ${of.mostUses})`;
const STORED_FACTS = FACTS({
  ...{ kind: "c.kind", value: "c.value", minimum: "c.minimum", vendor: "v.name" },
  ...{ startsAt: "c.starts_at", endsAt: "c.ends_at", mostUses: "c.most_uses" },
});
const DRAFT_FACTS = FACTS({
  ...{ kind: DRAFT("kind"), value: DRAFT("value"), minimum: DRAFT("minimum"), vendor: DRAFT("vendor") },
  ...{ startsAt: DRAFT("startsAt"), endsAt: DRAFT("endsAt"), mostUses: DRAFT("mostUses") },
});
const FACTS_NOW = `coalesce(
  (SELECT ${STORED_FACTS} FROM coupon c LEFT JOIN vendor v ON v.id = c.vendor_id WHERE c.code = ${DRAFT("code")}), '{}')`;
const AS_SEEN = `(?2 IS NULL OR ${FACTS_NOW} = ?2)`;

const DIFFERING = (facts: string, other: string) =>
  `(SELECT json_group_object(f.key, f.value) FROM json_each(${facts}) f WHERE f.value IS NOT ${other} ->> f.key)`;

// Before the coupons are stored, because it reads their former facts.
const EVENTS = `${INSERT_EVENT}
  SELECT ?3, ?4, ?5, ?6, 'couponSaved', 'coupon', d.code, ${DIFFERING("d.before", "d.after")}, ${DIFFERING("d.after", "d.before")}, ?7
  FROM (SELECT ${DRAFT("code")} AS code, ${FACTS_NOW} AS before, ${DRAFT_FACTS} AS after FROM json_each(?1) r WHERE ${AS_SEEN}) d
  WHERE d.before <> d.after`;

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
  FROM json_each(?1) r WHERE ${AS_SEEN} ORDER BY r.key
  ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, value = excluded.value, minimum = excluded.minimum,
    vendor_id = excluded.vendor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, most_uses = excluded.most_uses`;

const LISTED = `
  SELECT c.code, c.kind, c.value, c.minimum, v.name AS vendor, c.starts_at AS startsAt, c.ends_at AS endsAt,
    c.most_uses AS mostUses, c.uses, ${STORED_FACTS} AS facts
  FROM coupon c LEFT JOIN vendor v ON v.id = c.vendor_id`;
const LIST = `${LISTED} WHERE c.code > ?1 ORDER BY c.code LIMIT ?2`;
const ONE = `${LISTED} WHERE c.code = ?1`;

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

// Orders are quoted for a cart version, and the code is part of the quote.
const SET = "UPDATE cart SET coupon_code = ?2, version = version + 1, updated_at = ?3 WHERE owner = ?1";
