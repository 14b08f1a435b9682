import type { CouponDraft } from "../../app/data/cart/coupon-load.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Codes of the demo market: two that hold, of all shops and of one, and one that has ended. today is UTC ms. */
export function marketCoupons(today: number): CouponDraft[] {
  const holds = { startsAt: today - day, endsAt: today + 90 * day };
  return [
    { code: "GULIT10", kind: "percent", value: 10, minimum: 100_000, vendor: null, mostUses: 10_000, ...holds },
    {
      code: "BUNA50",
      kind: "amount",
      value: 5_000,
      minimum: 30_000,
      vendor: "Gedeo Coffee House",
      mostUses: 1_000,
      ...holds,
    },
    {
      ...{ code: "MESKEL20", kind: "percent", value: 20, minimum: 0, vendor: null, mostUses: 1_000 },
      ...{ startsAt: today - 60 * day, endsAt: today - 30 * day },
    },
  ];
}
