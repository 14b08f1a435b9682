import { expect, test, type Page } from "@playwright/test";
import { savesData } from "../../support/enhanced.ts";

test("suggestions are chosen with the keys @js", async ({ page }) => {
  const field = await usedField(page, "Search products");
  await field.pressSequentially("jeb");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option").first()).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("header form [role=status]")).toContainText(/^\d+ /);
  await expect(list.locator(".suggestion-price").first()).toContainText("ETB");

  await field.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id"))!);
  await field.press("ArrowUp");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("jeb");
  await expect(field).toBeFocused();

  await field.press("ArrowDown");
  await expect(list).toBeVisible();
  await field.press("ArrowUp");
  const chosen = (await list.getByRole("option").last().getAttribute("href"))!;
  await field.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname + url.search === chosen);
});

test("a suggestion is pressed; leaving the field closes the list; Enter without a choice sends the form @js", async ({
  page,
}) => {
  const field = await usedField(page, "Search products");
  await field.pressSequentially("mitad");
  const option = page.getByRole("option", { name: /mitad/i }).last();
  await expect(option).toBeVisible();
  await field.blur();
  await expect(option).toBeHidden();
  await field.press("ArrowDown");
  await option.click();
  await expect(page).toHaveURL(/\/product\/default\//);
  const again = await usedField(page, "Search products");
  await again.pressSequentially("lap");
  await expect(page.getByRole("listbox")).toBeVisible();
  await again.press("Enter");
  await expect(page).toHaveURL(/\/shop\/sidebar\/list\?name=lap$/);
});

test("an answer that comes late is not shown for what is typed since; where none comes the form works @js", async ({
  page,
}) => {
  let late: (() => Promise<void>) | undefined;
  await page.route("**/search/suggestions?q=je", (route) => {
    late = () => route.continue();
  });
  const field = await usedField(page, "Search products");
  await field.pressSequentially("je");
  await expect.poll(() => late !== undefined).toBe(true);
  await field.pressSequentially("bena");
  const list = page.getByRole("listbox");
  await expect(list).toContainText(/jebena/i);
  const shown = await list.textContent();
  await late!().catch(() => {});
  await page.waitForTimeout(300);
  expect(await list.textContent()).toBe(shown);
  await page.route("**/search/suggestions?*", (route) => route.abort());
  await field.fill("");
  await field.pressSequentially("coffee");
  await page.waitForTimeout(500);
  await expect(list).toBeHidden();
  await field.press("Enter");
  await expect(page).toHaveURL(/name=coffee$/);
});

test("the empty field offers what was searched for on this device, until it is cleared @js", async ({ page }) => {
  const first = await usedField(page, "Search products");
  await first.fill("jebena");
  await first.press("Enter");
  await page.waitForURL(/name=jebena/);
  const field = await usedField(page, "Search products");
  const list = page.getByRole("listbox", { name: "Recent searches" });
  await expect(list.getByRole("option").first()).toHaveText("jebena");
  await field.press("ArrowDown");
  await field.press("Enter");
  await page.waitForURL(/name=jebena/);
  await usedField(page, "Search products");
  await list.getByRole("option", { name: "Clear recent searches" }).click();
  await expect(list).toBeHidden();
  await usedField(page, "Search products");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("nothing is fetched while data is saved @js", async ({ page }) => {
  await savesData(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/pages/terms");
  await page.locator("#header-search").pressSequentially("jebena");
  await page.waitForTimeout(500);
  expect(fetched.filter((url) => /combobox|suggestions/.test(url))).toEqual([]);
});

async function usedField(page: Page, label: string) {
  await page.goto("/pages/terms");
  const field = page.locator("header").getByLabel(label);
  await field.focus();
  await expect(field).toHaveAttribute("role", "combobox");
  await expect(field).toBeFocused();
  return field;
}
