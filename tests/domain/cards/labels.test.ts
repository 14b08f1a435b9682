import { expect, test } from "vitest";
import { cardLabels } from "../../../app/domain/cards/labels.ts";
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
  [{ stockAmount: 0, isNew: true, isTop: true, freeDelivery: true, salePrice: 300_000 }, ["outOfStock"]],
])("%j is labelled %j (specification 2.8, 4.3, 9.4)", (changes, kinds) => {
  expect(cardLabels(sampleProduct(changes), viewer).map((label) => label.kind)).toEqual(kinds);
});

test("the percent says how much", () => {
  expect(cardLabels(sampleProduct({ salePrice: 300_000 }), viewer)).toContainEqual({ kind: "percent", percent: 25 });
});
