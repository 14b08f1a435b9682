import { type DateView, longDateView } from "../date-view.ts";
import { displayName, type NameView } from "../display-name.ts";
import { type LegalFacts, vatIncluded } from "../legal-facts.ts";
import { formatEtb } from "../money.ts";
import type { Locale } from "../viewer.ts";
import { orderLineView, type OrderLineView } from "./order-line-view.ts";
import { formatOrderNumber, parcelNumber } from "./order-number.ts";
import type { PaymentKind } from "./order-states.ts";
import type { Order, OrderParcel, Receipt } from "./order.ts";

/** Amounts are finished strings, in birr. */
export interface ReceiptView {
  number: string;
  order: string;
  placed: DateView;
  paid: DateView;
  kind: PaymentKind;
  store: NameView;
  seller: LegalFacts;
  shop: LegalFacts;
  lines: OrderLineView[];
  goods: string;
  coupon: { code: string; amount: string } | null;
  /** null for goods that were picked up. */
  fee: string | null;
  isFree: boolean;
  rounding: string | null;
  total: string;
  /** null unless the seller has a VAT number and a rate. */
  vat: { rate: string; amount: string } | null;
  refunds: { amount: string; isDone: boolean }[];
}

/** Without units that were cancelled separately. */
export function receiptView(order: Order, parcel: OrderParcel, receipt: Receipt, locale: Locale): ReceiptView {
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
    fee: parcel.delivery === "pickup" ? null : formatEtb(deliveryFee),
    isFree: deliveryFee === 0,
    rounding: rounding > 0 ? formatEtb(-rounding) : null,
    total: formatEtb(total),
    vat: vatNumber && vatRate ? { rate: vatRate, amount: formatEtb(vatIncluded(total, vatRate)) } : null,
    refunds: order.refunds
      .filter((refund) => refund.position === position)
      .map(({ amount, isDone }) => ({ amount: formatEtb(amount), isDone })),
  };
}
