/**
 * moved: differs from the quote; stock: too few units; coupon: used up; holds: too many unpaid orders; number: taken;
 * total: more than displayed; again: the key was used.
 */
export type OrderRefusal = "moved" | "stock" | "coupon" | "holds" | "number" | "total" | "again";

export function refusalOf(error: unknown): OrderRefusal | null {
  const [, name = ""] = /constraint failed: ([\w.]+)/.exec(String(error)) ?? [];
  return REFUSALS[name] ?? null;
}

const REFUSALS: Record<string, OrderRefusal> = {
  lines_missing: "moved",
  cart_changed: "moved",
  coupon_changed: "moved",
  fees_changed: "moved",
  stock_nonneg: "stock",
  coupon_used_up: "coupon",
  too_many_holds: "holds",
  price_changed: "total",
  "shop_order.number": "number",
  "shop_order.form_key_hash": "again",
};
