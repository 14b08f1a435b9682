import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "../../../app/domain/listings/pagination.ts";

test.each([
  [1, 0, { page: 1, pages: 1, previous: null, next: null, items: [1], offset: 0 }],
  [1, 24, { pages: 1, next: null }],
  [1, 25, { pages: 2, next: 2, items: [1, 2] }],
  [9, 25, { page: 2, previous: 1, next: null, offset: 24 }],
  [1, 1204, { pages: 51, items: [1, 2, null, 51] }],
  [4, 1204, { items: [1, 2, 3, 4, 5, null, 51] }],
  [20, 1204, { items: [1, null, 19, 20, 21, null, 51] }],
  [51, 1204, { items: [1, null, 50, 51], next: null }],
  [500, 1_000_000, { page: 500, pages: 500, next: null }],
])("page %i of %i products (settled.md 28)", (page, total, expected) => {
  expect(pageWindow(page, total)).toMatchObject(expected);
});

test("every page link exists, in order, and the windows cover the list", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 12_000 }), (page, total) => {
      const window = pageWindow(page, total);
      const numbers = window.items.filter((item) => item !== null);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toContain(window.page);
      expect(numbers.every((number) => number >= 1 && number <= window.pages)).toBe(true);
      expect(window.pages * window.size).toBeGreaterThanOrEqual(total);
      expect(window.offset).toBeLessThanOrEqual(Math.max(0, total - 1));
    }),
  );
});
