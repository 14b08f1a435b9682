import { describe, expect, test } from "vitest";
import { holdsAll, refuseAdding, refuseSetting } from "../../../app/domain/cart/line-request.ts";

const known = {
  offer: "open" as const,
  stockAmount: 5,
  variantCount: 0,
  variant: null,
  inCart: 0,
  inLine: 0,
  lineCount: 0,
};

describe("adding to the cart (settled.md 20, security-and-faults.md 6)", () => {
  test.each([
    ["within stock", known, 0, 5, null],
    ["over stock, the free number named", known, 0, 6, { field: "quantity", problem: "overStock", available: 5 }],
    [
      "over stock with what the cart holds",
      { ...known, inCart: 3, inLine: 3, lineCount: 1 },
      0,
      3,
      { field: "quantity", problem: "overStock", available: 2 },
    ],
    [
      "variants share the stock",
      { ...known, variantCount: 2, variant: { id: 4 }, inCart: 4 },
      4,
      2,
      { field: "quantity", problem: "overStock", available: 1 },
    ],
    ["sold out", { ...known, stockAmount: 0 }, 0, 1, { field: "quantity", problem: "soldOut", available: 0 }],
    ["of a closed seller", { ...known, offer: "closed" }, 0, 1, { field: "product", problem: "closed" }],
    ["exactly one left", { ...known, stockAmount: 1 }, 0, 1, null],
    ["unknown product", null, 0, 1, { field: "product", problem: "gone" }],
    ["no variant chosen", { ...known, variantCount: 2 }, 0, 1, { field: "variant", problem: "chooseVariant" }],
    ["a variant of another product", { ...known, variantCount: 2 }, 9, 1, { field: "variant", problem: "optionGone" }],
    ["a variant where there is none", known, 9, 1, { field: "variant", problem: "optionGone" }],
    [
      "a variant that is sold out beside others",
      { ...known, variantCount: 2, variant: { id: 4, stockAmount: 0 } },
      4,
      1,
      { field: "variant", problem: "optionSoldOut" },
    ],
    ["the 51st line", { ...known, lineCount: 50 }, 0, 1, { field: "product", problem: "cartFull" }],
    ["more of one of 50 lines", { ...known, lineCount: 50, inCart: 1, inLine: 1 }, 0, 1, null],
    [
      "over 99",
      { ...known, stockAmount: 500, inCart: 98, inLine: 98 },
      0,
      2,
      { field: "quantity", problem: "overLimit", available: 1 },
    ],
  ] as const)("%s", (_, product, variant, quantity, refusal) =>
    expect(refuseAdding(product, variant, quantity)).toEqual(refusal),
  );
});

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

describe("setting a quantity", () => {
  const held = { ...known, inCart: 2, inLine: 2, lineCount: 1 };
  test.each([
    ["up to the stock", held, 5, null],
    ["down", held, 1, null],
    ["over stock", held, 6, { field: "quantity", problem: "overStock", available: 5 }],
    [
      "over what other variants leave",
      { ...held, inCart: 4 },
      4,
      { field: "quantity", problem: "overStock", available: 3 },
    ],
    ["down, while other variants hold more than there is", { ...held, inCart: 9, inLine: 4 }, 3, null],
    ["a line that is not there", known, 1, { field: "product", problem: "gone" }],
  ] as const)("%s", (_, product, quantity, refusal) => expect(refuseSetting(product, 0, quantity)).toEqual(refusal));
});
