import { expect, test } from "vitest";
import { parcelStates } from "../../../app/domain/orders/order-states.ts";
import { closingProblem } from "../../../app/domain/portal/closing.ts";
import { cashToCollect, needsRecipient } from "../../../app/domain/portal/parcel-for-vendor.ts";

test("a vendor is told name, phone and address while there is something to bring or to fetch", () => {
  expect(parcelStates.filter(needsRecipient)).toEqual(["placed", "confirmed", "preparing", "onTheWay", "returnAsked"]);
});

test("cash is collected once, and only where the shopper pays in cash", () => {
  expect(parcelStates.filter((state) => cashToCollect(state, "cash", 5_000) > 0)).toEqual([
    ...["placed", "confirmed", "preparing", "onTheWay"],
  ]);
  expect(cashToCollect("onTheWay", "cash", 5_000)).toBe(5_000);
  for (const kind of ["transfer", "chapa"] as const) expect(cashToCollect("onTheWay", kind, 5_000)).toBe(0);
});

test("a store is closed until a time to come, a year away at most", () => {
  const now = Date.UTC(2026, 10, 21);
  const days = (count: number) => now + count * 86_400_000;
  expect([days(-1), now, now + 1, days(366) - 1, days(366)].map((until) => closingProblem(until, now))).toEqual([
    ...["is over", "is over", null, null, "more than 366 days away"],
  ]);
});
