import { expect, test } from "vitest";
import { canWait } from "../../../app/domain/pages/can-wait.ts";

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
