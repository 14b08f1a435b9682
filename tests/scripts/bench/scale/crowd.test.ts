import { expect, test } from "vitest";
import { answers, type AnswerCost, type AnswerKind, type Costs } from "../../../../scripts/bench/scale/costs.ts";
import { billOf, fullAt, judge, QUEUE, ratesOf, stepsFor } from "../../../../scripts/bench/scale/crowd.ts";
import { layouts, plans, waysOf } from "../../../../scripts/bench/scale/layouts.ts";
import { atLevel, pointOf } from "../../../../scripts/bench/scale/measure-point.ts";
import { isMet } from "../../../../scripts/bench/scale/tables.ts";
import { random } from "../../../../scripts/steps/random.ts";

const cost = (calls: number, databaseMs: number, rowsWritten = 0): AnswerCost => ({
  ...{ cpuMs: 10, calls, databaseMs, rowsRead: 100, rowsWritten },
});
const costs: Costs = {
  answers: {
    ...{ copy: cost(0, 0), home: cost(1, 1), list: cost(3, 2), search: cost(4, 3), product: cost(2, 1) },
    ...{ cart: cost(2, 0.2), add: cost(3, 0.3, 6), details: cost(2, 0.2, 2), secondStep: cost(2, 0.2) },
    place: cost(4, 1, 50),
  },
  views: { messages: 100, calls: 3, databaseMs: 6 },
  orderBytes: 4_000,
};
const world = { costs, commitMs: 5 };
const next = () => random("crowd").next;

test("all ways of an answer together are one answer, each at stations that are there", () => {
  for (const layout of layouts) {
    for (const kind of answers) {
      const ways = waysOf(kind, world, layout);
      expect(
        ways.reduce((sum, { share }) => sum + share, 0),
        `${kind}, ${layout}`,
      ).toBeCloseTo(1, 6);
      for (const { at } of ways.flatMap(({ steps }) => steps))
        if (at !== null) expect(Object.keys(plans[layout].stations)).toContain(at);
    }
  }
});

test("searches leave the primary with replicas, buying never does", () => {
  const at = (kind: AnswerKind) =>
    new Set(
      waysOf(kind, world, "replicas")
        .filter(({ share }) => share > 0)
        .flatMap(({ steps }) => steps.map((step) => step.at)),
    );
  expect([...at("search")]).toEqual([null, "replica"]);
  expect([...at("place")]).toEqual([null, "database"]);
});

test("a month's views become those of its busiest second", () => {
  // 2,592 million views in 30 days are 1,000 a second, four times that at the peak.
  const rates = ratesOf({ ordersPerSecond: 2, viewsPerMonth: 2_592e6 });
  const views = rates.copy + rates.home + rates.list + rates.product + rates.search + rates.cart;
  expect(views).toBeCloseTo(4_000, 3);
  expect([rates.place, rates.add]).toEqual([2, 6]);
});

test("a small shop holds as it is built; a large crowd of buyers fills the one writer, whatever lies beside it", () => {
  expect(stepsFor({ ordersPerSecond: 1, viewsPerMonth: 1e6 }, world, next())).toMatchObject([
    { layout: "one database", gives: null },
  ]);
  const verdicts = stepsFor({ ordersPerSecond: 100, viewsPerMonth: 1e6 }, world, next());
  expect(verdicts.map(({ layout }) => layout)).toEqual([...layouts]);
  expect(verdicts.every(({ gives }) => gives !== null)).toBe(true);
});

test("what a layout bears is where the simulation finds it full", () => {
  const { station, ordersPerSecond } = fullAt(world, "one database");
  expect(station).toBe("database");
  const asked = (share: number) =>
    judge({ ordersPerSecond: ordersPerSecond * share, viewsPerMonth: 0 }, world, "one database", next());
  expect(asked(0.8).gives).toBeNull();
  expect(asked(1.2).gives).toBe("database");
});

test("a slower commit fills the writer sooner, and orders in a database of their own bear more", () => {
  const full = (commitMs: number, layout: (typeof layouts)[number]) =>
    fullAt({ costs, commitMs }, layout).ordersPerSecond;
  expect(full(10, "one database")).toBeLessThan(full(5, "one database"));
  expect(full(5, "orders apart")).toBeGreaterThan(full(5, "one database"));
});

test("one consumer of views falls behind where a delivery takes longer than a hundred take to come", () => {
  const light = { ...costs, answers: { ...costs.answers } };
  for (const kind of answers) light.answers[kind] = cost(0, 0);
  const verdicts = stepsFor({ ordersPerSecond: 0.1, viewsPerMonth: 1e9 }, { costs: light, commitMs: 5 }, next());
  expect(verdicts.at(-1)!.gives).toBe(QUEUE);
});

test("the bill grows with orders and views, and orders fill a database", () => {
  const bill = (ordersPerSecond: number, viewsPerMonth: number) => billOf({ ordersPerSecond, viewsPerMonth }, costs);
  expect(bill(1, 1e6).dollars).toBeLessThan(bill(10, 1e6).dollars);
  expect(bill(1, 1e6).dollars).toBeLessThan(bill(1, 1e9).dollars);
  // A quarter of an order a second, 4,000 bytes each: 10 GB are 10 million seconds.
  expect(bill(1, 1e6).daysToFull).toBeCloseTo(10e6 / 86_400, 0);
  expect(bill(1, 1e6).kvWrites).toBeCloseTo(648_000 * 4, 0);
});

test("costs of requests alone are brought to those of a shop that is awake, and many visitors wait for its one thread", () => {
  const requests = atLevel(
    Array.from({ length: 11 }, () => ({ shop: 20, asking: 4, way: 5 })),
    { shop: 110, asking: 22 },
  );
  expect(requests[0]).toEqual({ shop: 10, asking: 2, way: 5 });
  // 11 requests of 10 ms: nine purchases a second at most.
  const { modelled, modelledP50 } = pointOf(requests, 16, next());
  expect(modelled).toBeGreaterThan(8.2);
  expect(modelled).toBeLessThan(9.3);
  expect(modelledP50).toBeGreaterThan(90);
});

test.each([
  [10, 12, true],
  [10, 8, true],
  [10, 12.1, false],
  [10, 7.9, false],
])("%d measured and %d modelled: met is %s", (measured, modelled, met) => {
  expect(isMet({ measured, modelled, measuredP50: 1, modelledP50: 1, orderBytes: 1 })).toBe(met);
});
