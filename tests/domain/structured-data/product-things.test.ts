import { describe, expect, test } from "vitest";
import { fees } from "../../support/price-rules.ts";
import type { ProductDetail } from "../../../app/domain/products/product.ts";
import { sharedOffer } from "../../../app/domain/structured-data/offer-thing.ts";
import { missingFields } from "../../support/rich-results.ts";
import { blue, grey, now, viewer } from "../products/sample-product.ts";
import { amharicSite, offerOf, sampleDetail, site, thingsOf } from "./sample-detail.ts";

const DAY = 86_400_000;
const vendor = sampleDetail().vendor;
const states: Record<string, Partial<ProductDetail>> = {
  plain: {},
  "on special": { specialPrice: { price: 350_000, endDate: now + DAY } },
  "on sale": { salePrice: 300_000, saleUntil: null },
  rated: { rateSum: 13, rateCount: 3 },
  "sold out": { stockAmount: 0 },
  "of a closed vendor": { vendor: { ...vendor, closedUntil: now + 7 * DAY } },
  "one variant": { variants: [grey], variantCount: 1 },
  variants: { variants: [blue, grey], variantCount: 2, rateSum: 9, rateCount: 2 },
  "variants that only the price tells apart": {
    variants: [
      { ...blue, id: 5, price: 1 },
      { ...blue, id: 6 },
    ],
  },
  "very many variants": { variants: Array.from({ length: 60 }, (_, at) => ({ ...grey, id: at + 1, size: `${at}` })) },
  "without words, pictures or names": { description: "", images: [], thumbnail: "", name: "", nameAm: "ነጠላ" },
  used: { specifications: [{ name: "Condition", nameAm: "ሁኔታ", value: "Used", valueAm: "ያገለገለ" }] },
  "in no category": { parent: { id: 99, name: "Unsorted", nameAm: "ያልተመደበ", slugName: "unsorted" } },
};

describe("every state of a product is whole, in both languages", () => {
  for (const [name, changes] of Object.entries(states))
    test.each([site, amharicSite])(`${name} ($locale)`, (where) => {
      const { things } = thingsOf(changes, { where });
      expect(missingFields(things)).toEqual([]);
    });
});

describe("price (specification 4.2, 4.3, 4.7)", () => {
  test("is what the page asks for now, in birr with two decimals", () => {
    expect(offerOf({ sellingPrice: 123_456_750 })).toMatchObject({ price: "1234567.50", priceCurrency: "ETB" });
    expect(offerOf()).not.toHaveProperty("priceSpecification");
  });

  test("a special price holds before its end and not at it, with the old price and its last day in Addis Ababa", () => {
    // 23:30 of 12 September in Addis Ababa.
    const endDate = Date.UTC(2026, 8, 12, 20, 30);
    const special = { specialPrice: { price: 350_050, endDate } };
    const at = (time: number) => ({ who: { ...viewer, now: time } });
    const before = offerOf(special, at(endDate - 1));
    expect(before).toMatchObject({ price: "3500.50", priceValidUntil: "2026-09-12" });
    expect(before.priceSpecification).toMatchObject({
      price: "4000.00",
      priceType: "https://schema.org/StrikethroughPrice",
    });
    const after = offerOf(special, at(endDate));
    expect(after.price).toBe("4000.00");
    expect(after).not.toHaveProperty("priceValidUntil");
    expect(after).not.toHaveProperty("priceSpecification");
  });

  test("what ends at midnight in Addis Ababa ends with the day before", () => {
    const midnight = Date.UTC(2026, 8, 12, 21);
    expect(offerOf({ specialPrice: { price: 1, endDate: midnight } }).priceValidUntil).toBe("2026-09-12");
    expect(offerOf({ salePrice: 1, saleUntil: midnight + 1 }).priceValidUntil).toBe("2026-09-13");
  });

  test("US dollars are shown, birr are told: they are what is charged", () => {
    const { view, first } = thingsOf({}, { who: { ...viewer, currency: "USD" } });
    expect(view.price.current).toBe("$24.50");
    expect(first.offers).toMatchObject({ price: "4000.00", priceCurrency: "ETB" });
  });

  test("each variant has its own price and address; a deal holds for those that have the product's price", () => {
    const { first } = thingsOf({ ...states.variants, specialPrice: { price: 350_000, endDate: now + DAY } });
    const [one, two] = first.hasVariant as { name: string; sku: string; color: string; size: string; offers: object }[];
    expect(first).toMatchObject({ "@type": "ProductGroup", productGroupID: "7" });
    expect(first.variesBy).toEqual(["https://schema.org/color", "https://schema.org/size"]);
    expect(one).toMatchObject({ name: "Netela shawl (Blue, 40)", sku: "7-1", color: "Blue", size: "40" });
    expect(one!.offers).toMatchObject({
      price: "3500.00",
      url: "https://shop.example/product/default/netela-shawl?variant=1",
    });
    expect(two!.offers).toMatchObject({ price: "6400.00" });
    expect(two!.offers).not.toHaveProperty("priceValidUntil");
  });

  test("of many variants the lowest and the highest are told", () => {
    const { first } = thingsOf({ variants: [...(states["very many variants"]!.variants ?? []), blue] });
    expect(first.offers).toMatchObject({ lowPrice: "4000.00", highPrice: "6400.00", offerCount: 61 });
  });

  test("a chat is told the price where there is one", () => {
    expect(sharedOffer(sampleDetail(), now)).toEqual({ amount: "4000.00", isAvailable: true });
    expect(sharedOffer(sampleDetail({ stockAmount: 0 }), now)).toEqual({ amount: "4000.00", isAvailable: false });
    expect(sharedOffer(sampleDetail({ variants: [blue, grey] }), now)).toBeNull();
  });
});

