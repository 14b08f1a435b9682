import { expect, test } from "vitest";
import { averageRating, ratingBarWidth, ratingView } from "../../../app/domain/products/rating.ts";

test.each([
  [0, 0, 0, null],
  [9, 2, 4.5, { average: 4.5, count: 2 }],
  [13, 3, 13 / 3, { average: 4.3, count: 3 }],
  [5, 1, 5, { average: 5, count: 1 }],
])("rates of sum %i, count %i (specification 5.1)", (rateSum, rateCount, average, view) => {
  expect(averageRating({ rateSum, rateCount })).toBe(average);
  expect(ratingView({ rateSum, rateCount })).toEqual(view);
});

test.each([
  [0, 0],
  [2.5, 50],
  [5, 100],
  [6, 100],
])("stars of %d are %d %% wide (specification 5.1)", (average, width) => expect(ratingBarWidth(average)).toBe(width));
