import { expect, test } from "vitest";
import { capKind, toldLines } from "../../app/domain/sign-in-merge.ts";

const line = { name: "Shoe", nameAm: null, wanted: 3, taken: 0, isCartFull: 0 };

test.each([
  [{ ...line, taken: 2 }, "mergedLess"],
  [line, "mergedNone"],
  [{ ...line, isCartFull: 1 }, "mergedFull"],
])("%j is told by %s (settled.md 20)", (capped, kind) => {
  expect(capKind(capped)).toBe(kind);
});

test("three lines are named, the rest counted", () => {
  expect(toldLines([])).toEqual({ named: [], more: 0 });
  expect(toldLines([line, line, line, line, line])).toEqual({ named: [line, line, line], more: 2 });
});
