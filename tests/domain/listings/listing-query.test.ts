import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalListingHref, changedListing, listingHref } from "../../../app/domain/listings/listing-address.ts";
import { listingSorts } from "../../../app/domain/listings/listing-request.ts";
import {
  type ListingQuery,
  wholeCatalogue,
  parseListingQuery,
  sortOf,
} from "../../../app/domain/listings/listing-query.ts";

const parse = (listing: string, search = "") => parseListingQuery(listing, new URLSearchParams(search));

describe("the query forms of specification 2.3", () => {
  test.each([
    ["list", "category=fabric", { view: "list", category: "fabric" }],
    ["list", "freeDelivery=list", { freeDelivery: true }],
    ["list", "discount=list", { discount: 1, discountProducts: false }],
    ["list", "lessthan1000=list", { band: 0 }],
    ["list", "type=discount-products", { discount: 0, discountProducts: true }],
    ["list", "name=Habesha+Dresses", { name: "Habesha Dresses" }],
    ["list", "", wholeCatalogue],
    ["list$category=fabric", "", { view: "list", category: "fabric" }],
    ["list$category=fabric", "page=2", { category: "fabric", page: 2 }],
    ["3cols", "parentCategory=electronics", { view: "3cols", parentCategory: "electronics" }],
    [
      "3cols",
      "category=consumer-electronic&subcategory=Charger",
      { category: "consumer-electronic", subcategory: "Charger" },
    ],
    ["3cols", "", { ...wholeCatalogue, view: "3cols" }],
    ["4cols", "category=17", { view: "4cols", category: "17" }],
    ["list", "from=x&category=&discount=", wholeCatalogue],
    ["list", "category=a&category=b", { category: "a" }],
  ])("/shop/sidebar/%s?%s", (listing, search, asked) => expect(parse(listing, search)).toMatchObject(asked));

  test.each(["", "5cols", "LIST", "list%", "$category=a"])("%j is no view", (listing) => {
    expect(parse(listing)).toBeNull();
  });
});

describe("the filters", () => {
  test.each([
    [`minPrice=５００&maxPrice=${encodeURIComponent("1,000.50 ETB")}`, { band: null, minPrice: 500, maxPrice: 1_000 }],
    ["minPrice=0&maxPrice=abc", { band: null, minPrice: null, maxPrice: null }],
    ["price=1000-5000", { band: 1, minPrice: null, maxPrice: null }],
    ["price=100000-", { band: 4 }],
    ["minPrice=1,500&maxPrice=+2 000", { minPrice: 1500, maxPrice: 2000 }],
    ["rating=4&stock=in", { rating: 4, inStock: true }],
    ["off=25", { discount: 25 }],
    ["off=&discount=list&type=discount-products", { discount: 0, discountProducts: false }],
    ["band=1000-5000&price=0-1000&minPrice=7", { band: 1, minPrice: null }],
    ["band=&lessthan1000=list&minPrice=7&maxPrice=9", { band: null, minPrice: null, maxPrice: null }],
    ["band=1-2&price=1000-5000", { band: 1 }],
    ["rating=&rating=4&stock=&stock=in", { rating: 0, inStock: false }],
    ["vendor=20&vendor=3&vendor=20", { vendors: ["3", "20"] }],
    ["brand=zara&brand=adika", { brands: ["adika", "zara"] }],
    ["color=red&size=42&size=41", { colors: ["red"], sizes: ["41", "42"] }],
    ["name=shoe&sort=newest", { sort: "newest" }],
    ["after=k1&before=k2", { after: "k1", before: null }],
  ])("%s", (search, asked) => expect(parse("list", search)).toMatchObject(asked));

  test.each([
    ["swapped prices change places", "minPrice=900&maxPrice=200", { minPrice: 200, maxPrice: 900 }],
    ["typed prices replace a band", "price=1000-5000&lessthan1000=list&minPrice=7", { band: null, minPrice: 7 }],
    [
      "a percent replaces any discount",
      "discount=list&type=discount-products&off=10",
      { discount: 10, discountProducts: false },
    ],
    ["a band replaces under 1,000", "lessthan1000=list&price=1000-5000", { band: 1 }],
  ])("%s", (_, search, asked) => expect(parse("list", search)).toMatchObject(asked));

  test.each([
    "minPrice=-5&maxPrice=0",
    "minPrice=1e9&maxPrice=999999999999",
    "minPrice=2.5.5&maxPrice=two",
    "minPrice=abc",
    "price=1-2",
    "band=cheap",
    "lessthan1000=yes",
    "freeDelivery=yes&type=other",
    "rating=9",
    "off=11&discount=yes",
    "stock=out",
    "vendor=abc&vendor=-1&vendor=0&vendor=1.5&vendor=9999999999999999",
  ])("%s asks for nothing, and is ignored", (search) => {
    const ignored = [...new URLSearchParams(search)].toSorted();
    const asked = parse("list", search)!;
    expect({ ...asked, ignored: asked.ignored.toSorted() }).toEqual({ ...wholeCatalogue, ignored });
  });

  test.each([
    "minPrice=&maxPrice=&rating=0&off=0&off=11",
    "brand=&brand=%20&color=%00&size=%E2%80%8B",
    "sort=cheapest",
    "sort=relevance",
    "filter=x&utm_source=y",
  ])("%s asks for nothing", (search) => expect(parse("list", search)).toEqual(wholeCatalogue));

  test("of one kind at most 30 values are taken", () => {
    const search = Array.from({ length: 40 }, (_, index) => `vendor=${index + 1}`).join("&");
    expect(parse("list", search)?.vendors).toHaveLength(30);
  });

  test("searches stand by relevance, everything else newest first, unless an order is asked for", () => {
    const orderOf = (search: string) => sortOf(parse("list", search)!);
    expect(["", "name=a", "name=a&sort=views", "sort=views", "sort=relevance"].map(orderOf)).toEqual([
      "newest",
      "relevance",
      "views",
      "views",
      "newest",
    ]);
  });
});

