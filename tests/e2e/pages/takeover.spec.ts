import { expect, test } from "@playwright/test";

// What the browser leaves as the server printed it (ui/as-printed) is never lost.

/** What extensions and translators do to a page before it wakes. */
const HURTS: Record<string, () => void> = {
  "into the page": () => {
    const main = document.getElementById("main")!;
    main.querySelector("h2")!.remove();
    main.insertBefore(document.createElement("div"), main.firstChild);
  },
  "into a section that was streamed": () => {
    const heading = document.querySelector("#nearYou h2")!;
    const font = document.createElement("font");
    font.textContent = `X ${heading.textContent}`;
    heading.textContent = "";
    heading.appendChild(font);
  },
};

for (const [where, hurt] of Object.entries(HURTS)) {
  test(`something writes ${where}: it comes again as plain HTML and stays so for the visit`, async ({ page }) => {
    await page.addInitScript(`if (!sessionStorage.getItem("still")) addEventListener("DOMContentLoaded", ${hurt})`);
    await page.goto("/");
    await page.locator("body").press("Tab");
    // The page that is asked may be on its way out.
    const still = () => page.evaluate(() => sessionStorage.getItem("still")).catch(() => null);
    await expect.poll(still, { timeout: 15_000 }).toBe("1");
    await expect(page.locator("footer nav a").first()).toBeVisible();
    await expect(page.locator("#near-you-select")).toBeVisible();
    await page.locator("body").press("Tab");
    await page.waitForTimeout(1_000);
    await expect(page.locator("html[data-awake]")).toHaveCount(0);
    await page.locator(".product-card form button").first().click();
    await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
  });
}
