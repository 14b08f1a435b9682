import { expect, test, type Page } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { findProducts } from "../../support/catalogue.ts";
import { inLanguage, type Language } from "../../support/languages.ts";

const words = {
  en: {
    added: "Added to your compare list",
    removed: "Removed from your compare list",
    takenOver: "Your compare list now shows these products.",
    takeOver: "Compare these",
    share: "Link to share this comparison",
    remove: "Remove",
    differs: "differs",
    one: "Add one more product",
    empty: "Nothing to compare",
    price: "Price",
  },
  am: {
    added: "ወደ ማነጻጸሪያ ዝርዝርዎ ተጨምሯል",
    removed: "ከማነጻጸሪያ ዝርዝርዎ ተወግዷል",
    takenOver: "አሁን የማነጻጸሪያ ዝርዝርዎ እነዚህ ዕቃዎች ናቸው።",
    takeOver: "እነዚህን ያነጻጽሩ",
    share: "ይህን ማነጻጸሪያ ለማጋራት ሊንክ",
    remove: "ያስወግዱ",
    differs: "ይለያያል",
    one: "አንድ ተጨማሪ ዕቃ ያክሉ",
    empty: "የሚነጻጸር ዕቃ የለም",
    price: "ዋጋ",
  },
} satisfies Record<Language, Record<string, string>>;

async function expectProducts(page: Page, paths: string[]): Promise<void> {
  const links = page.getByRole("table").getByRole("columnheader").getByRole("link");
  await expect(links).toHaveCount(paths.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(paths);
}

for (const language of ["en", "am"] satisfies Language[]) {
  const say = words[language];

  test(`two products side by side, shared and removed (${language})`, async ({
    page,
    context,
    browser,
    baseURL,
    isMobile,
  }) => {
    await inLanguage(context, baseURL!, language);
    const products = await findProducts(baseURL!, 2);
    const paths = products.map(({ path }) => path);
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      await page.locator('form[action="/compare/items"] button').first().click();
      await expect(page.getByRole("status").filter({ hasText: say.added })).toBeVisible();
      // Phones show the link once there is something to compare.
      const count = page.locator("[data-compare-count]:visible");
      if (isMobile && at === 0) await expect(count).toHaveCount(0);
      else await expect(count).toHaveText(String(at + 1));
    }
    await page.locator('header a[href="/shop/compare"]').click();
    await expectProducts(page, paths);
    const price = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: say.price }) });
    await expect(price.getByRole("cell").first()).toContainText("ETB");
    const marked = page.getByRole("rowheader").filter({ hasText: say.differs });
    await expect(marked).not.toHaveCount(0);

    const shared = await page.getByRole("link", { name: say.share }).getAttribute("href");
    const other = await browser.newContext({ ...test.info().project.use, baseURL });
    await inLanguage(other, baseURL!, language);
    const theirs = await other.newPage();
    await theirs.goto(shared!);
    await expectProducts(theirs, paths);
    await expect(theirs.getByRole("button", { name: say.remove })).toHaveCount(0);
    await theirs.goto("/shop/compare");
    await expect(theirs.getByText(say.empty)).toBeVisible();
    await theirs.goto(shared!);
    await theirs.getByRole("button", { name: say.takeOver }).click();
    await expect(theirs.getByRole("status").filter({ hasText: say.takenOver })).toBeVisible();
    await expect(theirs).toHaveURL(/\/shop\/compare$/);
    await expectProducts(theirs, paths);
    await expect(theirs.locator("[data-compare-count]:visible")).toHaveText("2");
    await other.close();

    await page.getByRole("button", { name: say.remove }).first().click();
    await expect(page.getByRole("status").filter({ hasText: say.removed })).toBeVisible();
    await expectProducts(page, paths.slice(1));
    await expect(page.getByText(say.one)).toBeVisible();
    await page.getByRole("button", { name: say.remove }).first().click();
    await expect(page.getByText(say.empty)).toBeVisible();
    await expect(page.locator("[data-compare-count]:visible")).toHaveCount(0);
  });
}

test("with scripts, the button becomes the way to the list and keeps the focus @js", async ({ page, baseURL }) => {
  const [product] = await findProducts(baseURL!, 1);
  await page.goto(product!.path);
  await page.locator("body").press("Tab");
  await enhanced(page);
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
