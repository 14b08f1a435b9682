import { describe, expect, test } from "vitest";
import type { ProductDetail } from "../../../app/domain/products/product.ts";
import {
  merchantEnd,
  merchantHead,
  merchantItems,
  type MerchantProduct,
} from "../../../app/domain/structured-data/merchant-feed.ts";
import { itemsOf, type Item } from "../../support/feeds/merchant-items.ts";
import { fees } from "../../support/price-rules.ts";
import { blue, grey, now } from "../products/sample-product.ts";
import { amharicSite, sampleDetail, site } from "./sample-detail.ts";

const DAY = 86_400_000;
const PICTURE = `/media/v/${"a".repeat(32)}.aabbcc.900x700`;
const OTHER = `/media/v/${"b".repeat(32)}.aabbcc.900x700`;
const AWAITED = `/media/v/${"c".repeat(32)}`;
const GTIN = "6291041500213";

function itemsFor(changes: Partial<ProductDetail>, where = site, more: Partial<MerchantProduct> = {}): Item[] {
  const product = sampleDetail({ images: [PICTURE, OTHER], ...changes });
  const body = merchantItems(where, { product, updatedAt: now - DAY, nextSale: null, ...more }, { fees, now });
  return itemsOf(merchantHead(where, "All products") + body + merchantEnd);
}

test("a product has every attribute that Google asks for", () => {
  const [item, ...more] = itemsFor({ brand: "Sabahar", gtin: GTIN, weight: 350 });
  expect(more).toEqual([]);
  expect(item).toEqual({
    id: "7",
    title: "Netela shawl",
    description: "A shawl of cotton.",
    link: "https://shop.example/product/default/netela-shawl",
    image_link: `https://shop.example/media/v/${"a".repeat(32)}-1280.jpg`,
    additional_image_link: `https://shop.example/media/v/${"b".repeat(32)}-1280.jpg`,
    availability: "in_stock",
    price: "4000.00 ETB",
    condition: "new",
    brand: "Sabahar",
    gtin: GTIN,
    product_type: "Apparel > Traditional wear",
    shipping_label: "parcel",
    shipping_weight: "350 g",
    ships_from_country: "ET",
    external_seller_id: "4",
    material: "Cotton",
    "shipping.country": "ET",
    "shipping.service": "Standard",
    "shipping.price": "350.00 ETB",
    "shipping.min_transit_time": "1",
    "shipping.max_transit_time": "10",
  });
});

test("in Amharic, with the Amharic page", () => {
  expect(itemsFor({}, amharicSite)[0]).toMatchObject({
    ...{ title: "ነጠላ", description: "የጥጥ ነጠላ።", material: "ጥጥ" },
    link: "https://shop.example/product/default/netela-shawl?lng=am",
    identifier_exists: "no",
  });
});

test("options are items of one group, each with its own number, picture, price and page", () => {
  const variants = [
    { ...blue, gtin: GTIN, picture: OTHER, stockAmount: 0 },
    { ...grey, size: "XL / Material: Wool / Storage: 64 GB", stockAmount: 3 },
  ];
  const [one, two] = itemsFor({ variants, brand: "Sabahar", gtin: "4006381333931", stockAmount: 3 });
  const group = { item_group_id: "7", brand: "Sabahar" };
  expect(one).toMatchObject({
    ...group,
    id: "7-1",
    title: "Netela shawl (Blue, 40)",
    gtin: GTIN,
    color: "Blue",
    size: "40",
  });
  expect(one).toMatchObject({ availability: "out_of_stock", price: "4000.00 ETB" });
  expect(one!.image_link).toContain("b".repeat(32));
  expect(one!.link).toBe("https://shop.example/product/default/netela-shawl?variant=1");
  expect(two).toMatchObject({ ...group, id: "7-2", size: "XL", material: "Wool", availability: "in_stock" });
  expect(two).toMatchObject({ "product_detail.attribute_name": "Storage", "product_detail.attribute_value": "64 GB" });
  // The product's number is not the option's.
  expect(two).not.toHaveProperty("gtin");
  expect(two!.price).toBe("6400.00 ETB");
  expect(two!["shipping.price"]).toBe("0.00 ETB");
});

