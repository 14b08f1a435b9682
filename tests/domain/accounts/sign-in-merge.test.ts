import { expect, test } from "vitest";
import { isCodeLeft, isShort, mergeKind } from "../../../app/domain/accounts/sign-in-merge.ts";

const line = {
  name: "Shoe",
  nameAm: null,
  color: null,
  colorAm: null,
  size: null,
  wanted: 3,
  taken: 0,
  had: 0,
  isCartFull: 0,
};

test.each([
  [{ ...line, taken: 2 }, "mergedLess", true],
  [line, "mergedNone", true],
  [{ ...line, isCartFull: 1 }, "mergedFull", true],
  [{ ...line, taken: 3, had: 2 }, "mergedSum", false],
])("%j is told by %s (settled.md 20)", (merged, kind, short) => {
  expect(mergeKind(merged)).toBe(kind);
  expect(isShort([merged], null)).toBe(short);
});

test.each([
  [null, false],
  [{ guest: "A", own: null }, false],
  [{ guest: "A", own: "A" }, false],
  [{ guest: "A", own: "B" }, true],
])("codes %j: one was left behind: %s", (codes, left) => {
  expect(isCodeLeft(codes)).toBe(left);
  expect(isShort([], codes)).toBe(left);
});
