import type { Address } from "../../domain/checkout/address.ts";
import { holdUntil } from "../../domain/checkout/payment.ts";
import type { OrderQuote } from "../../domain/cart/order-quote.ts";
import type { PaymentKind } from "../../domain/orders/order-states.ts";
import type { Locale } from "../../domain/viewer.ts";

/** Who receives an order, as it was checked: phone and e-mail in their stored forms. */
export type OrderDetails = Address & { email: string | null; note: string };

/** An order as it is to be written. */
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
  /** Until when (UTC ms) its phone is to be confirmed; null: an order for cash is certain at once. */
  confirmBy: number | null;
  /** UTC ms. */
  now: number;
}

/** How an order is paid: as was asked, but where a coupon leaves nothing to pay, nobody waits for money. */
export function paymentKindOf({ payment, quote }: Pick<NewOrder, "payment" | "quote">): PaymentKind {
  return quote.total > 0 ? payment : "cash";
}

/** Whether it is certain only once its payment comes. */
export function waitsForPayment(order: Pick<NewOrder, "payment" | "quote">): boolean {
  return paymentKindOf(order) !== "cash";
}

/** Until when (UTC ms) its goods are held for its payment, or for the code of its phone; null: it is certain at once. */
export function heldUntil(order: Pick<NewOrder, "payment" | "quote" | "confirmBy" | "now">): number | null {
  const kind = paymentKindOf(order);
  return kind === "cash" ? order.confirmBy : holdUntil(kind, order.now);
}

/** Its lines as JSON, which statements read by `json_each`: what is bought, and the facts that its price and delivery were quoted from. */
export function quotedLines({ quote }: NewOrder): string {
  return JSON.stringify(
    quote.parcels.flatMap(({ lines }) =>
      lines.map(({ line, unitPrice }, at) => {
        const { product, variant, variantId, quantity } = line;
        const { sellingPrice, salePrice, saleUntil, specialPrice, freeDelivery, vendor } = product;
        return {
          ...{ position: at + 1, product: product.id, variant: variantId, quantity, unitPrice },
          ...{ sellingPrice, salePrice, saleUntil, special: specialPrice?.price, specialEndsAt: specialPrice?.endDate },
          ...{ variantPrice: variant?.price, freeDelivery, vendor: vendor.id, city: vendor.city },
        };
      }),
    ),
  );
}
