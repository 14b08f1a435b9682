import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cellTest,
  isPriceOnBands,
  neededCellTest,
  packCell,
  priceLevels,
  certainTest,
  unpackCell,
} from "../../../app/domain/listings/facet-cell.ts";
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

test("near a filter are the cells that fail at most one of its kinds that have steps", () => {
  const filter = { ...noFilter, inStock: true, rating: 3, priceBelow: 100_000 };
  const cell = { inStock: true, freeDelivery: false, discount: 0, rating: 2, price: 0 };
  const isNear = neededCellTest(filter);
  expect(isNear(packCell(cell))).toBe(true);
  for (const failed of [{ rating: 1 }, { price: 3 }]) expect(isNear(packCell({ ...cell, ...failed }))).toBe(true);
  for (const failed of [{ inStock: false }, { rating: 1, price: 3 }])
    expect(isNear(packCell({ ...cell, ...failed }))).toBe(false);
  const offBands = neededCellTest({ ...filter, priceBelow: 90_000 });
  expect(offBands(packCell({ ...cell, rating: 1 }))).toBe(true);
  expect(offBands(packCell({ ...cell, price: 3 }))).toBe(false);
});

test("surely in a filter are the cells of the bands that are wholly inside its price range", () => {
  const cell = { inStock: true, freeDelivery: false, discount: 0, rating: 2, price: 0 };
  const bandsOf = (prices: Pick<typeof noFilter, "priceFrom" | "priceBelow">, facts = cell) => {
    const isSure = certainTest({ ...noFilter, ...prices, inStock: true });
    return [0, 1, 2, 3, 4].filter((price) => isSure(packCell({ ...facts, price })));
  };
  expect(bandsOf({ priceFrom: 90_000, priceBelow: 2_000_001 })).toEqual([1, 2]);
  expect(bandsOf({ priceFrom: 100_000, priceBelow: 2_000_000 })).toEqual([1, 2]);
  expect(bandsOf({ priceFrom: null, priceBelow: 1 })).toEqual([]);
  expect(bandsOf({ priceFrom: 2_000_001, priceBelow: null })).toEqual([4]);
  expect(bandsOf({ priceFrom: null, priceBelow: null })).toEqual([0, 1, 2, 3, 4]);
  expect(bandsOf({ priceFrom: null, priceBelow: null }, { ...cell, inStock: false })).toEqual([]);
});
