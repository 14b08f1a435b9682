import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canonicalListingHref,
  everything,
  listingHref,
  listingPageHref,
  listingViewHref,
  parseListingQuery,
} from "../../app/domain/listing-query.ts";

const parse = (listing: string, search = "") => parseListingQuery(listing, new URLSearchParams(search));

describe("the query forms of specification 2.3", () => {
  test.each([
    ["list", "category=fabric", { view: "list", category: "fabric" }],
    ["list", "freeDelivery=list", { freeDelivery: true }],
    ["list", "discount=list", { discount: true }],
    ["list", "lessthan1000=list", { lessThan1000: true }],
    ["list", "type=discount-products", { discountProducts: true }],
    ["list", "name=Habesha+Dresses", { name: "Habesha Dresses" }],
    ["list", "", everything],
    ["list$category=fabric", "", { view: "list", category: "fabric" }],
    ["list$category=fabric", "page=2", { category: "fabric", page: 2 }],
    ["3cols", "parentCategory=electronics", { view: "3cols", parentCategory: "electronics" }],
    [
      "3cols",
      "category=consumer-electronic&subcategory=Charger",
      { category: "consumer-electronic", subcategory: "Charger" },
    ],
    ["3cols", "", { ...everything, view: "3cols" }],
    ["4cols", "category=17", { view: "4cols", category: "17" }],
    ["list", "freeDelivery=yes&type=other&from=x&category=", everything],
    ["list", "category=a&category=b", { category: "a" }],
  ])("/shop/sidebar/%s?%s", (listing, search, asked) => expect(parse(listing, search)).toMatchObject(asked));

  test.each(["", "5cols", "LIST", "list%", "$category=a"])("%j is no view", (listing) => {
    expect(parse(listing)).toBeNull();
  });
});

test.each([
  ["0", 1],
  ["-3", 1],
  ["1", 1],
  ["500", 500],
  ["501", 500],
  ["99999999999999999999999", 500],
  ["2.5", 1],
  ["two", 1],
  ["", 1],
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
  ["😀".repeat(101), "😀".repeat(100)],
])("search text %j", (name, cleaned) => {
  expect(parse("list", new URLSearchParams({ name }).toString())?.name).toBe(cleaned);
});

describe("one address per query", () => {
  test.each([
    ["page=1&name=a+b&category=x&parentCategory=y", "/shop/sidebar/list?parentCategory=y&category=x&name=a%20b"],
    ["page=3&discount=list&unknown=1", "/shop/sidebar/list?discount=list&page=3"],
    ["", "/shop/sidebar/list"],
  ])("%s", (search, href) => expect(canonicalListingHref(parse("list", search)!)).toBe(href));

  test("other pages and views keep what is asked for", () => {
    const query = parse("list", "category=x&page=4")!;
    expect(listingPageHref(query, 5)).toBe("/shop/sidebar/list?category=x&page=5");
    expect(listingPageHref(query, 1)).toBe("/shop/sidebar/list?category=x");
    expect(listingViewHref(query, "4cols")).toBe("/shop/sidebar/4cols?category=x");
    expect(listingHref({ view: "3cols" })).toBe("/shop/sidebar/3cols");
  });

  test("reading an address back gives the same address", () => {
    const text = fc.option(fc.string({ unit: "binary", maxLength: 120 }), { nil: "" });
    fc.assert(
      fc.property(text, text, fc.integer(), fc.boolean(), (category, name, page, flag) => {
        const search = new URLSearchParams({ category, name, page: String(page), discount: flag ? "list" : "" });
        const href = canonicalListingHref(parseListingQuery("4cols", search)!);
        const again = parseListingQuery("4cols", new URL(href, "http://shop.example").searchParams)!;
        expect(canonicalListingHref(again)).toBe(href);
      }),
    );
  });
});
