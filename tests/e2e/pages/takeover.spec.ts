import { expect, test } from "@playwright/test";
import { shareOf } from "../../support/shares.ts";

/** As extensions and translators do. */
const HURTS: Record<string, () => void> = {
  "into the page": () => {
    const main = document.getElementById("main")!;
    main.querySelector("h1")!.remove();
    main.insertBefore(document.createElement("div"), main.firstChild);
  },
  "into a heading": () => {
    const heading = document.querySelector("main h1")!;
    const font = document.createElement("font");
    font.textContent = `X ${heading.textContent}`;
    heading.textContent = "";
    heading.appendChild(font);
  },
};

for (const [where, hurt] of shareOf(Object.entries(HURTS), 2)) {
  test(`something writes ${where}: it comes again as plain HTML and stays so for the visit`, async ({ page }) => {
    await page.addInitScript(`if (!sessionStorage.getItem("still")) addEventListener("DOMContentLoaded", ${hurt})`);
    await page.goto("/product/default/yirgacheffe-coffee");
    await page.locator("#buy .button-outline").first().click();
    await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
    await page.goto("/shop/cart");
    // The page may be navigating.
    const still = () => page.evaluate(() => sessionStorage.getItem("still")).catch(() => null);
    await expect.poll(still).toBe("1");
    await expect(page.locator("footer nav a").first()).toBeVisible();
    await page.locator("body").press("Tab");
    await page.waitForTimeout(1_000);
    await expect(page.locator("html[data-enhanced]")).toHaveCount(0);
    await page.locator("#cart-lines input[type=number]").fill("3");
    await page.locator("#cart-lines .cart-update button").click();
    await expect(page.locator("#cart-lines input[type=number]")).toHaveValue("3");
  });
}
