import { waitsForPhoneCode } from "./phone-code.ts";
import type { Order } from "./order.ts";

/** Sentence about the payment on an order's page (a key of the `orders` texts), and whether the shopper has to act. */
export interface PaymentNote {
  says:
    | "cash"
    | "cashUnconfirmed"
    | "transferDue"
    | "chapaPending"
    | "reported"
    | "paid"
    | "failed"
    | "expired"
    | "phoneExpired"
    | "void";
  /** The order can still be paid or reported on its payment page. */
  isOpen: boolean;
}

/** The sentence for the state of an order's payment. */
export function paymentNote({ payment }: Pick<Order, "payment">): PaymentNote {
  const { kind, state } = payment;
  if (waitsForPhoneCode(payment)) return { says: "cashUnconfirmed", isOpen: false };
  if (state === "expired" && kind === "cash") return { says: "phoneExpired", isOpen: false };
  if (state === "due") return kind === "cash" ? { says: "cash", isOpen: false } : { says: "transferDue", isOpen: true };
  if (state === "pending") return { says: "chapaPending", isOpen: true };
  return { says: state, isOpen: false };
}
