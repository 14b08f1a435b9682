import { expect, test } from "@playwright/test";
import { enhanced, openEnhanced } from "../../support/enhanced.ts";
import { axeFaults } from "../../support/axe.ts";

// Specification 2.9, 4.9, 9.1; settled.md 4.

const PATH = "/product/default/yirgacheffe-coffee";
const LIST = "/shop/sidebar/3cols?name=yirgacheffe";

test("the quick view adds to the cart over the page: width, focus, Back, Forward, Escape (specification 2.9) @js", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openEnhanced(page, LIST);
  const link = page.locator('a[data-quick-view="yirgacheffe-coffee"]').first();
  await expect(link).toHaveAttribute("href", new RegExp(`^${PATH}`));
  const dialog = page.getByRole("dialog", { name: "Yirgacheffe coffee" });
  expect(asked.filter((url) => url.includes("quick-view"))).toEqual([]);
  await link.click();
  await expect(dialog.getByRole("heading")).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}${LIST}&modal=quick-view.yirgacheffe-coffee`);
  const viewport = page.viewportSize()!;
  expect((await dialog.boundingBox())!.width).toBe(Math.min(1030, viewport.width));
  await expect(dialog.getByText("620")).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(baseURL + LIST);
  await page.goForward();
  await expect(dialog.locator("form")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await link.click();
  await dialog.getByLabel("Quantity").fill("999");
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(dialog.locator(".quantity-field-error")).toContainText("Enter a whole number from 1 to 99.");
  await dialog.getByLabel("Quantity").fill("2");
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page.locator(".toast")).toContainText("Added to cart: Yirgacheffe coffee");
  await expect(page.locator("[data-cart-count]").first()).toHaveText("2");
  // The link replaced the dialog's history entry.
  await link.click();
  await dialog.getByRole("link", { name: "See full details" }).click();
  await expect(page).toHaveURL(new RegExp(PATH));
  await page.goBack();
  await expect(page).toHaveURL(baseURL + LIST);
});

test("a variant is chosen in the quick view: its colour's picture is shown, and its price asked @js @phone", async ({
  page,
}) => {
  await openEnhanced(page, "/shop/sidebar/3cols?name=light-fabric");
  await page.locator('a[data-quick-view="womens-coat-light-fabric"]').first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Buy Now" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Choose a colour and a size");
  const choices = dialog.locator(".quick-view-variants");
  await expect(choices).toHaveCount(2);
  const large = dialog.locator(".quick-view-large img");
  const first = (await large.getAttribute("src"))!;
  for (const choice of await choices.all()) await choice.locator(".quick-view-option").last().click();
  await expect(large).not.toHaveAttribute("src", first);
  const option = choices.last().locator(".quick-view-option").last();
  await expect(option.locator("input")).toBeChecked();
  await expect(dialog.locator(".price strong")).toHaveText(await option.locator("strong").innerText());
  await dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(".toast")).toContainText("Added to cart");
});

test("the newsletter opens after 8 seconds, once, over nothing else (specification 2.9, 4.9) @js @phone", async ({
  page,
  baseURL,
}) => {
  // As with the setting of tests/e2e/http/settings.spec.
  await page.route(`${baseURL}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<body", '<body data-newsletter=""') });
  });
  await page.clock.install();
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: "Get new offers by e-mail" });
  // Focused before the scripts start, because a slow machine starts them late.
  await page.locator("input[type=search], input[name=name]").first().focus();
  await enhanced(page);
  await page.clock.runFor(8_100);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // It retries every eight seconds.
  await page.clock.runFor(8_100);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading")).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}/?modal=newsletter`);
  expect((await dialog.boundingBox())!.width).toBe(Math.min(970, page.viewportSize()!.width));
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await enhanced(page);
  await page.clock.runFor(20_000);
  await expect(dialog).toHaveCount(0);
});
