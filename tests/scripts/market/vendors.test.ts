import { expect, test } from "vitest";
import { cityName } from "../../../app/domain/delivery/city-name.ts";
import { vendorNameColumns } from "../../../app/domain/vendors/vendor-names.ts";
import { marketCoupons } from "../../../scripts/market/coupons.ts";
import { objects } from "../../../scripts/market/scenes/objects.ts";
import { marketVendors } from "../../../scripts/market/vendors.ts";

const today = Date.UTC(2026, 4, 1, 9);
const vendors = marketVendors(today);

test("speak both languages, each for itself", () => {
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
  for (const part of ["verifiedAt", "logo", "bannerImage"] as const) {
    expect(vendors.filter((vendor) => vendor[part] === null).length).toBeGreaterThan(3);
    expect(vendors.filter((vendor) => vendor[part] !== null).length).toBeGreaterThan(30);
  }
  expect(
    vendors.every(({ createdAt, verifiedAt }) => createdAt < today && (verifiedAt ?? createdAt) >= createdAt),
  ).toBe(true);
});

test("one is closed for some weeks, so that what a closed store looks like can be seen", () => {
  const closed = vendors.filter(({ closedUntil }) => closedUntil !== null);
  expect(closed.map(({ name }) => name)).toEqual(["Teklehaimanot Bicycles"]);
  expect(closed[0]!.closedUntil).toBeGreaterThan(today + 14 * 24 * 60 * 60 * 1000);
});

test("have coupons: of all shops, of one that there is, and one that has ended", () => {
  const coupons = marketCoupons(today);
  const named = coupons.flatMap(({ vendor }) => (vendor === null ? [] : [vendor]));
  expect(named.every((name) => vendors.some((vendor) => vendor.name === name))).toBe(true);
  expect(coupons.map(({ code, endsAt }) => [code, endsAt > today])).toEqual([
    ["GULIT10", true],
    ["BUNA50", true],
    ["MESKEL20", false],
  ]);
});

test("have logos that are drawn", () => {
  for (const { logo } of vendors)
    if (logo !== null) expect(Object.keys(objects)).toContain(/([a-z-]+)-[a-z]+-1\.webp$/.exec(logo)?.[1]);
});

test("are found by either of their names", () => {
  for (const vendor of vendors) expect(vendorNameColumns(vendor).words.split(" ").length).toBeGreaterThan(1);
});
