import { expect, test } from "@playwright/test";
import { inLanguage, words } from "../../support/languages.ts";

// Without scripts; what the page says: tests/e2e/http/product-page.spec.ts, with scripts: product-enhanced.spec.ts.

const COAT = "/product/default/womens-coat-light-fabric";
const COFFEE = "/product/default/yirgacheffe-coffee";

test("choices, a refused number, pictures and the city find their place without scripts (am)", async ({
  page,
  context,
  baseURL,
}) => {
  await inLanguage(context, "am");
  await page.goto(COAT);
  await page.locator("#buy .button-outline").first().click();
  await expect(page.locator(".variant-choice-error").first()).toBeVisible();
  for (const axis of ["color", "size"]) await page.locator(`[aria-labelledby=choose-${axis}] a`).first().click();
  await expect(page).toHaveURL(/\?variant=\d+#variant$/);
  await expect(page.locator(".variant-choice-chosen")).toHaveCount(2);
  await page.locator("#buy .button-outline").first().click();
  await expect(page.getByRole("status").filter({ hasText: words.am.added })).toBeVisible();

  await page.goto(COFFEE);
  await page.locator("#quantity").fill("999");
  await page.locator("#buy").getByRole("button", { name: "አሁን ይግዙ" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#quantity");
  await expect(page.locator("#quantity")).toHaveValue("999");

  await page.goto(COFFEE);
  await page.locator(".product-gallery-thumbs a").nth(1).click();
  await expect(page).toHaveURL(/#picture-2$/);
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.6 });
  await page.locator("#city").selectOption("Adama");
  await page
    .locator("form", { has: page.locator("#city") })
    .getByRole("button")
    .click();
  await expect(page).toHaveURL(`${baseURL}${COFFEE}#city`);
  await expect(page.locator("#city")).toBeFocused();
  await expect(page.locator("#city-answer")).toContainText("አዳማ");
});
