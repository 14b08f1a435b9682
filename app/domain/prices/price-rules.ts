import type { DeliveryCases } from "../delivery/delivery-fees.ts";

export const priceRuleKinds = ["rate", "fees"] as const;
export type PriceRuleKind = (typeof priceRuleKinds)[number];

/** Santim (`rate`: for a US dollar). */
export const priceRuleValues = {
  rate: ["rate"],
  fees: ["freeFrom"],
} as const satisfies Record<PriceRuleKind, readonly string[]>;

export type PriceRuleValue = (typeof priceRuleValues)[PriceRuleKind][number];

/** Valid from `validFrom` until that of the next row. */
export interface PriceRule {
  kind: PriceRuleKind;
  validFrom: number;
  values: Partial<Record<PriceRuleValue, number>>;
  /** Of `fees`. */
  cases?: DeliveryCases;
}

const priceRuleAhead = 730 * 86_400_000;

const DAY = 86_400_000;

/** Today's day means now: charges since midnight remain. */
export function ruleBegins(day: number | null, now: number): number | "past" | "far" {
  if (day === null || (day <= now && now < day + DAY)) return now;
  if (day < now) return "past";
  return day - now > priceRuleAhead ? "far" : day;
}
