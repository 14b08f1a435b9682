import { describe, expect, test } from "vitest";
import { plainDate } from "../../../app/domain/date-view.ts";
import { productPageView, stockView } from "../../../app/domain/product-page/product-page-view.ts";
import type { ProductDetail } from "../../../app/domain/products/product.ts";
import { blue, now, plainDetail, sampleProduct, viewer } from "../products/sample-product.ts";

const small = { ...blue, price: 90_000 };
const large = { ...small, id: 2, size: "44", price: 140_000, colorCode: "red;top:0" };

const images = ["/media/web-banner/netela-1.webp", "http://img.example/2.jpg"];
const detail = (changes: Partial<ProductDetail> = {}) => plainDetail({ images, ...changes });
const view = (changes: Partial<ProductDetail> = {}, who = viewer, variant: string | null = null) =>
  productPageView(detail(changes), who, { choice: variant === null ? null : { name: "variant", id: variant } });

describe("price (specification 4.2, 4.3, 4.7)", () => {
  test("an active special price says its end (specification 4.2)", () => {
    const end = now + 1000;
    const special = { specialPrice: { price: 350_000, endDate: end } };
    expect(view(special)).toMatchObject({ endsAt: end, ends: { text: "11 September, 12:00", note: "1 Meskerem" } });
    expect(view(special, { ...viewer, now: end })).toMatchObject({ endsAt: null, ends: null });
  });

  test("variants show a range, and each its own price", () => {
    const { price, variants } = view({ variants: [small, large], variantCount: 2 });
    expect(price.current).toBe("900 - 1,400\u00A0ETB");
    expect(variants.map((variant) => [variant.text?.name, variant.price.current, variant.isChosen])).toEqual([
      ["Blue, 40", "900\u00A0ETB", false],
      ["Blue, 44", "1,400\u00A0ETB", false],
    ]);
  });

  test("US dollars are shown, birr are paid", () => {
    expect(view({}, { ...viewer, currency: "USD" })).toMatchObject({
      price: { current: "$24.50" },
      pays: "4,000\u00A0ETB",
    });
    expect(view().pays).toBeNull();
    const lowered = view({ salePrice: 300_000 }, { ...viewer, currency: "USD" });
    expect(lowered).toMatchObject({ price: { current: "3,000\u00A0ETB", dollars: "$18.38" }, pays: null });
  });

  test("sold out, nobody is told what they would save", () => {
    const gone = { stockAmount: 0, specialPrice: { price: 350_000, endDate: now + 1 } };
    expect(view(gone).price).toEqual({ current: "3,500\u00A0ETB", old: "4,000\u00A0ETB", percent: null });
  });
});

describe("the chosen variant (specification 4.2, 4.3)", () => {
  const both = { variants: [small, large], variantCount: 2 };
  const chosen = (variant: string | null) => view(both, viewer, variant);

  test("sets the price, and every variant has an address of its own", () => {
    expect(chosen("2")).toMatchObject({ price: { current: "1,400\u00A0ETB" }, variantId: 2 });
    expect(chosen("2").variants.map(({ href, isChosen }) => [href, isChosen])).toEqual([
      ["/product/default/netela-shawl?variant=1#variant", false],
      ["/product/default/netela-shawl?variant=2#variant", true],
    ]);
    expect(chosen("2").href).toBe("/product/default/netela-shawl");
  });

  test("the only one there is is chosen", () => {
    expect(view({ variants: [small], variantCount: 1 })).toMatchObject({
      variantId: 1,
      price: { current: "900\u00A0ETB" },
    });
  });

  test("a price of its own has no deal, and so no end of one", () => {
    const deal = { ...both, specialPrice: { price: 350_000, endDate: now + 1000 } };
    const plain = { ...large, price: 400_000 };
    expect(view(deal, viewer, "2")).toMatchObject({ endsAt: null, price: { old: null } });
    expect(view({ ...deal, variants: [small, plain] }, viewer, "2")).toMatchObject({
      endsAt: now + 1000,
      price: { current: "3,500\u00A0ETB", old: "4,000\u00A0ETB" },
    });
  });
});

