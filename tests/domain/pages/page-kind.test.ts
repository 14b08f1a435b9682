import { expect, test } from "vitest";
import { laneOf, canWait } from "../../../app/domain/pages/page-kind.ts";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";

// docs/decisions/0048.

test.each([
  ["/robots.txt", "machines"],
  ["/sitemap.xml", "machines"],
  ["/.well-known/security.txt", "machines"],
  ["/blog/classic/feed.xml", "machines"],
  ["/healthz", "health"],
  ["/media/v/0-320.webp", "pictures"],
  ["/", "shop"],
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
  ["GET", "/search/suggestions", true],
  ["GET", "/shop/cart", false],
  ["GET", "/SHOP/Cart/", false],
  ["GET", "//shop/cart", false],
  ["GET", "/shop/checkout", false],
  ["GET", "/orders/abc/pay", false],
  ["GET", "/track", false],
  ["POST", "/", false],
  ["POST", "/hooks/chapa", false],
])("%s %s can wait: %s", (method, pathname, expected) => expect(canWait(method, pathname)).toBe(expected));
