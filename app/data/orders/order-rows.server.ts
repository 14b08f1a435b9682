import type { Address } from "../../domain/checkout/address.ts";
import type { OrderQuote } from "../../domain/checkout/order-quote.ts";
import { holdUntil } from "../../domain/checkout/payment.ts";
import type { PaymentKind } from "../../domain/orders/order-states.ts";
import type { Locale } from "../../domain/viewer.ts";

/** Who receives an order, as it was checked: phone and e-mail in their stored forms. */
export type OrderDetails = Address & { email: string | null; note: string };

export interface NewOrder {
  /** As of carts. */
  owner: string;
  locale: Locale;
  /** Ten digits, fresh (domain/orders/order-number), and 128 random bits for the address of its page. */
  number: string;
  publicId: string;
  keyHash: string;
  contentHash: string;
  details: OrderDetails;
  payment: PaymentKind;
  /** What it holds and costs: without problems, of the cart's version `cartVersion`. Amounts in santim. */
  quote: OrderQuote;
  cartVersion: number;
  /** Santim. */
  shownTotal: number;
  /** UTC ms. */
  now: number;
}

/** The columns of `shop_order` and what its conditions are asked with. */
export function headOf(order: NewOrder) {
  const { details, quote, payment: _, ...head } = order;
  return {
    ...head,
    ...details,
    coupon: quote.coupon && couponFacts(quote.coupon.coupon),
    goodsTotal: quote.goodsTotal,
    discountTotal: quote.discountTotal,
    deliveryTotal: quote.deliveryTotal,
    total: quote.total,
    lines: quote.parcels.reduce((count, parcel) => count + parcel.lines.length, 0),
    isHeld: isHeld(order) ? 1 : 0,
  };
}

/** What a discount was counted with. */
function couponFacts({
  id,
  kind,
  value,
  minimum,
  vendorId,
  startsAt,
  endsAt,
}: NonNullable<OrderQuote["coupon"]>["coupon"]) {
  return { id, kind, value, minimum, vendorId, startsAt, endsAt };
}

/** The lines as they were quoted, with what their prices and fees depend on. */
export function linesOf({ quote }: NewOrder) {
  return quote.parcels.flatMap(({ vendor, lines }) =>
    lines.map(({ line, unitPrice }, at) => ({
      product: line.product.id,
      variant: line.variantId,
      quantity: line.quantity,
      price: unitPrice,
      position: at + 1,
      vendor: vendor.id,
      city: vendor.city,
      freeDelivery: line.product.freeDelivery ? 1 : 0,
    })),
  );
}

/** One row for each vendor; amounts in santim. */
export function parcelsOf(order: NewOrder) {
  return order.quote.parcels.map((parcel, at) => ({
    vendor: parcel.vendor.id,
    position: at + 1,
    delivery: parcel.delivery,
    goodsTotal: parcel.goodsTotal,
    discountTotal: parcel.discountTotal,
    deliveryFee: parcel.deliveryFee,
    total: parcel.total,
    promisedFrom: parcel.promisedFrom,
    promisedUntil: parcel.promisedUntil,
    state: isHeld(order) ? "awaitingPayment" : "placed",
  }));
}

/** How an order is paid: as was asked, but where a coupon leaves nothing to pay, nobody waits for money. */
export function paymentKindOf({ payment, quote }: Pick<NewOrder, "payment" | "quote">): PaymentKind {
  return quote.total > 0 ? payment : "cash";
}

function isHeld(order: NewOrder): boolean {
  return paymentKindOf(order) !== "cash";
}

/** The payment's row; amount in santim, payBy in UTC ms. */
export function paymentOf(order: NewOrder) {
  const { number, publicId, quote, now } = order;
  const kind = paymentKindOf(order);
  return {
    kind,
    state: kind === "chapa" ? "pending" : "due",
    amount: quote.total,
    reference: kind === "chapa" ? `gulit-${publicId}` : number,
    payBy: holdUntil(kind, now),
  };
}
