import { expect, test } from "vitest";
import type { CategoryTarget } from "../../../app/domain/listings/category-target.ts";
import {
  canonicalListing,
  crumbsAbove,
  isFollowed,
  isIndexable,
  categorySlugs,
  targetName,
} from "../../../app/domain/listings/listing-page.ts";
import { groupDigits } from "../../../app/domain/group-digits.ts";
import { pageWindow } from "../../../app/domain/pages/page-window.ts";
import { readListingKey, writeListingKey } from "../../../app/domain/listings/listing-key.ts";
import { parseListingQuery, type ListingQuery } from "../../../app/domain/listings/listing-query.ts";
import fc from "fast-check";
import { listingSorts } from "../../../app/domain/listings/listing-request.ts";

function query(address: string): ListingQuery {
  const [listing = "", search] = address.split("?");
  return parseListingQuery(listing, new URLSearchParams(search))!;
}

const bags = { id: 2, slugName: "bags", name: "Bags", nameAm: "ቦርሳና ጫማ" };
const shoes = { id: 21, slugName: "mens-shoes", name: "Men's shoes", nameAm: null };
const other = { id: 212, slugName: "other-shoes", name: "Other shoes", nameAm: "ሌሎች ጫማዎች" };
const parent: CategoryTarget = {
  level: "parent",
  id: 2,
  totalProducts: 9,
  parent: bags,
  category: null,
  subcategory: null,
};
const category: CategoryTarget = { ...parent, level: "category", id: 21, category: shoes };
const subcategory: CategoryTarget = { ...category, level: "subcategory", id: 212, subcategory: other };

test("crumbs lead down to what stands above the place", () => {
  expect(crumbsAbove(null, "en")).toEqual([]);
  expect(crumbsAbove(parent, "en")).toEqual([]);
  expect(crumbsAbove(category, "am")).toEqual([{ name: "ቦርሳና ጫማ", href: "/shop/sidebar/3cols?parentCategory=bags" }]);
  expect(crumbsAbove(subcategory, "am")).toEqual([
    { name: "ቦርሳና ጫማ", href: "/shop/sidebar/3cols?parentCategory=bags" },
    { name: "Men's shoes", lang: "en", href: "/shop/sidebar/3cols?category=mens-shoes" },
  ]);
  expect(targetName(subcategory, "am")).toEqual({ name: "ሌሎች ጫማዎች" });
});

test("views, ids, fallbacks, keys and both discount forms share one canonical address", () => {
  const [inParent, inCategory, inSubcategory] = [parent, category, subcategory].map(categorySlugs);
  const canonical = "/shop/sidebar/3cols?parentCategory=bags&discount=list";
  expect(canonicalListing(query("list?category=bags&type=discount-products"), inParent!, 1)).toBe(canonical);
  expect(canonicalListing(query("4cols?parentCategory=2&discount=list&page=99"), inParent!, 1)).toBe(canonical);
  expect(canonicalListing(query("list$category=mens-shoes?page=2&after=k"), inCategory!, 2)).toBe(
    "/shop/sidebar/3cols?category=mens-shoes&page=2",
  );
  expect(canonicalListing(query("3cols?subcategory=other-shoes"), inSubcategory!, 1)).toBe(
    "/shop/sidebar/3cols?category=mens-shoes&subcategory=other-shoes",
  );
  expect(canonicalListing(query("list"), categorySlugs(null), 1)).toBe("/shop/sidebar/3cols");
});

test.each([
  ["list", true],
  ["3cols?page=3", true],
  ["3cols?category=mens-shoes&page=2", true],
  ["list?freeDelivery=list", true],
  ["list?discount=list", true],
  ["list?type=discount-products", true],
  ["list?lessthan1000=list", true],
  ["list?category=mens-shoes&freeDelivery=list", false],
  ["list?discount=list&lessthan1000=list", false],
  ["list?off=25", false],
  ["list?price=1000-5000", false],
  ["list?minPrice=5", false],
  ["list?rating=4", false],
  ["list?stock=in", false],
  ["list?vendor=4", false],
  ["list?color=red", false],
  ["list?name=shoe", false],
  ["list?sort=price", false],
  ["list?sort=newest", true],
])("search engines keep %s: %s", (address, isKept) => {
  expect(isIndexable(query(address))).toBe(isKept);
});

test.each([
  ["3cols?category=mens-shoes", true],
  ["3cols?category=mens-shoes&page=2", true],
  ["list?category=mens-shoes", false],
  ["3cols?category=21", false],
  ["3cols?category=mens-shoes&sort=price", false],
  ["3cols?category=mens-shoes&page=2&after=k", false],
])("robots follow a link to %s: %s", (address, followed) => {
  expect(isFollowed(query(address), categorySlugs(category))).toBe(followed);
});

test("thousands are separated by commas (specification 5.3)", () => {
  expect([0, 999, 1_204, 10_000, 1_234_567].map(groupDigits)).toEqual(["0", "999", "1,204", "10,000", "1,234,567"]);
});

const sorts = listingSorts.filter((sort) => sort !== "relevance");
const key = fc.record({
  soldOut: fc.nat(1),
  key: fc.nat({ max: 2 ** 45 }),
  facets: fc.nat(639),
  id: fc.nat({ max: 2 ** 40 - 1 }),
});

test("a key reads as it was written, in its own order only, and is safe in an address", () => {
  fc.assert(
    fc.property(key, fc.constantFrom(...sorts), fc.constantFrom(...sorts), (place, sort, other) => {
      const text = writeListingKey(sort, place);
      expect(text).toBe(encodeURIComponent(text));
      expect(readListingKey(other, text)).toEqual(other === sort ? place : null);
    }),
  );
});

test.each([null, "", "n", "n0-1-1", "n0--1-1", "n0-1-1-1 ", "N0-1-1-1", "n0-zzzzzzzzzzz-1-1", "\0"])(
  "%j is no key",
  (text) => {
    expect(readListingKey("newest", text)).toBeNull();
  },
);

test.each([
  [1, 0, { page: 1, pages: 1, previous: null, next: null, items: [1], offset: 0 }],
  [1, 24, { pages: 1, next: null }],
  [1, 25, { pages: 2, next: 2, items: [1, 2] }],
  [9, 25, { page: 2, previous: 1, next: null, offset: 24 }],
  [1, 1204, { pages: 51, items: [1, 2, null, 51] }],
  [4, 1204, { items: [1, 2, 3, 4, 5, null, 51] }],
  [20, 1204, { items: [1, null, 19, 20, 21, null, 51] }],
  [51, 1204, { items: [1, null, 50, 51], next: null }],
  [500, 1_000_000, { page: 500, pages: 500, next: null }],
])("page %i of %i products (settled.md 28)", (page, total, expected) => {
  expect(pageWindow(page, total)).toMatchObject(expected);
});

test("every page link exists, in order, and the windows cover the list", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 12_000 }), (page, total) => {
      const window = pageWindow(page, total);
      const numbers = window.items.filter((item) => item !== null);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toContain(window.page);
      expect(numbers.every((number) => number >= 1 && number <= window.pages)).toBe(true);
      expect(window.pages * window.size).toBeGreaterThanOrEqual(total);
      expect(window.offset).toBeLessThanOrEqual(Math.max(0, total - 1));
    }),
  );
});
