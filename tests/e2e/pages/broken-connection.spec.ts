import { expect, test, type Page } from "@playwright/test";
import { sectionOrder } from "../../support/section-order.ts";

async function sectionsOf(page: Page): Promise<string[]> {
  const ids = await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));
  return [...new Set(ids.map((id) => id.replace(/-\d+$/, "")))];
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("at half of the bytes: the page up to there, in order", async ({ page, baseURL }) => {
    const whole = await (await fetch(`${baseURL}/`, { headers: { accept: "text/html" } })).text();
    const half = whole.slice(0, whole.length / 2);
    await page.route("**/half", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: half }));
    await page.goto("/half");
    await expect(page.locator("header").first()).toBeVisible();
    await expect(page.locator(".hero-slider, .hero").first()).toBeVisible();
    const shown = await sectionsOf(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(sectionOrder.slice(0, shown.length));
    expect(await page.locator('template[id^="B:"], [hidden] .product-card').count()).toBe(0);
  });
});

test.describe("before the script that tells answers has come", () => {
  async function openHalf(page: Page): Promise<void> {
    await page.goto("/");
    // With the session's token, which the form contains.
    const whole = await page.evaluate(async () => (await fetch("/")).text());
    const received = whole.search(/addEventListener\(.sent\b/);
    expect(received).toBeGreaterThan(0);
    const half = whole.slice(0, whole.lastIndexOf("<script", received));
    let loads = 0;
    await page.route("**/half", async (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: (loads += 1) === 1 ? half : whole }),
    );
    await page.goto("/half");
  }

  const add = (page: Page) => page.locator('button[form="add"]:not([disabled])').first();

  test("an answer is shown by the page itself, asked for again", { tag: "@full" }, async ({ page }) => {
    await openHalf(page);
    await add(page).click();
    await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
    await expect(page.locator("footer")).toBeAttached();
    await expect(add(page)).not.toHaveAttribute("aria-busy");
  });

  test("without an answer the button may be pressed again", async ({ page }) => {
    await openHalf(page);
    await page.route("**/cart/lines", (route) => route.abort());
    const tried = page.waitForRequest("**/cart/lines");
    await add(page).click();
    await tried;
    await expect(add(page)).not.toHaveAttribute("aria-busy");
    const again = page.waitForRequest("**/cart/lines");
    await add(page).click();
    await again;
  });
});
