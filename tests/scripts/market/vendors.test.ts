import { expect, test } from "vitest";
import { cityName } from "../../../app/domain/delivery/city-name.ts";
import { vendorNameColumns } from "../../../app/domain/vendors/vendor.ts";
import { readMarket } from "../../../scripts/market/read-market.ts";
import { usdRate } from "../../support/price-rules.ts";

const now = Date.UTC(2026, 4, 1, 9);
const day = 24 * 60 * 60 * 1000;
const { vendors, coupons } = await readMarket(now, usdRate);

test("are sixty, of which links name the numbers, and speak both languages, each for itself", () => {
  expect(vendors).toHaveLength(60);
  expect([9, 14, 21].map((at) => vendors[at]!.name)).toEqual([
    "Abay Leather",
    "Shiro Meda Weavers",
    "Gedeo Coffee House",
  ]);
  for (const { description, descriptionAm, city } of vendors) {
    expect(description).toMatch(/^[A-Z][^{}\u1200-\u137f]+\.$/);
    expect(descriptionAm).toMatch(/^[\u1200-\u137f][^{}A-Za-z]+።$/);
    expect(description).toContain(city);
    expect(descriptionAm).toContain(cityName(city, "am"));
  }
  expect(new Set(vendors.map(({ description }) => description)).size).toBeGreaterThanOrEqual(45);
});

test("are in several cities, some verified, some without a logo or a banner", () => {
  expect(new Set(vendors.map(({ city }) => city)).size).toBeGreaterThanOrEqual(8);
  for (const part of ["verifiedAt", "logo", "banner"] as const) {
    expect(vendors.filter((vendor) => vendor[part] === null).length).toBeGreaterThan(3);
    expect(vendors.filter((vendor) => vendor[part] !== null).length).toBeGreaterThan(30);
  }
  expect(vendors.every(({ createdAt, verifiedAt }) => createdAt < now && (verifiedAt ?? createdAt) >= createdAt)).toBe(
    true,
  );
});

test("one is closed for some weeks, so that what a closed store looks like can be seen", () => {
  const closed = vendors.filter(({ closedUntil }) => closedUntil !== null);
  expect(closed.map(({ name }) => name)).toEqual(["Teklehaimanot Bicycles"]);
  expect(closed[0]!.closedUntil).toBeGreaterThan(now + 14 * day);
});

test("have coupons: of all shops, of one that there is, and one that has ended", () => {
  expect(coupons.map(({ code, vendor, endsAt }) => [code, vendor, endsAt > now])).toEqual([
    ["GULIT10", null, true],
    ["BUNA50", "Gedeo Coffee House", true],
    ["MESKEL20", null, false],
  ]);
});

test("are found by either of their names", () => {
  for (const vendor of vendors) expect(vendorNameColumns(vendor).words.split(" ").length).toBeGreaterThan(1);
});
