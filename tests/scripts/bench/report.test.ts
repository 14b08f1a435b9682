import { expect, test } from "vitest";
import { type Figure, figuresTable, isReached, percentile, shown } from "../../../scripts/bench/report.ts";

test("percentiles by nearest rank, whatever the order; none of nothing", () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);
  expect(percentile(upTo(100), 0.99)).toBe(99);
  expect(percentile([30, 10, 20, 40], 0.5)).toBe(20);
  expect(percentile([], 0.5)).toBeNaN();
});

test.each([
  [999, "B", "999 B"],
  [13_700, "B", "13.7 KB"],
  [2.34, "ms", "2.3 ms"],
  [2_360, "ms", "2.36 s"],
  [4_465.4, "/s", "4465/s"],
  [14, "", "14"],
  [Number.NaN, "B", "-"],
] as const)("%d %s is printed as %s", (value, unit, text) => {
  expect(shown(value, unit)).toBe(text);
});

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

test("beside a former run, what changed by more than 5 % is better or worse, by what is wanted", () => {
  const [share, bytes] = [figure(0.9), figure(100, { metric: "bytes", unit: "B", limit: 200, isLeast: false })];
  const verdicts = (now: Figure[]) =>
    figuresTable(now, [share, bytes])
      .split("\n")
      .slice(2)
      .map((line) => line.split("|").at(-2)!.trim());
  expect(
    verdicts([
      { ...share, value: 0.8 },
      { ...bytes, value: 90 },
    ]),
  ).toEqual(["worse", "better"]);
  expect(
    verdicts([
      { ...share, value: 0.87 },
      { ...bytes, value: 104 },
    ]),
  ).toEqual(["", ""]);
  expect(
    verdicts([
      { ...share, value: 0.96 },
      { ...bytes, value: 110 },
    ]),
  ).toEqual(["better", "worse"]);
});