test.each([
  ["clothes of 249 px", "apparel", 249, now, 0],
  ["clothes of 250 px", "apparel", 250, now, 1],
  ["other goods of 100 px", "home", 100, now, 1],
  ["other goods of 99 px", "home", 99, now, 0],
  ["any goods of 499 px in February 2027", "home", 499, Date.UTC(2027, 1, 1), 0],
  ["any goods of 500 px in February 2027", "home", 500, Date.UTC(2027, 1, 1), 1],
])("pictures as small as Google takes them: %s", (_, slugName, width, at, count) => {
  const images = [`/media/v/${"a".repeat(32)}.aabbcc.${width}x900`];
  const product = sampleDetail({ images, parent: { ...sampleDetail({}).parent, slugName } });
  const feed = merchantItems(site, { product, updatedAt: 0, nextSale: null }, { fees, now: at });
  expect(feed.split("<item>").length - 1).toBe(count);
});

test("whom goods are for is said in Google's values alone", () => {
  const variants = [
    { ...blue, size: "M / Gender: Female / Age group: Adult" },
    { ...grey, size: "L / Gender: Ladies / Age group: 6-9" },
  ];
  const [one, two] = itemsFor({ variants });
  expect(one).toMatchObject({ size: "M", gender: "female", age_group: "adult" });
  expect(two).toMatchObject({ "product_detail.attribute_name": ["Gender", "Age group"] });
  expect(two).not.toHaveProperty("gender");
});

describe("sales", () => {
  const at = (time: string) => Date.parse(time);
  test("a running one has the regular price, the lower one and its dates", () => {
    const [item] = itemsFor({ specialPrice: { price: 350_000, endDate: at("2026-09-20T21:00:00+03:00") } });
    expect(item).toMatchObject({
      price: "4000.00 ETB",
      sale_price: "3500.00 ETB",
      sale_price_effective_date: "2026-09-10T12:00+0300/2026-09-20T21:00+0300",
    });
  });

  test("one without an end has none", () => {
    const [item] = itemsFor({ salePrice: 300_000, saleUntil: null });
    expect(item).toMatchObject({ price: "4000.00 ETB", sale_price: "3000.00 ETB" });
    expect(item).not.toHaveProperty("sale_price_effective_date");
  });

  test("a coming one is announced, but not for an option with a price of its own", () => {
    const nextSale = { price: 320_000, startDate: now + DAY, endDate: now + 3 * DAY };
    const [first, second] = itemsFor({ variants: [blue, grey] }, site, { nextSale });
    expect(first).toMatchObject({
      price: "4000.00 ETB",
      sale_price: "3200.00 ETB",
      sale_price_effective_date: "2026-09-12T12:00+0300/2026-09-14T12:00+0300",
    });
    expect(second).not.toHaveProperty("sale_price");
  });
});

test("goods of a closed vendor are out of stock, free delivery costs nothing, used goods say so", () => {
  const vendor = { ...sampleDetail().vendor, closedUntil: now + DAY };
  const specifications = [{ name: "Condition", nameAm: "ሁኔታ", value: "Used", valueAm: "ያገለገለ" }];
  expect(itemsFor({ vendor, specifications, freeDelivery: true })[0]).toMatchObject({
    ...{ availability: "out_of_stock", condition: "used", "shipping.price": "0.00 ETB" },
  });
});

test("only pictures that exist: what has none is left out, and so are vehicles", () => {
  expect(itemsFor({ images: [AWAITED, OTHER] })[0]).toMatchObject({
    image_link: `https://shop.example/media/v/${"b".repeat(32)}-1280.jpg`,
  });
  for (const images of [[AWAITED], ["/media/tile/shirt.svg"], [PICTURE.replace("900x700", "90x70")]])
    expect(itemsFor({ images }), images[0]).toEqual([]);
  const subcategory = { id: 9, name: "Cars", nameAm: "መኪና", slugName: "cars" };
  expect(itemsFor({ subcategory })).toEqual([]);
});

test("texts are cut to Google's lengths, the option stays, and any letter is valid XML", () => {
  const name = `Tea & <b>"co\u0000ffee"</b> \ud800 ${"long ".repeat(60)}`;
  const [item] = itemsFor({ name, variants: [blue, grey], description: "x".repeat(6_000) });
  expect(item!.title).toMatch(/^Tea & <b>"coffee"<\/b> .* \(Blue, 40\)$/);
  // Two letters that XML cannot hold are left out.
  expect([item!.title!.length, item!.description!.length]).toEqual([148, 5_000]);
});

test.each(["2012345678900", "0212345678906", "212345678903"])("%s is no trade number for Google", (gtin) => {
  expect(itemsFor({ gtin })[0]).not.toHaveProperty("gtin");
});
