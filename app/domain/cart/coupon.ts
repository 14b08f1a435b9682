import { dateText } from "../date-text.ts";
import { formatEtb } from "../money.ts";
import type { Locale } from "../viewer.ts";

/** A discount code; value is whole percent or santim, minimum santim, times UTC ms. */
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

/** Why a code takes nothing off now; belowMinimum and otherVendor may pass with other goods. */
export type CouponProblem = "unknown" | "notYet" | "ended" | "usedUp" | "belowMinimum" | "otherVendor";

/** A code as it is stored: upper case, without the spaces people put in. */
export function couponCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** What a coupon counts: how much goods (santim) it finds and, by vendor, where. */
type GoodsByVendor = ReadonlyMap<number, number>;

/** Why a coupon takes nothing off at `now` (UTC ms), or null. */
export function refuseCoupon(coupon: Coupon, goods: GoodsByVendor, now: number): CouponProblem | null {
  if (now < coupon.startsAt) return "notYet";
  if (now >= coupon.endsAt) return "ended";
  if (coupon.uses >= coupon.mostUses) return "usedUp";
  const eligible = eligibleGoods(coupon, goods);
  if (eligible === 0) return coupon.vendorId === null ? "belowMinimum" : "otherVendor";
  return eligible < coupon.minimum ? "belowMinimum" : null;
}

/**
 * The discount by vendor, in santim: a percent of each vendor's goods rounded down, or an amount shared out in
 * proportion to the goods, the last santim to the vendors with the largest remainder. Never more than the goods.
 */
export function shareDiscount(coupon: Coupon, goods: GoodsByVendor): Map<number, number> {
  const eligible = [...goods].filter(([vendor]) => coupon.vendorId === null || coupon.vendorId === vendor);
  if (coupon.kind === "percent") {
    return new Map(eligible.map(([vendor, amount]) => [vendor, Math.floor((amount * coupon.value) / 100)]));
  }
  const all = eligibleGoods(coupon, goods);
  const off = Math.min(coupon.value, all);
  const shares = eligible.map(([vendor, amount]) => {
    // Santim times santim is more than a number holds exactly.
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

/** Why a code takes nothing off, with what its sentence names. */
export interface CouponRefusal {
  reason: CouponProblem;
  values: Record<string, string>;
}

/** The refusal of a coupon in words' parts: days and birr as the viewer reads them. */
export function couponRefusal(reason: CouponProblem, coupon: Coupon | null, locale: Locale): CouponRefusal {
  if (!coupon) return { reason: "unknown", values: {} };
  if (reason === "notYet") return { reason, values: { date: dateText(coupon.startsAt, locale) } };
  if (reason === "ended") return { reason, values: { date: dateText(coupon.endsAt - 1, locale) } };
  if (reason === "belowMinimum") return { reason, values: { minimum: formatEtb(coupon.minimum) } };
  return { reason, values: {} };
}
