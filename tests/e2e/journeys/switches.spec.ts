import { expect, test, type Page } from "@playwright/test";
import { enhanced, openEnhanced } from "../../support/enhanced.ts";
import { pressFar } from "../../support/drawn.ts";

// Specification 3.5 and 4.7.

test("an enhanced page keeps the links of its address, and what it asks for speaks its language @js", async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await openEnhanced(page, "/product/default/yirgacheffe-coffee?lng=am");
  await context.clearCookies();
  await expect(page.locator('header a[href="/shop/cart?lng=am"]')).toHaveCount(1);
  await expect(page.locator('a[href="/"], a[href="/shop/cart"], main article a:not([href$="lng=am"])')).toHaveCount(0);
  await page.locator("#header-search").pressSequentially("bu");
  const option = page.locator("#header-search-suggestions [role=option]").first();
  await expect(option).toHaveAttribute("href", /[?&]lng=am$/);
  await expect(page.locator("#header-search-suggestions")).toHaveAttribute("aria-label", /^[\u1200-\u137f ]+$/);
  await page.locator(".product-card-look").first().click();
  await expect(page.locator('[role=dialog] a[href^="/vendor-store/"]')).toHaveAttribute("href", /\?lng=am$/);
  expect(errors).toEqual([]);
});

const press = (page: Page, value: string) => pressFar(page.locator(`footer .preference-form button[value="${value}"]`));

test("a switch keeps what was typed in every form of an enhanced page, and stores nothing @js", async ({ page }) => {
  await openEnhanced(page, "/shop/custom-order");
  await page.locator("#what").fill("A carved chair");
  await page.locator("#category").selectOption({ index: 2 });
  await page.locator("#find-phone").fill("0911 23 45 67");
  await page.locator('footer input[name="email"]').fill("hana@example.com");
  await press(page, "am");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
  await enhanced(page);
  await expect(page).toHaveURL(/\/shop\/custom-order$/);
  await expect(page.locator("#what")).toHaveValue("A carved chair");
  expect(await page.locator("#category").inputValue()).not.toBe("");
  await expect(page.locator("#find-phone")).toHaveValue("0911 23 45 67");
  await expect(page.locator('footer input[name="email"]')).toHaveValue("hana@example.com");
  expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();
});
