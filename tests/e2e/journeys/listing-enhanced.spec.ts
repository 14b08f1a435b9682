import { expect, test, type Locator, type Page } from "@playwright/test";
import { openEnhanced } from "../../support/enhanced.ts";
import { numberIn, openFilters, total } from "../../support/listing-page.ts";

const BAGS = "/shop/sidebar/3cols?parentCategory=bags";

test("the button counts what is ticked, and shows as many @js", async ({ page }) => {
  await openEnhanced(page, BAGS);
  const filters = await openFilters(page);
  const button = filters.locator(".listing-filters-apply button");
  await expect(button).toHaveText("Show results");
  const vendors = filters.getByRole("group", { name: "Vendor" }).locator("label");
  let sum = 0;
  for (const label of [vendors.nth(0), vendors.nth(1)]) {
    await label.getByRole("checkbox").check();
    sum += numberIn(await label.locator(".listing-facet-count").innerText());
    await expect(button).toHaveText(`Show ${sum} products`);
  }
  await button.click();
  await expect(page).toHaveURL(/vendor=\d+&vendor=\d+/);
  expect(await total(page)).toBe(sum);
});

test(
  "with scripts ticks survive every link of the list: places, orders, views, chips, pages @js",
  { tag: "@full" },
  async ({ page }) => {
    const ways: [string, (page: Page) => Locator][] = [
      ["a place", () => page.locator(".listing-facet-below a").first()],
      ["an order", () => page.locator(".listing-sorts a").nth(1)],
      ["a view", () => page.locator(".listing-views a").first()],
      ["a chip", () => page.locator(".listing-chips-chip").first()],
      ["a page", () => page.locator(".pagination a").first()],
    ];
    for (const [way, link] of ways) {
      await openEnhanced(page, `${BAGS}&stock=in`);
      const vendor = page.locator('.listing-filters input[name="vendor"]').first();
      const id = await vendor.inputValue();
      await vendor.evaluate((box: HTMLInputElement) => box.click());
      await expect(page.locator(".listing-filters-apply button")).toHaveText(/^Show \d+ products?$/);
      await link(page).evaluate((anchor: HTMLAnchorElement) => anchor.click());
      await expect(page, way).toHaveURL(new RegExp(`vendor=${id}(&|$)`));
      await expect(page.locator(`.listing-filters input[name="vendor"][value="${id}"]`), way).toBeChecked();
      if (way === "a chip") await expect(page).not.toHaveURL(/stock=/);
      else await expect(page, way).toHaveURL(/stock=in/);
    }
    await openEnhanced(page, `${BAGS}&stock=in`);
    await page
      .locator('.listing-filters input[name="vendor"]')
      .first()
      .evaluate((box: HTMLInputElement) => box.click());
    await expect(page.locator(".listing-filters-apply button")).toHaveText(/^Show \d+ products?$/);
    await page.locator(".listing-chips-clear").evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await expect(page).toHaveURL(BAGS);
  },
);
