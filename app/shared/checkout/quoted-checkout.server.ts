import type { WholeCart } from "../../data/cart/whole-cart.server.ts";
import type { CheckoutChoices } from "../../domain/checkout/checkout-details.ts";
import { checkoutView, type CheckoutView } from "../../domain/checkout/checkout-view.ts";
import type { Destination } from "../../domain/delivery/delivery-fees.ts";
import { quoteOrder } from "../../domain/cart/order-quote.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { cartHash, issueFormKey } from "../../http/forms/form-key.server.ts";
import type { Bindings } from "../../request/bindings.server.ts";
import type { Session } from "../../request/session.server.ts";

export interface QuotedCheckout {
  view: CheckoutView;
  /** Hidden fields of the order form; null while a line cannot be ordered. */
  place: PlaceForm | null;
}

/** security-and-faults.md 3: the key is bound to session, lines and total. */
interface PlaceForm {
  key: string;
  cart: string;
  shownTotal: string;
}

interface Asking {
  cart: WholeCart;
  destination: Destination;
  choices: CheckoutChoices;
  viewer: Viewer;
  secrets: Bindings["secrets"];
  session: Pick<Session, "idHash">;
}

export function quotedCheckout({ cart, destination, choices, viewer, secrets, session }: Asking): QuotedCheckout {
  const { lines, coupon, couponCode, fees } = cart;
  const { deliveries, payment } = choices;
  const isCash = payment === "cash";
  const quote = quoteOrder({ lines, coupon, destination, deliveries, isCash, fees, now: viewer.now });
  const isWhole = quote.problems.length === 0 && quote.parcels.length > 0;
  const content = { cart: cartHash(lines), shownTotal: quote.total };
  return {
    view: checkoutView(quote, couponCode, viewer),
    place: isWhole
      ? {
          key: issueFormKey(secrets, session.idHash, content),
          cart: content.cart,
          shownTotal: String(content.shownTotal),
        }
      : null,
  };
}
