import { expect, test } from "@playwright/test";

// settled.md 5.

test("an old hash address leads to its page (specification 2.1) @js", async ({ page }) => {
  await page.goto("/#/shop/cart");
  await expect(page).toHaveURL(/\/shop\/cart$/);
});

test("a hash that points elsewhere leads nowhere @js", { tag: "@full" }, async ({ page, baseURL }) => {
  for (const hash of ["#//evil.example/", "#/\\evil.example/", "#evil"]) {
    await page.goto("about:blank");
    await page.goto(`/${hash}`);
    await page.waitForLoadState();
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});
