import { expect, test, type Route } from "@playwright/test";
import { shareOf } from "../../support/shares.ts";

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "is not there": (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
  "is blocked": (route) => route.abort("blockedbyclient"),
  "comes by half": async (route) => {
    const body = await (await fetch(route.request().url())).text();
    await route.fulfill({ contentType: "text/javascript", body: body.slice(0, body.length / 2) }).catch(() => {});
  },
};

for (const [fault, answer] of shareOf(Object.entries(FAULTS), 3)) {
  test(`the scripts of a printed page: one ${fault}, and forms, links and search work`, async ({ page }) => {
    await page.route("**/assets/entry.client-*.js", answer);
    const asked = page.waitForRequest("**/assets/entry.client-*.js");
    await page.goto("/shop/sidebar/list");
    await page.locator("body").press("Tab");
    await asked;
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html")).not.toHaveAttribute("data-enhanced", "");
    const form = page.locator(".quantity-form").first();
    await form.locator('[name="quantity"]').fill("2");
    await form.locator("button").click();
    await expect(page.getByRole("status").filter({ hasText: "Added to cart" })).toBeVisible();
    await expect(page.locator("[data-cart-count]").first()).toHaveText("2");
    await page.locator('[role="search"] input').first().fill("coffee");
    await page.locator('[role="search"] input').first().press("Enter");
    await expect(page).toHaveURL(/name=coffee/);
    await page.goto("/shop/cart");
    await expect(page.locator("#cart-lines input[type=number]")).toHaveValue("2");
  });
}

for (const [fault, answer] of shareOf(Object.entries(FAULTS), 3, 1)) {
  for (const script of process.env.TEST_FULL === "1" ? ["framework", "entry.client", "everywhere"] : ["framework"]) {
    test(`the script ${script} of the cart ${fault}: its form works, and what would lie over a page is a page`, async ({
      page,
    }) => {
      await page.route(`**/assets/${script}-*.js`, answer);
      await page.goto("/product/default/yirgacheffe-coffee");
      await page.locator("#buy .button-outline").first().click();
      await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
      const asked = page.waitForRequest(`**/assets/${script}-*.js`);
      await page.goto("/shop/cart");
      await asked;
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).not.toHaveAttribute("data-enhanced", "");
      await page.locator("#cart-lines input[type=number]").fill("2");
      await page.locator("#cart-lines .cart-update button").click();
      await expect(page.locator("#cart-lines input[type=number]")).toHaveValue("2");
      await page.goto("/product/default/yirgacheffe-coffee");
      await page.locator('header a[href^="/sign-in"]').first().click();
      await expect(page).toHaveURL(/\/sign-in\?/);
    });
  }
}
