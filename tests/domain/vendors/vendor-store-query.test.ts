import { expect, test } from "vitest";
import { changedListing } from "../../../app/domain/listings/listing-address.ts";
import {
  isWholeStore,
  parseStoreQuery,
  parseVendorId,
  storeHref,
} from "../../../app/domain/vendors/vendor-store-query.ts";

const parse = (search: string) => parseStoreQuery(7, new URLSearchParams(search));

test.each<[string, number | null]>([
  ["7", 7],
  ["007", 7],
  ["999999999999999", 999_999_999_999_999],
  ["0", null],
  ["-7", null],
  ["7e1", null],
  [" 7", null],
  ["٧", null],
  ["", null],
  ["1000000000000000", null],
])("the number in /vendor-store/%j is %j", (text, id) => {
  expect(parseVendorId(text)).toBe(id);
});

test.each<[string, string]>([
  ["", "/vendor-store/7"],
  ["sort=newest&page=1", "/vendor-store/7"],
  ["sort=price&name=", "/vendor-store/7?sort=price"],
  ["name=bag&sort=relevance", "/vendor-store/7?name=bag"],
  ["name=bag&sort=newest", "/vendor-store/7?name=bag&sort=newest"],
  [
    "page=2&subcategory=accessories&category=mens-shoes",
    "/vendor-store/7?category=mens-shoes&subcategory=accessories&page=2",
  ],
  ["vendor=8&rating=4&price=1000-5000", "/vendor-store/7"],
  ["page=2&after=k1&before=k2", "/vendor-store/7?page=2&after=k1"],
])("?%s has the address %s", (search, href) => {
  expect(storeHref(parse(search))).toBe(href);
});

test("a change begins on the first page", () => {
  expect(storeHref(changedListing(parse("category=bags&page=4&after=k"), { sort: "price" }))).toBe(
    "/vendor-store/7?category=bags&sort=price",
  );
});

test("search engines keep the whole store only", () => {
  expect(isWholeStore(parse("page=3"))).toBe(true);
  for (const search of ["name=a", "category=bags", "subcategory=a", "sort=price"])
    expect(isWholeStore(parse(search))).toBe(false);
});
