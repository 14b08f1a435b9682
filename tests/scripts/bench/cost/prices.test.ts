import { expect, test } from "vitest";
import { monthlyCost, monthOf, type Measured } from "../../../../scripts/bench/cost/prices.ts";

const nothing = {
  requests: 0,
  cpuMs: 0,
  rowsRead: 0,
  rowsWritten: 0,
  queueOperations: 0,
  countedEvents: 0,
  logEvents: 0,
};
const taken = (cpuMs: number, rowsRead: number, rowsWritten: number) => ({ cpuMs, rowsRead, rowsWritten });
const none = taken(0, 0, 0);
const measured: Measured = {
  home: none,
  list: none,
  search: none,
  product: none,
  copy: none,
  cart: none,
  buying: none,
};

test("what the plan includes costs the plan", () => {
  expect(monthlyCost(nothing)).toBe(5);
  expect(monthlyCost({ ...nothing, requests: 10e6, rowsRead: 25e9 })).toBe(5);
});

test("beyond it each million has its price", () => {
  expect(monthlyCost({ ...nothing, requests: 11e6 })).toBe(5.3);
  expect(monthlyCost({ ...nothing, rowsRead: 26e9, rowsWritten: 51e6 })).toBe(7);
});

test("composed pages count by the share that no copy answers, purchases by the order", () => {
  const one = monthOf(1_000, { ...measured, home: taken(0, 100, 0), copy: taken(0, 1, 0), buying: taken(0, 0, 50) });
  // 150 views of home, a fifth composed; 800 of cached kinds, four fifths from a copy; the cron's own.
  expect(one.rowsRead - 43_200 * 400).toBeCloseTo(30 * 100 + 640, 5);
  // 5 orders, 400 products viewed.
  expect(one.rowsWritten - 43_200 * 4).toBeCloseTo(5 * 50 + 400 * 8, 5);
});
