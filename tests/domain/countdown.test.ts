import fc from "fast-check";
import { expect, test } from "vitest";
import { nextMidnight, remaining } from "../../app/domain/countdown.ts";

const second = 1000;

test.each([
  [0, null],
  [-1, null],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [second, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [61 * second, { days: 0, hours: 0, minutes: 1, seconds: 1 }],
  [(2 * 86_400 + 4 * 3600 + 13 * 60 + 9) * second, { days: 2, hours: 4, minutes: 13, seconds: 9 }],
])("%i ms are left (specification 4.2)", (left, view) => expect(remaining(5000 + left, 5000)).toEqual(view));

test.each([
  ["2026-09-11T20:59:59.999Z", "2026-09-11T21:00:00.000Z"],
  ["2026-09-11T21:00:00.000Z", "2026-09-12T21:00:00.000Z"],
  ["2026-09-11T00:00:00.000Z", "2026-09-11T21:00:00.000Z"],
  ["2026-12-31T22:00:00.000Z", "2027-01-01T21:00:00.000Z"],
])("midnight in Addis Ababa after %s is %s (specification 4.10)", (now, midnight) => {
  expect(new Date(nextMidnight(Date.parse(now))).toISOString()).toBe(midnight);
});

test("the next midnight is later, and at most a day away", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
      const left = nextMidnight(now) - now;
      expect(left > 0 && left <= 86_400_000).toBe(true);
    }),
  );
});
