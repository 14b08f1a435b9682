import { expect, test } from "vitest";
import { buyNowTarget } from "../../../app/domain/cart/buy-now.ts";

test.each([
  ["checkout", true, "/shop/checkout"],
  ["checkout", false, "/shop/guest-checkout"],
  ["cart", true, "/shop/cart"],
  ["cart", false, "/shop/cart"],
] as const)("Buy Now, reading %s, signed in %s, ends at %s (specification 4.6)", (reading, signedIn, target) => {
  expect(buyNowTarget(reading, signedIn)).toBe(target);
});
