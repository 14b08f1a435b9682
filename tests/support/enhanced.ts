import { expect, type Page } from "@playwright/test";

/** Presses a key without an effect, as a shopper's first key would. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
}
