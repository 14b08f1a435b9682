import { formatEtb } from "../../../domain/money.ts";
import type { ParcelState, PaymentKind, PaymentState } from "../../../domain/orders/order-states.ts";

/** null where nothing is to be collected at the door. */
export function cashDue(
  payment: { kind: PaymentKind; state: PaymentState },
  { state, total }: { state: ParcelState; total: number },
): string | null {
  const isOpen = payment.kind === "cash" && payment.state === "due" && state !== "cancelled" && state !== "delivered";
  return isOpen ? formatEtb(total) : null;
}
