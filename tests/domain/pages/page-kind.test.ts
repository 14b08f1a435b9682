import { expect, test } from "vitest";
import { laneOf, canWait, mayReadNearby } from "../../../app/domain/pages/page-kind.ts";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";

// docs/decisions/0048.

test.each([
  ["/robots.txt", "machines"],
  ["/sitemap.xml", "machines"],
  ["/sitemaps/products-1.xml", "machines"],
  ["/llms.txt", "machines"],
  ["/site.webmanifest", "machines"],
  ["/.well-known/security.txt", "machines"],
  ["/blog/classic/feed.xml", "machines"],
  ["/healthz", "health"],
  ["/media/v/0-320.webp", "pictures"],
  ["/", "shop"],
  ["/portal", "shop"],
  ["/Reports/csp", "shop"],
  ["/healthz.data", "shop"],
  ["/desk/orders", "shop"],
])("%s comes with %s", (pathname, lane) => expect(laneOf(pathname)).toBe(lane));

test("what proves itself without a form token never comes with the shoppers", () => {
  for (const { path, proof } of exemptRoutes)
    expect(laneOf(path), path).toBe(proof === "limits" ? "reports" : "signed");
});

// docs/decisions/0048.

test.each([
  ["GET", "/", true],
  ["GET", "/shop/sidebar/list", true],
  ["HEAD", "/product/default/yirgacheffe-coffee", true],
  ["GET", "/shop/compare", true],
  ["GET", "/search/suggestions", true],
  ["GET", "/sitemap.xml", true],
  ["GET", "/trackers", true],
  ["GET", "/shop/cart", false],
  ["GET", "/SHOP/Cart/", false],
  ["GET", "//shop/cart", false],
  ["GET", "/shop/cart.data", false],
  ["GET", "/shop/checkout", false],
  ["GET", "/shop/guest-checkout", false],
  ["GET", "/orders/abc/pay", false],
  ["GET", "/sign-in", false],
  ["GET", "/track", false],
  ["POST", "/", false],
  ["POST", "/compare/items", false],
  ["POST", "/hooks/chapa", false],
])("%s %s can wait: %s", (method, pathname, expected) => expect(canWait(method, pathname)).toBe(expected));

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
