import { waitsForPhoneCode } from "./phone-code.ts";
import type { Order } from "./order.ts";

/** A key of the `orders` texts. */
interface PaymentNote {
  says:
    | "cash"
    | "cashUnconfirmed"
    | "transferDue"
    | "pagePending"
    | "reported"
    | "paid"
    | "failed"
    | "expired"
    | "phoneExpired"
    | "void";
  isOpen: boolean;
}

export function paymentNote({ payment }: Pick<Order, "payment">): PaymentNote {
  const { kind, state } = payment;
  if (waitsForPhoneCode(payment)) return { says: "cashUnconfirmed", isOpen: false };
  if (state === "expired" && kind === "cash") return { says: "phoneExpired", isOpen: false };
  if (state === "due") return kind === "cash" ? { says: "cash", isOpen: false } : { says: "transferDue", isOpen: true };
  if (state === "pending") return { says: "pagePending", isOpen: true };
  return { says: state, isOpen: false };
}
