import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { parseListingQuery } from "../../app/domain/listing-query.ts";
import type { Viewer } from "../../app/domain/viewer.ts";
import am from "../../app/i18n/am/listing.ts";
import en from "../../app/i18n/en/listing.ts";
import { translateWith } from "../../app/i18n/translate.ts";
import { findListing } from "../../app/routes/shop/find-listing.server.ts";
import { listingView } from "../../app/routes/shop/listing-view.server.ts";
import { CATALOGUE, NOW, insertSearchRows, insertSmallCatalogue } from "../data/small-catalogue.ts";

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
  const found = await findListing(env.DB, query, NOW);
  const t = translateWith({ listing: locale === "am" ? am : en }, locale);
  return found && listingView(query, found, { ...viewer, locale }, t);
}

const shown = (page: Awaited<ReturnType<typeof listing>>) =>
  [...(page?.cards ?? []), ...(page?.rows ?? [])].map((card) => card.id);

beforeAll(async () => {
  await insertSmallCatalogue(env.DB, [...CATALOGUE, ...CROWD]);
  await insertSearchRows(env.DB, [...CATALOGUE, ...CROWD]);
});

describe("every query form of specification 2.3", () => {
  test.each([
    ["3cols?parentCategory=bags", "Bags", [5, 4]],
    ["3cols?category=bags&subcategory=handbags", "Handbags", [5]],
    ["3cols?subcategory=Charger", "Charger", [7]],
    ["4cols?category=12", "Home appliance", [9]],
    ["list?category=mens-shoes", "Men's shoes", [5, 4]],
    ["list$category=mens-shoes", "Men's shoes", [5, 4]],
    ["list?freeDelivery=list", "Free Delivery", [7, 2]],
    ["list?discount=list", "Discount Products", [2, 1]],
    ["list?type=discount-products", "Discount Products", [2, 1]],
    ["list?lessthan1000=list", "Less than 1,000 ETB", [5, 4]],
    ["list?name=shoe", "Results for “shoe”", [4]],
    ["list?category=electronics&freeDelivery=list&discount=list", "Electronics", [2]],
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

test("pages out of range are the nearest; 24 a page", async () => {
  const last = await listing("4cols?page=2");
  expect(shown(last)).toHaveLength(14);
  expect(await listing("4cols?page=500")).toMatchObject({ window: { page: 2, pages: 2 }, cards: last?.cards });
  expect(shown(await listing("4cols?page=-3"))).toHaveLength(24);
  expect(last?.documentTitle).toBe("All products, page 2 of 2 | Gulit");
  expect(last?.canonical).toBe("/shop/sidebar/3cols?page=2");
});

test("the category-list card of 2.8: name cut to 28 letters, links tagged category_list with the id", async () => {
  const page = await listing("list?category=odds");
  expect(page?.rows[0]).toMatchObject({
    shortName: "Steel kettle number 29 and a...",
    href: "/product/default/kettle-29?from=category_list&id=1029",
    category: { href: "/shop/sidebar/list?category=odds" },
  });
});

test("breadcrumb, chips and clear all", async () => {
  const page = await listing("list?category=mens-shoes&subcategory=handbags&lessthan1000=list", {
    ...viewer,
    locale: "am",
  });
  expect(page?.trail).toEqual([
    { name: "ዋና ገጽ", href: "/" },
    { name: "ቦርሳና ጫማ", href: "/shop/sidebar/3cols?parentCategory=bags" },
    { name: "የወንዶች ጫማ", href: "/shop/sidebar/3cols?category=mens-shoes" },
  ]);
  expect(page?.title).toEqual({ name: "የእጅ ቦርሳ" });
  expect(page?.count).toBe("1 ዕቃ");
  expect(page?.chips.map((chip) => [chip.name, chip.without])).toEqual([
    ["የእጅ ቦርሳ", "/shop/sidebar/list?lessthan1000=list"],
    ["ከ1,000 ብር በታች", "/shop/sidebar/list?category=mens-shoes&subcategory=handbags"],
  ]);
  expect(page?.clear).toBe("/shop/sidebar/list");
});

test("nothing found says what was searched and offers popular categories; it is not indexed", async () => {
  const page = await listing("list?name=zzzz<b>");
  expect(page).toMatchObject({ count: "Nothing found", isIndexed: false, clear: null });
  expect(page?.empty?.reason).toContain("“zzzz<b>”");
  expect(page?.empty?.popular.map((category) => category.name)).toEqual([
    "Consumer electronic",
    "Men's shoes",
    "Home appliance",
  ]);
});
