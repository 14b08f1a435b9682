import { expect, test } from "vitest";
import { planReorder } from "../../../app/domain/orders/reorder.ts";
import type { HeldLine, WishedProduct } from "../../../app/domain/wishlist/wishlist.ts";
import { now, sampleProduct } from "../products/sample-product.ts";

const wish = (id: number, changes = {}, retired = false): WishedProduct => ({
  product: sampleProduct({ id, ...changes }),
  ...{ variant: null, variantId: 0 },
  priceWhenAdded: 1,
  addedAt: 0,
  ...{ quantity: 1, retired },
});
const chosen = (id: number): WishedProduct => ({
  ...wish(1, { variantCount: 2 }),
  ...{ variantId: id, variant: { id, color: "Red", colorAm: null, colorCode: null, size: null, price: 1 } },
});
const line = (productId: number, quantity = 1, variantId = 0): HeldLine => ({ productId, variantId, quantity });
const plan = (items: WishedProduct[], held: HeldLine[] = []) => {
  const { adds, left } = planReorder(items, held, now);
  return [adds.map(({ line }) => line.product.id), left.map(({ line, reason }) => [line.product.id, reason])];
};

// Specification 4.1, 2.8; security-and-faults.md 6.
test.each([
  ["what is there moves, in the list's order", [wish(3), wish(1)], [], [[3, 1], []]],
  ["sold out stays", [wish(1, { stockAmount: 0 })], [], [[], [[1, "soldOut"]]]],
  ["a choice comes first", [wish(1, { variantCount: 2 })], [], [[], [[1, "chooseVariant"]]]],
  ["what was chosen moves", [chosen(5)], [], [[1], []]],
  ["options share a stock that is not their own", [chosen(5), chosen(6)], [line(1, 11, 7)], [[1], [[1, "overStock"]]]],
  ["no longer sold stays", [wish(1, {}, true)], [], [[], [[1, "gone"]]]],
  ["the cart holds every unit there is", [wish(1, { stockAmount: 2 })], [line(1, 2)], [[], [[1, "overStock"]]]],
  ["units of variants count", [wish(1, { stockAmount: 2 })], [line(1, 1, 5), line(1, 1, 6)], [[], [[1, "overStock"]]]],
  [
    "a closed vendor's goods stay",
    [wish(1, { vendor: { ...sampleProduct().vendor, closedUntil: now + 1 } }), wish(2)],
    [],
    [[2], [[1, "closed"]]],
  ],
  ["99 of one", [wish(1, { stockAmount: 500 })], [line(1, 99)], [[], [[1, "overLimit"]]]],
] as const)("%s", (_, items, held, expected) => {
  expect(plan([...items], [...held])).toEqual(expected);
});

test("a cart of 50 lines takes no new one, but one more of what it has", () => {
  const held = Array.from({ length: 49 }, (_, i) => line(100 + i));
  expect(plan([wish(1), wish(2), wish(100), wish(3)], held)).toEqual([
    [1, 100],
    [
      [2, "cartFull"],
      [3, "cartFull"],
    ],
  ]);
});
