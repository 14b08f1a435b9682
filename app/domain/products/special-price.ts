import type { SpecialPrice } from "./product.ts";

/** Specification 4.2: active while now is before its end. */
export function isSpecialActive(special: SpecialPrice | null, now: number): special is SpecialPrice {
  return special !== null && now < special.endDate;
}
