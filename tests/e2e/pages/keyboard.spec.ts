import { expect, test } from "@playwright/test";

// Specification 2.7; design.md 6.

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test("the menu works by keyboard alone, down to the third level", async ({ page }) => {
  await page.goto("/");
  const summary = page
    .locator("summary:visible", { hasText: "Electronics" })
    .or(page.locator('summary[aria-label*="Electronics"]:visible'))
    .first();
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeVisible();
  await page.locator('.category-menu a[href*="subcategory=mobile-phones-tablets"]:visible').first().press("Enter");
  await expect(page).toHaveURL(/\/shop\/sidebar\/3cols\?category=[\w-]+&subcategory=mobile-phones-tablets/);
});
