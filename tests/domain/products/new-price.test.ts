import { expect, test } from "vitest";
import { withNewPrice } from "../../../app/domain/products/new-price.ts";

// settled.md 30.

const product = {
  ...{ sellingPrice: 400_000, salePrice: null, saleUntil: null, specialPrice: null, discount: 0 },
};

test.each([
  ["above the special price", 400_000, { price: 350_000, endDate: 9 }, { price: 350_000, endDate: 9 }],
  ["equal to it", 350_000, { price: 350_000, endDate: 9 }, null],
  ["below it", 300_000, { price: 350_000, endDate: 9 }, null],
])("a price %s", (_, price, specialPrice, left) => {
  expect(withNewPrice({ ...product, specialPrice }, price).specialPrice).toEqual(left);
});

test.each([
  ["above the sale price: the percent follows", 500_000, { salePrice: 350_000, saleUntil: 7, discount: 30 }],
  ["equal to it: the sale ends", 350_000, { salePrice: null, saleUntil: null, discount: 0 }],
])("a price %s", (_, price, left) => {
  const onSale = { ...product, salePrice: 350_000, saleUntil: 7, discount: 13 };
  expect(withNewPrice(onSale, price)).toMatchObject(left);
});

test("a percent of the product's own stays (specification 3.1)", () => {
  expect(withNewPrice({ ...product, discount: 15 }, 300_000).discount).toBe(15);
});
