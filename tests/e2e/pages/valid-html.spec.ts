import { expect, test } from "@playwright/test";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { hasJava, htmlErrors } from "../../support/html-checker.ts";
import { Visitor } from "../../support/visitor.ts";

// Issue 3: W3C-valid HTML on every page there is, in both languages, as it comes over the wire.

const PAGES: Record<string, string> = {
  home: "/",
  list: "/shop/sidebar/list",
  "three columns": "/shop/sidebar/3cols?parentCategory=electronics",
  "four columns": "/shop/sidebar/4cols?category=mens-shoes",
  filtered: "/shop/sidebar/3cols?parentCategory=bags&freeDelivery=list&price=1000-5000&rating=3&vendor=1&vendor=2",
  sorted: "/shop/sidebar/list?parentCategory=apparel&sort=price-desc&page=2",
  search: "/shop/sidebar/3cols?name=coffee",
  "nothing found": `/shop/sidebar/list?name=${encodeURIComponent('"zzqx<b>&')}&stock=in`,
  product: "/product/default/yirgacheffe-coffee",
  cart: "/shop/cart",
  "vendor store": "/vendor-store/1",
  vendors: "/vendors",
  compare: "/shop/compare",
  "recently viewed": "/shop/recently-viewed",
  track: "/track",
  "not found": "/no/such/page",
};

for (const language of ["en", "am"]) {
  test(`every page is valid HTML (${language})`, async ({ baseURL }, info) => {
    test.skip(!hasJava(), "Java is not installed: the Nu HTML Checker did not run");
    test.setTimeout(120_000);
    const visitor = new Visitor(baseURL!);
    await visitor.get(`/?lng=${language}`);
    const [one, two] = await findProducts(baseURL!, 2);
    for (const { id, path } of [one!, two!]) {
      await visitor.get(path);
      await visitor.post("/cart/lines", { product: id });
      await visitor.post("/compare/items", { product: id });
    }
    const pages = new Map<string, string>();
    for (const [name, path] of Object.entries(PAGES)) {
      const { status, text } = await visitor.get(path);
      expect.soft(status, path).toBe(name === "not found" ? 404 : 200);
      expect.soft(text, path).toContain(`<html lang="${language}"`);
      pages.set(name, text);
    }
    const { publicId } = await buy(visitor, { products: [] });
    const own = { order: `/orders/${publicId}`, cancelling: `/orders/${publicId}/parcels/1/cancel` };
    for (const [name, path] of Object.entries(own)) {
      const { status, text } = await visitor.get(path);
      expect.soft(status, path).toBe(200);
      pages.set(name, text);
    }
    expect(await htmlErrors(pages, info.outputPath("pages"))).toEqual([]);
  });
}
