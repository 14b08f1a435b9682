import { expect, test } from "vitest";
import { readSignInTarget, withSignInTarget, signInHref } from "../../../app/domain/accounts/sign-in-target.ts";

test.each([
  ["", "", "/register"],
  ["/", "", "/register"],
  ["/shop/cart?a=1&b=2", "", "/register?next=%2Fshop%2Fcart%3Fa%3D1%26b%3D2"],
  ["", "abc.def", "/register?intention=abc.def"],
  ["/shop/cart", "abc", "/register?next=%2Fshop%2Fcart&intention=abc"],
])("%j and %j lead to %s and come back", (next, intention, href) => {
  expect(withSignInTarget("/register", { next, intention })).toBe(href);
  const back = readSignInTarget(new URL(href, "http://shop").searchParams);
  expect(back).toEqual({ next: next === "/" ? "" : next, intention });
});

test("what is too long to be of use is dropped, repeated values count once", () => {
  const query = new URLSearchParams({ next: `/${"a".repeat(2048)}`, intention: "b".repeat(1025) });
  expect(readSignInTarget(query)).toEqual({ next: "", intention: "" });
  expect(readSignInTarget(new URLSearchParams("next=/a&next=/b"))).toEqual({ next: "/a", intention: "" });
});

// settled.md 4.

test.each([
  ["/", "/sign-in"],
  ["/shop/cart", "/sign-in?next=%2Fshop%2Fcart"],
  ["/shop/sidebar/list?name=a%20b&page=2", "/sign-in?next=%2Fshop%2Fsidebar%2Flist%3Fname%3Da%2Bb%26page%3D2"],
  ["/product/default/x?modal=login", "/sign-in?next=%2Fproduct%2Fdefault%2Fx"],
  ["/?modal=login", "/sign-in"],
  ["/sign-in?next=%2Fshop%2Fcart", "/sign-in?next=%2Fshop%2Fcart"],
  ["/register/code?next=%2Faccount", "/sign-in?next=%2Faccount"],
  ["/sign-in", "/sign-in"],
  ["/refused", "/sign-in"],
  ["//evil.example/x", "/sign-in?next=%2F%2Fevil.example%2Fx"],
  ["/registers", "/sign-in?next=%2Fregisters"],
  ["/a?b=c?d", "/sign-in?next=%2Fa%3Fb%3Dc%253Fd"],
])("%s leads to %s", (path, href) => {
  expect(signInHref(path)).toBe(href);
});
