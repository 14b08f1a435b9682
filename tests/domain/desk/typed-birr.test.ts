import { expect, test } from "vitest";
import { typedBirr } from "../../../app/domain/desk/typed-birr.ts";

// security-and-faults.md 6.

test.each<[string, number]>([
  ["7330", 733_000],
  ["7,330.50", 733_050],
  [" 80 ETB ", 8_000],
  ["80.5 birr", 8_050],
  ["1,250 ብር", 125_000],
  ["0", 0],
  ["٥٠.", 5_000],
  ["100,000,000", 10_000_000_000],
])("%j is %i santim", (typed, santim) => expect(typedBirr(typed)).toBe(santim));

test.each(["", "-5", "+5", "7.330,50", "1,23", "12.345", "1e3", "100000000.01", "80 USD", "0x10", "NaN"])(
  "%j is no amount",
  (typed) => expect(typedBirr(typed)).toBeNull(),
);
