import { expect, test } from "vitest";
import type { CartLine } from "../../../app/domain/cart/cart-line.ts";
import { planQuantities } from "../../../app/domain/cart/line-request.ts";
import { cartView } from "../../../app/domain/cart/cart-view.ts";
import { fees } from "../../support/price-rules.ts";
import { now, sampleProduct, viewer } from "../products/sample-product.ts";

// Decision 58, settled.md 20.

const product = sampleProduct({ id: 1, stockAmount: 5, variantCount: 3 });
const line = (
  variantId: number,
  quantity: number,
  stockAmount: number | null,
  picture: string | null = null,
): CartLine => ({
  ...{ product, variantId, quantity, priceWhenAdded: product.sellingPrice },
  variant: {
    id: variantId,
    color: "Red",
    colorAm: null,
    colorCode: null,
    size: "M",
    price: product.sellingPrice,
    stockAmount,
    picture,
  },
});
const view = (...lines: CartLine[]) => {
  const cart = cartView({ lines, couponCode: null, coupon: null, city: "Addis Ababa", fees }, viewer);
  return cart.vendors.flatMap((vendor) => vendor.lines);
};

test("a form that sets several lines counts each option by itself", () => {
  const lines = [line(3, 1, 2), line(4, 1, 4)];
  const ask = (variantId: number, quantity: number) => ({ productId: 1, variantId, quantity });
  const { sets, refused } = planQuantities(lines, [ask(3, 3), ask(4, 4)], now);
  expect(sets.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[4, 4]]);
  expect(refused).toEqual([{ key: "1-3", refusal: { field: "quantity", problem: "overStock", available: 2 } }]);
});

test("the cart shows each option's units and picture, and says which is sold out", () => {
  const lines = view(line(3, 2, 2, "https://img.example/red.jpg"), line(4, 2, 1), line(5, 1, 0), line(6, 1, null));
  expect(lines.map(({ variantId, stock, maxQuantity, problem }) => [variantId, stock, maxQuantity, problem])).toEqual([
    [3, 2, 2, null],
    [4, 1, 1, "fewer"],
    [5, 0, 1, "soldOut"],
    [6, 5, 5, null],
  ]);
  expect(lines.map(({ thumbnail }) => thumbnail === "https://img.example/red.jpg")).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
