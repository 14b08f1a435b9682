import { expect, test } from "vitest";
import { exhibitionStatus, isAddingOver } from "../../../app/domain/products/exhibition.ts";

const NOW = 1_000;

// Specification 4.4.
test.each([
  [-1_000, false, false],
  [0, true, true],
  [1_000, true, true],
])("%i ms after its start: started %s, adding over %s, unless flagged adey", (later, hasStarted, over) => {
  const place = { startDate: NOW, isAdey: false };
  const standing = exhibitionStatus(place, NOW + later);
  expect(standing).toEqual({ hasStarted, isAdey: false });
  expect(isAddingOver(standing)).toBe(over);
  expect(isAddingOver(exhibitionStatus({ ...place, isAdey: true }, NOW + later))).toBe(false);
});

test("what belongs to no exhibition has none of its rules", () => {
  expect(exhibitionStatus(undefined, NOW)).toBeNull();
  expect(isAddingOver(null)).toBe(false);
});
