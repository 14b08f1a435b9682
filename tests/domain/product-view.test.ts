import { expect, test } from "vitest";
import { isProductView, viewSource } from "../../app/domain/product-view.ts";

test.each([
  ["Discunt Products", "Discunt Products"],
  ["category_list", "category_list"],
  ["Flash Sell", "Flash Sell"],
  ["flash sell", null],
  ["<script>", null],
  ["", null],
  [null, null],
])("the source of from=%s is %s (specification 2.2)", (from, source) => {
  expect(viewSource(from)).toBe(source);
});

test.each([
  [{ productId: 1, at: 5, source: null }, true],
  [{ productId: 1, at: 5, source: "list" }, true],
  [{ productId: 1, at: 5, source: "anything" }, false],
  [{ productId: 1, at: 5 }, false],
  [{ productId: 1.5, at: 5, source: null }, false],
  [{ productId: "1", at: 5, source: null }, false],
  [{ productId: 1, at: Number.NaN, source: null }, false],
  [null, false],
  ["view", false],
])("a message %j is a view: %s", (body, isView) => {
  expect(isProductView(body)).toBe(isView);
});
