import type { BuyNow } from "../readings.ts";

/** Specification 4.6. */
export function buyNowTarget(reading: BuyNow, signedIn: boolean): string {
  if (reading === "cart") return "/shop/cart";
  return signedIn ? "/shop/checkout" : "/shop/guest-checkout";
}
