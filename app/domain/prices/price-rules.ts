/** What owners set with a day from which it holds: the exchange rate, and the fees of delivery. */
export const priceRuleKinds = ["rate", "fees"] as const;
export type PriceRuleKind = (typeof priceRuleKinds)[number];

/** The values of each rule, all in santim (`rate`: for a US dollar). Facts of events have the same names. */
export const priceRuleValues = {
  rate: ["rate"],
  fees: ["near", "within", "far", "remote", "freeFrom"],
} as const satisfies Record<PriceRuleKind, readonly string[]>;

export type PriceRuleValue = (typeof priceRuleValues)[PriceRuleKind][number];

/** One row of a rule; it holds from `validFrom` (UTC ms) until the next one does. */
export interface PriceRule {
  kind: PriceRuleKind;
  validFrom: number;
  values: Partial<Record<PriceRuleValue, number>>;
}

/** Rules are set two years ahead at most, in ms. */
const priceRuleAhead = 730 * 86_400_000;

const DAY = 86_400_000;

/**
 * When a rule begins that is set at `now` for the day that begins at `day` (UTC ms; null: at once). Today's day means at once
 * too: what was charged since midnight stays as it was.
 */
export function ruleBegins(day: number | null, now: number): number | "past" | "far" {
  if (day === null || (day <= now && now < day + DAY)) return now;
  if (day < now) return "past";
  return day - now > priceRuleAhead ? "far" : day;
}
