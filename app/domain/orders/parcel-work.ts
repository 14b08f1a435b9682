import type { ParcelState } from "./order-states.ts";

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

export const certainStates: readonly ParcelState[] = ["placed", "confirmed", "preparing", "onTheWay"];

export const workStates: Record<ParcelWork, readonly ParcelState[]> = {
  open: certainStates,
  placed: ["placed"],
  toSend: ["confirmed", "preparing"],
  onTheWay: ["onTheWay"],
  late: certainStates,
  silent: ["placed"],
  refused: certainStates,
  returnAsked: ["returnAsked"],
};

export const bulkTargets = [
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
] as const satisfies readonly ParcelState[];
