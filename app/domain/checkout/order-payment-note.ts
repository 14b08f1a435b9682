import type { Order } from "../orders/order.ts";

/** What an order's page says of its payment: one sentence of the `orders` texts, and whether its page has more to do. */
export interface PaymentNote {
  says: "cash" | "transferDue" | "chapaPending" | "reported" | "paid" | "failed" | "expired" | "void";
  /** The page of the payment is where it is paid or reported. */
  isOpen: boolean;
}

/** Which sentence tells how an order is, will be or was paid. */
export function paymentNote({ payment: { kind, state } }: Pick<Order, "payment">): PaymentNote {
  if (state === "due") return kind === "cash" ? { says: "cash", isOpen: false } : { says: "transferDue", isOpen: true };
  if (state === "pending") return { says: "chapaPending", isOpen: true };
  return { says: state, isOpen: false };
}
