import type { Recipient } from "../../domain/orders/order.ts";
import { holdUntil } from "../../domain/orders/payment-providers.ts";
import type { OrderQuote } from "../../domain/cart/order-quote.ts";
import type { PaymentKind } from "../../domain/orders/order-states.ts";
import type { Locale } from "../../domain/languages.ts";

export type OrderDetails = Recipient & { email: string | null };

export interface NewOrder {
  owner: string;
  locale: Locale;
  /** Ten random digits (domain/orders/order-number), and 128 random bits for the page's address. */
  number: string;
  publicId: string;
  keyHash: string;
  contentHash: string;
  details: OrderDetails;
  payment: PaymentKind;
  quote: OrderQuote;
  cartVersion: number;
  shownTotal: number;
  /** Null: a cash order needs no code. */
  confirmBy: number | null;
  now: number;
}

/** Cash where a coupon leaves nothing to pay. */
export function paymentKindOf({ payment, quote }: Pick<NewOrder, "payment" | "quote">): PaymentKind {
  return quote.total > 0 ? payment : "cash";
}

/** For payment or code; null: confirmed at once. */
export function heldUntil(order: Pick<NewOrder, "payment" | "quote" | "confirmBy" | "now">): number | null {
  const kind = paymentKindOf(order);
  return kind === "cash" ? order.confirmBy : holdUntil(kind, order.now);
}

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
