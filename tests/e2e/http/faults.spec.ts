import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 9.

const AWAY = { "x-test-fail": "SELECT" };

test("pages that need the database answer 503 with navigation while it is away", async () => {
  const visitor = await newGuest(baseURL);
  for (const path of ["/", "/product/default/yirgacheffe-coffee", "/shop/sidebar/list?name=coffee+pot", "/shop/cart"]) {
    const { status, headers, text } = await visitor.get(path, AWAY);
    expect([status, headers.get("retry-after"), headers.get("cache-control")], path).toEqual([503, "5", "no-store"]);
    expect(text).toContain("<title>Not available for now</title>");
    expect(text).toContain("parentCategory=electronics");
    expect(text).toContain(`href="${path.replace("&", "&amp;")}">Try again`);
    expect(text).toContain("</html>");
    if (path.includes("name=")) expect(text).toMatch(/<input[^>]*name="name"[^>]*value="coffee pot"/);
  }
});

test("a page ends with a sentence while the database hangs", async () => {
  // Less than one statement takes, and more than a busy machine does.
  const begun = Date.now();
  const response = await fetch(`${baseURL}/`, { headers: { Accept: "text/html", "x-test-slow": "SELECT=20000" } });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("</html>");
  expect(Date.now() - begun).toBeLessThan(18_000);
});

test("the cart is as it was, and its cookies too", async () => {
  const [product] = await findProducts(baseURL, 1);
  const visitor = await newGuest(baseURL);
  await visitor.post("/cart/lines", { product: product!.id });
  const cookies = new Map(visitor.cookies);
  expect((await visitor.get("/shop/cart", AWAY)).status).toBe(503);
  for (const name of ["sid", "XSRF-TOKEN", "cart_count"]) expect(visitor.cookies.get(name)).toBe(cookies.get(name));
  expect(await visitor.cart()).toEqual({ [product!.id]: 1 });
});

test("a write that the database does not confirm shows what was sent and a button to send it again", async () => {
  const [product] = await findProducts(baseURL, 1);
  const visitor = await newGuest(baseURL);
  const fields = { product: product!.id, quantity: "2", returnTo: product!.path };
  const answer = await visitor.post("/cart/lines", fields, { "x-test-fail": "INSERT" });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.text).not.toContain("Added to cart");
  for (const [name, value] of Object.entries(fields))
    expect(answer.text).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(await visitor.cart()).toEqual({});
  expect((await visitor.post("/cart/lines", fields)).status).toBe(303);
  expect(await visitor.cart()).toEqual({ [product!.id]: 2 });
});

test("a refused form ends in a page with the sentence, wherever its way back leads", async () => {
  const visitor = await newGuest(baseURL);
  for (const returnTo of [
    "/cart/lines",
    "/product/default/201",
    "/no/such/page",
    "/shop/cart.data",
    "/operator/catalogue",
  ]) {
    const answer = await visitor.post("/cart/lines", { product: "201", quantity: "0", returnTo });
    expect([answer.status, answer.headers.get("location")], returnTo).toEqual([422, null]);
    expect(answer.text).toContain("Enter a whole number from 1 to 99.");
    expect(answer.text).toContain("</html>");
  }
});

test("a page that takes no forms answers 405 with navigation", async () => {
  const visitor = await newGuest(baseURL);
  const answer = await visitor.post("/shop/cart", {});
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, HEAD");
  expect(answer.text).toContain("<title>We couldn&#x27;t accept this</title>");
  expect(answer.text).toContain("parentCategory=electronics");
});

test("a form without its token is only ever sent on to ourselves", async () => {
  const answer = await new Visitor(baseURL).post("//evil.example/cart", { constructor: "1", product: "1" });
  expect(answer.status).toBe(403);
  expect(answer.text).not.toContain('action="//');
});

test("a HEAD takes no message away", async () => {
  const [product] = await findProducts(baseURL, 1);
  const visitor = await newGuest(baseURL);
  await visitor.post("/cart/lines", { product: product!.id, returnTo: "/shop/cart" });
  await visitor.send("HEAD", "/shop/cart", { Accept: "text/html" });
  expect((await visitor.get("/shop/cart")).text).toContain("Added to cart");
});
