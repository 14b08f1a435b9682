import type { ParcelState } from "../orders/order-states.ts";

/** docs/seller-portal.md. */
export const portalEventTypes = [
  "parcel.created",
  "parcel.moved",
  "parcel.changed",
  "parcel.cancelled",
  "parcel.returnAsked",
  "payment.settled",
] as const;
export type PortalEventType = (typeof portalEventTypes)[number];

/** Without personal data, because it remains readable after the last try. */
export interface PortalEventPayload {
  vendor: number;
  type: PortalEventType;
  /** Such as 4827193158-1. */
  parcel: string;
  state: ParcelState;
  at: number;
}
