import { describe, expect, test } from "vitest";
import { nextMidnight } from "../../../app/domain/countdown.ts";
import { holidayCardView } from "../../../app/domain/cards/card-views.ts";
import { exhibitionStatus } from "../../../app/domain/products/exhibition.ts";
import { flashSalesView, timeLeft } from "../../../app/domain/home/flash-sales.ts";
import { catBosses, parentCollectionView } from "../../../app/domain/home/parent-collection.ts";
import { type CategoryRow, categoryRowView } from "../../../app/domain/home/category-row.ts";
import { now, sampleProduct, viewer } from "../products/sample-product.ts";

// Specification 2.6.

const products = (count: number) => Array.from({ length: count }, (_, index) => sampleProduct({ id: index + 1 }));

test("Flash Sales (specification 4.10, 5.6): more than 4 products, each tagged 'Flash Sell'", () => {
  expect([3, 4].map((count) => flashSalesView(products(count), viewer))).toEqual([null, null]);
  const { cards, until, left } = flashSalesView(products(5), viewer)!;
  expect(cards.map(({ href }) => href)).toEqual(
    Array.from({ length: 5 }, () => "/product/default/netela-shawl?from=Flash%20Sell"),
  );
  expect({ until, left }).toEqual({ until: nextMidnight(now), left: timeLeft(now) });
});

describe("category banner rows (specification 2.6, 5.8)", () => {
  const row = (subcategories: number): CategoryRow => ({
    category: { id: 42, slugName: "kitchen", name: "Kitchen", nameAm: "ወጥ ቤት" },
    parent: { name: "Home", nameAm: "የቤት ዕቃ" },
    image: "http://shop.example/kitchen.webp",
    subcategories: Array.from({ length: subcategories }, (_, index) => ({
      slugName: `pots & pans ${index}`,
      name: `Pots ${index}`,
      nameAm: null,
    })),
    products: [sampleProduct({})],
  });

  test.each([
    [5, 5],
    [6, 6],
    [7, 6],
  ])("of %i subcategories at most 6 are linked", (given, shown) => {
    expect(categoryRowView(row(given), viewer).links).toHaveLength(shown);
  });

  test("as specified: links with '$' for '?'; the banner by category id; category-list cards", () => {
    expect(categoryRowView(row(1), viewer)).toMatchObject({
      parent: { name: "Home and furniture" },
      category: { name: "Kitchen" },
      href: "/shop/sidebar/list?category=kitchen",
      links: [{ name: "Pots 0", href: "/shop/sidebar/list$category=pots%20%26%20pans%200" }],
      banner: { href: "/shop/sidebar/4cols?category=42", image: "https://shop.example/kitchen.webp" },
      cards: [{ href: "/product/default/netela-shawl?from=category_list&id=7" }],
    });
  });

  test("in Amharic, what has no Amharic name says its language", () => {
    const view = categoryRowView(row(1), { ...viewer, locale: "am" });
    expect(view).toMatchObject({ parent: { name: "የቤት ዕቃ" }, links: [{ name: "Pots 0", lang: "en" }] });
  });
});

test("per-parent collections carry their products' own variants; 'cat boss' is the first of each (specification 2.6, 7.3)", () => {
  const parent = { name: "Apparel", nameAm: "አልባሳት", slugName: "apparel" };
  const variants = new Map([[2, [{ price: 300_000, color: "Red", colorCode: "#ff0000" }]]]);
  const collections = [
    { id: 3, ...parent, products: [sampleProduct({ id: 2, variantCount: 1 }), sampleProduct({ id: 5 })] },
    { id: 4, ...parent, products: [sampleProduct({ id: 9 })] },
    { id: 5, ...parent, products: [] },
  ].map((collection) => parentCollectionView(collection, variants, viewer));
  expect(collections[0]).toMatchObject({
    name: "Apparel",
    href: "/shop/sidebar/3cols?parentCategory=apparel",
    cards: [
      { id: 2, hasVariants: true, colorCount: 1, href: "/product/default/netela-shawl?from=list&id=2" },
      { id: 5, hasVariants: false, colorCount: 0 },
    ],
  });
  expect(catBosses(collections).map(({ id }) => id)).toEqual([2, 9]);
});

test.each([
  [-1_000, [false, false, false]],
  [0, [true, false, false]],
  [1_000, [true, false, false]],
])("%i ms from its start a catalogue's cards follow their exhibition (specification 4.4)", (offset, over) => {
  const places = new Map([
    [1, { startDate: now, isAdey: false }],
    [2, { startDate: now, isAdey: true }],
  ]);
  const cards = products(3).map((product) =>
    holidayCardView(product, viewer, exhibitionStatus(places.get(product.id), now + offset)),
  );
  expect(cards.map(({ offer }) => offer === "exhibitionOver")).toEqual(over);
  expect(cards[0]!.href).toBe("/product/default/netela-shawl?from=holiday");
});