test("an option has its own trade number and picture; what has not arrived is no picture", () => {
  const here = `/media/v/${"a".repeat(32)}.aabbcc.900x700`;
  const awaited = `/media/v/${"b".repeat(32)}`;
  const variants = [
    { ...blue, gtin: "6291041500213", picture: here },
    { ...grey, picture: awaited },
  ];
  const { first } = thingsOf({ images: [awaited, here], variants });
  const url = `https://shop.example/media/v/${"a".repeat(32)}-960.webp`;
  expect(first.image).toEqual([url]);
  const [one, two] = first.hasVariant as object[];
  expect(one).toMatchObject({ gtin: "6291041500213", image: url });
  expect(two).not.toHaveProperty("image");
  expect(two).not.toHaveProperty("gtin");
});

test("goods of a closed vendor say from which day they can be bought (4.1)", () => {
  const closedUntil = Date.UTC(2026, 8, 20, 21);
  expect(offerOf({ vendor: { ...vendor, closedUntil } })).toMatchObject({ availabilityStarts: "2026-09-21" });
});

test("stars only where somebody gave some (5.1)", () => {
  expect(thingsOf().first).not.toHaveProperty("aggregateRating");
  const { first, view } = thingsOf({ rateSum: 13, rateCount: 3 });
  expect(first.aggregateRating).toMatchObject({ ratingValue: 4.3, ratingCount: 3, bestRating: 5, worstRating: 1 });
  expect(view.rating).toEqual({ average: 4.3, count: 3 });
});

test("a vehicle promises neither delivery nor return", () => {
  const cars = { id: 1, slugName: "cars", name: "Cars", nameAm: "መኪና" };
  expect(offerOf()).toHaveProperty("shippingDetails");
  expect(offerOf({ subcategory: cars })).not.toHaveProperty("shippingDetails");
  expect(offerOf({ subcategory: cars })).not.toHaveProperty("hasMerchantReturnPolicy");
  expect(thingsOf({ subcategory: cars }).view).toMatchObject({ isVehicle: true, delivery: null });
});

test("trade number and weight where they are known", () => {
  expect(thingsOf().first).not.toHaveProperty("gtin");
  expect(thingsOf().first).not.toHaveProperty("weight");
  expect(thingsOf({ gtin: "4006381333931", weight: 350 }).first).toMatchObject({
    gtin: "4006381333931",
    weight: { value: 0.35, unitCode: "KGM" },
  });
});

