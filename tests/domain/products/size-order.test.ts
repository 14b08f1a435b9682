import { expect, test } from "vitest";
import { bySize, compareSizes } from "../../../app/domain/products/size-order.ts";

// Decision 59.
test.each([
  ["letters", ["XXS", "XS", "S", "M", "L", "XL", "2XL", "XXXL"]],
  ["numbers of shoes", ["9", "10", "38", "39.5", "40", "41"]],
  ["weights over their units", ["250 g", "500 g", "1 kg", "25kg"]],
  ["volumes", ["200 ml", "0.5 l", "1 l", "5 L"]],
  ["two measures", ["30", "30x40 cm", "30x60 cm", "100x200 cm"]],
  ["ages", ["0-3 months", "2-3 years", "4-5 years", "10-12 years"]],
  ["storage", ["64 GB", "256GB", "1 TB"]],
  ["letters, numbers, words", ["S", "XL", "38", "Large", "One size"]],
])("%s", (_, sizes) => {
  expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes);
  expect([...sizes.slice(2), ...sizes.slice(0, 2)].toSorted(compareSizes)).toEqual(sizes);
});

test("options of a product: colours as they came, sizes in each of them in order, what has no size where it stood", () => {
  const option = (color: string | null, size: string | null) => ({ color, size });
  const given = [option("red", "L"), option("blue", "M"), option("red", "S"), option("blue", "XS"), option(null, null)];
  expect(bySize(given)).toEqual([
    option("red", "S"),
    option("red", "L"),
    option("blue", "XS"),
    option("blue", "M"),
    option(null, null),
  ]);
  expect(given[0]).toEqual(option("red", "L"));
});
