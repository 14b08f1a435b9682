import { expect, test, type Page } from "@playwright/test";

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