test("condition and brand only where the page says them", () => {
  expect(offerOf()).not.toHaveProperty("itemCondition");
  expect(offerOf(states.used).itemCondition).toBe("https://schema.org/UsedCondition");
  const brand = { name: "Brand", nameAm: "ብራንድ", value: "Abay", valueAm: null };
  expect(thingsOf({ brand: "Abay" }).first).not.toHaveProperty("brand");
  expect(thingsOf({ brand: "Abay", specifications: [brand] }).first.brand).toEqual({ "@type": "Brand", name: "Abay" });
});

describe("delivery, by the table that the checkout counts with", () => {
  const delivery = (changes: Partial<ProductDetail>, city: string) =>
    offerOf(changes, { city }).shippingDetails as {
      shippingRate: { value: string };
      shippingDestination: object;
      deliveryTime?: { transitTime: object };
    };

  test.each([
    ["Addis Ababa", "near", "Addis Ababa"],
    ["Jijiga", "remote", "Somali"],
  ] as const)("to %s: %s", (city, zone, region) => {
    const { fee, fromDays, untilDays } = fees.cases.parcel[zone]!;
    const received = delivery({}, city);
    expect(received.shippingRate.value).toBe(`${fee / 100}.00`);
    expect(received.shippingDestination).toMatchObject({ addressCountry: "ET", addressRegion: region, name: city });
    expect(received.deliveryTime?.transitTime).toMatchObject({ minValue: fromDays, maxValue: untilDays });
  });

  test("of a closed vendor promises no days; a city we do not know has no region", () => {
    expect(delivery({ vendor: { ...vendor, closedUntil: now + DAY } }, "Adama")).not.toHaveProperty("deliveryTime");
    expect(delivery({}, "Lalibela").shippingDestination).toEqual({
      "@type": "DefinedRegion",
      name: "Lalibela",
      addressCountry: "ET",
    });
  });

  test("variants whose fees differ refer to the one that is theirs", () => {
    const { things, first } = thingsOf({ variants: [blue, grey] });
    const byId = new Map(things.map((thing) => [(thing as { "@id"?: string })["@id"], thing as unknown as object]));
    const fees = (first.hasVariant as { offers: { shippingDetails: { "@id": string } } }[]).map(({ offers }) =>
      byId.get(offers.shippingDetails["@id"]),
    );
    expect(fees).toMatchObject([{ shippingRate: { value: "80.00" } }, { shippingRate: { value: "0.00" } }]);
  });
});

test("goods come back within the 14 days that the page names", () => {
  expect(offerOf().hasMerchantReturnPolicy).toMatchObject({ merchantReturnDays: 14, applicableCountry: "ET" });
});

test("the way to the page: places as printed, and the page", () => {
  const { things } = thingsOf({}, { where: amharicSite });
  expect(things.at(-1)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      ["ዋና ገጽ", "https://shop.example/?lng=am"],
      ["አልባሳትና ጨርቃ ጨርቅ", "https://shop.example/shop/sidebar/3cols?parentCategory=apparel&lng=am"],
      ["የባህል ልብስ", "https://shop.example/shop/sidebar/list?category=traditional-wear&lng=am"],
      ["ነጠላ", "https://shop.example/product/default/netela-shawl?lng=am"],
    ].map(([name, item], at) => ({ "@type": "ListItem", position: at + 1, name, item })),
  });
});

test("one product in both languages; its addresses name the language as the page's own does (settled.md 16)", () => {
  const [en, am] = [site, amharicSite].map((where) => thingsOf({}, { where }).first);
  expect(en!["@id"]).toBe(am!["@id"]);
  expect([en!.url, am!.url]).toEqual([
    "https://shop.example/product/default/netela-shawl",
    "https://shop.example/product/default/netela-shawl?lng=am",
  ]);
  expect(am).toMatchObject({ name: "ነጠላ", description: "የጥጥ ነጠላ።" });
});

test("pictures are those of the page, with host and https", () => {
  expect(thingsOf().first.image).toEqual([
    "https://shop.example/media/web-banner/netela-1.webp",
    "https://img.example/2.jpg",
  ]);
});
