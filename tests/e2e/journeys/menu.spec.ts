import { expect, test, type Locator } from "@playwright/test";

// Specification 2.7; design.md 6.

test("the menu leads to the third level, by keyboard alone on a wide screen; a phone's also to orders, help, wishlist and account @phone", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const menu = page.locator(".category-menu");
  const ways = ["/track", "/pages/help-center", "/shop/wishlist", "/account"];
  if (isMobile) await page.locator(".menu-toggle > summary").first().click();
  for (const href of ways) {
    const link = menu.locator(`a[href="${href}"]`);
    if (isMobile) await expect(link).toBeInViewport();
    else await expect(link).toBeHidden();
  }
  await expect(page.locator(".header-wishlist")).toBeVisible();
  await expect(menu.getByRole("button", { name: "አማርኛ" })).toBeVisible({ visible: isMobile });
  const open = page.getByText("Show Electronics", { exact: false }).first();
  const summary = page.locator("summary", { has: open }).or(page.locator('summary[aria-label*="Electronics"]')).first();
  const press = (target: Locator) => (isMobile ? target.click() : target.press("Enter"));
  await press(summary);
  if (!isMobile) await page.keyboard.press("Tab");
  if (!isMobile) await expect(page.locator(":focus")).toBeVisible();
  await press(page.locator('.category-menu a[href*="subcategory=mobile-phones-tablets"]:visible').first());
  await expect(page).toHaveURL(/\/shop\/sidebar\/3cols\?category=[\w-]+&subcategory=mobile-phones-tablets/);
  await expect(page.locator(".product-card").first()).toBeVisible();
});

test("a product prints its menu behind its first screen: it opens over the page, and the keyboard finds it next @js", async ({
  page,
}) => {
  await page.goto("/product/default/yirgacheffe-coffee");
  const parent = page.locator('.category-menu-parent[href*="parentCategory=electronics"]');
  await expect(parent).toBeHidden();
  await page.locator(".menu-toggle > summary").focus();
  await page.keyboard.press("Enter");
  await expect(parent).toBeInViewport();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const found = await page.evaluate(() => {
    const { activeElement } = document;
    const { x, y, width, height } = activeElement!.getBoundingClientRect();
    const isMenus = (node: Element | null) => node !== null && node.closest(".category-menu") !== null;
    return { isIn: isMenus(activeElement), isOnTop: isMenus(document.elementFromPoint(x + width / 2, y + height / 2)) };
  });
  expect(found).toEqual({ isIn: true, isOnTop: true });
});
