import { expect, test } from "vitest";
import { readWayIn, wayInHref } from "../../../app/domain/accounts/way-in.ts";

test.each([
  ["", "", "/register"],
  ["/", "", "/register"],
  ["/shop/cart?a=1&b=2", "", "/register?next=%2Fshop%2Fcart%3Fa%3D1%26b%3D2"],
  ["", "abc.def", "/register?intention=abc.def"],
  ["/shop/cart", "abc", "/register?next=%2Fshop%2Fcart&intention=abc"],
])("%j and %j lead to %s and come back", (next, intention, href) => {
  expect(wayInHref("/register", { next, intention })).toBe(href);
  const back = readWayIn(new URL(href, "http://shop").searchParams);
  expect(back).toEqual({ next: next === "/" ? "" : next, intention });
});

test("what is too long to be of use is dropped, repeated values count once", () => {
  const query = new URLSearchParams({ next: `/${"a".repeat(2048)}`, intention: "b".repeat(1025) });
  expect(readWayIn(query)).toEqual({ next: "", intention: "" });
  expect(readWayIn(new URLSearchParams("next=/a&next=/b"))).toEqual({ next: "/a", intention: "" });
});
