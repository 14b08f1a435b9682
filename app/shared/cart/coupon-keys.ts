import type { CouponProblem } from "../../domain/cart/coupon.ts";
import type { TextKey } from "../../i18n/translate.ts";

export const couponKeys = {
  unknown: "cart.couponUnknown",
  notYet: "cart.couponNotYet",
  ended: "cart.couponEnded",
  usedUp: "cart.couponUsedUp",
  belowMinimum: "cart.couponBelowMinimum",
  otherVendor: "cart.couponOtherVendor",
} satisfies Record<CouponProblem, TextKey>;
