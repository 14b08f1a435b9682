import { expect, test } from "@playwright/test";
import { findProducts } from "../../support/catalogue.ts";
import { inLanguage, type Language } from "../../support/languages.ts";

const words = {
  en: {
    forget: "Clear the list",
    empty: "You have not viewed any products yet.",
    forgotten: "Your recently viewed products are cleared.",
  },
  am: { forget: "ዝርዝሩን ያጽዱ", empty: "እስካሁን ያዩት ዕቃ የለም።", forgotten: "ጸድቷል" },
} satisfies Record<Language, Record<string, string>>;

for (const language of ["en", "am"] satisfies Language[]) {
  const say = words[language];

  test(`what was looked at, newest first, until it is forgotten (${language})`, async ({ page, context, baseURL }) => {
    await inLanguage(context, baseURL!, language);
    await page.goto("/shop/recently-viewed");
    await expect(page.getByText(say.empty)).toBeVisible();
    const [first, second] = await findProducts(baseURL!, 2);
    for (const { path } of [first!, second!, first!]) await page.goto(path);
    await page.goto("/shop/recently-viewed");
    const titles = page.locator("main .product-card").getByRole("heading").getByRole("link");
    await expect(titles).toHaveCount(2);
    expect(await titles.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      first!.path,
      second!.path,
    ]);
    await page.getByRole("button", { name: say.forget }).click();
    await expect(page.getByRole("status").filter({ hasText: say.forgotten })).toBeVisible();
    await expect(page.getByText(say.empty)).toBeVisible();
  });
}
