import { dateText } from "../date-text.ts";
import { formatEtb } from "../money.ts";
import { pastedLine } from "../pasted-line.ts";
import type { Locale } from "../languages.ts";

/** value: whole percent or santim; minimum in santim. */
export interface Coupon {
  id: number;
  code: string;
  kind: "percent" | "amount";
  value: number;
  minimum: number;
  vendorId: number | null;
  startsAt: number;
  endsAt: number;
  mostUses: number;
  uses: number;
}

/** belowMinimum and otherVendor depend on the cart's goods. */
export type CouponProblem = "unknown" | "notYet" | "ended" | "usedUp" | "belowMinimum" | "otherVendor";

/** Upper case, without spaces and hyphens. */
export function couponCode(typed: string): string {
  return pastedLine(typed)
    .replace(/[\s\p{Pd}\u2212]/gu, "")
    .toUpperCase();
}

/** Santim by vendor id. */
type GoodsByVendor = ReadonlyMap<number, number>;

export function findCouponProblem(coupon: Coupon, goods: GoodsByVendor, now: number): CouponProblem | null {
  if (now < coupon.startsAt) return "notYet";
  if (now >= coupon.endsAt) return "ended";
  if (coupon.uses >= coupon.mostUses) return "usedUp";
  const eligible = eligibleGoods(coupon, goods);
  if (eligible === 0) return coupon.vendorId === null ? "belowMinimum" : "otherVendor";
  return eligible < coupon.minimum ? "belowMinimum" : null;
}

/**
 * Santim, at most the goods: a percentage is rounded down per vendor; an amount is shared in proportion, the rest to
 * the largest remainders.
 */
export function shareDiscount(coupon: Coupon, goods: GoodsByVendor): Map<number, number> {
  const eligible = [...goods].filter(([vendor]) => coupon.vendorId === null || coupon.vendorId === vendor);
  if (coupon.kind === "percent") {
    return new Map(eligible.map(([vendor, amount]) => [vendor, Math.floor((amount * coupon.value) / 100)]));
  }
  const all = eligibleGoods(coupon, goods);
  const off = Math.min(coupon.value, all);
  const shares = eligible.map(([vendor, amount]) => {
    // Santim times santim exceeds the exact range of a number.
    const product = BigInt(off) * BigInt(amount);
    return { vendor, share: Number(product / BigInt(all)), rest: Number(product % BigInt(all)) };
  });
  let left = off - shares.reduce((sum, { share }) => sum + share, 0);
  const byRest = [...shares].sort((a, b) => b.rest - a.rest || a.vendor - b.vendor);
  for (const one of byRest) if (left-- > 0) one.share += 1;
  return new Map(shares.map(({ vendor, share }) => [vendor, share]));
}

function eligibleGoods({ vendorId }: Coupon, goods: GoodsByVendor): number {
  if (vendorId !== null) return goods.get(vendorId) ?? 0;
  return [...goods.values()].reduce((sum, amount) => sum + amount, 0);
}

export interface CouponProblemText {
  reason: CouponProblem;
  values: Record<string, string>;
}

export function describeCouponProblem(reason: CouponProblem, coupon: Coupon | null, locale: Locale): CouponProblemText {
  if (!coupon) return { reason: "unknown", values: {} };
  if (reason === "notYet") return { reason, values: { date: dateText(coupon.startsAt, locale) } };
  if (reason === "ended") return { reason, values: { date: dateText(coupon.endsAt - 1, locale) } };
  if (reason === "belowMinimum") return { reason, values: { minimum: formatEtb(coupon.minimum) } };
  return { reason, values: {} };
}
