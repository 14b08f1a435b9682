import { expect, test } from "vitest";
import { safePath } from "../../app/http/safe-path.server.ts";
import { payloads } from "../support/redirect-payloads.ts";

const origin = "http://localhost:8787";

test.each([
  ["/shop/cart", "/shop/cart"],
  ["/shop/sidebar/list?name=ጫማ&page=2", "/shop/sidebar/list?name=%E1%8C%AB%E1%88%9B&page=2"],
  ["/product/default/a#reviews", "/product/default/a"],
  ["/shop/../shop/cart", "/shop/cart"],
])("%s stays on our origin", (given, path) => expect(safePath(given, origin)).toBe(path));

test.each([
  null,
  undefined,
  ...payloads,
  "/%0d/../..//evil.example/..//",
  "http://localhost:8787@evil.example/",
  "//localhost:8787/shop/cart",
])("%j goes to the home page or stays ours", (given) => {
  const path = safePath(given, origin);
  expect(path.startsWith("/")).toBe(true);
  expect(new URL(path, origin).origin).toBe(origin);
  expect(path).not.toMatch(/^\/[/\\]/);
});
