import { longDateView } from "../date-view.ts";
import { displayName } from "../display-name.ts";
import { vatIncluded } from "../legal-facts.ts";
import { formatEtb, minusEtb } from "../money.ts";
import type { Locale } from "../languages.ts";
import { orderLineView } from "./order-line-view.ts";
import { formatOrderNumber, parcelNumber } from "./order-number.ts";
import type { Order, OrderParcel, Receipt } from "./order.ts";

/** Amounts are finished strings, in birr. */
export type ReceiptView = ReturnType<typeof receiptView>;

/** Without units that were cancelled separately. */
export function receiptView(order: Order, parcel: OrderParcel, receipt: Receipt, locale: Locale) {
  const { seller, shop, paidAt } = receipt;
  const { position, discountTotal, deliveryFee, rounding, total } = parcel;
  const { vatNumber, vatRate } = seller;
  return {
    number: parcelNumber(order.number, position),
    order: formatOrderNumber(order.number),
    placed: longDateView(order.placedAt, locale),
    paid: longDateView(paidAt, locale),
    kind: order.payment.kind,
    store: displayName(parcel.vendor, locale),
    seller,
    shop,
    lines: parcel.lines.map((line) => orderLineView(line, locale)).filter(({ quantity }) => quantity > 0),
    goods: formatEtb(parcel.goodsTotal),
    coupon: discountTotal > 0 ? { code: order.coupon ?? "", amount: formatEtb(-discountTotal) } : null,
    /** null for goods that were picked up. */
    fee: parcel.delivery === "pickup" ? null : formatEtb(deliveryFee),
    isDeliveryFree: deliveryFee === 0,
    rounding: minusEtb(rounding),
    total: formatEtb(total),
    /** null unless the seller has a VAT number and a rate. */
    vat: vatNumber && vatRate ? { rate: vatRate, amount: formatEtb(vatIncluded(total, vatRate)) } : null,
    refunds: order.refunds
      .filter((refund) => refund.position === position)
      .map(({ amount, isDone }) => ({ amount: formatEtb(amount), isDone })),
  };
}
