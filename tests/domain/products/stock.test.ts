import { expect, test } from "vitest";
import { isBuyNowMuted, isOutOfStock } from "../../../app/domain/products/stock.ts";

test.each([
  [0, true, true],
  [1, false, true],
  [2, false, false],
  [500, false, false],
])("stock %i (specification 2.8, 4.1)", (stockAmount, out, muted) => {
  expect(isOutOfStock({ stockAmount })).toBe(out);
  expect(isBuyNowMuted({ stockAmount })).toBe(muted);
});
