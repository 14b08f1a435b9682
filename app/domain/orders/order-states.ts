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

/** Parcels in these states are still expected by somebody. */
export const underWayStates: readonly ParcelState[] = [
  "awaitingPayment",
  "placed",
  "confirmed",
  "preparing",
  "onTheWay",
];

export const paymentStates = ["due", "pending", "reported", "paid", "failed", "expired", "void"] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentKind = "cash" | "transfer" | "chapa";

/** A state as people read it: what is not certain waits for money, or for the code of its phone. */
export type ShownState = ParcelState | "awaitingCode";

/** All of them, in the order of a parcel's way. */
export const shownStates: readonly ShownState[] = ["awaitingCode", ...parcelStates];

/** How a parcel's state is shown, in an order that is paid so. */
export function shownState(state: ParcelState, kind: PaymentKind): ShownState {
  return state === "awaitingPayment" && kind === "cash" ? "awaitingCode" : state;
}

/** Allowed next states of a parcel; none leads back (migration 0016 has the same). */
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

/** The same for a payment. due and pending are unpaid; reported: an operator has to find the transfer. */
const paymentSteps: Record<PaymentState, readonly PaymentState[]> = {
  due: ["reported", "paid", "expired", "void"],
  pending: ["paid", "failed", "expired", "void"],
  reported: ["paid", "failed", "void"],
  paid: [],
  failed: [],
  expired: [],
  void: [],
};

/** Whether a parcel may go from one state to another. */
export function mayParcelBecome(from: ParcelState, to: ParcelState): boolean {
  return parcelSteps[from].includes(to);
}

/** Whether a payment may go from one state to another. */
export function mayPaymentBecome(from: PaymentState, to: PaymentState): boolean {
  return paymentSteps[from].includes(to);
}

/** Whether the shopper may still cancel a parcel: until it is being prepared. */
export function mayShopperCancel(state: ParcelState): boolean {
  return state === "awaitingPayment" || state === "placed" || state === "confirmed";
}
