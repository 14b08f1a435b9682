import { expect, test } from "vitest";
import { planQuantities } from "../../../app/domain/cart/cart-quantities.ts";
import type { CartLine } from "../../../app/domain/cart/cart-line.ts";
import { now, sampleProduct } from "../products/sample-product.ts";

// settled.md 20.

const line = (id: number, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  ...{ product: sampleProduct({ id, stockAmount: 5 }), variant: null, variantId: 0, quantity, priceWhenAdded: 1 },
  ...more,
});
const ask = (productId: number, quantity: number, variantId = 0) => ({ productId, variantId, quantity });
const plan = (lines: CartLine[], ...asked: ReturnType<typeof ask>[]) => {
  const { sets, refused } = planQuantities(lines, asked, now);
  return [
    sets.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]),
    refused.map(({ key, refusal }) => [key, refusal.problem, "available" in refusal ? refusal.available : null]),
  ];
};

test.each([
  ["what was asked for is set, the rest stays", [line(1, 1), line(2, 1)], [ask(2, 3)], [[[2, 0, 3]], []]],
  ["over stock", [line(1, 1)], [ask(1, 6)], [[], [["1-0", "overStock", 5]]]],
  ["a line that is gone from the cart is no error", [line(1, 1)], [ask(9, 3)], [[], []]],
  ["no longer sold", [line(1, 1, { retired: true })], [ask(1, 2)], [[], [["1-0", "gone", null]]]],
  [
    "units may move from one variant to another in one press",
    [line(1, 4, { variantId: 3 }), line(1, 1, { variantId: 4 })],
    [ask(1, 1, 3), ask(1, 4, 4)],
    [
      [
        [1, 3, 1],
        [1, 4, 4],
      ],
      [],
    ],
  ],
  [
    "fewer of one variant, while another holds more than there is",
    [line(1, 4, { variantId: 3 }), line(1, 9, { variantId: 4 })],
    [ask(1, 2, 3)],
    [[[1, 3, 2]], []],
  ],
  [
    "both ask for more than there is together",
    [line(1, 1, { variantId: 3 }), line(1, 1, { variantId: 4 })],
    [ask(1, 3, 3), ask(1, 3, 4)],
    [
      [],
      [
        ["1-3", "overStock", 2],
        ["1-4", "overStock", 2],
      ],
    ],
  ],
] as const)("%s", (_, lines, asked, expected) => {
  expect(plan([...lines], ...asked)).toEqual(expected);
});

test("a line is set at the price of now, which its shopper sees", () => {
  const special = sampleProduct({ id: 1, specialPrice: { price: 350_000, endDate: now + 1 } });
  expect(planQuantities([line(1, 1, { product: special })], [ask(1, 2)], now).sets[0]?.price).toBe(350_000);
});
