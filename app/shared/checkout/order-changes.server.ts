import type { CartLine } from "../../domain/cart/cart-line.ts";
import type { CouponProblem } from "../../domain/cart/coupon.ts";
import { isSent, type LineProblem, type OrderQuote } from "../../domain/cart/order-quote.ts";
import type { DeliveryKind } from "../../domain/delivery/delivery-fees.ts";
import { cartHash, type FormContent } from "../../http/forms/form-key.server.ts";

/**
 * total: it costs more now; unsent: it is not delivered to the address, and pick-up was not chosen; holds: too many unpaid orders of this owner. A line's problem has the units that are left.
 */
export type ChangeReason =
  | { kind: "total"; was: number; now: number }
  | { kind: "lines" }
  | { kind: LineProblem; productId: number; variantId: number; available: number }
  | { kind: "coupon"; problem: CouponProblem }
  | { kind: "unsent" }
  | { kind: "holds" };

type Shown = FormContent & { deliveries: ReadonlyMap<number, DeliveryKind> };

/** Reasons not to place the order as shown; none where it costs as much as shown, or less (settled.md 21). */
export function orderChanges(lines: readonly CartLine[], quote: OrderQuote, shown: Shown): ChangeReason[] {
  const reasons: ChangeReason[] = [];
  if (cartHash(lines) !== shown.cart) reasons.push({ kind: "lines" });
  for (const { line, problem, available } of quote.problems) {
    reasons.push({ kind: problem, productId: line.product.id, variantId: line.variantId, available });
  }
  const isOnlyPickup = quote.parcels.filter((parcel) => !isSent(parcel));
  if (isOnlyPickup.some(({ vendor }) => shown.deliveries.get(vendor.id) !== "pickup")) reasons.push({ kind: "unsent" });
  if (quote.total <= shown.shownTotal) return reasons;
  reasons.push({ kind: "total", was: shown.shownTotal, now: quote.total });
  if (quote.couponProblem) reasons.push({ kind: "coupon", problem: quote.couponProblem });
  return reasons;
}
