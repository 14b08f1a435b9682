import { expect, test } from "@playwright/test";

// Specification 3.5 and 4.7: language and currency by form on every page, remembered.

const PATHS = ["/", "/shop/sidebar/list", "/product/default/yirgacheffe-coffee", "/shop/cart"];

test("language and currency are switched on every page and remembered", async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await page.locator('footer form[action="/preferences"] button[value="am"]').click();
    await expect(page.locator("html")).toHaveAttribute("lang", "am");
    await expect(page).toHaveURL(new RegExp(`${path.replaceAll("/", "\\/")}$`));
    await page.locator('footer form[action="/preferences"] button[value="en"]').click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  }
  await page.goto("/product/default/yirgacheffe-coffee");
  await page.locator('footer form[action="/preferences"] button[value="USD"]').click();
  await page.goto("/shop/sidebar/list");
  await expect(page.locator("main .price").first()).toContainText(/\$\d|ETB/);
  await expect(page.locator("main .price", { hasText: /^\$/ }).first()).toBeVisible();
  await page.locator('footer form[action="/preferences"] button[value="ETB"]').click();
  await expect(page.locator("main .price", { hasText: /^\$/ })).toHaveCount(0);
});

test("?lng= switches by address and is remembered; an unknown language changes nothing", async ({ page }) => {
  await page.goto("/?lng=am");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
  await page.goto("/shop/cart");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
  await page.goto("/?lng=xx");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
});
