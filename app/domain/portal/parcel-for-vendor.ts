import type { ParcelState, PaymentKind } from "../orders/order-states.ts";

/** States in which a vendor still has to reach the shopper. */
const underWay: readonly ParcelState[] = ["placed", "confirmed", "preparing", "onTheWay", "returnAsked"];

/** Whether a vendor still needs the shopper's name, phone and address: nobody is told them longer than that. */
export function needsRecipient(state: ParcelState): boolean {
  return underWay.includes(state);
}

/** Santim to be collected when this parcel is handed over; 0 for one that is paid, or handed over already. */
export function cashToCollect(state: ParcelState, payment: PaymentKind, total: number): number {
  return payment === "cash" && state !== "returnAsked" && underWay.includes(state) ? total : 0;
}
