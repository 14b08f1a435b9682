import { expect, test } from "vitest";
import { priceShares } from "../../../app/domain/listings/price-share.ts";

// Specification 2.3: bands of 1,000, 5,000, 20,000 and 100,000 ETB.
test.each([
  ["no range", null, null, [1, 1, 1, 1, 1]],
  ["two bands as they are", 100_000, 2_000_000, [0, 1, 1, 0, 0]],
  ["half of a band's digits", 100_000, 223_607, [0, 0.5, 0, 0, 0]],
  ["a part of two bands", 223_607, 1_000_000, [0, 0.5, 0.5, 0, 0]],
  ["the cheapest", null, 22_361, [0.5, 0, 0, 0, 0]],
  ["the dearest", 44_721_360, null, [0, 0, 0, 0, 0.5]],
  ["none", 300_000, 300_000, [0, 0, 0, 0, 0]],
  ["upside down", 400_000, 300_000, [0, 0, 0, 0, 0]],
])("a range covers of each price band: %s", (_, priceFrom, priceBelow, shares) => {
  expect(priceShares({ priceFrom, priceBelow }).map((share) => Math.round(share * 1_000) / 1_000)).toEqual(shares);
});
