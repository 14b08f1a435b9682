import { countText, lineView, type LineView } from "../chosen-line.ts";
import { formatEtb } from "../money.ts";
import { optionHref, productHref } from "../products/product-links.ts";
import type { Locale } from "../viewer.ts";
import type { Canceller } from "./cancelled-goods.ts";
import type { CancelledGoods, OrderLine } from "./order.ts";

/** `quantity` is without cancelled units. Amounts are finished strings. */
export interface OrderLineView extends LineView {
  href: string;
  cancelled: { count: string; by: Canceller; reason: string }[];
  /** null before delivery. */
  review: string | null;
}

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
