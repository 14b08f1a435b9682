import { expect, test, type Locator, type Page } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";

// speed.md 4.11.

async function watchPrefetches(page: Page): Promise<(href: string) => Promise<void>> {
  const states = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => states.set(prefetchUrl, status));
  await session.send("Preload.enable");
  return (href) => expect.poll(() => states.get(href)).toMatch(/^(Ready|Success)$/);
}

const LISTING = "/shop/sidebar/4cols";

const deliveryOf = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string }).deliveryType,
  );

async function openEnhanced(page: Page, path: string): Promise<Locator> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: false } }),
  );
  const listening = page.waitForResponse(/\/assets\/prefetch-/);
  await page.goto(path);
  await enhanced(page);
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
  // Runs after the module that requested the script.
  const { pathname } = new URL((await listening).url());
  await page.evaluate((script) => import(script), pathname);
  return page.locator('script[type="speculationrules"]');
}

const come = (link: Locator, stays = true) =>
  link.evaluate((element, isStaying) => {
    const send = (kind: string) => element.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
    send("pointerover");
    if (!isStaying) send("pointerout");
  }, stays);

test("one page for each link that a pointer stays on, never twice, and none for a swipe over it", async ({ page }) => {
  const ahead = await openEnhanced(page, LISTING);
  const links = page.locator('.product-card h3 a[href^="/product/default/"], .product-card h2 a[href^="/product/"]');
  await come(links.nth(0), false);
  await page.waitForTimeout(200);
  await expect(ahead).toHaveCount(0);
  await come(links.nth(1));
  await expect(ahead).toHaveCount(1);
  await come(links.nth(1));
  await links.evaluateAll((all) =>
    all.slice(2, 4).forEach((link) => link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))),
  );
  await expect(ahead).toHaveCount(2);
  await page.waitForTimeout(200);
  await expect(ahead).toHaveCount(2);
  expect(await ahead.last().textContent()).toContain(
    await links.nth(3).evaluate((link: HTMLAnchorElement) => link.href),
  );
});

test(
  "nothing that is somebody's own, that does something, or that is over its allowance",
  { tag: "@full" },
  async ({ page }) => {
    const ahead = await openEnhanced(page, LISTING);
    for (const href of [
      "/shop/cart",
      "/shop/wishlist",
      "/shop/compare",
      "/shop/checkout",
      "/sign-in",
      "/sign-out",
      "/token-login?token=x",
      "/account",
      "/track",
      "/?modal=sign-in",
      "/?lng=am",
      "https://elsewhere.example/",
      LISTING,
    ]) {
      await page
        .locator("footer a")
        .first()
        .evaluate((link, to) => link.setAttribute("href", to), href);
      await come(page.locator("footer a").first());
      await page.waitForTimeout(120);
      expect(await ahead.count(), href).toBe(0);
    }
    const link = page.locator('.product-card a[href^="/product/default/"]:not([target], [data-quick-view])').first();
    // A prerendered page counts twice.
    await page.evaluate(() => sessionStorage.setItem("prefetched", "19"));
    await come(link);
    await page.waitForTimeout(120);
    await expect(ahead).toHaveCount(0);
    await page.evaluate(() => sessionStorage.setItem("prefetched", "18"));
    await come(link);
    await expect(ahead).toHaveCount(1);
  },
);

test("a product fetched ahead: the badge is today's, and the look is told once", async ({ page }) => {
  const looks: string[] = [];
  page.on("request", (request) => /\/look(\?|$)/.test(request.url()) && looks.push(request.method()));
  const ahead = await openEnhanced(page, LISTING);
  const card = page.locator(".product-card:has([form=add])").first();
  const link = card.locator('a[href^="/product/default/"]:not([target], [data-quick-view])').first();
  const isAhead = await watchPrefetches(page);
  await come(link);
  await expect(ahead).toHaveCount(1);
  await isAhead(await link.evaluate((element: HTMLAnchorElement) => element.href.replace(/#.*/, "")));
  // The prefetched page must show additions made since.
  await card.locator("button[form=add]").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Added to cart" })).toBeVisible();
  const received = page.waitForResponse(/\/look(\?|$)/);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(/\/product\/default\//);
  expect(await deliveryOf(page)).toBe("navigational-prefetch");
  expect((await received).status()).toBe(200);
  await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
  await page.waitForTimeout(300);
  expect(looks).toEqual(["POST"]);
});

for (const connection of [
  { effectiveType: "3g", saveData: false },
  { effectiveType: "4g", saveData: true },
])
  test(`nothing is fetched ahead over ${JSON.stringify(connection)} @js`, { tag: "@full" }, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto(LISTING);
    await page.waitForLoadState("networkidle");
    await come(page.locator(".product-card h3 a").first());
    // More than counts as an intent.
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes("/assets/prefetch-"))).toEqual([]);
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  });
