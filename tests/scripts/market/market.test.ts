import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { categoryTree } from "../../../scripts/market/category-tree.ts";
import { generateMarket } from "../../../scripts/market/market.ts";

const now = Date.UTC(2026, 4, 1, 9, 30);
const market = generateMarket(now);
const products = market.vendors.flatMap(({ products }) => products);
const categories = categoryTree.flatMap((parent) => parent.categories);
const subcategories = categories.flatMap((category) => category.subcategories);

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

describe("the demo market", () => {
  test("is the same again, for the whole hour", () => {
    expect(hash(generateMarket(now))).toBe(hash(market));
    expect(hash(generateMarket(now + 29 * 60_000))).toBe(hash(market));
  });

  test("changes nothing but its dates with time", () => {
    const later = generateMarket(now + 40 * 24 * 3_600_000).vendors.flatMap((seller) => seller.products);
    const still = (list: typeof products) =>
      list.map(({ name, sellingPrice, stockAmount }) => [name, sellingPrice, stockAmount]);
    expect(hash(still(later))).toBe(hash(still(products)));
  });

  test("has the size the shop opens with", () => {
    expect(products.length).toBeGreaterThanOrEqual(2_000);
    expect(market.vendors).toHaveLength(60);
    expect(market.vendors.every((seller) => seller.products.length > 0)).toBe(true);
    expect(new Set(market.vendors.map(({ vendor }) => vendor.name)).size).toBe(60);
    expect(new Set(products.map(({ feedId }) => feedId)).size).toBe(products.length);
  });

  test("has the twelve parents in their order", () => {
    expect(market.parents.map(({ slugName }) => slugName).join(" ")).toBe(
      "electronics bags apparel agriculture home health gifts electrical auto metallurgy packaging machinery",
    );
    expect(new Set(categories.map(({ slugName }) => slugName)).size).toBe(categories.length);
  });
});

describe("the category tree", () => {
  // Specification 2.4, and the carousel of electronics.
  const linked =
    "computers-laptops other-consumer-electronics printer-scanner-projector accessories home-decor living-room-furniture " +
    "household-cleaning-tools-accessories laundry-products handbags backpacks 100-cotton-fabric fabric womens-clothing " +
    "men-s-clothing mens-clothing other-shoes wallets other-sports-entertainment-products food-and-beverage soft-drinks " +
    "household-sundries snack-food vegetables-6 honey-products mobile-phones-tablets television refrigerators-freezers " +
    "speaker earphone-headphone digital-camera Charger power-banks";

  test.each(linked.split(" "))("has the subcategory %s, with products", (slug) => {
    expect(subcategories.map(({ slugName }) => slugName)).toContain(slug);
    expect(products.some(({ subcategory }) => subcategory?.slugName === slug)).toBe(true);
  });

  test.each([
    "mens-shoes",
    "childrens-shoes",
    "womens-clothing",
    "metal-belts",
    "consumer-electronic",
    "home-appliance",
  ])("has the category %s", (slug) => {
    expect(categories.map(({ slugName }) => slugName)).toContain(slug);
  });

  // Specification 9.6.
  test.each([
    ["electronics", [5, 5, 12]],
    ["bags", [12, 12]],
    ["apparel", [5, 5, 5]],
    ["agriculture", [12, 12]],
    ["home", [4, 4, 4, 4]],
    ["health", [10, 10]],
    ["gifts", [5, 5, 12]],
    ["electrical", [20]],
    ["auto", [16]],
  ])("fills the mega-menu of %s", (slug, counts) => {
    const parent = categoryTree.find(({ slugName }) => slugName === slug)!;
    counts.forEach((count, index) => {
      expect(parent.categories[index]!.subcategories.length).toBeGreaterThanOrEqual(count);
    });
  });
});

