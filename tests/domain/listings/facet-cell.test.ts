import fc from "fast-check";
import { expect, test } from "vitest";
import { cellTest, isPriceOnBands, priceLevels, unpackCell } from "../../../app/domain/listings/facet-cell.ts";
import { packCell } from "../../support/pack-cell.ts";
import { noFilter } from "../../../app/domain/listings/listing-filter.ts";

const facts = fc.record({
  inStock: fc.boolean(),
  freeDelivery: fc.boolean(),
  discount: fc.nat(4),
  rating: fc.nat(3),
  price: fc.nat(4),
});

test("a packed cell unpacks to what it was, and no two cells are one number", () => {
  fc.assert(
    fc.property(facts, (cell) => {
      expect(unpackCell(packCell(cell))).toEqual(cell);
    }),
  );
});

test.each([
  [null, null, true, { first: 0, last: 4 }],
  [null, 100_000, true, { first: 0, last: 0 }],
  [100_000, 2_000_000, true, { first: 1, last: 2 }],
  [10_000_000, null, true, { first: 4, last: 4 }],
  [99_999, 100_001, false, { first: 0, last: 1 }],
  [150_000, null, false, { first: 1, last: 4 }],
  [null, 1, false, { first: 0, last: 0 }],
  [500_000, 500_000, true, { first: 1, last: 0 }],
])("prices from %s below %s", (priceFrom, priceBelow, isOnBands, levels) => {
  const filter = { ...noFilter, priceFrom, priceBelow };
  expect(isPriceOnBands(filter)).toBe(isOnBands);
  expect(priceLevels(filter)).toEqual(levels);
});

test("each kind narrows by itself, and not where it is left out", () => {
  const cell = packCell({ inStock: false, freeDelivery: false, discount: 2, rating: 1, price: 1 });
  expect(cellTest(noFilter)(cell)).toBe(true);
  const narrow = [
    ["inStock", { inStock: true }],
    ["freeDelivery", { freeDelivery: true }],
    ["discount", { discount: 25 }],
    ["rating", { rating: 3 }],
    ["price", { priceBelow: 100_000 }],
  ] as const;
  for (const [kind, choice] of narrow) {
    expect(cellTest({ ...noFilter, ...choice })(cell)).toBe(false);
    expect(cellTest({ ...noFilter, ...choice }, kind)(cell)).toBe(true);
  }
  expect(cellTest({ ...noFilter, discount: 10, rating: 2, priceFrom: 100_000 })(cell)).toBe(true);
});
