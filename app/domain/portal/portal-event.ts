import type { ParcelState } from "../orders/order-states.ts";

/** What a vendor's system is told of, at the address it named (docs/seller-portal.md). */
export const portalEventTypes = [
  "parcel.created",
  "parcel.moved",
  "parcel.changed",
  "parcel.cancelled",
  "parcel.returnAsked",
  "payment.settled",
] as const;
export type PortalEventType = (typeof portalEventTypes)[number];

/** An event as it waits in the outbox: nothing personal, because it stays readable when it was given up. */
export interface PortalEventPayload {
  /** The vendor's id. */
  vendor: number;
  type: PortalEventType;
  /** Such as 4827193158-1. */
  parcel: string;
  /** In which the parcel was then. */
  state: ParcelState;
  /** UTC ms. */
  at: number;
}
