import { expect, test } from "vitest";
import { chargedPrice, discountPercent } from "../../../app/domain/products/price.ts";
import { shownFacts } from "../../../app/domain/products/shown-facts.ts";

const NOW = 1_000_000;
const plain = { sellingPrice: 10_000, usdPrice: 65, salePrice: null, specialPrice: null, saleUntil: null, discount: 0 };
const special = (price: number, endDate: number) => ({ specialPrice: { price, endDate } });

test.each([
  ["a plain price never turns", plain, { shownPrice: 10_000, shownDiscount: 0, turnsAt: null }],
  [
    "a special price turns at its end",
    { ...plain, ...special(7_500, NOW + 5) },
    { shownPrice: 7_500, shownDiscount: 25, turnsAt: NOW + 5 },
  ],
  [
    "of two ends the one that changes something comes first",
    { ...plain, salePrice: 9_000, saleUntil: NOW + 2, ...special(7_500, NOW + 5) },
    { shownPrice: 7_500, shownDiscount: 25, turnsAt: NOW + 5 },
  ],
  [
    "a special price above the selling price saves nothing and still turns",
    { ...plain, ...special(11_000, NOW + 5) },
    { shownPrice: 11_000, shownDiscount: 0, turnsAt: NOW + 5 },
  ],
])("%s", (_, product, facts) => {
  expect(shownFacts(product, NOW)).toEqual(facts);
});

test("until it turns the card says the same, afterwards something else", () => {
  for (const first of [NOW - 1, NOW + 3, NOW + 8]) {
    for (const second of [null, NOW - 1, NOW + 3, NOW + 6]) {
      for (const salePrice of [null, 9_000, 7_500]) {
        const product = { ...plain, discount: 5, salePrice, saleUntil: second, ...special(7_500, first) };
        const { turnsAt, ...facts } = shownFacts(product, NOW);
        for (let now = NOW; now < NOW + 12; now += 1) {
          const card = {
            shownPrice: chargedPrice(product, null, now),
            shownDiscount: discountPercent(product, now) ?? 0,
          };
          if (turnsAt === null || now < turnsAt) expect(card).toEqual(facts);
          if (now === turnsAt) expect(card).not.toEqual(facts);
        }
      }
    }
  }
});
