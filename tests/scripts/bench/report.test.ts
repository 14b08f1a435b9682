import { expect, test } from "vitest";
import { type Figure, isReached } from "../../../scripts/bench/report.ts";

const figure = (value: number, more: Partial<Figure> = {}): Figure => ({
  ...{ goal: "7", row: "home, en", metric: "share", value, unit: "", limit: 0.75, isLeast: true },
  ...more,
});

test("a goal is reached at its limit, and what could not be measured misses it", () => {
  expect([0.75, 0.74, Number.NaN].map((value) => isReached(figure(value)))).toEqual([true, false, false]);
  const most = { limit: 14, isLeast: false };
  expect([14, 15, Number.NaN].map((value) => isReached(figure(value, most)))).toEqual([true, false, false]);
  expect(isReached({ row: "home", metric: "answers", value: 5, unit: "/s" })).toBeNull();
});
