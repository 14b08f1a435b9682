import { expect, test } from "vitest";
import { closureProblem } from "../../../app/domain/portal/store-closure.ts";

test("a store is closed until a time to come, a year away at most", () => {
  const now = Date.UTC(2026, 10, 21);
  const days = (count: number) => now + count * 86_400_000;
  expect([days(-1), now, now + 1, days(366) - 1, days(366)].map((until) => closureProblem(until, now))).toEqual([
    ...["is over", "is over", null, null, "more than 366 days away"],
  ]);
});
