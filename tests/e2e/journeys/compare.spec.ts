import { expect, test } from "@playwright/test";
import { openEnhanced } from "../../support/enhanced.ts";
import { findProducts } from "../../support/catalogue.ts";

test("with scripts, the button becomes the way to the list and keeps the focus @js", async ({ page, baseURL }) => {
  const [product] = await findProducts(baseURL!, 1);
  await openEnhanced(page, product!.path);
  await page.locator('form[action="/compare/items"] button').first().click();
  const link = page.getByRole("link", { name: "In your compare list" });
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${product!.path}$`));
});

test("at 320 px every fact is beside its product, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/shop/compare?products=1,2,3,4");
  const names = await page.getByRole("columnheader").getByRole("link").allInnerTexts();
  expect(names).toHaveLength(4);
  const cells = await page.getByRole("row").filter({ hasText: "Sold by" }).getByRole("cell").allInnerTexts();
  expect(cells).toHaveLength(4);
  for (const [at, cell] of cells.entries()) expect(cell.startsWith(`${names[at]!.trim()}:`), cell).toBe(true);
  const wide = await page.evaluate(() => {
    const region = document.querySelector(".compare-columns")!;
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, region.scrollWidth - region.clientWidth];
  });
  expect(wide).toEqual([0, 0]);
});
