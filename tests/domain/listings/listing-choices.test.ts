import { expect, test } from "vitest";
import type { CategoryTarget } from "../../../app/domain/listings/category-target.ts";
import { canonicalListingHref } from "../../../app/domain/listings/listing-address.ts";
import {
  activeFilters,
  clearedListing,
  withExistingValues,
  listingFilter,
  noValues,
  type ChosenValues,
} from "../../../app/domain/listings/listing-choices.ts";
import { noFilter } from "../../../app/domain/listings/listing-filter.ts";
import { parseListingQuery, type ListingQuery } from "../../../app/domain/listings/listing-query.ts";

function query(address: string): ListingQuery {
  const [listing = "", search] = address.split("?");
  return parseListingQuery(listing, new URLSearchParams(search))!;
}

const named = (value: number, slug: string) => ({ value, slug, name: slug, nameAm: null, code: null, count: 0 });
const CHOSEN: ChosenValues = {
  vendors: [named(4, "4")],
  brands: [named(7, "adika")],
  colors: [named(0, "red"), named(3, "blue")],
  sizes: [named(12, "42")],
};

test("each active filter leads to the same list without it, from its first page", () => {
  const asked = query("4cols?category=x&discount=list&name=blue&vendor=3&vendor=12&sort=price&page=3&after=k");
  expect(activeFilters(asked).map(({ kind, value, without }) => [kind, value, canonicalListingHref(without)])).toEqual([
    ["discount", null, "/shop/sidebar/4cols?category=x&vendor=3&vendor=12&name=blue&sort=price"],
    ["vendors", "3", "/shop/sidebar/4cols?category=x&discount=list&vendor=12&name=blue&sort=price"],
    ["vendors", "12", "/shop/sidebar/4cols?category=x&discount=list&vendor=3&name=blue&sort=price"],
  ]);
  expect(activeFilters(query("list?category=x&name=y&page=2"))).toEqual([]);
});

test("both discount forms, and every way to say a price, are one filter each (specification 2.3)", () => {
  const kinds = (address: string) => activeFilters(query(address)).map(({ kind }) => kind);
  expect(kinds("list?discount=list&type=discount-products")).toEqual(["discount"]);
  expect(kinds("list?lessthan1000=list&minPrice=5&maxPrice=9")).toEqual(["price"]);
  expect(activeFilters(query("list?minPrice=5&maxPrice=9"))[0]?.without).toMatchObject({
    minPrice: null,
    maxPrice: null,
  });
});

test("clearing keeps the place, the search, the order and the view", () => {
  const asked = query(
    "4cols?category=x&freeDelivery=list&off=10&price=1000-5000&rating=3&stock=in&vendor=1&brand=b&color=c&size=s&name=n&sort=views&page=2",
  );
  expect(activeFilters(asked)).toHaveLength(9);
  expect(canonicalListingHref(clearedListing(asked))).toBe("/shop/sidebar/4cols?category=x&name=n&sort=views");
});

test("values nobody knows are left out of every address", () => {
  const asked = query("list?vendor=4&vendor=5&brand=none&color=blue&color=red&size=42&size=zz");
  expect(canonicalListingHref(withExistingValues(asked, CHOSEN))).toBe(
    "/shop/sidebar/list?vendor=4&color=blue&color=red&size=42",
  );
});

test.each([
  ["list", {}],
  ["list?lessthan1000=list", { priceBelow: 100_000 }],
  ["list?price=1000-5000", { priceFrom: 100_000, priceBelow: 500_000 }],
  ["list?price=100000-", { priceFrom: 10_000_000 }],
  ["list?minPrice=200&maxPrice=900", { priceFrom: 20_000, priceBelow: 90_001 }],
  ["list?type=discount-products", { discount: 1 }],
  ["list?off=25&freeDelivery=list&stock=in&rating=2", { discount: 25, freeDelivery: true, inStock: true, rating: 2 }],
])("%s asks the data for %j", (address, filter) => {
  expect(listingFilter(query(address), null, noValues)).toEqual({ ...noFilter, ...filter });
});

test("a category and named values go by id and by bit", () => {
  const target = { level: "category", id: 21 } as CategoryTarget;
  expect(listingFilter(query("list"), target, CHOSEN)).toEqual({
    ...noFilter,
    category: { level: "category", id: 21 },
    vendors: [4],
    brands: [7],
    colors: [0, 3],
    sizes: [12],
  });
});
