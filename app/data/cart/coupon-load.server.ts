import type { Coupon } from "../../domain/cart/coupon.ts";
import { changedFacts, type EventFacts } from "../../domain/desk/operator-event.ts";
import { parseJson } from "../../domain/json-value.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";

/** `value` in whole percent or santim, `minimum` in santim. */
export interface CouponDraft extends Pick<
  Coupon,
  "code" | "kind" | "value" | "minimum" | "startsAt" | "endsAt" | "mostUses"
> {
  vendor: string | null;
}

/**
 * Throws with `coupon_used_up` if a limit is lower than the uses so far. False if the coupon differs from `seen`, the
 * `facts` on its page, "{}" for a new one.
 */
export async function saveCoupon(
  db: D1Database,
  draft: CouponDraft,
  { author, now, seen }: By & { seen: string },
): Promise<boolean> {
  const { code, kind, value, minimum, vendor, startsAt, endsAt, mostUses } = draft;
  const save = db.prepare(SAVE).bind(code, kind, value, minimum, vendor, startsAt, endsAt, mostUses, seen);
  const facts = changedFacts((parseJson(seen) ?? {}) as EventFacts, {
    ...{ [kind]: value, minimum, vendor, validFrom: startsAt, expires: endsAt, uses: mostUses },
  });
  const isSame = Object.keys(facts.after).length === 0;
  const event = { author, action: "couponSaved", object: { kind: "coupon", id: code }, ...facts, now } as const;
  const [saved] = await db.batch([save, ...(isSame ? [] : [eventIfChanged(db, event)])]);
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

/** With the names of the coupon's events. */
const FACTS = `json_object('percent', CASE c.kind WHEN 'percent' THEN c.value END, 'amount', CASE c.kind WHEN 'amount' THEN c.value END,
    'minimum', c.minimum, 'vendor', v.name, 'validFrom', c.starts_at, 'expires', c.ends_at, 'uses', c.most_uses)`;

const SAVE = `
  INSERT INTO coupon (code, kind, value, minimum, vendor_id, starts_at, ends_at, most_uses)
  SELECT ?1, ?2, ?3, ?4, (SELECT id FROM vendor WHERE name = ?5), ?6, ?7, ?8
  WHERE coalesce((SELECT ${FACTS} FROM coupon c LEFT JOIN vendor v ON v.id = c.vendor_id WHERE c.code = ?1), '{}') = ?9
  ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, value = excluded.value, minimum = excluded.minimum,
    vendor_id = excluded.vendor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, most_uses = excluded.most_uses`;

const LISTED = `
  SELECT c.code, c.kind, c.value, c.minimum, v.name AS vendor, c.starts_at AS startsAt, c.ends_at AS endsAt,
    c.most_uses AS mostUses, c.uses, ${FACTS} AS facts
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
