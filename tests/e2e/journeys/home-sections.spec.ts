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

test("every section is visible in the specified order above the footer", async ({ page }) => {
  await page.goto("/");
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

test("what the server alone prints is still there once the page is enhanced @js", async ({ page }) => {
  await page.goto("/");
  await page.locator("body").press("Tab");
  await enhanced(page);
  await expect(page.locator(".promo-panel-tile")).toHaveCount(24);
  await expect(page.locator(".services-strip a")).toHaveCount(5);
});

test("no fallback, hidden block or swap script is left in the page", async ({ page }) => {
  const html = await (await page.goto("/"))!.text();
  expect(html).not.toMatch(/<div hidden|<!--\$\?-->|<template id="B:|\$RC\(|\$RS\(/);
});

test("page frame and shell come in the specified order", async ({ page }) => {
  const html = await (await page.goto("/"))!.text();
  const order = [
    "useful-links",
    "hero",
    "side-promos",
    "triplet",
    "seller",
    "bottom-promo",
    "services",
    'id="newProducts"',
  ];
  const places = order.map((name) => html.indexOf(name.includes("id=") ? name : `class="${name}`));
  expect(
    places.every((place) => place > 0),
    places.join(" "),
  ).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
