import { mayParcelBecome, mayShopperCancel, parcelStates, type ParcelState } from "./order-states.ts";

export type ParcelMover = "shopper" | "vendor" | "operator";

const ofVendors = [
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
  "cancelled",
  "returned",
  "returnRefused",
] as const;

/** The state `placed` comes only from a payment or a confirmed phone. */
const targets: Record<ParcelMover, readonly ParcelState[]> = {
  shopper: ["cancelled", "returnAsked"],
  vendor: ofVendors,
  operator: [...ofVendors, "returnAsked"],
};

/** A vendor cannot move a parcel that is not paid. */
export function mayMoveParcel(mover: ParcelMover, from: ParcelState, to: ParcelState): boolean {
  if (!targets[mover].includes(to) || !mayParcelBecome(from, to)) return false;
  if (mover === "shopper") return to !== "cancelled" || mayShopperCancel(from);
  return mover === "operator" || from !== "awaitingPayment";
}

export function statesBefore(mover: ParcelMover, to: ParcelState): ParcelState[] {
  return parcelStates.filter((from) => mayMoveParcel(mover, from, to));
}
