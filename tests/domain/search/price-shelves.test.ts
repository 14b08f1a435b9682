import { expect, test } from "vitest";
import { priceShelves } from "../../../app/domain/search/price-shelves.ts";

test.each([
  [600, 34_700, ["m36", "m37", "m38", "m39", "m4", "m51", "m52", "m53"]],
  [34_700, 39_000, ["m53"]],
  [0, 99, ["m1", "m2"]],
  [1_000, 9_999, ["m4"]],
  [
    2_500_000,
    10 ** 12,
    ["m72", "m73", "m74", "m75", "m76", "m77", "m78", "m79", "m8", "m9", "m10", "m11", "m12", "m131"],
  ],
])("prices from %i to %i stand on few shelves", (from, to, shelves) => {
  expect(priceShelves(from, to)).toEqual(shelves);
});

/** As migration 0029 writes them. */
const shelvesOf = (price: number) => {
  const digits = String(price);
  return [`m${digits.length}`, `m${digits.length}${digits[0]}`];
};

test("every price of a range stands on one of its shelves, and of the others only those that begin like its ends", () => {
  const prices = Array.from({ length: 12_000 }, (_, index) => index);
  for (const [from, to] of [
    [0, 9],
    [7, 7],
    [8, 12],
    [95, 1_044],
    [100, 9_999],
    [301, 2_999],
  ] as const) {
    const shelves = new Set<string>(priceShelves(from, to));
    const counts = prices.map((price) => shelvesOf(price).filter((shelf) => shelves.has(shelf)).length);
    const ends = [shelvesOf(from), shelvesOf(to)].map(String);
    expect(prices.filter((price) => counts[price] === 0 && price >= from && price <= to)).toEqual([]);
    expect(prices.filter((price) => counts[price]! > 1)).toEqual([]);
    const strangers = prices.filter((price) => counts[price] === 1 && (price < from || price > to));
    expect(strangers.filter((price) => !ends.includes(String(shelvesOf(price))))).toEqual([]);
  }
});
