import { expect, test } from "vitest";
import { chosenCardView, dealEndsAt, productCardView } from "../../../app/domain/cards/product-card-view.ts";
import { productSources } from "../../../app/domain/products/product-links.ts";
import { now, sampleProduct, viewer } from "../products/sample-product.ts";

test("a card prints finished strings (specification 2.2, 2.8)", () => {
  const product = sampleProduct({ rateSum: 13, rateCount: 3, thumbnail: "http://shop.example/a.jpg" });
  expect(productCardView(product, viewer)).toMatchObject({
    name: "Netela shawl",
    href: "/product/default/netela-shawl?from=list&id=7",
    titleHref: "/product/default/netela-shawl",
    thumbnail: "https://shop.example/a.jpg",
    hoverImage: "/media/web-banner/netela-2.webp",
    price: { current: "4,000\u00A0ETB", old: null, percent: null },
    category: { name: "Traditional wear", href: "/shop/sidebar/list?category=traditional-wear" },
    city: "Addis Ababa",
    seller: { name: "Shiro Meda Weavers" },
    rating: { average: 4.3, count: 3 },
  });
});

test("a card of a chosen option has its words, picture, price, state and links", () => {
  const product = sampleProduct({
    specialPrice: { price: 300_000, endDate: now + 1 },
    stockAmount: 9,
    variantCount: 2,
  });
  const red = { id: 9, color: "Red", colorAm: "ቀይ", colorCode: null, size: "XL", price: 450_000, stockAmount: 0 };
  const variant = { ...red, picture: "/media/web-banner/red.webp" };
  expect(chosenCardView({ product, variant, variantId: 9 }, viewer, productSources.lastViewed)).toMatchObject({
    name: "Netela shawl",
    option: { name: "Red, XL", id: 9 },
    href: "/product/default/netela-shawl?from=Last%20Viewed%20Products&variant=9",
    titleHref: "/product/default/netela-shawl?variant=9",
    thumbnail: "/media/web-banner/red.webp",
    hoverImage: null,
    labels: [{ kind: "outOfStock" }],
    price: { current: "4,500\u00A0ETB", old: null, percent: null },
    offer: "soldOut",
    endsAt: null,
  });
  // The option no longer exists: the product alone is listed.
  expect(chosenCardView({ product, variant: null, variantId: 9 }, viewer)).toEqual(productCardView(product, viewer));
});

test("the same card in Amharic, from a section", () => {
  const view = productCardView(
    sampleProduct({ nameAm: null }),
    { ...viewer, locale: "am" },
    productSources.newProducts,
  );
  expect(view).toMatchObject({
    name: "Netela shawl",
    lang: "en",
    href: "/product/default/netela-shawl?from=New%20Products",
    category: { name: "የባህል ልብስ" },
    city: "አዲስ አበባ",
    rating: null,
  });
});

test.each([
  [{}, null],
  [{ specialPrice: { price: 1, endDate: now + 5 }, salePrice: 2, saleUntil: now + 9 }, now + 5],
  [{ specialPrice: { price: 1, endDate: now }, salePrice: 2, saleUntil: now + 9 }, now + 9],
  [{ salePrice: 2, saleUntil: now }, null],
  [{ salePrice: 2 }, null],
  [{ saleUntil: now + 9 }, null],
])("countdown of %j ends at %s (specification 4.2, 4.3)", (changes, endsAt) => {
  expect(dealEndsAt(sampleProduct(changes), now)).toBe(endsAt);
});
