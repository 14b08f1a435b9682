import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { parseListingQuery } from "../../../app/domain/listings/listing-query.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { texts } from "../../../app/i18n/texts.ts";
import { translateWith } from "../../../app/i18n/translate.ts";
import { findListing } from "../../../app/routes/shop/find-listing.server.ts";
import { listingView } from "../../../app/routes/shop/listing-view.server.ts";
import { CATALOGUE, insertSearchRows, insertSmallCatalogue, NOW } from "../../data/small-catalogue.ts";

const viewer: Viewer = { locale: "en", currency: "ETB", now: NOW, signedIn: false };
const CROWD = Array.from({ length: 30 }, (_, index) => ({
  id: 1000 + index,
  slug: `kettle-${index}`,
  name: `Steel kettle number ${index} and a lid`,
  parent: 13,
  category: 131,
}));

async function listing(address: string, { locale } = viewer) {
  const [view = "", search] = address.split("?");
  const query = parseListingQuery(view, new URLSearchParams(search))!;
  const found = await findListing({ db: env.DB, isTestTime: true }, query, NOW);
  const t = translateWith(texts[locale], locale);
  return found && listingView(found, { ...viewer, locale }, t);
}

const shown = (page: Awaited<ReturnType<typeof listing>>) =>
  [...(page?.cards ?? []), ...(page?.rows ?? [])].map((card) => card.id);

const VALUES = [
  "INSERT INTO brand (id, slug, name) VALUES (1, 'adika', 'Adika'), (2, 'none', 'Of no product')",
  `INSERT INTO choice (facet, bit, slug, name, name_am, code) VALUES
    (3, 0, 'red', 'Red', 'ቀይ', '#b3352b'), (3, 1, 'blue', 'Blue', 'ሰማያዊ', '#2f62a8'), (4, 0, '41', '41', NULL, NULL), (4, 1, '42', '42', NULL, NULL)`,
  "UPDATE product SET brand_id = 1, color_bits = 2, size_bits = 2 WHERE id = 4",
  "UPDATE product SET brand_id = 1, color_bits = 1, size_bits = 1 WHERE id = 5",
  "UPDATE product SET rate_sum = 9, rate_count = 2 WHERE id = 4",
];

beforeAll(async () => {
  await insertSmallCatalogue(env.DB, [...CATALOGUE, ...CROWD]);
  await env.DB.batch(VALUES.map((sql) => env.DB.prepare(sql)));
  await insertSearchRows(env.DB, [...CATALOGUE, ...CROWD]);
});

describe("every query form (specification 1, 2.1, 2.3)", () => {
  test.each([
    ["3cols?parentCategory=bags", "Bags and shoes", [5, 4]],
    ["3cols?category=bags&subcategory=handbags", "Handbags", [5]],
    ["3cols?subcategory=Charger", "Charger", [7]],
    ["list?category=mens-shoes", "Men's shoes", [5, 4]],
    ["list?freeDelivery=list", "Free Delivery", [2, 7]],
    ["list?type=discount-products", "Discount Products", [2, 1, 7]],
    ["list?lessthan1000=list", "Less than 1,000 ETB", [5, 4, 7]],
    ["list?name=shoe", "Results for “shoe”", [4]],
    ["list?category=electronics&freeDelivery=list&discount=list", "Electronics", [2, 7]],
  ])("%s", async (address, title, ids) => {
    const page = await listing(address);
    expect(page?.title.name).toBe(title);
    expect(shown(page)).toEqual(ids);
  });

  test("no query: all products, newest first", async () => {
    const page = await listing("list");
    expect(page?.title.name).toBe("All products");
    expect(page?.count).toBe("38 products");
    expect(shown(page).slice(0, 4)).toEqual([5, 3, 2, 1]);
  });
});

test("a place nobody knows is no page", async () => {
  expect(await listing("3cols?parentCategory=no-such")).toBeNull();
  expect(await listing("list?name=shoe&category=no-such")).toBeNull();
});

test("the category-list card (specification 2.8): name cut to 28 letters, links tagged category_list with the id", async () => {
  const page = await listing("list?category=odds");
  expect(page?.rows[0]).toMatchObject({
    shortName: "Steel kettle number 29 and a...",
    href: "/product/default/kettle-29?from=category_list&id=1029",
    category: { href: "/shop/sidebar/list?category=odds" },
  });
});

