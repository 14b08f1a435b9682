import { expect, test, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { linkOfSale } from "../../support/desk.ts";

const isWiderThanScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test("a vendor confirms and refuses by keys alone, on a page that axe finds nothing on", async ({ page, baseURL }) => {
  const { link } = await linkOfSale(baseURL!);
  for (const language of ["en", "am"] as const) {
    await page.goto(`${link}?lng=${language}`);
    expect(await axeFaults(page), language).toEqual([]);
    expect(await isWiderThanScreen(page)).toBe(false);
  }
  await page.goto(`${link}?lng=en`);
  const confirm = page.getByRole("button", { name: "Confirm the order" });
  await confirm.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Confirmed. We've told the shopper.")).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page.locator("summary", { hasText: "I can't deliver it" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sold out in the shop");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you for telling us. We'll take care of the order.")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
