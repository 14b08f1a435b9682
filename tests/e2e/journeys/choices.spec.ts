import { expect, test, type Locator, type Page } from "@playwright/test";
import { openEnhanced } from "../../support/enhanced.ts";

// With scripts, a choice that reloads its page keeps focus and scroll position: filters, prices and options.

const BAGS = "/shop/sidebar/3cols?parentCategory=bags";
/** Rows above may grow by a line. */
const NEARLY = 60;

const NAME = ".variant-choice-name,.listing-facet-row>span";
const focused = (page: Page) =>
  page.evaluate((name) => {
    const active = document.activeElement!;
    const text = (active.querySelector(name) ?? active).textContent || active.id;
    return { text: text.replace("× ", ""), top: active.getBoundingClientRect().top };
  }, NAME);

/** Chooses it in the middle of the screen, and expects the focus there on the next page. */
async function expectPlace(page: Page, control: Locator, choose: () => Promise<unknown>, text: string): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { y: top } = (await control.boundingBox())!;
  await Promise.all([page.waitForEvent("domcontentloaded"), choose()]);
  await expect.poll(async () => (await focused(page)).text).toBe(text);
  expect(Math.abs((await focused(page)).top - top)).toBeLessThan(NEARLY);
}

/** Without pictures a page waits long before it starts its scripts. */
const open = async (page: Page, path: string) => {
  await openEnhanced(page, path);
  await page.waitForLoadState("networkidle");
};

const pressed = async (page: Page, control: Locator) => {
  const words = (await control.evaluate((node, name) => (node.querySelector(name) ?? node).textContent, NAME))!;
  await expectPlace(page, control, () => control.click(), words);
};

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

  test("filters, typed prices and chips of a list @js", async ({ page }) => {
    await open(page, BAGS);
    const facet = page.locator("section.listing-facet", { has: page.getByRole("heading", { name: "Rating" }) });
    await pressed(page, facet.getByRole("button").first());
    const most = page.getByLabel("To (ETB)");
    await most.fill("90000");
    await expectPlace(page, most, () => most.press("Enter"), "listing-maxPrice");
    await page.getByRole("group", { name: "Vendor" }).getByRole("checkbox").first().check();
    await Promise.all([page.waitForEvent("domcontentloaded"), page.locator("#show-listing").click()]);
    await expect(page.locator("#show-listing")).toBeFocused();
    // The chip is gone, but its list remains.
    const chips = page.locator(".listing-chips a");
    await Promise.all([page.waitForEvent("domcontentloaded"), chips.first().click()]);
    await expect(chips.first()).toBeFocused();
    await open(page, "/shop/sidebar/3cols");
    await Promise.all([page.waitForEvent("domcontentloaded"), page.locator(".pagination a").last().click()]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("options of a product @js", async ({ page }) => {
    await open(page, "/product/default/womens-coat-light-fabric");
    for (const axis of ["color", "size"])
      await pressed(page, page.locator(`[aria-labelledby=choose-${axis}] a`).nth(1));
    await expect(page).toHaveURL(/variant=\d+$/);
  });
});

test("on a phone the panel closes, and the focus is on what opens it @js", async ({ page }) => {
  await open(page, BAGS);
  await page.locator(".listing-bar-filter summary").click();
  const choice = page.locator(".listing-filters button.listing-facet-row").first();
  await Promise.all([page.waitForEvent("domcontentloaded"), choice.click()]);
  await expect(page.locator(".listing-bar-filter summary")).toBeFocused();
});
