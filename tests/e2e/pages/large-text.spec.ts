import { expect, test, type Locator, type Page } from "@playwright/test";
import { addToCart } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { shareOf } from "../../support/shares.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// design.md 9; zoomed pages are narrow ones: layout.spec.ts.

const PAGES = shareOf(
  [
    ...[
      "/",
      "/pages/shipping",
      "/product/default/yirgacheffe-coffee",
      "/shop/sidebar/3cols?parentCategory=electronics",
    ],
    ...["/vendor-store/1", "/shop/custom-order", "/pages/help-center", "/unknown", "/vendors", "/track", "/sign-in"],
  ],
  2,
);

async function visitAs(page: Page, visitor: Visitor, path: string): Promise<void> {
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: visitor.baseUrl }));
  await page.context().addCookies(cookies);
  await page.goto(path);
}

const textOverflow = (button: Locator) =>
  button.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = document.createRange();
    let right = 0;
    while (words.nextNode()) {
      text.selectNodeContents(words.currentNode);
      const isSeen = !words.currentNode.parentElement!.closest(".visually-hidden");
      if (isSeen) right = Math.max(right, text.getBoundingClientRect().right);
    }
    return right - element.getBoundingClientRect().right;
  });

test("letters of twice their size: no sideways scroll, and words and fields stay in their boxes", async ({
  playwright,
  baseURL,
}, info) => {
  const { launchOptions, contextOptions } = info.project.use;
  const args = [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const viewport = { width: 360, height: 640 };
  const large = await browser.newPage({ ...contextOptions, viewport, ...(baseURL && { baseURL }) });
  for (const path of PAGES) {
    await large.goto(path);
    const [text, wide] = await large.evaluate(() => {
      const root = document.documentElement;
      return [getComputedStyle(root).fontSize, root.scrollWidth - root.clientWidth] as const;
    });
    expect([path, text, wide]).toEqual([path, "32px", 0]);
  }

  const visitor = new Visitor(baseURL!);
  const { publicId } = await buy(visitor);
  await visitAs(large, visitor, `/orders/${publicId}`);
  const what = large.locator(".chosen-line-what").first();
  // The price of one piece is not broken.
  expect((await what.boundingBox())!.width).toBeGreaterThan(180);

  const products = (await findProducts(baseURL!, 4)).map(({ id }) => id);
  await addToCart(visitor, products);
  await visitAs(large, visitor, "/shop/cart");
  const steps = large.locator(".cart-line-steps");
  await expect(steps).toHaveCount(4);
  for (const step of await steps.all()) {
    const field = (await step.locator("input[type=number], .quantity-field-input").boundingBox())!;
    const more = (await step.locator(".cart-line-more").boundingBox())!;
    expect(Math.abs(more.y - field.y)).toBeLessThanOrEqual(1);
  }

  await visitor.get("/shop/compare?lng=am");
  for (const id of products) await visitor.post("/compare/items", { product: id });
  await visitAs(large, visitor, "/shop/compare");
  const buttons = large.locator(".compare-remove");
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) expect(await textOverflow(button)).toBeLessThanOrEqual(0);
  await browser.close();
});
