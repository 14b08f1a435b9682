import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// speed.md 3.7: a prefetch has no effect.

const AHEAD = { "Sec-Purpose": "prefetch" };

test("a message waits for the page that is looked at", async () => {
  const [product] = await findProducts(baseURL, 1);
  const visitor = await newGuest(baseURL);
  const answer = await visitor.post("/cart/lines", { product: product!.id, returnTo: "/shop/compare" });
  expect(answer.status).toBe(303);
  for (const purpose of [AHEAD, { Purpose: "prefetch" }, { "Sec-Purpose": "prefetch;prerender" }])
    expect((await visitor.get("/shop/compare", purpose as Record<string, string>)).text).not.toContain("Added to cart");
  expect((await visitor.get("/shop/compare")).text).toContain("Added to cart");
  expect((await visitor.get("/shop/compare")).text).not.toContain("Added to cart");
});

test("the language of a page that is not looked at is not chosen", async () => {
  const visitor = new Visitor(baseURL);
  expect((await visitor.get("/?lng=am", AHEAD)).text).toContain('lang="am"');
  expect(visitor.cookies.has("lng")).toBe(false);
  await visitor.get("/?lng=am");
  expect(visitor.cookies.has("lng")).toBe(true);
});
