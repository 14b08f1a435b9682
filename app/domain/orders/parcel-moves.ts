import { mayParcelBecome, mayShopperCancel, parcelStates, type ParcelState } from "./order-states.ts";

/**
 * Who changes a parcel's state: its shopper, its vendor (through the seller portal), or the operator at the command
 * line.
 */
export type ParcelMover = "shopper" | "vendor" | "operator";

/** Nobody moves a parcel that is not certain to placed: a payment or a confirmed phone does. */
const targets: Record<ParcelMover, readonly ParcelState[]> = {
  shopper: ["cancelled", "returnAsked"],
  vendor: ["confirmed", "preparing", "onTheWay", "delivered", "cancelled", "returned", "returnRefused"],
  operator: [
    "confirmed",
    "preparing",
    "onTheWay",
    "delivered",
    "cancelled",
    "returnAsked",
    "returned",
    "returnRefused",
  ],
};

/** Whether `mover` may take a parcel from one state to another. A vendor cannot move a parcel that is not paid. */
export function mayMoveParcel(mover: ParcelMover, from: ParcelState, to: ParcelState): boolean {
  if (!targets[mover].includes(to) || !mayParcelBecome(from, to)) return false;
  if (mover === "shopper") return to !== "cancelled" || mayShopperCancel(from);
  return mover === "operator" || from !== "awaitingPayment";
}

/** Every state from which `mover` may take a parcel to `to`. */
export function statesBefore(mover: ParcelMover, to: ParcelState): ParcelState[] {
  return parcelStates.filter((from) => mayMoveParcel(mover, from, to));
}
