import { chromium, expect, test, type Browser } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { shareOf } from "../../support/shares.ts";

// Playwright disables the back/forward cache by default.

test.describe.configure({ mode: "default" });
let browser: Browser;

test.beforeAll(async () => {
  const { launchOptions } = test.info().project.use;
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
});

test.afterAll(() => browser.close());

for (const [path, next] of shareOf(
  [
    ["/", "/shop/sidebar/4cols"],
    ["/shop/sidebar/list", "/shop/sidebar/4cols"],
    ["/product/default/yirgacheffe-coffee", "/shop/sidebar/4cols"],
  ] as const,
  3,
  2,
)) {
  for (const isEnhanced of process.env.TEST_FULL === "1" ? [false, true] : [path.startsWith("/shop")]) {
    test(`${path} (${isEnhanced ? "with scripts" : "before its scripts"}) is kept, and its badge is today's`, async ({
      baseURL,
    }, info) => {
      const { viewport, userAgent } = info.project.use;
      const page = await browser.newPage({ baseURL: baseURL!, viewport: viewport!, userAgent: userAgent! });
      const connection = { effectiveType: isEnhanced ? "4g" : "3g", saveData: !isEnhanced };
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
      await page.goto(path);
      if (isEnhanced) await enhanced(page);
      await page.evaluate(() => Object.assign(window, { isFirst: true }));
      await page.evaluate((to) => location.assign(to), next);
      await page.waitForURL(`**${next}`);
      await page.locator(".product-card button[form=add]").first().click();
      await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
      await page.evaluate(() => history.back());
      await page.waitForURL(`**${path}`, { waitUntil: "commit" });
      const reasons = await page.evaluate(() =>
        JSON.stringify(
          (performance.getEntriesByType("navigation")[0] as unknown as { notRestoredReasons: unknown })
            .notRestoredReasons,
        ),
      );
      expect(await page.evaluate(() => (window as unknown as { isFirst?: boolean }).isFirst), reasons).toBe(true);
      await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
      await expect(page.locator("[data-cart-count]").first()).toBeVisible();
      await page.close();
    });
  }
}

test("who signed in or out meanwhile finds the page anew", async ({ baseURL }, info) => {
  const { viewport, userAgent } = info.project.use;
  const page = await browser.newPage({ baseURL: baseURL!, viewport: viewport!, userAgent: userAgent! });
  await page.goto("/shop/sidebar/list");
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.evaluate(() => location.assign("/pages/shipping"));
  await page.waitForURL("**/pages/shipping");
  await page.context().clearCookies();
  await page.request.get("/");
  await page.evaluate(() => history.back());
  await page.waitForURL("**/shop/sidebar/list", { waitUntil: "commit" });
  await page.waitForFunction(() => !("isFirst" in window));
  await page.locator("html").waitFor();
  await page.locator(".quantity-form button").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Added to cart" })).toBeVisible();
  await page.close();
});
