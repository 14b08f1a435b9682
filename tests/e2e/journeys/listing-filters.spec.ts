import { expect, test } from "@playwright/test";
import { closeFilters, numberIn, openFilters, openSorts, total } from "../../support/listing-page.ts";

// Specification 2.3, without scripts; counts, chips and places: tests/routes/shop/listing-view.test.ts.

const BAGS = "/shop/sidebar/3cols?parentCategory=bags";

test("ticks, a press on a price band, typed prices and an order are one form, and survive each other and Back", async ({
  page,
}) => {
  await page.goto(BAGS);
  let filters = await openFilters(page);
  const vendors = filters.getByRole("group", { name: "Vendor" });
  const [first, second] = [vendors.locator("label").nth(0), vendors.locator("label").nth(1)];
  const counts = [first, second].map((label) => label.locator(".listing-facet-count").innerText());
  const [one, two] = (await Promise.all(counts)).map(numberIn);
  await first.getByRole("checkbox").check();
  await second.getByRole("checkbox").check();
  await filters.locator(".listing-filters-apply button").click();
  await expect(page).toHaveURL(/vendor=\d+&vendor=\d+/);
  expect(await total(page)).toBe(one! + two!);
  const chips = page.getByRole("navigation", { name: "Active filters" });
  await expect(chips.getByRole("link")).toHaveCount(3);
  await chips.getByRole("link").first().click();
  await expect(chips.getByRole("link")).toHaveCount(2);
  filters = await openFilters(page);
  await filters.getByRole("group", { name: "Vendor" }).getByRole("checkbox", { checked: false }).first().check();
  await filters
    .locator("section", { has: page.getByRole("heading", { name: "Price" }) })
    .getByRole("button")
    .first()
    .click();
  await expect(chips.getByRole("link")).toHaveCount(4);
  await page.goBack();
  await expect(chips.getByRole("link")).toHaveCount(2);
  filters = await openFilters(page);
  await filters.getByLabel("From (ETB)").fill("2000");
  await filters.getByLabel("To (ETB)").fill("1,000");
  await filters.getByLabel("To (ETB)").press("Enter");
  await expect(chips.getByRole("link", { name: /1,000 - 2,000/ })).toBeVisible();
  await closeFilters(page);
  await (await openSorts(page)).getByRole("link", { name: "Price: low to high" }).click();
  await expect(page).toHaveURL(/vendor=\d+.*sort=price$/);
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(`${BAGS}&sort=price`);
});
