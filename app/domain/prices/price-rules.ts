import type { DeliveryCases } from "../delivery/delivery-fees.ts";

export const priceRuleKinds = ["rate", "fees"] as const;
export type PriceRuleKind = (typeof priceRuleKinds)[number];

export const amountNames = { rate: "rate", fees: "freeFrom" } as const satisfies Record<PriceRuleKind, string>;

/** Valid from `validFrom` until that of the next row. */
export interface PriceRule {
  kind: PriceRuleKind;
  validFrom: number;
  /** Santim: for a US dollar, or of goods that are brought free. */
  amount: number;
  /** Of `fees`. */
  cases?: DeliveryCases;
}

const priceRuleAhead = 730 * 86_400_000;

const DAY = 86_400_000;

/** Today's day means now: earlier charges of the day stay. */
export function ruleBegins(day: number | null, now: number): number | "past" | "far" {
  if (day === null || (day <= now && now < day + DAY)) return now;
  if (day < now) return "past";
  return day - now > priceRuleAhead ? "far" : day;
}

// `rate`: santim for a US dollar (settled.md 30).

/** Rounded half up, at least 1. */
export function centsOf(santim: number, rate: number): number {
  return Math.max(1, Math.floor((200 * santim + rate) / (2 * rate)));
}

/** Rounded half up. */
export function santimOf(cents: number, rate: number): number {
  return Math.floor((2 * cents * rate + 100) / 200);
}
