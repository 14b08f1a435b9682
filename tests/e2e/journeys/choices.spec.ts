import { expect, test, type Locator, type Page } from "@playwright/test";
import { inLanguage } from "../../support/languages.ts";

// With scripts a choice that leads back to its page keeps the focus and its place on the screen: filters, prices, orders,
// cities and options.

const BAGS = "/shop/sidebar/3cols?parentCategory=bags";
/** Rows above may grow by a line. */
const NEARLY = 60;

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    const text = active?.querySelector("span")?.textContent ?? active?.textContent ?? "";
    return { text: (text || active?.id || "").replace("× ", ""), top: active?.getBoundingClientRect().top ?? NaN };
  });

/** Chooses it in the middle of the screen, and finds the focus there on the page that comes. */
async function expectPlace(page: Page, control: Locator, choose: () => Promise<unknown>, text: string): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { y: top } = (await control.boundingBox())!;
  await Promise.all([page.waitForEvent("domcontentloaded"), choose()]);
  await expect.poll(async () => (await focused(page)).text).toBe(text);
  expect(Math.abs((await focused(page)).top - top)).toBeLessThan(NEARLY);
}

const pressed = async (page: Page, control: Locator) => {
  const words = (await control.locator("span").first().innerText()).trim();
  await expectPlace(page, control, () => control.click(), words);
};

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

  test("filters, typed prices, orders and chips of a list @js", async ({ page }) => {
    await page.goto(BAGS);
    for (const group of ["Rating", "Price"]) {
      const facet = page.locator(".listing-filters section", { has: page.getByRole("heading", { name: group }) });
      await pressed(page, facet.getByRole("button").first());
    }
    const most = page.getByLabel("To (ETB)");
    await most.fill("90000");
    await expectPlace(page, most, () => most.press("Enter"), "listing-maxPrice");
    await page.getByRole("group", { name: "Vendor" }).getByRole("checkbox").first().check();
    const show = page.locator("#show-listing");
    await show.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await Promise.all([page.waitForEvent("domcontentloaded"), show.click()]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("show-listing");
    const sort = page.locator(".listing-sorts a").last();
    const words = await sort.innerText();
    await expectPlace(page, sort, () => sort.click(), words);
    // A filter that is taken away leaves the focus with the next one.
    const chips = page.locator(".listing-chips a");
    await Promise.all([page.waitForEvent("domcontentloaded"), chips.first().click()]);
    await expect(chips.first()).toBeFocused();
    // Another page of the list begins at its top.
    await page.goto("/shop/sidebar/3cols");
    await Promise.all([page.waitForEvent("domcontentloaded"), page.locator(".pagination a").last().click()]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("options of a product, in both languages @js", async ({ page, context, baseURL }) => {
    for (const language of ["en", "am"] as const) {
      await inLanguage(context, baseURL!, language);
      await page.goto("/product/default/womens-coat-light-fabric");
      for (const axis of ["color", "size"])
        await pressed(page, page.locator(`[aria-labelledby=choose-${axis}] a`).nth(1));
      await expect(page).toHaveURL(/variant=\d+$/);
      await expect(page.locator(".variant-choice-chosen")).toHaveCount(2);
    }
  });

  test("the city of home @js", async ({ page }) => {
    await page.goto("/");
    const city = page.locator("#near-you-select");
    await city.selectOption({ index: 1 });
    const button = page.locator(".near-you-city button");
    const words = await button.innerText();
    await expectPlace(page, button, () => button.click(), words);
  });
});

test("on a phone the panel closes, and the focus is on what opens it @js", async ({ page }) => {
  await page.goto(BAGS);
  await page.locator(".listing-bar-filter summary").click();
  const choice = page.locator(".listing-filters button.listing-facet-row").first();
  await Promise.all([page.waitForEvent("domcontentloaded"), choice.click()]);
  await expect(page.locator(".listing-bar-filter summary")).toBeFocused();
});
