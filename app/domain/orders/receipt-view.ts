import { longDateView } from "../date-view.ts";
import { displayName } from "../display-name.ts";
import { vatIncluded } from "../legal-facts.ts";
import { formatEtb } from "../money.ts";
import type { Locale } from "../languages.ts";
import { orderLineView, parcelAmounts } from "./order-line-view.ts";
import { formatOrderNumber, parcelNumber } from "./order-number.ts";
import type { Order, OrderParcel, Receipt } from "./order.ts";

/** Amounts are finished strings, in birr. */
export type ReceiptView = ReturnType<typeof receiptView>;

/** Without units that were cancelled separately. */
export function receiptView(order: Order, parcel: OrderParcel, receipt: Receipt, locale: Locale) {
  const { seller, shop, paidAt } = receipt;
  const { discount, ...amounts } = parcelAmounts(parcel);
  const { vatNumber, vatRate } = seller;
  return {
    number: parcelNumber(order.number, parcel.position),
    order: formatOrderNumber(order.number),
    placed: longDateView(order.placedAt, locale),
    paid: longDateView(paidAt, locale),
    kind: order.payment.kind,
    store: displayName(parcel.vendor, locale),
    seller,
    shop,
    lines: parcel.lines.map((line) => orderLineView(line, locale)).filter(({ quantity }) => quantity > 0),
    goods: formatEtb(parcel.goodsTotal),
    ...amounts,
    coupon: discount && { code: order.coupon ?? "", amount: discount },
    /** null for goods that were picked up. */
    fee: parcel.delivery === "pickup" ? null : amounts.fee,
    /** null unless the seller has a VAT number and a rate. */
    vat: vatNumber && vatRate ? { rate: vatRate, amount: formatEtb(vatIncluded(parcel.total, vatRate)) } : null,
    refunds: order.refunds
      .filter((refund) => refund.position === parcel.position)
      .map(({ amount, isDone }) => ({ amount: formatEtb(amount), isDone })),
  };
}
