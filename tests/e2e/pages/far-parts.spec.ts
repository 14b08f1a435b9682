import { expect, test, type Page } from "@playwright/test";
import { drawn } from "../../support/drawn.ts";
import { inLanguage } from "../../support/languages.ts";
import { shareOf } from "../../support/shares.ts";

// docs/decisions/0041.

const PARTS =
  "main > .wrap .product-carousel, .promo-panel, .testimonials, .listing-row-facts, .listing-products-grid > li";

const parts = (page: Page) =>
  page.locator(PARTS).evaluateAll((all) =>
    all.map((part) => {
      const { top, bottom, height } = part.getBoundingClientRect();
      const isDrawn = part.firstElementChild!.checkVisibility({ contentVisibilityAuto: true });
      const isRow = part.matches(".product-carousel, .promo-panel");
      return { height, isRow, isSeen: bottom > 0 && top < innerHeight && height > 0, isDrawn };
    }),
  );

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [path, language, width] of shareOf(
  [
    ["/", "am", 360],
    ["/", "en", 1280],
    ["/shop/sidebar/list", "en", 360],
    ["/shop/sidebar/3cols", "en", 1280],
  ] as const,
  4,
))
  test(`${path} (${language}, ${width} px): what is far is skipped, and drawn when it comes near`, async ({
    page,
    context,
  }) => {
    await inLanguage(context, language);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await drawn(page);
    const before = await parts(page);
    expect(before.length).toBeGreaterThan(8);
    expect(before.filter(({ isSeen, isDrawn }) => isSeen && !isDrawn)).toEqual([]);
    // Chromium draws a screen and a half ahead.
    expect(before.filter(({ isDrawn }) => isDrawn).length).toBeLessThan(before.length * 0.65);
    const guessed = await heightOf(page);
    for (let y = 0; y < (await heightOf(page)); y += 700) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect
        .poll(async () => (await parts(page)).filter(({ isSeen, isDrawn }) => isSeen && !isDrawn))
        .toEqual([]);
    }
    // A higher row would cover the next heading.
    const after = await parts(page);
    const short = before.filter(
      ({ isRow, isDrawn, height }, at) => isRow && !isDrawn && after[at]!.height > height + 16,
    );
    expect(short).toEqual([]);
    expect(Math.abs((await heightOf(page)) - guessed) / guessed).toBeLessThan(0.06);
  });

test("no field stands in a part that is skipped, because the browser asks for the box of each", async ({ page }) => {
  for (const path of ["/", "/shop/sidebar/list", "/product/default/yirgacheffe-coffee"]) {
    await page.goto(path);
    const fields = page.locator("input:not([type='hidden'], [type='checkbox'], [type='radio']), select, textarea");
    const hosts = await fields.evaluateAll((all) =>
      all.map((field) => {
        let part: Element | null = field;
        while (part && getComputedStyle(part).contentVisibility !== "auto") part = part.parentElement;
        return part?.className ?? null;
      }),
    );
    expect(hosts.length, path).toBeGreaterThan(1);
    expect(
      hosts.filter((host) => host !== null),
      path,
    ).toEqual([]);
  }
});

test("an address leads to a part that was skipped, and paper shows all of them", async ({ page }) => {
  await page.goto("/#mostViewed");
  const heading = page.locator("#mostViewed h2");
  await expect(heading).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ media: "print" });
  const skipped = () =>
    page
      .locator(PARTS)
      .evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility !== "visible").length);
  expect(await skipped()).toBe(0);
});
