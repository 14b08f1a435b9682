import type { ParcelState } from "./order-states.ts";
import type { OrderParcel } from "./order.ts";

/** A step of a parcel's way: at in UTC ms, null while it lies ahead. */
export interface ParcelStep {
  state: ParcelState;
  at: number | null;
  place: "done" | "now" | "next";
}

const way: readonly ParcelState[] = ["placed", "confirmed", "preparing", "onTheWay", "delivered"];

/**
 * What tracking shows of one parcel: the states it was in, the one it is in, and those that lie ahead on the usual way.
 * States that were skipped are left out. A way that ended early ends there.
 */
export function parcelSteps({ state, events }: Pick<OrderParcel, "state" | "events">): ParcelStep[] {
  const been: ParcelStep[] = events.map((event) => ({
    ...event,
    place: event.state === state ? "now" : "done",
  }));
  return [...been, ...ahead(state).map((next) => ({ state: next, at: null, place: "next" as const }))];
}

function ahead(state: ParcelState): readonly ParcelState[] {
  if (state === "awaitingPayment") return way;
  if (state === "returnAsked") return ["returned"];
  const reached = way.indexOf(state);
  return reached === -1 ? [] : way.slice(reached + 1);
}
