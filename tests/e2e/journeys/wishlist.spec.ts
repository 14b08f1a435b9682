import { expect, test, type Page, type Request } from "@playwright/test";
import { enhanced, openEnhanced } from "../../support/enhanced.ts";
import { signInBrowser } from "../../support/sign-in.ts";

// Specification 2.8, 4.5.

const done = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();
for (const browser of ["a browser of today", "Chrome 80, which does not say which button was pressed"]) {
  const tag = browser.startsWith("Chrome 80") ? "@full" : [];
  test(
    `with scripts in ${browser}, the heart becomes the way to the list, in place and with the focus (specification 4.5, 7.3) @js`,
    { tag },
    async ({ page, context, baseURL }) => {
      await signInBrowser(context, baseURL!);
      if (browser.startsWith("Chrome 80"))
        await page.addInitScript(() => Reflect.deleteProperty(SubmitEvent.prototype, "submitter"));
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      await openEnhanced(page, "/shop/sidebar/4cols");
      const requests: string[] = [];
      const isAsked = (request: Request) => request.isNavigationRequest() || request.resourceType() === "fetch";
      page.on("request", (request) => isAsked(request) && requests.push(new URL(request.url()).pathname));
      const id = await page.locator(".product-card button[form=wish]").nth(2).getAttribute("value");
      const card = page.locator(".product-card", { has: page.locator(`a[href$="&id=${id}"]`) });
      await card.locator("button[form=wish]").click();
      await expect(card.locator("a.wish-button")).toBeFocused();
      await done(page, "Added to your wishlist");
      expect(requests, "nothing else is asked for again").toEqual(["/wishlist/items"]);
      await page.reload();
      await enhanced(page);
      await expect(card.locator("a.wish-button")).toBeVisible();
      expect(problems).toEqual([]);
    },
  );
}

test("with scripts, hearts pressed in quick succession on a slow line are all added; a removed row leaves the focus at the heading @js", async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL!);
  await openEnhanced(page, "/shop/sidebar/4cols");
  await page.route("**/wishlist/items", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  const hearts = page.locator(".product-card button[form=wish]");
  const ids = await hearts.evaluateAll((all) => all.slice(0, 3).map((one) => (one as HTMLButtonElement).value));
  for (const id of ids) await page.locator(`.product-card button[form=wish][value="${id}"]`).click();
  await expect(page.locator(".product-card a.wish-button")).toHaveCount(3);
  await page.goto("/shop/wishlist");
  const remove = page.getByRole("button", { name: /^Remove/ });
  await expect(remove).toHaveCount(3);
  await enhanced(page);
  await remove.first().click();
  await expect(remove).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
