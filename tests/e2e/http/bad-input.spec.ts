import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 6.

test("a quantity that is none is refused at the field, with what was typed (specification 3.5, 9.3)", async () => {
  const [product] = await findProducts(baseURL, 1);
  const visitor = new Visitor(baseURL);
  await visitor.get(product!.path);
  for (const quantity of ["0", "100", "２"]) {
    const answer = await visitor.post("/cart/lines", { product: product!.id, quantity, returnTo: product!.path });
    expect(answer.status, quantity).toBe(422);
    expect(answer.text).toContain("Enter a whole number from 1 to 99.");
    const field = /<input[^>]*name="quantity"[^>]*>/.exec(answer.text)![0];
    expect(field).toContain(`value="${quantity}"`);
    expect(field).toContain('aria-invalid="true"');
  }
  expect(await visitor.cart()).toEqual({});
});

test.for([
  ["/product/default/no-such-product", 404],
  ["/product/default/%E0%A4%A", 400],
  ["/unknown/%0d%0aSet-Cookie:%20sid=evil", 400],
  ["/%2509/", 404],
  ["/shop/sidebar/5cols", 404],
  ["/shop/sidebar/list?category=no-such-category", 404],
  ["/shop/sidebar/list?page=abc&unknown=1&color=%E0%A4%A&after=%00", 200],
  [`/shop/sidebar/list?name=${encodeURIComponent(`"' OR NEAR( * ^ : -- ${"ሀ".repeat(120)}`)}`, 200],
  [`/shop/sidebar/list?name=${encodeURIComponent("<script>alert(1)</script>\u202Etxt.exe\u0000")}`, 200],
  ["/.env", 404],
  ["/SHOP/CART", 200],
  ["/shop/cart/", 200],
  [`/shop/sidebar/list?name=${"a".repeat(9000)}`, 414],
] as const)("%s answers %i", async ([path, status]) => {
  const answer = await new Visitor(baseURL).get(path);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toMatch(/<script>alert|[\u202E\0]/);
  expect(answer.text).toContain('name="name"');
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
  if (status === 404) expect(answer.text).toContain("/shop/sidebar/3cols?parentCategory=electronics");
});
