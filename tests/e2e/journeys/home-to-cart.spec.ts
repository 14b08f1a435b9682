import { expect, test } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { inLanguage, words, type Language } from "../../support/languages.ts";

for (const language of ["en", "am"] satisfies Language[]) {
  const say = words[language];

  test(`quantities, removing and undo in the cart (specification 4.6) (${language})`, async ({
    page,
    context,
    baseURL,
    javaScriptEnabled,
  }) => {
    await inLanguage(context, baseURL!, language);
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

test("the press on add to cart works from first paint, is not doubled, and survives the waking @js", async ({
  page,
}) => {
  const posts: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => errors.push(String(error)));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  // A toast lasts five seconds, less than a busy machine may need.
  await page.addInitScript(
    "const wait = setTimeout; setTimeout = (act, ms, ...given) => wait(act, ms === 5_000 ? 60_000 : ms, ...given);",
  );
  await page.goto("/shop/sidebar/4cols", { waitUntil: "commit" });
  await page.locator(".product-card button[form=add]").first().click();
  const message = page.getByRole("status").filter({ hasText: "Added to cart" });
  await expect(message).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-enhanced", "");
  release();
  await enhanced(page);
  await expect(message).toBeVisible();
  await expect(page.locator("[data-cart-count]:visible").first()).toHaveText("1");
  await expect(page).toHaveURL(/4cols$/);
  await page.reload();
  await expect(page.locator("[data-cart-count]:visible").first()).toHaveText("1");
  expect(posts).toEqual(["/cart/lines"]);
  expect(errors).toEqual([]);
});

test("a connection that dies with the press is said so, on the same page @js", async ({ page }) => {
  await page.goto("/shop/sidebar/4cols");
  await enhanced(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/*", (route) => route.abort());
  await page.locator(".product-card button[form=add]").first().click();
  await expect(page.getByRole("status").filter({ hasText: "we don't know whether this worked" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products");
  await expect(page).toHaveURL(/4cols$/);
});
