import { expect, test } from "vitest";
import {
  askedAgain,
  figuresOf,
  figuresTable,
  isReached,
  percentile,
  slowestOf,
  type RowResult,
} from "../../../scripts/bench/figures.ts";
import { timeLeft } from "../../../scripts/bench/discovery/market.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);

test("percentiles by nearest rank, whatever the order", () => {
  expect(percentile(upTo(100), 0.5)).toBe(50);
  expect(percentile(upTo(100), 0.99)).toBe(99);
  expect(percentile(upTo(400), 0.99)).toBe(396);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([30, 10, 20], 1)).toBe(30);
  expect(percentile([], 0.5)).toBeNaN();
});

test("figures of a row: of the middle of each sample's times, and of every visit", () => {
  const samples = upTo(200).map((ms, index) => ({ path: `/${index % 150}`, times: [ms + 1000, ms, 0] }));
  expect(figuresOf(samples, 3)).toEqual({
    ...{ n: 200, addresses: 150, p50: 100, p99: 198 },
    ...{ visitsP99: 1194, worst: 1200, failed: 3 },
  });
});

test("what is asked for again changes the middle of its own times alone; single visits are the first ones", () => {
  const page = (path: string, ...times: number[]) => ({ path, times });
  const stalled = page("/stalled", 90, 95, 10, 10, 10, 10, 10);
  const samples = [page("/quick", 9, 9, 9), stalled, page("/slow", 40, 41, 42, 40, 41, 42, 41)];
  expect(slowestOf(samples, 2).map(({ path }) => path)).toEqual(["/slow", "/stalled"]);
  expect(figuresOf(samples, 0)).toMatchObject({ p50: 10, p99: 41, visitsP99: 95, worst: 95 });
  expect([askedAgain(200), askedAgain(101)]).toEqual([20, 11]);
});

const result = (small: number, large: number, failed = 0): RowResult => ({
  name: "Home",
  small: { n: 400, addresses: 390, p50: small / 2, p99: small, visitsP99: small * 2, worst: small, failed: 0 },
  large: { n: 400, addresses: 390, p50: large / 2, p99: large, visitsP99: large * 3, worst: large, failed },
});

test("settled.md 40: a row has 20 ms of p50, 40 of p99 and 2.5 times the small market; wrong answers reach nothing", () => {
  expect(isReached(result(16, 40))).toBe(true);
  expect(isReached(result(17, 40.1))).toBe(false);
  expect(isReached(result(10, 25))).toBe(true);
  expect(isReached(result(10, 25.1))).toBe(false);
  expect(isReached(result(10, 10, 1))).toBe(false);
  const slow = result(20, 39);
  expect(isReached({ ...slow, large: { ...slow.large, p50: 20.1 } })).toBe(false);
});

test("the table names sizes, n, both percentiles, ratios and what was missed", () => {
  const table = figuresTable([result(10, 12), result(10, 30), result(10, 11, 2)], ["10,000", "1,000,000"]);
  const [head, rule, ...rows] = table.split("\n");
  expect(head).toMatch(/^\| page +\| +n \| addresses \| p50 ms, 10,000 \| 1,000,000 \| ratio \| p99 ms, 10,000 \|/);
  expect(rule).toMatch(/^\| ---- \| --: \|/);
  expect(
    rows.map((row) =>
      row
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    ),
  ).toEqual([
    [..."Home 400 390 5.0 6.0 1.20 10.0 12.0 1.20 20.0 36.0 1.80".split(" "), "yes"],
    [..."Home 400 390 5.0 15.0 3.00 10.0 30.0 3.00 20.0 90.0 4.50".split(" "), "no"],
    [..."Home 400 390 5.0 5.5 1.10 10.0 11.0 1.10 20.0 33.0 1.65".split(" "), "2 wrong answers"],
  ]);
  expect(new Set(table.split("\n").map((line) => line.length)).size).toBe(1);
});

test("time left as a person would say it", () => {
  expect(timeLeft(10_000, 0.5)).toBe("about 10 s left");
  expect(timeLeft(60_000, 0.2)).toBe("about 4 min left");
  expect(timeLeft(1_000, 0.999)).toBe("about 1 s left");
  expect(timeLeft(5_000, 0)).toBe("time left not known yet");
});