describe("the products", () => {
  const states: [string, number, (product: (typeof products)[number]) => boolean][] = [
    ["sold out", 80, ({ stockAmount }) => stockAmount === 0],
    ["exactly one left", 40, ({ stockAmount }) => stockAmount === 1],
    ["special price running", 100, ({ specialPrice }) => specialPrice !== null && specialPrice.endDate > now],
    ["special price ended", 30, ({ specialPrice }) => specialPrice !== null && specialPrice.endDate <= now],
    ["sale without end", 60, ({ salePrice, saleUntil }) => salePrice !== null && saleUntil === null],
    ["sale with end", 40, ({ saleUntil }) => saleUntil !== null && saleUntil > now],
    ["new", 100, ({ isNew }) => isNew],
    ["top", 80, ({ isTop }) => isTop],
    ["free delivery", 300, ({ freeDelivery }) => freeDelivery],
    ["no reviews", 700, ({ market: extras }) => extras!.rates.length === 0],
    ["variants at one price", 100, ({ variants }) => new Set(variants.map(({ price }) => price)).size === 1],
    ["variants at several prices", 60, ({ variants }) => new Set(variants.map(({ price }) => price)).size > 1],
    ["very long name", 15, ({ name }) => name.length >= 90],
    ["Amharic-only name", 15, ({ name, nameAm }) => name === nameAm && /^[^A-Za-z]+$/.test(name)],
    ["one-word name", 40, ({ name }) => !name.includes(" ")],
    ["less than 1,000 ETB", 300, ({ sellingPrice }) => sellingPrice < 100_000],
  ];

  test.each(states)("show the state: %s", (_state, least, holds) => {
    expect(products.filter(holds).length).toBeGreaterThanOrEqual(least);
  });

  test("stand in categories that exist", () => {
    const known = new Set(
      categoryTree.flatMap((parent) =>
        parent.categories.flatMap((category) =>
          category.subcategories.map((subcategory) =>
            [parent, category, subcategory].map((level) => level.slugName).join("/"),
          ),
        ),
      ),
    );
    for (const { parentSlug, category, subcategory } of products)
      expect(known).toContain(`${parentSlug}/${category.slugName}/${subcategory?.slugName}`);
  });

  test("are named in Amharic, described in both languages, and seen at most three times, each time otherwise", () => {
    const named = products.filter(({ nameAm }) => nameAm !== null && /[\u1200-\u137f]/.test(nameAm));
    expect(named.length).toBeGreaterThanOrEqual(products.length * 0.9);
    for (const { description, descriptionAm, images, variants } of products) {
      expect(description).not.toMatch(/^\s*$|[{}]/);
      expect(descriptionAm).toMatch(/[\u1200-\u137f].*።$/);
      // Other colours have a picture each behind these.
      const others = new Set(variants.map(({ picture }) => picture).filter(Boolean));
      expect(images.length - others.size).toBeLessThanOrEqual(3);
      expect(images.length - others.size).toBeGreaterThanOrEqual(images.length > 0 ? 1 : 0);
      expect(new Set(images).size).toBe(images.length);
    }
  });

  test("have whole, positive money in birr, dollars by the rate, and lower deals", () => {
    for (const { sellingPrice, usdPrice, salePrice, specialPrice, variants, discount } of products) {
      expect(usdPrice).toBeNull();
      const prices = [sellingPrice, ...variants.map(({ price }) => price)];
      expect(prices.every((price) => Number.isInteger(price) && price > 0)).toBe(true);
      for (const lowered of [salePrice, specialPrice?.price ?? null])
        if (lowered !== null) expect(Number.isInteger(lowered) && lowered > 0 && lowered < sellingPrice).toBe(true);
      if (variants.length > 0) expect(Math.min(...variants.map(({ price }) => price))).toBe(sellingPrice);
      expect(discount >= 0 && discount <= 99).toBe(true);
    }
  });

  test("were made and reviewed in the past", () => {
    for (const { market: extras } of products) {
      expect(extras!.createdAt).toBeLessThan(now);
      for (const { createdAt, rate } of extras!.rates) {
        expect(createdAt).toBeGreaterThanOrEqual(extras!.createdAt);
        expect(createdAt).toBeLessThanOrEqual(now);
        expect(rate >= 1 && rate <= 5).toBe(true);
      }
    }
  });

  test("hold the one that tours and tests look for, plain and in stock", () => {
    const [coffee, ...others] = products.filter(({ name }) => name === "Yirgacheffe coffee");
    expect(others).toEqual([]);
    expect(coffee).toMatchObject({ stockAmount: 40, variants: [], specialPrice: null, salePrice: null });
  });
});

