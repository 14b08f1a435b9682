import { expect, test } from "vitest";
import { mayReadNearby } from "../../../app/domain/pages/reads-nearby.ts";

// docs/decisions/0056.

test.each([
  "/",
  "/_root.data",
  "/shop/sidebar/list",
  "/shop/sidebar/list$category=shoes",
  "/product/default/jebena",
  "/product/default/jebena.data",
  "/vendor-store/12",
  "/vendors",
  "/blog/classic",
  "/blog/classic/coffee",
  "/pages/shipping",
  "/quick-view/jebena",
  "/catalogue/products",
  "/search/suggestions",
])("%s reads nearby, and its forms do not", (path) => {
  expect(["GET", "HEAD", "POST", "PUT"].map((method) => mayReadNearby(method, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  "/shop/cart",
  "/shop/cart.data",
  "/shop/checkout",
  "/shop/guest-checkout",
  "/shop/wishlist",
  "/shop/wishlist/secret",
  "/shop/compare",
  "/product/default/jebena/review",
  "/product/default/jebena/ask",
  "/question/secret",
  "/orders/abc",
  "/orders/abc/pay",
  "/account/orders",
  "/track",
  "/parcel/secret",
  "/sign-in",
  "/desk",
  "/desk/orders",
  "/operator/catalogue",
  "/portal/v1/parcels",
  "/hooks/chapa",
  "/sitemap.xml",
  "/anything-new",
])("%s asks the primary", (path) => {
  expect(mayReadNearby("GET", path)).toBe(false);
});
