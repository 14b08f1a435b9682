import { expect, test } from "vitest";
import { isBuyNowMuted, isOutOfStock, stockLabel } from "../../../app/domain/products/stock.ts";

test.each([
  [0, true, "soldOut", true],
  [1, false, "inStock", true],
  [2, false, "inStock", false],
  [500, false, "inStock", false],
])("stock %i (specification 2.8, 4.1)", (stockAmount, out, label, muted) => {
  expect(isOutOfStock({ stockAmount })).toBe(out);
  expect(stockLabel({ stockAmount })).toBe(label);
  expect(isBuyNowMuted({ stockAmount })).toBe(muted);
});
