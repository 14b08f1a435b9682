import { expect, test } from "@playwright/test";

// Specification 2.7; design.md 6.

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test("the menu works by keyboard alone", async ({ page }) => {
  await page.goto("/");
  const summary = page
    .locator("summary:visible", { hasText: "Electronics" })
    .or(page.locator('summary[aria-label*="Electronics"]:visible'))
    .first();
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('a[href*="subcategory="]:visible').first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeVisible();
});
