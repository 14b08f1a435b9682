import { expect, test } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";

// Specification 2.6, 4.12.

test("the sidebar is toggled on phones, closed by its overlay, and open on wide screens", async ({
  page,
  isMobile,
}) => {
  await page.goto("/?layout=other");
  const sidebar = page.getByRole("complementary", { name: "Special offers" });
  const vendor = sidebar.getByRole("link", { name: /opens in a new tab/ });
  const toggle = sidebar.getByText("Special offers", { exact: true });
  if (!isMobile) {
    await expect(vendor).toBeVisible();
    await expect(toggle).toBeHidden();
    return;
  }
  await expect(vendor).toBeHidden();
  await toggle.click();
  await expect(vendor).toBeVisible();
  await expect(sidebar.getByText("Close")).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(vendor).toBeHidden();
});

test("Escape closes the sidebar and gives the focus back @phone @js", async ({ page }) => {
  await page.goto("/?layout=other");
  await page.locator("body").press("Tab");
  await enhanced(page);
  const sidebar = page.getByRole("complementary", { name: "Special offers" });
  await sidebar.getByText("Special offers", { exact: true }).click();
  await expect(sidebar.getByRole("link").first()).toBeVisible();
  // Decision 59.
  await sidebar.getByRole("heading").first().click();
  await expect(sidebar.getByRole("link").first()).toBeVisible();
  await sidebar.getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(sidebar.getByRole("link").first()).toBeHidden();
  await expect(sidebar.locator("summary")).toBeFocused();
});
