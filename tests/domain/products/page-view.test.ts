import { expect, test } from "vitest";
import { isPageView, coViewedProducts } from "../../../app/domain/products/page-view.ts";

test.each([
  [{ productId: 1 }, true],
  [{ productId: 1.5 }, false],
  [{ productId: "1" }, false],
  [{ productId: Number.NaN }, false],
  [{ productId: 1, with: [2, 3, 4] }, true],
  [{ productId: 1, with: [2, 3, 4, 5] }, false],
  [{ productId: 1, with: ["2"] }, false],
  [{ productId: 1, with: { length: 1 } }, false],
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
