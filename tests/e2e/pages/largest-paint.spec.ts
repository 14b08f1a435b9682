import { expect, test } from "@playwright/test";
import { makeFirstPictures } from "../../../scripts/steps/shop/make-pictures.ts";
import { inLanguage } from "../../support/languages.ts";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";
import { shareOf } from "../../support/shares.ts";

// speed.md 4.3, 4.4: picture files come two seconds later, so none may be larger than the earlier paint.

// In the shared shop the newest goods may be another test's, without pictures.
test.describe.configure({ mode: "default" });
let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
  await makeFirstPictures(shop);
});
test.afterAll(() => shop.stop());

declare global {
  interface Window {
    largest: { url: string; size: number }[];
  }
}

for (const { language, width, height } of shareOf(
  [
    { language: "en", width: 360, height: 740 },
    { language: "am", width: 360, height: 740 },
    { language: "en", width: 412, height: 915 },
  ] as const,
  3,
)) {
  test(`the largest paint of home (${language}, ${width} x ${height}) needs no file of a picture @full`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
      serviceWorkers: "block",
    });
    await inLanguage(context, language);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.largest = [];
      const note = (entries: PerformanceEntryList) =>
        window.largest.push(...(entries as LargestContentfulPaint[]).map(({ url, size }) => ({ url, size })));
      new PerformanceObserver((list) => note(list.getEntries())).observe({ type: "largest-contentful-paint" });
    });
    let release!: () => void;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/media/**", async (route) => {
      await isReleased;
      await route.continue().catch(() => {});
    });
    await page.goto(shop.url, { waitUntil: "domcontentloaded" });
    const largest = () => page.evaluate(() => window.largest.at(-1));
    // Of the first card: the banner has 16,928 px.
    await expect.poll(async () => (await largest())?.size).toBeGreaterThan(17_000);
    const printed = (await largest())!;
    expect(printed.url).toMatch(/^data:image\/avif/);
    release();
    const sharp = page.locator("#newProducts .picture img").first();
    await expect
      .poll(() => sharp.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    // A paint is reported some frames later.
    await page.waitForTimeout(500);
    expect(await largest()).toEqual(printed);
    await context.close();
  });
}
