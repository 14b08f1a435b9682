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

const certain: readonly ParcelState[] = ["placed", "confirmed", "preparing", "onTheWay"];

export const workStates: Record<ParcelWork, readonly ParcelState[]> = {
  open: certain,
  placed: ["placed"],
  toSend: ["confirmed", "preparing"],
  onTheWay: ["onTheWay"],
  late: certain,
  silent: ["placed"],
  refused: certain,
  returnAsked: ["returnAsked"],
};

export const bulkTargets = [
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
] as const satisfies readonly ParcelState[];
