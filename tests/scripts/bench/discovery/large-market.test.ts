import { expect, test } from "vitest";
import { deliveries, largeVendors } from "../../../../scripts/bench/discovery/large-market.ts";
import { readMarket } from "../../../../scripts/market/read-market.ts";
import { usdRate } from "../../../support/price-rules.ts";

const now = Date.UTC(2026, 8, 12, 9);
const demo = await readMarket(now, usdRate);
const vendors = largeVendors(demo, 400);
const brought = (seed: string) => [...deliveries(demo, vendors, 5_000, { seed, now, after: 0 })];
const market = brought("a test");
const products = market.flatMap((delivery) => delivery.products);

function counted(keys: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()].sort((one, other) => other - one);
}

test("the same for the same seed, another for another", () => {
  expect(brought("a test")).toEqual(market);
  expect(brought("another")[0]!.products).not.toEqual(market[0]!.products);
});

test("exactly as many products as asked for, each vendor's ids apart", () => {
  expect(products).toHaveLength(5_000);
  expect(new Set(products.map(({ feedId }) => feedId)).size).toBe(5_000);
  expect(Math.max(...market.map((delivery) => delivery.products.length))).toBe(50);
});

test("vendors, places and brands of very different sizes", () => {
  const sold = counted(market.flatMap(({ vendor, products }) => products.map(() => vendor.name)));
  expect(sold.length).toBe(400);
  expect(sold[0]! / sold.at(-1)!).toBeGreaterThan(20);
  const parents = counted(products.map(({ parentSlug }) => parentSlug));
  expect(parents.length).toBe(demo.tree.parents.length);
  expect(parents[0]! / parents.at(-1)!).toBeGreaterThan(3);
  const brands = counted(products.map(({ brand }) => brand!));
  expect(brands.length).toBeGreaterThan(300);
  expect(brands[0]! / brands.at(-1)!).toBeGreaterThan(10);
});

test("names with variety in both languages, believable numbers", () => {
  expect(new Set(products.map(({ name }) => name)).size).toBeGreaterThan(4_900);
  expect(products.filter(({ nameAm }) => nameAm && /\p{Script=Ethiopic}/u.test(nameAm)).length).toBeGreaterThan(4_800);
  for (const { stockAmount, sellingPrice, market } of products) {
    expect(stockAmount).toBeGreaterThanOrEqual(0);
    expect(stockAmount).toBeLessThanOrEqual(200);
    expect(sellingPrice).toBeGreaterThan(0);
    expect(Number.isInteger(sellingPrice)).toBe(true);
    expect(market!.viewCount).toBeGreaterThan(0);
  }
  expect(products.filter(({ stockAmount }) => stockAmount === 0).length).toBeGreaterThan(100);
  expect(products.filter(({ specialPrice }) => specialPrice !== null).length).toBeGreaterThan(200);
  expect(products.filter(({ market }) => market!.rates.length > 0).length).toBeGreaterThan(400);
});

test("vendors of the demo market first, every name once", () => {
  expect(vendors.slice(0, demo.vendors.length)).toEqual(demo.vendors);
  expect(vendors).toHaveLength(400);
  expect(new Set(vendors.map(({ name }) => name)).size).toBe(400);
  expect(new Set(vendors.map(({ phone }) => phone)).size).toBe(400);
});
