import { expect, test } from "vitest";
import { linesText, parseIds, parseLines } from "../../app/domain/id-list.ts";
import { compareHref } from "../../app/domain/products/compare-list.ts";
import { recentlyViewedLimit, addRecentlyViewed } from "../../app/domain/products/recently-viewed.ts";

test.each([
  ["1,2,3", [1, 2, 3]],
  ["7,7,8", [7, 8]],
  ["1,2,3,4,5", [1, 2, 3, 4]],
  ["", []],
  ["0,-1,+2,1e3, 4,05,1.5,x", [1, 5]],
  ["9007199254740993,12", [12]],
  ["1;DROP TABLE product,2\u0000,3", [3]],
  [`${",".repeat(2_000)}6`, []],
])("ids of %j", (text, ids) => {
  expect(parseIds(text, 4)).toEqual(ids);
});

const line = (productId: number, variantId = 0) => ({ productId, variantId });

test.each([
  ["12,3-7", [line(12), line(3, 7)]],
  ["12-7.12-8.12-7", [line(12, 7), line(12, 8)]],
  ["1-0,2-,-3,4-5-6,7-x,8", [line(8)]],
])("products with options of %j", (text, lines) => {
  expect(parseLines(text, 4)).toEqual(lines);
});

test("an address of a comparison says what it was made of", () => {
  const lines = [line(12), line(3, 41), line(700)];
  expect(compareHref(lines)).toBe("/shop/compare?products=12,3-41,700");
  expect(parseLines(new URL(`http://shop.example${compareHref(lines)}`).searchParams.get("products")!, 4)).toEqual(
    lines,
  );
});

test.each([
  ["", line(5), "5"],
  ["1.2", line(5), "5.1.2"],
  ["1.5.2", line(5, 7), "5-7.1.2"],
  ["1.5-7.2", line(5), "5-7.1.2"],
  ["1.5-7.2", line(5, 8), "5-8.1.2"],
  ["1.2.3.4.5.6.7.8.9.10.11.12", line(13), "13.1.2.3.4.5.6.7.8.9.10.11"],
])("after %j, a look at %j leaves %j", (seen, look, after) => {
  expect(linesText(addRecentlyViewed(parseLines(seen, recentlyViewedLimit), look), ".")).toBe(after);
});
