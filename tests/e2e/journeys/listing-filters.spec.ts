import { expect, test } from "@playwright/test";
import { inLanguage } from "../../support/languages.ts";
import { closeFilters, numberIn, openFilters, openSorts, prices, products, total } from "../../support/listing-page.ts";

const BAGS = "/shop/sidebar/3cols?parentCategory=bags";

test("presses narrow the list to exactly what they said, and take themselves back", async ({ page }) => {
  await page.goto(BAGS);
  const all = await total(page);
  for (const group of ["Price", "Show only", "Rating", "Discount"]) {
    const filters = await openFilters(page);
    const link = filters
      .locator("section", { has: page.getByRole("heading", { name: group }) })
      .getByRole("button")
      .first();
    const said = numberIn(await link.locator(".listing-facet-count").innerText());
    expect(said, group).toBeGreaterThan(0);
    expect(said, group).toBeLessThanOrEqual(all);
    await link.click();
    await expect(page).toHaveURL(/[?&]parentCategory=bags/);
    expect(await total(page), group).toBe(said);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await (await openFilters(page)).locator(".listing-facet-chosen").click();
    await expect(page.getByRole("navigation", { name: "Active filters" })).toHaveCount(0);
    expect(await total(page), group).toBe(all);
  }
});

test("several values at once through the form: its counts are exact, chips remove one by one", async ({ page }) => {
  await page.goto(BAGS);
  let filters = await openFilters(page);
  const vendors = filters.getByRole("group", { name: "Vendor" });
  const [first, second] = [vendors.locator("label").nth(0), vendors.locator("label").nth(1)];
  const [one, two] = [
    await first.locator(".listing-facet-count").innerText(),
    await second.locator(".listing-facet-count").innerText(),
  ].map(numberIn);
  await first.getByRole("checkbox").check();
  await second.getByRole("checkbox").check();
  await filters.locator(".listing-filters-apply button").click();
  await expect(page).toHaveURL(/vendor=\d+&vendor=\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bags");
  expect(await total(page)).toBe(one! + two!);
  filters = await openFilters(page);
  await expect(filters.getByRole("group", { name: "Vendor" }).getByRole("checkbox", { checked: true })).toHaveCount(2);
  await closeFilters(page);
  const chips = page.getByRole("navigation", { name: "Active filters" });
  await expect(chips.getByRole("link")).toHaveCount(3);
  await chips.getByRole("link").first().click();
  await expect(chips.getByRole("link")).toHaveCount(2);
  expect([one, two]).toContain(await total(page));
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(BAGS);
  await expect(chips).toHaveCount(0);
});

test("what is ticked survives a press on a price band, and Back", async ({ page }) => {
  await page.goto(BAGS);
  const filters = await openFilters(page);
  const vendor = filters.getByRole("group", { name: "Vendor" }).getByRole("checkbox").first();
  const id = await vendor.inputValue();
  await vendor.check();
  await filters
    .locator("section", { has: page.getByRole("heading", { name: "Price" }) })
    .getByRole("button")
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`vendor=${id}(&|$)`));
  const chips = page.getByRole("navigation", { name: "Active filters" });
  await expect(chips.getByRole("link")).toHaveCount(3);
  await page.goBack();
  await expect(chips).toHaveCount(0);
  await page.goForward();
  await expect(chips.getByRole("link")).toHaveCount(3);
});

test("typed prices: both ends hold, swapped ones too, nonsense is left out", async ({ page }) => {
  await page.goto("/shop/sidebar/4cols?parentCategory=apparel");
  const filters = await openFilters(page);
  await filters.getByLabel("From (ETB)").fill("2000");
  await filters.getByLabel("To (ETB)").fill("1,000");
  await filters.getByLabel("To (ETB)").press("Enter");
  await expect(page.getByRole("link", { name: /1,000 - 2,000/ }).first()).toBeVisible();
  const shown = await prices(page);
  expect(shown.length).toBeGreaterThan(0);
  for (const price of shown) {
    expect(price).toBeGreaterThanOrEqual(900);
    expect(price).toBeLessThanOrEqual(2000);
  }
  await page.goto("/shop/sidebar/4cols?parentCategory=apparel&minPrice=-7&maxPrice=99999999999");
  await expect(page.getByRole("navigation", { name: "Active filters" })).toHaveCount(0);
});

