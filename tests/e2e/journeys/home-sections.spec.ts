import { expect, test } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";

// Specification 2.5.
const SECTIONS = [
  "#newProducts",
  "#websiteBuilder",
  "[id^=holidayPackage]",
  "#exclusiveDeals",
  "#specialOffer",
  "#nearYou",
  "#smartErp",
  "#mostViewed",
  "#onDemandSoftware",
  "#recommendedItems",
  "#testimonials",
];

test("enhanced, every section is visible in the specified order above the footer (specification 2.5.8) @js", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("body").press("Tab");
  await enhanced(page);
  await expect(page.locator(".promo-panel-tile")).toHaveCount(24);
  await expect(page.locator(".services-strip a")).toHaveCount(5);
  let above = 0;
  for (const key of SECTIONS) {
    const section = page.locator(key).first();
    await section.scrollIntoViewIfNeeded();
    await expect(section).toBeVisible();
    await expect(section.getByRole("heading", { level: 2 })).toBeVisible();
    const top = await section.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top, key).toBeGreaterThan(above);
    above = top;
  }
  const footer = await page
    .locator("body > footer, body footer")
    .last()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(footer).toBeGreaterThan(above);
});
