import { expect, test } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";

// Specification 2.6, 4.12; other-home.spec has its links.

test("the sidebar is toggled, closed by its overlay, and with scripts by Escape (specification 4.12) @phone @js", async ({
  page,
}) => {
  await page.goto("/?layout=other");
  const sidebar = page.getByRole("complementary", { name: "Special offers" });
  const vendor = sidebar.getByRole("link", { name: /opens in a new tab/ });
  const toggle = sidebar.getByText("Special offers", { exact: true });
  await expect(vendor).toBeHidden();
  await toggle.click();
  await expect(vendor).toBeVisible();
  await expect(sidebar.getByText("Close")).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(vendor).toBeHidden();
  await enhanced(page);
  await toggle.click();
  await expect(vendor).toBeVisible();
  // Decision 59.
  await sidebar.getByRole("heading").first().click();
  await expect(vendor).toBeVisible();
  await vendor.focus();
  await page.keyboard.press("Escape");
  await expect(vendor).toBeHidden();
  await expect(sidebar.locator("summary")).toBeFocused();
});
