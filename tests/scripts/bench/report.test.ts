import { expect, test } from "vitest";
import { type Figure, figuresTable, isReached } from "../../../scripts/bench/report.ts";

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
  const verdicts = (now: number, then: number) => {
    const lines = figuresTable(
      [
        { ...share, value: now },
        { ...bytes, value: then },
      ],
      [share, bytes],
    ).split("\n");
    return lines.slice(2).map((line) => line.split("|").at(-2)!.trim());
  };
  expect(verdicts(0.8, 90)).toEqual(["worse", "better"]);
  expect(verdicts(0.87, 104)).toEqual(["", ""]);
  expect(verdicts(0.96, 110)).toEqual(["better", "worse"]);
});
