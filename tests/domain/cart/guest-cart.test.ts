import { expect, test } from "vitest";
import { mustSignInToAdd } from "../../../app/domain/cart/guest-cart.ts";
import { cartSurfaces } from "../../../app/domain/readings.ts";

// Specification 4.6, settled.md 19.

test("without a setting a guest has a cart on every surface (specification 4.6)", () => {
  for (const surface of [undefined, ...cartSurfaces])
    for (const returnTo of ["/", "/shop/sidebar/list", "/product/default/pot"])
      expect(mustSignInToAdd({ returnTo, surface }, [])).toBe(false);
});

test.each([
  ["homeCard", "/", true],
  ["homeCard", "/?lng=am", true],
  ["homeCard", "/shop/sidebar/list", false],
  ["productPage", "/product/default/clay-pot?variant=2", true],
  ["productPage", "/PRODUCT/Default/clay-pot", true],
  ["productPage", "/", false],
  ["generalCard", "/shop/sidebar/4cols?category=bags", true],
  ["generalCard", "/", false],
] as const)("Reading A on %s: a guest on %s signs in first: %s", (strict, returnTo, expected) => {
  expect(mustSignInToAdd({ returnTo, surface: undefined }, [strict])).toBe(expected);
});

test("a surface that the form names can only make it stricter", () => {
  const readings = ["homeCard", "exhibitionCard"] as const;
  expect(mustSignInToAdd({ returnTo: "/", surface: "generalCard" }, readings)).toBe(true);
  expect(mustSignInToAdd({ returnTo: "/shop/sidebar/list", surface: "exhibitionCard" }, readings)).toBe(true);
  expect(mustSignInToAdd({ returnTo: "/shop/sidebar/list", surface: "generalCard" }, readings)).toBe(false);
  for (const unknown of ["constructor", "__proto__", "", "HOMECARD"])
    expect(mustSignInToAdd({ returnTo: "/shop/sidebar/list", surface: unknown }, readings)).toBe(false);
});
