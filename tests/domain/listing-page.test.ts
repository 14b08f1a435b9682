import { expect, test } from "vitest";
import type { CategoryTarget } from "../../app/domain/category-target.ts";
import {
  activeFilters,
  canonicalListing,
  crumbsAbove,
  everythingHref,
  groupDigits,
  isWholePlace,
  targetName,
} from "../../app/domain/listing-page.ts";
import { parseListingQuery, type ListingQuery } from "../../app/domain/listing-query.ts";

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

test("each active filter links to the same view without it, from the first page", () => {
  expect(activeFilters(query("4cols?category=mens-shoes&discount=list&name=blue&page=3"))).toEqual([
    { kind: "name", without: "/shop/sidebar/4cols?category=mens-shoes&discount=list" },
    { kind: "category", without: "/shop/sidebar/4cols?discount=list&name=blue" },
    { kind: "discount", without: "/shop/sidebar/4cols?category=mens-shoes&name=blue" },
  ]);
  expect(activeFilters(query("list?page=2"))).toEqual([]);
});

test("both discount forms are one filter (specification 2.3)", () => {
  const [filter, ...others] = activeFilters(query("list?discount=list&type=discount-products"));
  expect(filter).toEqual({ kind: "discount", without: "/shop/sidebar/list" });
  expect(others).toEqual([]);
});

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

test("views, ids, fallbacks and both discount forms share one canonical address", () => {
  const canonical = "/shop/sidebar/3cols?parentCategory=bags&discount=list";
  expect(canonicalListing(query("list?category=bags&type=discount-products"), parent, 1)).toBe(canonical);
  expect(canonicalListing(query("4cols?parentCategory=2&discount=list&page=99"), parent, 1)).toBe(canonical);
  expect(canonicalListing(query("list$category=mens-shoes?page=2"), category, 2)).toBe(
    "/shop/sidebar/3cols?category=mens-shoes&page=2",
  );
  expect(canonicalListing(query("3cols?subcategory=other-shoes"), subcategory, 1)).toBe(
    "/shop/sidebar/3cols?category=mens-shoes&subcategory=other-shoes",
  );
  expect(canonicalListing(query("list"), null, 1)).toBe("/shop/sidebar/3cols");
});

test("a whole place is a category and nothing else", () => {
  expect(isWholePlace(query("list?category=a&subcategory=b&page=4"))).toBe(true);
  expect(isWholePlace(query("list?category=a&freeDelivery=list"))).toBe(false);
  expect(isWholePlace(query("list"))).toBe(false);
});

test("all products stay in the chosen view", () => {
  expect(everythingHref(query("4cols?name=x&page=2"))).toBe("/shop/sidebar/4cols");
});

test("thousands are separated by commas (specification 5.3)", () => {
  expect([0, 999, 1_204, 10_000, 1_234_567].map(groupDigits)).toEqual(["0", "999", "1,204", "10,000", "1,234,567"]);
});