test.each([
  ["0", 1],
  ["500", 500],
  ["501", 500],
  ["99999999999999999999999", 500],
  ["two", 1],
  ["፪", 1],
])("page %j is %i (settled.md 28)", (page, number) => {
  expect(parse("list", new URLSearchParams({ page }).toString())?.page).toBe(number);
});

test.each([
  ["  coffee \t beans\n", "coffee beans"],
  ["cafe\u0301", "café"],
  ["ab\u0000c\u202Ed\u200F", "abcd"],
  ["\u200B", null],
  ["ጫ".repeat(101), "ጫ".repeat(100)],
])("search text %j", (name, cleaned) => {
  expect(parse("list", new URLSearchParams({ name }).toString())?.name).toBe(cleaned);
});

describe("one address per query", () => {
  test.each([
    ["page=1&name=a+b&category=x&parentCategory=y", "/shop/sidebar/list?parentCategory=y&category=x&name=a%20b"],
    ["page=3&discount=list&unknown=1", "/shop/sidebar/list?discount=list&page=3"],
    ["", "/shop/sidebar/list"],
    [
      "sort=rating&size=b&size=a&color=c&brand=x&vendor=2&vendor=1&stock=in&rating=3&maxPrice=9&minPrice=4&off=10&freeDelivery=list",
      "/shop/sidebar/list?freeDelivery=list&off=10&minPrice=4&maxPrice=9&rating=3&stock=in&vendor=1&vendor=2&brand=x&color=c&size=a&size=b&sort=rating",
    ],
    ["price=5000-20000&name=x&sort=relevance", "/shop/sidebar/list?price=5000-20000&name=x"],
    ["price=0-1000&discount=list&minPrice=", "/shop/sidebar/list?discount=list&lessthan1000=list"],
  ])("%s", (search, href) => expect(canonicalListingHref(parse("list", search)!)).toBe(href));

  test("other pages, orders and views keep what is asked for", () => {
    const query = parse("list", "category=x&page=4&after=k")!;
    const changed = (change: Partial<ListingQuery>) => canonicalListingHref(changedListing(query, change));
    expect(changed({ page: 5 })).toBe("/shop/sidebar/list?category=x&page=5");
    expect(changed({ page: 1 })).toBe("/shop/sidebar/list?category=x");
    expect(changed({ page: 5, after: "k,5" })).toBe("/shop/sidebar/list?category=x&page=5&after=k%2C5");
    expect(changed({ page: 3, before: "k" })).toBe("/shop/sidebar/list?category=x&page=3&before=k");
    expect(changed({ view: "4cols" })).toBe("/shop/sidebar/4cols?category=x");
    expect(changed({ sort: "price" })).toBe("/shop/sidebar/list?category=x&sort=price");
    expect(listingHref({ view: "3cols" })).toBe("/shop/sidebar/3cols");
  });

  test("reading an address back gives the same address, whatever was asked in it", () => {
    const text = fc.option(fc.string({ unit: "binary", maxLength: 120 }), { nil: "" });
    const value = fc.oneof(text, fc.constantFrom("list", "in", "1", "4", "10", "50", "1000-5000", "100000-", "0-1000"));
    const names =
      "parentCategory category subcategory freeDelivery discount off lessthan1000 type price minPrice maxPrice rating stock vendor brand color size name sort page after before".split(
        " ",
      );
    const parameter = fc.tuple(fc.constantFrom(...names), fc.oneof(value, fc.constantFrom(...listingSorts)));
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 14 }), (parameters) => {
        const query = parseListingQuery("4cols", new URLSearchParams(parameters))!;
        const href = canonicalListingHref(query);
        const again = parseListingQuery("4cols", new URL(href, "http://shop.example").searchParams)!;
        expect(again).toEqual({ ...query, ignored: [], isSwapped: false });
        expect(canonicalListingHref(again)).toBe(href);
      }),
    );
  });
});
