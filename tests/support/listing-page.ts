import { expect, type Locator, type Page } from "@playwright/test";

export async function openFilters(page: Page): Promise<Locator> {
  await page.waitForLoadState("domcontentloaded");
  const toggle = page.locator(".listing-bar-filter summary");
  const filters = page.locator(".listing-filters");
  if (!(await filters.isVisible())) await toggle.click();
  await expect(filters).toBeVisible();
  return filters;
}

export async function closeFilters(page: Page): Promise<void> {
  const toggle = page.locator(".listing-bar-filter[open] summary");
  if (await toggle.isVisible()) await toggle.click();
}

export async function openSorts(page: Page): Promise<Locator> {
  await page.waitForLoadState("domcontentloaded");
  const sorts = page.locator(".listing-sorts");
  if (!(await sorts.isVisible())) await page.locator(".listing-bar-sort summary").click();
  await expect(sorts).toBeVisible();
  return sorts;
}

/** "1,204 products" as 1204. */
export async function total(page: Page): Promise<number> {
  await page.waitForLoadState("domcontentloaded");
  return numberIn(await page.locator(".listing-head-count").innerText());
}

export function numberIn(text: string): number {
  return Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(",", "") ?? 0);
}