describe("collections and content", () => {
  test("have an exhibition that has started and one that has not, with adey items", () => {
    const starts = market.exhibitions.map((exhibition) => exhibition.products[0]!.startDate > now);
    expect(starts).toEqual([true, false]);
    const known = new Set(products.map(({ feedId }) => feedId));
    for (const exhibition of market.exhibitions) {
      expect(exhibition.products.some(({ adey }) => adey)).toBe(true);
      expect(exhibition.products.every(({ feedId }) => known.has(feedId))).toBe(true);
    }
  });

  test("have at least six flash products whose deals outlast the demo market, the last one left and sold out among them", () => {
    const chosen = (list: typeof products) =>
      market.flashProducts.map((id) => list.find(({ feedId }) => feedId === id)!);
    const flash = chosen(products);
    expect(flash.length).toBeGreaterThanOrEqual(6);
    for (const { specialPrice } of flash) expect(specialPrice!.endDate).toBeGreaterThan(now + 30 * 24 * 3_600_000);
    expect(flash.slice(-2).map(({ stockAmount }) => stockAmount)).toEqual([1, 0]);
    expect(flash.slice(0, -2).every(({ stockAmount }) => stockAmount > 1)).toBe(true);
    expect(generateMarket(now + 40 * 24 * 3_600_000).flashProducts).toEqual(market.flashProducts);
  });

  test("have rows of categories with four subcategories and six products at least, each of a parent of its own", () => {
    const rows = market.categoryBanners.map(({ categorySlug }) => {
      const [category] = categories.filter(({ slugName }) => slugName === categorySlug);
      const goods = products.filter((product) => product.category.slugName === categorySlug);
      expect(category!.subcategories.length, categorySlug).toBeGreaterThanOrEqual(4);
      expect(goods.length, categorySlug).toBeGreaterThanOrEqual(6);
      return goods[0]!.parentSlug;
    });
    expect(rows).toHaveLength(6);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test("have products of holiday packages in an exhibition that has started, in one that has not, and in none", () => {
    const packages = new Set(market.holidayPackages.map(({ subcategorySlug }) => subcategorySlug));
    const held = products.filter(({ subcategory }) => packages.has(subcategory!.slugName)).map(({ feedId }) => feedId);
    const [later, started] = market.exhibitions.map(({ products: shown }) =>
      shown.filter(({ feedId }) => held.includes(feedId)),
    );
    expect(later!.length).toBeGreaterThan(0);
    expect(new Set(started!.map(({ adey }) => adey)).size).toBe(2);
    expect(held.length).toBeGreaterThan(later!.length + started!.length);
  });

  test("have holiday packages above and below the least number of products", () => {
    const counts = market.holidayPackages.map(
      ({ subcategorySlug }) => products.filter(({ subcategory }) => subcategory?.slugName === subcategorySlug).length,
    );
    expect(counts.some((count) => count > 4)).toBe(true);
    expect(counts.some((count) => count <= 4)).toBe(true);
  });

  test("have slides, cards and banners whose shops exist", () => {
    expect(market.heroImages).toHaveLength(4);
    expect(market.tripletCards).toHaveLength(3);
    const shops = new Set(market.vendors.map(({ vendor }) => vendor.name));
    for (const { vendor, url } of market.banners) expect(vendor === null ? url !== "" : shops.has(vendor)).toBe(true);
  });
});
