import { expect, test } from "@playwright/test";
import { openEnhanced } from "../../support/enhanced.ts";
import { inLanguage, words, type Language } from "../../support/languages.ts";

for (const language of ["en", "am"] satisfies Language[]) {
  const say = words[language];

  test(`quantities, removing and undo in the cart (specification 4.6) (${language})`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await inLanguage(context, language);
    await page.goto("/shop/sidebar/4cols");
    await page.locator(".product-card button[form=add]").first().click();
    await expect(page.getByRole("status").filter({ hasText: say.added })).toBeVisible();
    await page.goto("/shop/cart");
    const field = page.locator("#cart-lines input[type=number]");
    const update = page.locator("#cart-lines").getByRole("button", { name: say.update });
    await field.fill("2");
    // Scripts submit changes by themselves.
    if (!javaScriptEnabled) await update.click();
    await expect(page.getByText(say.updated).first()).toBeVisible();
    await expect(page.locator(".cart-count")).toContainText("2");
    await field.fill("500");
    await field.press("Enter");
    await expect(page.locator(".quantity-field-error")).toBeVisible();
    await expect(field).toHaveValue("500");
    await page.locator('button[name="remove"]').click();
    await expect(page.getByText(say.empty).first()).toBeVisible();
    await page.locator(".cart-undo").getByRole("button").click();
    await expect(page.locator(".cart-count")).toContainText("2");
    await page.locator('button[name="remove"]').click();
    await expect(page.getByText(say.empty).first()).toBeVisible();
  });
}

test("a connection that dies with the press is said so, on the same page @js", async ({ page }) => {
  await openEnhanced(page, "/shop/sidebar/4cols");
  await page.waitForLoadState("networkidle");
  await page.route("**/*", (route) => route.abort());
  await page.locator(".product-card button[form=add]").first().click();
  await expect(page.getByRole("status").filter({ hasText: "we don't know whether this worked" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products");
  await expect(page).toHaveURL(/4cols$/);
});
