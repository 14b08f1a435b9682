import type { ParcelState } from "./order-states.ts";

/** What waits to be done with parcels, as the desk lists it. */
export const parcelWorks = ["open", "placed", "toSend", "onTheWay", "late", "refused", "returnAsked"] as const;
export type ParcelWork = (typeof parcelWorks)[number];

const certain: readonly ParcelState[] = ["placed", "confirmed", "preparing", "onTheWay"];

/** The states that wait for it: late and refused are some of those that are certain and not there yet. */
export const workStates: Record<ParcelWork, readonly ParcelState[]> = {
  open: certain,
  placed: ["placed"],
  toSend: ["confirmed", "preparing"],
  onTheWay: ["onTheWay"],
  late: certain,
  refused: certain,
  returnAsked: ["returnAsked"],
};

/** Where staff may take many parcels at once: forward, and nothing that needs a reason. */
export const bulkTargets = [
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
] as const satisfies readonly ParcelState[];
