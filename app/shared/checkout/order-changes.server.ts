import type { CartLine } from "../../domain/cart/cart-line.ts";
import type { CouponProblem } from "../../domain/cart/coupon.ts";
import type { LineProblem, OrderQuote } from "../../domain/cart/order-quote.ts";
import { cartHash, type FormContent } from "../../http/forms/form-key.server.ts";

/**
 * total: it costs more now; holds: too many unpaid orders of this owner. A line's problem has the units that are left.
 */
export type ChangeReason =
  | { kind: "total"; was: number; now: number }
  | { kind: "lines" }
  | { kind: LineProblem; productId: number; variantId: number; available: number }
  | { kind: "coupon"; problem: CouponProblem }
  | { kind: "holds" };

/** Reasons not to place the order as shown; none where it costs as much as shown, or less (settled.md 21). */
export function orderChanges(lines: readonly CartLine[], quote: OrderQuote, shown: FormContent): ChangeReason[] {
  const reasons: ChangeReason[] = [];
  if (cartHash(lines) !== shown.cart) reasons.push({ kind: "lines" });
  for (const { line, problem, available } of quote.problems) {
    reasons.push({ kind: problem, productId: line.product.id, variantId: line.variantId, available });
  }
  if (quote.total <= shown.shownTotal) return reasons;
  reasons.push({ kind: "total", was: shown.shownTotal, now: quote.total });
  if (quote.couponProblem) reasons.push({ kind: "coupon", problem: quote.couponProblem });
  return reasons;
}
