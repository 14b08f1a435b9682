import { mayParcelBecome, mayShopperCancel, parcelStates, type ParcelState } from "./order-states.ts";

/** Who moves a parcel: its shopper, its vendor (through the seller portal), or the operator at the command line. */
export type ParcelMover = "shopper" | "vendor" | "operator";

/** Only a payment makes an unpaid parcel a placed one; a return is asked for by its shopper, and answered by its vendor. */
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

/** Whether somebody may take a parcel from one state to another. A vendor has no say in what is not paid yet. */
export function mayMoveParcel(mover: ParcelMover, from: ParcelState, to: ParcelState): boolean {
  if (!targets[mover].includes(to) || !mayParcelBecome(from, to)) return false;
  if (mover === "shopper") return to !== "cancelled" || mayShopperCancel(from);
  return mover === "operator" || from !== "awaitingPayment";
}

/** Every state from which `mover` may take a parcel to `to`. */
export function statesBefore(mover: ParcelMover, to: ParcelState): ParcelState[] {
  return parcelStates.filter((from) => mayMoveParcel(mover, from, to));
}
