import { expect, test } from "vitest";
import { comparison } from "../../../../scripts/bench/speed/compare.ts";
import { median, ratio, shown, type SpeedFigure, speedTable } from "../../../../scripts/bench/speed/figures.ts";

const cells = (table: string) =>
  table
    .split("\n")
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

const figure = (value: number, floor?: number, more: Partial<SpeedFigure> = {}): SpeedFigure => ({
  ...{ row: "home, en", metric: "requests", value, unit: "/s", isMore: true },
  ...(floor !== undefined && { floor: { name: "memory", value: floor } }),
  ...more,
});

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2],
  [[7, 7, 100], 7],
])("the middle of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("the middle of nothing is no number", () => {
  expect(median([])).toBeNaN();
});

test("a ratio needs a floor that is something", () => {
  expect(ratio(figure(450, 500))).toBe(0.9);
  expect(ratio(figure(450))).toBeNull();
  expect(ratio(figure(450, 0))).toBeNull();
  expect(ratio(figure(Number.NaN, 5))).toBeNull();
});

test("what was measured in pairs is the middle of its rounds' ratios, not the ratio of two middles", () => {
  expect(ratio(figure(400, 800, { ratios: [0.5, 0.95, 0.9] }))).toBe(0.9);
  expect(ratio(figure(400, 800, { ratios: [] }))).toBe(0.5);
});

test.each([
  [1_633.4, "µs", "1633 µs"],
  [999, "B", "999 B"],
  [13_700, "B", "13.7 KB"],
  [2.34, "ms", "2.3 ms"],
  [64, "ms", "64 ms"],
  [2_360, "ms", "2.36 s"],
  [4_465.4, "/s", "4465/s"],
  [0.0123, "", "0.012"],
  [14, "", "14"],
  [Number.NaN, "B", "-"],
] as const)("%d %s is shown as %s", (value, unit, text) => {
  expect(shown(value, unit)).toBe(text);
});

test("the table has every figure with its ratio and its floor, in lines of one width", () => {
  const table = speedTable([figure(450, 500), figure(14, undefined, { metric: "files", unit: "" })]);
  expect(cells(table)).toEqual([
    ["home, en", "requests", "450/s", "0.90", "memory, 500/s"],
    ["home, en", "files", "14", "", ""],
  ]);
  expect(new Set(table.split("\n").map((line) => line.length)).size).toBe(1);
});

test("two runs are compared by ratios of their ratios, better and worse by what is wanted", () => {
  const before = [
    figure(400, 1_000),
    figure(100, undefined, { metric: "bytes", unit: "B", isMore: false }),
    figure(3, undefined, { metric: "shift", unit: "", isMore: false }),
    figure(0, undefined, { metric: "fonts", unit: "B", isMore: false }),
    figure(1, 1, { metric: "gone" }),
  ];
  // The machine is half as fast, and so is the floor: the shop has improved.
  const now = [
    figure(300, 500),
    figure(120, undefined, { metric: "bytes", unit: "B", isMore: false }),
    figure(3.2, undefined, { metric: "shift", unit: "", isMore: false }),
    figure(0, undefined, { metric: "fonts", unit: "B", isMore: false }),
    figure(1, 1, { metric: "new" }),
  ];
  expect(cells(comparison(now, before))).toEqual([
    ["home, en", "requests", "400/s (0.40)", "300/s (0.60)", "1.50", "better"],
    ["home, en", "bytes", "100 B", "120 B", "1.20", "worse"],
    ["home, en", "shift", "3", "3.200", "1.07", ""],
    ["home, en", "fonts", "0 B", "0 B", "1.00", ""],
  ]);
});
