import { describe, expect } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { test } from "../../support/http-test.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 6.

describe("quantities (specification 3.5, 9.3)", () => {
  for (const quantity of ["0", "-1", "1.5", "100", "1e3", "２", "", " 1", "abc", "999999999999999999"]) {
    test(`"${quantity}" is refused at the field, with what was typed`, async ({ baseURL }) => {
      const [product] = await findProducts(baseURL, 1);
      const visitor = new Visitor(baseURL);
      await visitor.get(product!.path);
      const answer = await visitor.post("/cart/lines", { product: product!.id, quantity, returnTo: product!.path });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain("Enter a whole number from 1 to 99.");
      const field = /<input[^>]*name="quantity"[^>]*>/.exec(answer.text)![0];
      expect(field).toContain(`value="${quantity}"`);
      expect(field).toContain('aria-invalid="true"');
      expect(await visitor.cart()).toEqual({});
    });
  }

  test("more than there is, is refused and names the free number", async ({ baseURL }) => {
    const [product] = await findProducts(baseURL, 1);
    const visitor = new Visitor(baseURL);
    await visitor.get("/");
    const json = { Accept: "application/json" };
    const answer = await visitor.post("/cart/lines", { product: product!.id, quantity: "99" }, json);
    if (answer.status === 200) {
      const again = await visitor.post("/cart/lines", { product: product!.id, quantity: "99" }, json);
      expect(again.status).toBe(422);
    } else {
      expect(answer.status).toBe(422);
      expect(JSON.parse(answer.text).fields.quantity).toMatch(/^Only \d+ available/);
    }
  });

  test("a field sent twice is refused", async ({ baseURL }) => {
    const [product] = await findProducts(baseURL, 1);
    const visitor = new Visitor(baseURL);
    await visitor.get("/");
    const headers = {
      Accept: "application/json",
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: visitor.baseUrl,
    };
    const body = `product=${product!.id}&quantity=1&quantity=50&_xsrf=${visitor.token}`;
    expect((await visitor.send("POST", "/cart/lines", headers, body)).status).toBe(422);
    expect(await visitor.cart()).toEqual({});
  });
});

test("a HEAD that takes text alone is no error on an address of data", async ({ baseURL }) => {
  const visitor = new Visitor(baseURL);
  for (const path of ["/quick-view/yirgacheffe-coffee", "/catalogue/discounts", "/search/suggestions?q=a"]) {
    const { status, headers } = await visitor.send("HEAD", path, { Accept: "text/plain" });
    expect([status, headers.get("content-type")], path).toEqual([200, "text/plain; charset=utf-8"]);
  }
});

describe("addresses", () => {
  const cases: [string, number][] = [
    ["/product/default/no-such-product", 404],
    ["/product/default/999999999", 404],
    ["/product/default/%00", 400],
    ["/product/default/%E0%A4%A", 400],
    ["/unknown/%0Aline", 400],
    ["/unknown/%0d%0aSet-Cookie:%20sid=evil", 400],
    ["/unknown/%E2%80%A8line", 400],
    ["/%09/", 400],
    ["/%09%09/", 400],
    ["/%09//", 400],
    ["/%09/?a=1", 400],
    ["//%09/", 400],
    ["/%2509/", 404],
    ["/pages/%C2%85", 400],
    ["/unknown/%7F.data", 400],
    ["/shop/sidebar/5cols", 404],
    ["/shop/sidebar/list?category=no-such-category", 404],
    ["/shop/sidebar/list?page=-5", 200],
    ["/shop/sidebar/list?page=99999999", 200],
    ["/shop/sidebar/list?page=abc&unknown=1", 200],
    [`/shop/sidebar/list?name=${encodeURIComponent(`"' OR NEAR( * ^ : -- ${"ሀ".repeat(120)}`)}`, 200],
    [`/shop/sidebar/list?name=${encodeURIComponent("<script>alert(1)</script>")}`, 200],
    ["/unknown/page", 404],
    ["/.env", 404],
    ["/SHOP/CART", 200],
    ["/shop/cart/", 200],
    [`/shop/sidebar/list?name=${"a".repeat(9000)}`, 414],
  ];
  for (const [path, status] of cases) {
    test(`${path.slice(0, 80)} answers ${status}`, async ({ baseURL }) => {
      const answer = await new Visitor(baseURL).get(path);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain("<script>alert");
      expect(answer.text).toContain('name="name"');
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
      if (status === 404) expect(answer.text).toContain("/shop/sidebar/3cols?parentCategory=electronics");
    });
  }
});
