import { expect, test, type Locator, type Page } from "@playwright/test";
import { awake } from "../../support/awake.ts";
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

/** Without pictures a page waits long before it starts its scripts by itself. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator("body").press("Tab");
  await awake(page);
};

const pressed = async (page: Page, control: Locator) => {
  const words = (await control.locator("span").first().innerText()).trim();
  await expectPlace(page, control, () => control.click(), words);
};

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

  test("options of a product, in both languages @js", async ({ page, context, baseURL }) => {
    for (const language of ["en", "am"] as const) {
      await inLanguage(context, baseURL!, language);
      await open(page, "/product/default/womens-coat-light-fabric");
      for (const axis of ["color", "size"])
        await pressed(page, page.locator(`[aria-labelledby=choose-${axis}] a`).nth(1));
      await expect(page).toHaveURL(/variant=\d+$/);
      await expect(page.locator(".variant-choice-chosen")).toHaveCount(2);
    }
  });
});

test("on a phone the panel closes, and the focus is on what opens it @js", async ({ page }) => {
  await open(page, BAGS);
  await page.locator(".listing-bar-filter summary").click();
  const choice = page.locator(".listing-filters button.listing-facet-row").first();
  await Promise.all([page.waitForEvent("domcontentloaded"), choice.click()]);
  await expect(page.locator(".listing-bar-filter summary")).toBeFocused();
});
