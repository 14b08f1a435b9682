import { expect, test } from "vitest";
import { isPageView, coViewedProducts, viewSource } from "../../../app/domain/products/page-view.ts";

test.each([
  ["Discunt Products", "Discunt Products"],
  ["Flash Sell", "Flash Sell"],
  ["flash sell", null],
  ["<script>", null],
  [null, null],
])("the source of from=%s is %s (specification 2.2)", (from, source) => {
  expect(viewSource(from)).toBe(source);
});

test.each([
  [{ productId: 1, at: 5, source: null }, true],
  [{ productId: 1, at: 5, source: "anything" }, false],
  [{ productId: 1, at: 5 }, false],
  [{ productId: 1.5, at: 5, source: null }, false],
  [{ productId: "1", at: 5, source: null }, false],
  [{ productId: 1, at: Number.NaN, source: null }, false],
  [{ productId: 1, at: 5, source: null, with: [2, 3, 4] }, true],
  [{ productId: 1, at: 5, source: null, with: [2, 3, 4, 5] }, false],
  [{ productId: 1, at: 5, source: null, with: ["2"] }, false],
  [{ productId: 1, at: 5, source: null, with: { length: 1 } }, false],
  [null, false],
])("a message %j is a view: %s", (body, isView) => {
  expect(isPageView(body)).toBe(isView);
});

test.each([
  [[], {}],
  [[2], { with: [2] }],
  [[2, 3, 4, 5], { with: [2, 3, 4] }],
  // The pair was counted on the way there.
  [[2, 1, 4, 5], {}],
  [[2, 3, 4, 1], { with: [2, 3, 4] }],
])("after %j a look at 1 is counted together with %j", (seen, expected) => {
  expect(coViewedProducts(seen, 1)).toEqual(expected);
});
