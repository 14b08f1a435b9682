import { expect, test } from "vitest";
import { parseIds } from "../../app/domain/id-list.ts";
import { compareHref } from "../../app/domain/products/compare-list.ts";
import { recentLimit, withView } from "../../app/domain/products/recent.ts";

test.each([
  ["1,2,3", [1, 2, 3]],
  ["3.1.2", [3, 1, 2]],
  ["7,7,8", [7, 8]],
  ["1,2,3,4,5", [1, 2, 3, 4]],
  ["", []],
  ["0,-1,+2,1e3, 4,05,1.5,x", [1, 5]],
  ["9007199254740993,12", [12]],
  ["1;DROP TABLE product,2\u0000,3", [3]],
  ["፩,٣,5", [5]],
  [`${",".repeat(2_000)}6`, []],
])("ids of %j", (text, ids) => {
  expect(parseIds(text, 4)).toEqual(ids);
});

test("an address of a comparison says what it was made of", () => {
  expect(compareHref([12, 3, 700])).toBe("/shop/compare?products=12,3,700");
  expect(parseIds(new URL(`http://shop.example${compareHref([12, 3])}`).searchParams.get("products")!, 4)).toEqual([
    12, 3,
  ]);
});

test.each([
  [[], 5, [5]],
  [[1, 2], 5, [5, 1, 2]],
  [[1, 5, 2], 5, [5, 1, 2]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 13, [13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])("after a look, %j and %i is %j", (seen, id, after) => {
  expect(withView(seen, id)).toEqual(after);
  expect(after.length).toBeLessThanOrEqual(recentLimit);
});