test("what is unknown is said, filters nothing, and is in no address of the page", async () => {
  const page = await listing("3cols?parentCategory=bags&vendor=77&brand=no&color=blue&color=zz&size=xx&rating=9&foo=1");
  const value = (filter: string, typed: string) => ({
    text: "listing.ignoredFilter",
    words: { filter, value: typed },
  });
  expect(page?.ignored).toEqual([
    ...[value("Rating", "9"), value("Vendor", "77"), value("Brand", "no"), value("Colour", "zz")],
    value("Size", "xx"),
  ]);
  expect(shown(page)).toEqual([4]);
  expect(page?.canonical).toBe("/shop/sidebar/3cols?parentCategory=bags&color=blue");
  expect(page?.chips.map(({ name }) => name)).toEqual(["Blue"]);
  expect((await listing("list?minPrice=9&maxPrice=5"))?.ignored).toEqual([
    { text: "listing.pricesSwapped", words: {} },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/vendor=77|color=zz|size=xx|rating=9|foo/);
});

test.each([
  ["list?minPrice=200&maxPrice=900", "200 - 900\u00A0ETB"],
  ["list?minPrice=1500", "From 1,500\u00A0ETB"],
  ["list?maxPrice=900", "Up to 900\u00A0ETB"],
  ["list?price=1000-5000", "1,000 - 5,000\u00A0ETB"],
  ["list?off=25", "25% or more"],
  ["list?type=discount-products", "Discount Products"],
])("the chip of %s says %j", async (address, name) => {
  expect((await listing(address))?.chips.map((chip) => chip.name)).toEqual([name]);
});

describe("what a list can be narrowed to", () => {
  const lines = (choices: { name: string; count: string | null }[] = []) =>
    choices.map(({ name, count }) => `${name} ${count}`);

  test("places are links, single choices are presses, with counts; what would leave nothing is not offered", async () => {
    const facets = (await listing("3cols?parentCategory=bags"))?.facets;
    expect(facets?.tree.up.map(({ name, href }) => [name, href])).toEqual([["All products", "/shop/sidebar/3cols"]]);
    expect(facets?.tree.here).toEqual({ name: "Bags and shoes" });
    expect(facets?.tree.below).toEqual([
      { name: "Men's shoes", href: "/shop/sidebar/3cols?category=mens-shoes", count: "2" },
    ]);
    expect(lines(facets?.prices)).toEqual(["Less than 1,000 ETB 2"]);
    expect(lines(facets?.ratings)).toEqual(["4 stars and up 1", "3 stars and up 1", "2 stars and up 1"]);
    expect(lines(facets?.discounts)).toEqual([]);
    expect(lines(facets?.switches)).toEqual(["In stock only 2"]);
    expect(facets?.prices[0]).toMatchObject({ value: "0-1000", isChosen: false });
  });

  test("a chosen one stays, also at zero, and takes itself back", async () => {
    const facets = (await listing("3cols?parentCategory=bags&price=1000-5000&freeDelivery=list"))?.facets;
    expect(facets?.prices.filter(({ isChosen }) => isChosen)).toMatchObject([{ value: "", count: "0" }]);
    expect(facets?.switches[0]).toMatchObject({ param: "freeDelivery", isChosen: true, value: "" });
  });

  test("several choices are checkboxes of one form, which keeps the rest of the address", async () => {
    const page = await listing("4cols?parentCategory=bags&color=blue&rating=3&minPrice=5&sort=price&page=2");
    const { values, form } = page!.facets;
    expect(
      values.map(({ param, open }) => [param, open.map((value) => `${value.value} ${value.count} ${value.isChosen}`)]),
    ).toEqual([
      ["vendor", ["2 1 false"]],
      ["brand", ["adika 1 false"]],
      ["color", ["blue 1 true"]],
      ["size", ["42 1 false"]],
    ]);
    expect(values[2]?.open[0]).toMatchObject({ name: "Blue", color: "#2f62a8" });
    expect(form).toEqual({
      action: "/shop/sidebar/4cols",
      hidden: [
        ["parentCategory", "bags"],
        ["rating", "3"],
        ["sort", "price"],
      ],
      prices: [
        { name: "minPrice", label: "From (ETB)", value: "5", error: null },
        { name: "maxPrice", label: "To (ETB)", value: "", error: null },
      ],
    });
  });

  test("colours and sizes are offered in a place, a store and a search, not over the whole shop", async () => {
    const kinds = async (address: string) => (await listing(address))?.facets.values.map(({ kind }) => kind);
    expect(await kinds("list")).toEqual(["vendors", "brands"]);
    expect(await kinds("list?category=mens-shoes")).toContain("colors");
    expect(await kinds("list?vendor=2")).toContain("sizes");
    expect(await kinds("list?name=bag")).toContain("colors");
    expect(await kinds("list?color=red")).toContain("colors");
  });
});

test("orders are links from the first page; relevance is one for searches only", async () => {
  const inPlace = (await listing("3cols?parentCategory=bags&sort=price&page=2"))?.sorts;
  expect(
    inPlace?.map(({ text, href }) => `${text} ${href.replace("/shop/sidebar/3cols?parentCategory=bags", "")}`),
  ).toEqual([
    "Newest ",
    "Price: low to high &sort=price",
    "Price: high to low &sort=price-desc",
    "Biggest discount &sort=discount",
    "Best rating &sort=rating",
    "Most viewed &sort=views",
  ]);
  expect(inPlace?.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(["Price: low to high"]);
  expect(inPlace?.filter(({ isFollowed }) => isFollowed).map(({ text }) => text)).toEqual(["Newest"]);
  const found = (await listing("3cols?name=shoe"))?.sorts;
  expect(found?.[0]).toMatchObject({ text: "Relevance", isCurrent: true, isFollowed: false });
});

test("nothing found says what was searched and offers popular categories; it is not indexed", async () => {
  const page = await listing("list?name=zzzz<b>");
  expect(page).toMatchObject({ count: "Nothing found", isIndexed: false, clear: null });
  expect(page?.empty?.reason).toEqual({ text: "listing.nothingFoundFor", words: { query: "zzzz<b>" } });
  expect(page?.empty?.looser).toEqual([]);
  expect(page?.empty?.popular.map((category) => category.name)).toEqual([
    "Odds",
    "Consumer electronic",
    "Men's shoes",
    "Home appliance",
  ]);
});

test("nothing found with filters offers each of them as a way out", async () => {
  const page = await listing("3cols?name=shoe&parentCategory=bags&rating=4&vendor=1");
  expect(page?.empty?.reason).toEqual({ text: "listing.nothingForWithFilters", words: { query: "shoe" } });
  expect(page?.empty?.looser.map(({ name, without }) => [name, without])).toEqual([
    ["Bags and shoes", "/shop/sidebar/3cols?rating=4&vendor=1&name=shoe"],
    ["4 stars and up", "/shop/sidebar/3cols?parentCategory=bags&vendor=1&name=shoe"],
    ["Vendor 01", "/shop/sidebar/3cols?parentCategory=bags&rating=4&name=shoe"],
  ]);
});

test("marks alone are a search that finds nothing", async () => {
  expect((await listing("list?name=!!!"))?.count).toBe("Nothing found");
});

test("another spelling is said: what was found for it, or where filters leave nothing, a link to it", async () => {
  const found = await listing("3cols?name=lether");
  expect(shown(found)).toEqual([5]);
  expect(found?.note).toEqual({ text: "listing.correctedTo", words: { query: "lether", corrected: "leather" } });
  const narrowed = await listing("3cols?name=lether&vendor=1");
  expect(narrowed?.empty?.corrected).toEqual({
    quoting: { text: "listing.didYouMean", words: { query: "leather" } },
    href: "/shop/sidebar/3cols?name=leather",
  });
});

test("what is not sold here is said, and that the list is of what is like it", async () => {
  const similar = await listing("3cols?name=shoe zzqqx");
  expect(similar?.note).toEqual({ text: "listing.notHere", words: { query: "shoe zzqqx" } });
  expect(similar?.count).toBe("1 similar product");
});
