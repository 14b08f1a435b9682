import { dateText } from "../date-text.ts";
import { formatEtb } from "../money.ts";
import type { Locale } from "../viewer.ts";
import type { Coupon, CouponProblem } from "./coupon.ts";

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
