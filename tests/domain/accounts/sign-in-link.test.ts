import { expect, test } from "vitest";
import { signInHref } from "../../../app/domain/accounts/sign-in-link.ts";

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
