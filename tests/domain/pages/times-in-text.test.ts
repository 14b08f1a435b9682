import { expect, test } from "vitest";
import { firstTimeAfter } from "../../../app/domain/pages/times-in-text.ts";

const NOW = 1_795_000_000_000;

test("the first of several times that lies ahead, whatever else the text holds", () => {
  const text = `[7,"Tent",${NOW + 5},null,${NOW + 3},${NOW - 1},350000,["${NOW + 4}"]]`;
  expect(firstTimeAfter(text, NOW)).toBe(NOW + 3);
  expect(firstTimeAfter(text, NOW + 3)).toBe(NOW + 4);
  expect(firstTimeAfter(text, NOW + 5)).toBe(Infinity);
});

test("no longer and no shorter number is a time", () => {
  expect(firstTimeAfter(`[${NOW}0, 999999999999, ""]`, 0)).toBe(Infinity);
});
