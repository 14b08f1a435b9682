import { describe, expect, test } from "vitest";
import {
  alternateCardView,
  buyNowCardView,
  carCardView,
  categoryListCardView,
  holidayCardView,
} from "../../../app/domain/cards/card-views.ts";
import { productCardView } from "../../../app/domain/cards/product-card-view.ts";
import { productSources, slugInHref } from "../../../app/domain/products/product-links.ts";
import { sampleProduct, viewer } from "../products/sample-product.ts";

// Specification 2.8.

const amharic = { ...viewer, locale: "am" } as const;
const usd = { ...viewer, currency: "USD" } as const;
const longNamed = sampleProduct({
  name: "Handwoven netela shawl with a green border",
  category: { id: 3, name: "Traditional wear and fabric", nameAm: null, slugName: "wear" },
});

describe("the card with a stock label and Buy Now (specification 2.8)", () => {
  test("says its stock, its source and prices with 2 decimals (2.2, 5.3)", () => {
    const card = buyNowCardView(sampleProduct(), viewer, productSources.lessThan1000);
    expect(card).toMatchObject({
      href: "/product/default/netela-shawl?from=Less%20Than%201%2C000%20ETB%20Price",
      price: { current: "4,000.00\u00A0ETB" },
      stockLabel: "inStock",
    });
    expect(buyNowCardView(sampleProduct(), usd, null).price.current).toBe("$24.50");
  });

  test("cuts name and category to 12 letters, only when longer (5.2)", () => {
    const cut = buyNowCardView(longNamed, viewer, null);
    expect([cut.name, cut.shortName]).toEqual(["Handwoven netela shawl with a green border", "Handwoven ne..."]);
    expect(cut.category).toMatchObject({
      name: "Traditional wear and fabric",
      shortName: "Traditional ...",
    });
    const short = buyNowCardView(sampleProduct({ name: "Twelve signs" }), viewer, null);
    expect(short).not.toHaveProperty("shortName");
  });
});

describe("the category-list card (specification 2.8)", () => {
  test("is tagged category_list with the id (2.2), links its category and says free delivery", () => {
    expect(categoryListCardView(sampleProduct({ freeDelivery: true }), viewer)).toMatchObject({
      href: "/product/default/netela-shawl?from=category_list&id=7",
      category: { name: "Traditional wear", href: "/shop/sidebar/list?category=traditional-wear" },
      labels: [{ kind: "freeDelivery" }],
      stock: 12,
    });
  });

  test.each([
    ["n".repeat(28), undefined],
    ["n".repeat(29), `${"n".repeat(28)}...`],
  ])("cuts %s to 28 letters and dots (5.2)", (name, shortName) => {
    expect(categoryListCardView(sampleProduct({ name }), viewer).shortName).toBe(shortName);
  });
});

test("the car/promo card cuts its name to 12 and its category to 20 letters, tagged 'Car Menu' (specification 2.2, 2.8, 5.2)", () => {
  const card = carCardView(longNamed, viewer);
  expect(card.href).toBe("/product/default/netela-shawl?from=Car%20Menu");
  expect([card.shortName, card.category.shortName]).toEqual(["Handwoven ne...", "Traditional wear and..."]);
});

describe("the card with variants (specification 2.8, 4.3)", () => {
  const red = { price: 400_000, color: "Red", colorCode: "#f00" };
  const blue = { price: 400_000, color: "Blue", colorCode: "#0000ff" };
  const alternate = (changes = {}, variants: (typeof red)[] = []) =>
    alternateCardView(
      sampleProduct({ variantCount: variants.length, optionPrices: variants.map(({ price }) => price), ...changes }),
      variants,
      viewer,
      null,
    );

  test("shows each colour once, four dots at most, and counts them all; nothing but hex goes into a style", () => {
    const shades = ["#111", "#222", "#333", "#444", "#555"].map((colorCode) => ({
      ...red,
      color: colorCode,
      colorCode,
    }));
    const sizes = [red, red, { ...blue, colorCode: "url(//evil.example/x)" }];
    expect(alternate({}, shades)).toMatchObject({ swatches: ["#111", "#222", "#333", "#444"], colorCount: 5 });
    expect(alternate({}, sizes)).toMatchObject({ swatches: ["#f00"], colorCount: 2, hasVariants: true });
    expect(alternate()).toMatchObject({ swatches: [], colorCount: 0, hasVariants: false });
  });
});

test.each([
  ["in no exhibition", null, { isExhibited: false, offer: "open", isWishingOver: false }],
  [
    "after the start",
    { hasStarted: true, isAdey: false },
    { isExhibited: true, offer: "exhibitionOver", isWishingOver: true },
  ],
])("a holiday card %s (specification 2.2, 4.4)", (_, standing, expected) => {
  expect(holidayCardView(sampleProduct(), viewer, standing)).toMatchObject({
    href: "/product/default/netela-shawl?from=holiday",
    ...expected,
  });
});

test("names stay as they are written, whatever they are; a slug comes back from its address", () => {
  const hostile = "<script>alert(1)</script>";
  expect(buyNowCardView(sampleProduct({ name: hostile }), viewer, null)).toMatchObject({
    name: hostile,
    shortName: "<script>aler...",
  });
  for (const nameSlug of ["a-b", "ቡና", "50%-off", "a/b?c#d"]) {
    const { href } = carCardView(sampleProduct({ nameSlug }), viewer);
    expect(slugInHref(href)).toBe(nameSlug);
  }
});

test("every card names its seller in the reader's language (decision 59, design.md 1)", () => {
  const product = sampleProduct({ stockAmount: 1 });
  for (const reader of [viewer, amharic])
    expect(
      [
        productCardView(product, reader),
        buyNowCardView(product, reader, null),
        categoryListCardView(product, reader),
        carCardView(product, reader),
        alternateCardView(product, [], reader, null),
        holidayCardView(product, reader, null),
      ].map(({ seller }) => seller.name),
    ).toEqual(Array(6).fill(reader.locale === "am" ? "ሽሮ ሜዳ ሸማኔዎች" : "Shiro Meda Weavers"));
});
