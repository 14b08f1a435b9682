/**
 * Why the database wrote nothing. moved: price, coupon, cart, delivery or what is sold is not as it was quoted; stock: too
 * few units; coupon: its last use is gone; holds: too many orders wait for their payment; number: the number is another
 * order's; total: it would cost more than was shown; again: an order of this key is there.
 */
export type OrderRefusal = "moved" | "stock" | "coupon" | "holds" | "number" | "total" | "again";

/** The condition that an error names, or null. */
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
