import type { ParcelState } from "./order-states.ts";
import type { OrderParcel } from "./order.ts";

/** at: null when it is still to come. */
export interface ParcelStep {
  state: ParcelState;
  at: number | null;
  progress: "done" | "now" | "next";
}

const usualSteps: readonly ParcelState[] = ["placed", "confirmed", "preparing", "onTheWay", "delivered"];

/** Skipped states are left out; a cancelled parcel ends at its last state. */
export function parcelSteps({ state, events }: Pick<OrderParcel, "state" | "events">): ParcelStep[] {
  const past: ParcelStep[] = events.map((event) => ({
    ...event,
    progress: event.state === state ? "now" : "done",
  }));
  return [...past, ...stepsAfter(state).map((next) => ({ state: next, at: null, progress: "next" as const }))];
}

function stepsAfter(state: ParcelState): readonly ParcelState[] {
  if (state === "awaitingPayment") return usualSteps;
  if (state === "returnAsked") return ["returned"];
  const reached = usualSteps.indexOf(state);
  return reached === -1 ? [] : usualSteps.slice(reached + 1);
}
