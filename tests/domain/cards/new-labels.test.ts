import { expect, test } from "vitest";
import { withFewNew } from "../../../app/domain/cards/new-labels.ts";
import { sampleProduct } from "../products/sample-product.ts";

// Decision 59.
const listOf = (...given: [createdAt: number, isNew: boolean][]) =>
  given.map(([createdAt, isNew], index) => sampleProduct({ id: index + 1, createdAt, isNew }));
const called = (products: ReturnType<typeof listOf>) =>
  withFewNew(products).flatMap(({ id, isNew }) => (isNew ? id : []));

test.each([
  ["the newest third by date", listOf([1, true], [9, true], [5, true], [7, true], [2, true], [3, true]), [2, 4]],
  ["a third at most, rounded down", listOf([1, true], [2, true], [3, true], [4, true], [5, true]), [5]],
  ["not what is not flagged, however young", listOf([9, false], [8, false], [1, true]), [3]],
  ["of one moment the last that came", listOf([1, true], [1, true], [1, true]), [3]],
  ["none of a list of two", listOf([1, true], [2, true]), []],
  ["none of none", [], []],
])("%s", (_, products, expected) => {
  expect(called(products)).toEqual(expected);
});

test("order and everything else stay", () => {
  const products = listOf([1, true], [2, true], [3, true]);
  expect(withFewNew(products).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(withFewNew(products)[2]).toBe(products[2]);
  expect(products[0]!.isNew).toBe(true);
});