describe("stock (specification 4.1)", () => {
  test.each([
    [0, "soldOut"],
    [1, "last"],
    [2, "few"],
    [10, "few"],
    [11, "many"],
  ])("%i units: %s", (units, state) => {
    expect(stockView(units)).toEqual({ state, left: units });
  });

  test("a field never offers more than there is, nor more than 99", () => {
    expect([0, 1, 7, 500].map((stockAmount) => view({ stockAmount }).maxQuantity)).toEqual([1, 1, 7, 99]);
  });
});

test("a closed vendor's goods are shown with the day orders are taken again, in both calendars", () => {
  const { vendor } = sampleProduct();
  const until = (closedUntil: number | null, who = viewer) =>
    view({ vendor: { ...vendor, closedUntil } }, who).closedUntil;
  expect(until(null)).toBeNull();
  expect(until(now)).toBeNull();
  expect(plainDate(until(now + 1)!)).toBe("Friday 11 September 2026 (1 Meskerem 2019)");
  expect(plainDate(until(now + 1, { ...viewer, locale: "am" })!)).toBe(
    "ዓርብ፣ መስከረም 1 ቀን 2019 ዓ.ም. (እ.ኤ.አ. ሴፕቴምበር 11፣ 2026)",
  );
});

describe("words", () => {
  test("come in the viewer's language, or say that they do not", () => {
    const am = view({ nameAm: null, description: "Soft cotton." }, { ...viewer, locale: "am" });
    expect(am).toMatchObject({ name: "Netela shawl", lang: "en", vendor: { name: "ሽሮ ሜዳ ሸማኔዎች", city: "አዲስ አበባ" } });
    expect(am.description).toEqual({ paragraphs: ["Soft cotton."], lang: "en" });
    expect(view()).not.toHaveProperty("lang");
  });

  test("a description keeps its paragraphs and is cut at a word for search engines", () => {
    const { description, summary } = view({ description: ` First line.\r\n\n  Second.\n${"word ".repeat(60)}` });
    expect(description.paragraphs.slice(0, 2)).toEqual(["First line.", "Second."]);
    expect(summary).toMatch(/^First line\. Second\. word .*word…$/);
    expect(summary.length).toBeLessThanOrEqual(156);
    expect(view().description.paragraphs).toEqual([]);
  });

  test("a word without spaces is cut all the same", () => {
    expect([...view({ description: "ሀ".repeat(400) }).summary].length).toBeGreaterThan(70);
  });

  test("specifications say the language of each side", () => {
    const fact = { name: "Size", nameAm: "መጠን", value: "2 m", valueAm: null };
    expect(view({ specifications: [fact] }, { ...viewer, locale: "am" }).facts).toEqual([
      { name: { name: "መጠን" }, value: { name: "2 m", lang: "en" } },
    ]);
  });
});

describe("links and pictures", () => {
  test("the trail leads from the parent down; 'Unsorted' is left out", () => {
    const subcategory = { id: 9, name: "Shawls", nameAm: "ነጠላዎች", slugName: "shawls" };
    expect(view({ subcategory }).trail.map((step) => [step.name, step.href])).toEqual([
      ["Apparel and textile", "/shop/sidebar/3cols?parentCategory=apparel"],
      ["Traditional wear", "/shop/sidebar/list?category=traditional-wear"],
      ["Shawls", "/shop/sidebar/3cols?category=traditional-wear&subcategory=shawls"],
    ]);
    const parent = { id: 13, name: "Unsorted", nameAm: "ያልተመደቡ", slugName: "unsorted" };
    expect(view({ parent }).trail.map((step) => step.name)).toEqual(["Traditional wear"]);
  });

  test("every picture has its widest form; http:// is rewritten (specification 5.4)", () => {
    expect(view().pictures).toEqual([
      { url: "/media/web-banner/netela-1.webp", large: "/media/web-banner/netela-1.webp" },
      { url: "http://img.example/2.jpg", large: "https://img.example/2.jpg" },
    ]);
    expect(view({ images: ["javascript:alert(1)"] }).pictures[0]?.large).toBeNull();
    expect(view({ images: [] }).pictures).toHaveLength(1);
  });

  test("the vendor leads to its store, with how its goods are rated", () => {
    expect(view().vendor).toMatchObject({ href: "/vendor-store/4", rating: null });
    expect(view({ vendorRates: { rateSum: 9, rateCount: 2 } }).vendor.rating).toEqual({ average: 4.5, count: 2 });
  });
});
