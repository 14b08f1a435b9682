import { expect, test } from "vitest";
import { cardLabels, withFewNew } from "../../../app/domain/cards/labels.ts";
import type { Product } from "../../../app/domain/products/product.ts";
import { now, sampleProduct, viewer } from "../products/sample-product.ts";

test.each<[Partial<Product>, string[]]>([
  [{}, []],
  [{ isNew: true }, ["new"]],
  [{ isTop: true }, ["top"]],
  [{ stockAmount: 1 }, ["lastOne"]],
  [{ freeDelivery: true }, ["freeDelivery"]],
  [{ salePrice: 300_000 }, ["sale", "percent"]],
  [{ salePrice: 300_000, saleUntil: now }, []],
  [{ specialPrice: { price: 350_000, endDate: now + 1 } }, ["percent"]],
  [
    { isNew: true, isTop: true, freeDelivery: true, salePrice: 300_000 },
    ["new", "sale", "percent", "top", "freeDelivery"],
  ],
  [
    { stockAmount: 0, isNew: true, isTop: true, freeDelivery: true, salePrice: 300_000 },
    ["new", "sale", "percent", "top", "outOfStock", "freeDelivery"],
  ],
])("%j is labelled %j (specification 2.8, 4.3, 9.4)", (changes, kinds) => {
  expect(cardLabels(sampleProduct(changes), viewer).map((label) => label.kind)).toEqual(kinds);
});

test("the percent says how much", () => {
  expect(cardLabels(sampleProduct({ salePrice: 300_000 }), viewer)).toContainEqual({ kind: "percent", percent: 25 });
});

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
