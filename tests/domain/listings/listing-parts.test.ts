import { expect, test } from "vitest";
import { noFilter } from "../../../app/domain/listings/listing-filter.ts";
import { halves, pricedParts, type ReadingPlan } from "../../../app/domain/listings/listing-parts.ts";

const rising: ReadingPlan = { isFalling: false, isBackwards: false, key: null };
const falling = { ...rising, isFalling: true };
const at = (soldOut: number, key: number) => ({ soldOut, key, facets: 0, id: 1 });
const spans = (parts: ReturnType<typeof pricedParts>) =>
  parts.map(({ soldOut, filter: { priceFrom, priceBelow } }) => [soldOut, priceFrom, priceBelow]);

test("what is in stock is read before what sold out, towards the beginning the other way round", () => {
  const order = (plan: ReadingPlan, filter = noFilter) => halves(filter, plan).map(({ soldOut }) => soldOut);
  expect(order(rising)).toEqual([0, 1]);
  expect(order({ ...rising, isBackwards: true })).toEqual([1, 0]);
  expect(order(rising, { ...noFilter, inStock: true })).toEqual([0]);
  expect(order({ ...rising, key: at(1, 5) })).toEqual([1]);
  expect(order({ ...rising, isBackwards: true, key: at(0, 5) })).toEqual([0]);
});

test("an order by price is read band by band, each half from its cheapest or dearest", () => {
  const filter = { ...noFilter, priceFrom: 90_000, priceBelow: 500_001 };
  const bands = [
    [90_000, 100_000],
    [100_000, 500_000],
    [500_000, 500_001],
  ];
  const both = (list: number[][]) => [0, 1].flatMap((soldOut) => list.map((band) => [soldOut, ...band]));
  expect(spans(pricedParts(filter, rising))).toEqual(both(bands));
  expect(spans(pricedParts(filter, falling))).toEqual(both(bands.toReversed()));
  expect(spans(pricedParts({ ...noFilter, inStock: true }, rising)).at(-1)).toEqual([0, 10_000_000, null]);
  expect(pricedParts({ ...noFilter, priceFrom: 5, priceBelow: 5 }, rising)).toEqual([]);
});

test("bands before the place that is read on from are left out, those of the other half are not", () => {
  const stocked = { ...noFilter, inStock: true };
  expect(spans(pricedParts(stocked, { ...rising, key: at(0, 2_000_000) })).map(([, from]) => from)).toEqual([
    2_000_000, 10_000_000,
  ]);
  expect(spans(pricedParts(stocked, { ...falling, key: at(0, 100_000) })).map(([, from]) => from)).toEqual([
    100_000, 0,
  ]);
  expect(pricedParts(noFilter, { ...rising, key: at(0, 99_999_999) }).map(({ soldOut }) => soldOut)).toEqual([
    0, 1, 1, 1, 1, 1,
  ]);
});
