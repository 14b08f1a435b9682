import { expect, type Page } from "@playwright/test";

/** Wakes the page as a shopper's first key does, by one that does nothing else, and waits until it is awake. */
export async function awake(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
}
