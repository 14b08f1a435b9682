import type { paymentProviders } from "./payment-providers.ts";

export const parcelStates = [
  "awaitingPayment",
  "placed",
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
  "cancelled",
  "returnAsked",
  "returned",
  "returnRefused",
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Ordered for certain, and not delivered yet. */
export const undeliveredStates: readonly ParcelState[] = ["placed", "confirmed", "preparing", "onTheWay"];
export const underWayStates: readonly ParcelState[] = ["awaitingPayment", ...undeliveredStates];

/** due and pending are unpaid; reported: an operator has to find the transfer. The trigger payment_forward has the allowed steps. */
export const paymentStates = ["due", "pending", "reported", "paid", "failed", "expired", "void"] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentKind = keyof typeof paymentProviders;

export type ShownState = ParcelState | "awaitingCode";

export const shownStates: readonly ShownState[] = ["awaitingCode", ...parcelStates];

export function shownState(state: ParcelState, kind: PaymentKind): ShownState {
  return state === "awaitingPayment" && kind === "cash" ? "awaitingCode" : state;
}

/** As in the table parcel_step (app/migrations/0008_orders.sql). */
const parcelSteps: Record<ParcelState, readonly ParcelState[]> = {
  awaitingPayment: ["placed", "cancelled"],
  placed: ["confirmed", "preparing", "onTheWay", "delivered", "cancelled"],
  confirmed: ["preparing", "onTheWay", "delivered", "cancelled"],
  preparing: ["onTheWay", "delivered", "cancelled"],
  onTheWay: ["delivered", "cancelled"],
  delivered: ["returnAsked"],
  cancelled: [],
  returnAsked: ["returned", "returnRefused"],
  returned: [],
  returnRefused: [],
};

export function mayParcelBecome(from: ParcelState, to: ParcelState): boolean {
  return parcelSteps[from].includes(to);
}

export function mayShopperCancel(state: ParcelState): boolean {
  return state === "awaitingPayment" || state === "placed" || state === "confirmed";
}
