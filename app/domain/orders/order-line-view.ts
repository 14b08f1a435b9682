import { countText, lineView } from "../chosen-line.ts";
import { formatEtb, minusEtb } from "../money.ts";
import { optionHref, productHref } from "../products/product-links.ts";
import type { Locale } from "../languages.ts";
import type { CancelledGoods, OrderLine, PricedParcel } from "./order.ts";

/** `quantity` is without cancelled units. Amounts are finished strings. */
export type OrderLineView = ReturnType<typeof orderLineView>;

export function orderLineView(
  line: OrderLine,
  locale: Locale,
  { mayReview = false, cancelledGoods = [] }: { mayReview?: boolean; cancelledGoods?: readonly CancelledGoods[] } = {},
) {
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

/** Without cancelled goods. */
export function parcelAmounts({ discountTotal, deliveryFee, rounding, total }: PricedParcel) {
  return {
    discount: minusEtb(discountTotal),
    fee: formatEtb(deliveryFee),
    isDeliveryFree: deliveryFee === 0,
    rounding: minusEtb(rounding),
    total: formatEtb(total),
  };
}
