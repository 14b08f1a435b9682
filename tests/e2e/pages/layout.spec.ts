import { expect, test } from "@playwright/test";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";
import { expectNoShift, watchShifts } from "../../support/shifts.ts";
import { shareOf } from "../../support/shares.ts";

// design.md 9.

const PAGES = [
  "/",
  "/shop/sidebar/list",
  "/shop/sidebar/3cols?parentCategory=electronics",
  "/shop/sidebar/4cols?category=mens-clothing&color=red&rating=2&price=1000-5000",
  "/shop/sidebar/list?name=zzqxw&parentCategory=bags&stock=in",
  "/product/default/yirgacheffe-coffee",
  "/shop/cart",
  "/shop/compare",
  "/shop/compare?products=1,2,3,4",
  "/shop/recently-viewed",
  "/unknown",
];

const LOADED = [320, 768];
const isFull = process.env.TEST_FULL === "1";

for (const [turn, path] of shareOf([...PAGES.entries()], 4)) {
  for (const language of languagesInTurn(turn / 4)) {
    test(`no sideways scroll on ${path} (${language})`, async ({ page, context }) => {
      await inLanguage(context, language);
      for (const width of [320, 360, 414, 767, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 640 });
        // Resizing covers styles; scripts run at load on a phone and on a desktop.
        if (isFull || LOADED.includes(width)) await page.goto(path);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}

test("a price of hundreds of millions is not broken before its unit on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const price =
    '<p class="price price-card price-long"><strong>123,456,789\u00a0ETB</strong> <s>133,456,789\u00a0ETB</s></p>';
  for (const part of ["generalCard", "buyNowCard", "categoryListCard"]) {
    await page.goto(`/gallery?part=${part}`);
    const { lines, over } = await page
      .locator(".price-card")
      .first()
      .evaluate((price, markup) => {
        price.outerHTML = markup;
        const amount = document.querySelector(".price-card strong")!;
        const edge = amount.parentElement!.getBoundingClientRect().right;
        const parts = [...amount.parentElement!.children].map((part) => part.getBoundingClientRect().right);
        return { lines: amount.getClientRects().length, over: Math.max(...parts) - edge };
      }, price);
    expect(lines, part).toBe(1);
    expect(over, part).toBeLessThanOrEqual(0);
  }
});

test("nothing moves while the page loads (layout shift 0)", async ({ page }) => {
  await watchShifts(page);
  // On a first visit the stylesheet arrives late.
  await page.route(/\/assets\/.*\.css/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  for (const path of shareOf(
    [
      "/",
      "/shop/sidebar/list",
      "/product/default/yirgacheffe-coffee",
      "/vendors",
      "/shop/sidebar/3cols",
      "/vendor-store/3",
    ],
    4,
    2,
  )) {
    await page.context().clearCookies();
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expectNoShift(page);
  }
});

test("every picture that is drawn fills its box and nothing more", async ({ page }) => {
  const paths = ["/", "/vendors", "/vendor-store/1", "/product/default/yirgacheffe-coffee", "/shop/sidebar/list"];
  for (const path of shareOf([...paths, "/blog/classic", "/blog/classic/caring-for-habesha-kemis"], 3)) {
    await page.goto(path);
    const boxes = await page.locator(".picture:has(img:visible)").evaluateAll((pictures) =>
      pictures.map((picture) => {
        const image = picture.querySelector("img")!.getBoundingClientRect();
        const { clientWidth, clientHeight, className } = picture;
        // A product's own pictures are square, within the width of their tint.
        const width = picture.closest(".product-gallery-slide") ? clientHeight : clientWidth;
        return { className, wide: image.width - width, high: image.height - clientHeight };
      }),
    );
    expect(boxes.length, path).toBeGreaterThan(0);
    const wrong = boxes.filter(({ wide, high }) => Math.abs(wide) > 1 || Math.abs(high) > 1);
    expect(wrong, path).toEqual([]);
  }
});
