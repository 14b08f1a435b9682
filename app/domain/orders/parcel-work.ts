import { undeliveredStates, type ParcelState } from "./order-states.ts";

/** The lists of parcels at the desk, by what somebody has to do. */
export const parcelWorks = [
  "open",
  "placed",
  "toSend",
  "onTheWay",
  "late",
  "silent",
  "refused",
  "returnAsked",
] as const;
export type ParcelWork = (typeof parcelWorks)[number];

export const workStates: Record<ParcelWork, readonly ParcelState[]> = {
  open: undeliveredStates,
  placed: ["placed"],
  toSend: ["confirmed", "preparing"],
  onTheWay: ["onTheWay"],
  late: undeliveredStates,
  silent: ["placed"],
  refused: undeliveredStates,
  returnAsked: ["returnAsked"],
};

export const bulkTargets = [
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
] as const satisfies readonly ParcelState[];
