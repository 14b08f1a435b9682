import { expect, test } from "vitest";
import { caseText } from "../../../app/domain/delivery/delivery-fees.ts";
import { typedCase } from "../../../app/domain/desk/typed-case.ts";

test.each([
  ["80 1-2", { fee: 8_000, fromDays: 1, untilDays: 2 }],
  ["0 1-2", { fee: 0, fromDays: 1, untilDays: 2 }],
  ["1,200.50 3 - 7", { fee: 120_050, fromDays: 3, untilDays: 7 }],
  ["80 2", { fee: 8_000, fromDays: 2, untilDays: 2 }],
  ["-", null],
  ["–", null],
])("%j is read", (typed, one) => {
  expect(typedCase(typed)).toEqual(one);
  expect(typedCase(caseText(one))).toEqual(one);
});

test.each(["", "80", "-80 1-2", "80 0-2", "80 3-2", "80 1-61", "free 1-2", "80 1-2 80 1-2"])("%j is refused", (typed) =>
  expect(typedCase(typed)).toBeUndefined(),
);
