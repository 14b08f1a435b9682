import { expect, type Page } from "@playwright/test";

/** Presses a key without an effect, as a shopper's first key would. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
}

export async function openEnhanced(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await enhanced(page);
}

/** As scripts see it: the shop's answers stay the full pages. */
export const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
