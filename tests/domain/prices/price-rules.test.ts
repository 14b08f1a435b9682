import { expect, test } from "vitest";
import { ruleBegins, centsOf, santimOf } from "../../../app/domain/prices/price-rules.ts";
import fc from "fast-check";
import { usdRate } from "../../support/price-rules.ts";

const DAY = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 10, 24, 21);
const NOW = MIDNIGHT + 12 * 3_600_000;

test.each<[string, number | null, number, number | "past" | "far"]>([
  ["no day", null, NOW, NOW],
  ["today", MIDNIGHT, NOW, NOW],
  ["today, at midnight itself", MIDNIGHT, MIDNIGHT, MIDNIGHT],
  ["today, in its last moment", MIDNIGHT, MIDNIGHT + DAY - 1, MIDNIGHT + DAY - 1],
  ["yesterday", MIDNIGHT - DAY, NOW, "past"],
  ["yesterday, at midnight", MIDNIGHT - DAY, MIDNIGHT, "past"],
  ["tomorrow", MIDNIGHT + DAY, NOW, MIDNIGHT + DAY],
  ["in two years", MIDNIGHT + 730 * DAY, NOW, MIDNIGHT + 730 * DAY],
  ["after two years", MIDNIGHT + 731 * DAY, NOW, "far"],
])("%s", (_, day, now, begins) => expect(ruleBegins(day, now)).toBe(begins));

// settled.md 30: rounded half up, at least one cent.

test.each([
  [1, usdRate, 1],
  [usdRate, usdRate, 100],
  [99_900, usdRate, 645],
  // 100 birr at 155.43 are 64.34 cents, at 160.00 exactly 62.5.
  [10_000, 15_543, 64],
  [10_000, 16_000, 63],
])("%i santim at %i are %i cents", (santim, rate, cents) => expect(centsOf(santim, rate)).toBe(cents));

test.each([
  [2_450, usdRate, 379_750],
  [1, 15_543, 155],
  [1, 15_550, 156],
])("%i cents at %i are %i santim", (cents, rate, santim) => expect(santimOf(cents, rate)).toBe(santim));

test("a price in dollars is the same after a way through birr, at any rate a dollar ever had", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 5_000, max: 100_000 }), (cents, rate) => {
      expect(centsOf(santimOf(cents, rate), rate)).toBe(cents);
    }),
  );
});