test("colours and sizes, with their swatches, where a place has them", async ({ page }) => {
  await page.goto("/shop/sidebar/3cols?category=mens-clothing");
  const filters = await openFilters(page);
  const color = filters.getByRole("group", { name: "Colour" }).locator("label").first();
  await expect(color.locator(".listing-facet-swatch")).toBeVisible();
  const said = numberIn(await color.locator(".listing-facet-count").innerText());
  await color.getByRole("checkbox").check();
  await filters.locator(".listing-filters-apply button").click();
  await expect(page).toHaveURL(/color=/);
  expect(await total(page)).toBe(said);
  await expect(
    (await openFilters(page)).getByRole("group", { name: "Size" }).getByRole("checkbox").first(),
  ).toBeVisible();
});

test("the category tree leads down and up again, with the filters", async ({ page }) => {
  await page.goto("/shop/sidebar/3cols?stock=in");
  const tree = () =>
    page.locator(".listing-facet", { has: page.getByRole("heading", { name: "Category", exact: true }) });
  await openFilters(page);
  await tree()
    .getByRole("link", { name: /Apparel/ })
    .click();
  await expect(page).toHaveURL(/3cols\?parentCategory=apparel&stock=in$/);
  await openFilters(page);
  const deeper = tree().locator(".listing-facet-below a").first();
  const said = numberIn(await deeper.locator(".listing-facet-count").innerText());
  await deeper.click();
  await expect(page).toHaveURL(/3cols\?category=[^&]+&stock=in$/);
  expect(await total(page)).toBe(said);
  await openFilters(page);
  await tree().getByRole("link", { name: "All products" }).click();
  await expect(page).toHaveURL(/3cols\?stock=in$/);
});

test("orders and views keep what was chosen", async ({ page }) => {
  await page.goto(`${BAGS}&stock=in&page=2`);
  const sorts = await openSorts(page);
  await expect(sorts.getByRole("link", { name: "Relevance" })).toHaveCount(0);
  await sorts.getByRole("link", { name: "Price: low to high" }).click();
  await expect(page).toHaveURL(`${BAGS}&stock=in&sort=price`);
  const shown = await prices(page);
  expect(shown).toHaveLength(24);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  const before = await products(page);
  await page.getByRole("navigation", { name: "View", exact: true }).getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL("/shop/sidebar/list?parentCategory=bags&stock=in&sort=price");
  expect(await products(page)).toEqual(before);
  await page.goto("/shop/sidebar/3cols?name=bag");
  await expect((await openSorts(page)).getByRole("link", { name: "Relevance" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("in Amharic: filtered, cleared, nothing left in English", async ({ page, context, baseURL }) => {
  await inLanguage(context, baseURL!, "am");
  await page.goto(BAGS);
  const filters = await openFilters(page);
  await filters.getByRole("group", { name: "ሻጭ" }).getByRole("checkbox").first().check();
  await filters.getByRole("button", { name: /ያሳዩ/ }).click();
  const chips = page.getByRole("navigation", { name: "የተመረጡ ማጣሪያዎች" });
  await expect(chips.getByRole("link")).toHaveCount(2);
  const texts = await page.locator(".listing-bar, .listing-head").allInnerTexts();
  const own = texts.join(" ").replace(/ETB/g, "");
  expect(own).not.toMatch(/listing\.|Filter|Sort|Show|Price|Rating|Clear|products/);
  await chips.getByRole("link", { name: "ሁሉንም ያጽዱ" }).click();
  await expect(page).toHaveURL(BAGS);
});
