import { countText, lineView, type LineView } from "../chosen-line.ts";
import { formatEtb } from "../money.ts";
import { optionHref, productHref } from "../products/product-links.ts";
import type { Locale } from "../viewer.ts";
import type { Canceller } from "./cancelled-goods.ts";
import type { CancelledGoods, OrderLine } from "./order.ts";

/** A line of an order: its quantity is what stands of it, 0 where all was cancelled. Amounts are finished strings. */
export interface OrderLineView extends LineView {
  /** Its product's page, with the option chosen. */
  href: string;
  /** Units of it that were cancelled by themselves, who did and why. */
  cancelled: { count: string; by: Canceller; reason: string }[];
  /** Address for this viewer's review; null before delivery. */
  review: string | null;
}

/** A line of a parcel: what of it was cancelled by itself, and a way to review it where `mayReview`. */
export function orderLineView(
  line: OrderLine,
  locale: Locale,
  { mayReview = false, cancelledGoods = [] }: { mayReview?: boolean; cancelledGoods?: readonly CancelledGoods[] } = {},
): OrderLineView {
  const left = line.quantity - line.cancelled;
  return {
    ...lineView({ ...line, quantity: left }, locale),
    href: optionHref(line.nameSlug, line.variantId),
    cancelled: cancelledGoods
      .filter((goods) => goods.line === line.position)
      .map(({ units, by, reason }) => ({ by, reason, count: countText(units, formatEtb(line.unitPrice)) })),
    review: mayReview && left > 0 ? `${productHref(line.nameSlug)}/review` : null,
  };
}
