import type { PaymentState } from "../../app/domain/orders/order-states.ts";

/** The steps of the trigger payment_forward, written a second time. */
const paymentSteps: Record<PaymentState, readonly PaymentState[]> = {
  due: ["reported", "paid", "expired", "void"],
  pending: ["paid", "failed", "expired", "void"],
  reported: ["paid", "failed", "void"],
  paid: [],
  failed: [],
  expired: [],
  void: [],
};

export function mayPaymentBecome(from: PaymentState, to: PaymentState): boolean {
  return paymentSteps[from].includes(to);
}
