import { expect, test } from "vitest";
import { holdsAll, refuseAdding, planQuantities } from "../../../app/domain/cart/line-request.ts";
import type { CartLine } from "../../../app/domain/cart/cart-line.ts";
import { uncountedStock } from "../../../app/domain/products/stock.ts";
import { now, sampleProduct } from "../products/sample-product.ts";

const known = {
  offer: "open" as const,
  stockAmount: 5,
  variantCount: 0,
  variant: null,
  inCart: 0,
  inLine: 0,
  lineCount: 0,
};

const options = { ...known, variantCount: 3 };
const overStock = (available: number) => ({ field: "quantity", problem: "overStock", available });
const oneAtATime = (available: number) => ({ field: "quantity", problem: "oneAtATime", available });
const overLimit = (available: number) => ({ field: "quantity", problem: "overLimit", available });

test.each([
  ["within stock", known, 0, 5, null],
  ["over stock, the free number named", known, 0, 6, overStock(5)],
  ["over stock with what the line holds", { ...known, inCart: 3, inLine: 3, lineCount: 1 }, 0, 3, overStock(2)],
  ["what other options of a shared stock leave", { ...options, variant: { id: 4 }, inCart: 4 }, 4, 2, overStock(1)],
  ["as many as the option has", { ...options, variant: { id: 4, stockAmount: 2 }, inCart: 9 }, 4, 2, null],
  [
    "more than the option has",
    { ...options, variant: { id: 4, stockAmount: 2 }, inCart: 9, inLine: 1 },
    4,
    2,
    overStock(1),
  ],
  ["sold out", { ...known, stockAmount: 0 }, 0, 1, { field: "quantity", problem: "soldOut", available: 0 }],
  ["of a closed seller", { ...known, offer: "closed" }, 0, 1, { field: "product", problem: "closed" }],
  ["unknown product", null, 0, 1, { field: "product", problem: "gone" }],
  ["no option chosen", options, 0, 1, { field: "variant", problem: "chooseVariant" }],
  ["an option of another product", options, 9, 1, { field: "variant", problem: "optionGone" }],
  ["an option where there is none", known, 9, 1, { field: "variant", problem: "optionGone" }],
  [
    "an option that is sold out beside others",
    { ...options, variant: { id: 4, stockAmount: 0 } },
    4,
    1,
    { field: "variant", problem: "optionSoldOut" },
  ],
  ["the 51st line", { ...known, lineCount: 50 }, 0, 1, { field: "product", problem: "cartFull" }],
  ["more of one of 50 lines", { ...known, lineCount: 50, inCart: 1, inLine: 1 }, 0, 1, null],
  ["over 99 in one line", { ...known, stockAmount: 500, inCart: 95, inLine: 95 }, 0, 10, overLimit(4)],
  ["goods that nobody counts", { ...known, stockAmount: uncountedStock }, 0, 1, null],
  ["two of goods that nobody counts", { ...known, stockAmount: uncountedStock }, 0, 2, oneAtATime(1)],
  [
    "more goods that nobody counts",
    { ...known, stockAmount: uncountedStock, inCart: 1, inLine: 1 },
    0,
    1,
    oneAtATime(0),
  ],
  ["over 99 in several lines", { ...known, stockAmount: 500, inCart: 95, inLine: 10 }, 0, 10, null],
] as const)(
  "adding to the cart (settled.md 20, security-and-faults.md 6, decision 58): %s",
  (_, product, variant, quantity, refusal) => expect(refuseAdding(product, variant, quantity)).toEqual(refusal),
);

// Specification 4.6.
test.each([
  ["the last unit, which the line holds", { inCart: 1, inLine: 1 }, 1, true],
  ["all units, more than are wanted", { inCart: 5, inLine: 5 }, 2, true],
  ["fewer than are wanted", { inCart: 5, inLine: 1 }, 2, false],
  ["none: another line of the product holds them", { inCart: 5, inLine: 0 }, 1, false],
  ["some, and more could be added", { inCart: 2, inLine: 2 }, 4, false],
])("a refused line of the cart holds %s", (_, held, quantity, expected) => {
  const state = { ...known, stockAmount: held.inCart === 1 ? 1 : 5, ...held, lineCount: 1 };
  expect(holdsAll(refuseAdding(state, 0, quantity)!, state, quantity)).toBe(expected);
});

// settled.md 20.

const line = (id: number, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  ...{ product: sampleProduct({ id, stockAmount: 5 }), variant: null, variantId: 0, quantity, priceWhenAdded: 1 },
  ...more,
});
const option = (variantId: number, stockAmount: number) =>
  line(1, 1, {
    variantId,
    variant: { id: variantId, color: null, colorAm: null, colorCode: null, size: "M", price: 1, stockAmount },
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
  ["up to the stock", [line(1, 2)], [ask(1, 5)], [[[1, 0, 5]], []]],
  ["down", [line(1, 2)], [ask(1, 1)], [[[1, 0, 1]], []]],
  [
    "over what other variants leave",
    [line(1, 2, { variantId: 3 }), line(1, 2, { variantId: 4 })],
    [ask(1, 4, 3)],
    [[], [["1-3", "overStock", 3]]],
  ],
  ["all that the option has", [option(3, 2), option(4, 9)], [ask(1, 2, 3)], [[[1, 3, 2]], []]],
  ["over stock", [line(1, 1)], [ask(1, 6)], [[], [["1-0", "overStock", 5]]]],
  [
    "over an option's own stock",
    [option(3, 2), option(4, 4)],
    [ask(1, 3, 3), ask(1, 4, 4)],
    [[[1, 4, 4]], [["1-3", "overStock", 2]]],
  ],
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
