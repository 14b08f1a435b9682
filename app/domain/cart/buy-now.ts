import type { BuyNow } from "../readings.ts";

/** Specification 4.6: the page that Buy Now leads to once the product is in the cart. */
export function buyNowTarget(reading: BuyNow, signedIn: boolean): string {
  if (reading === "cart") return "/shop/cart";
  return signedIn ? "/shop/checkout" : "/shop/guest-checkout";
}
