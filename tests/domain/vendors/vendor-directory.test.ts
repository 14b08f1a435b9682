import { expect, test } from "vitest";
import { directoryHref, isWholeDirectory, parseDirectoryQuery } from "../../../app/domain/vendors/vendor-directory.ts";

const parse = (search: string) => parseDirectoryQuery(new URLSearchParams(search));

test.each<[string, string]>([
  ["", "/vendors"],
  ["page=3", "/vendors?page=3"],
  ["page=-4", "/vendors"],
  ["page=9999", "/vendors?page=500"],
  ["sort=rating", "/vendors?sort=rating"],
  ["sort=cheapest&colour=red", "/vendors"],
  ["sort=name&name=abay", "/vendors?name=abay&sort=name"],
  [
    "page=2&sort=newest&category=bags&city=Bahir Dar&name=ዓባይ",
    `/vendors?name=${encodeURIComponent("ዓባይ")}&city=Bahir%20Dar&category=bags&sort=newest&page=2`,
  ],
  ["name=one&name=two", "/vendors?name=one"],
  ["name=%00%20%E2%80%AE", "/vendors"],
])("?%s has the address %s", (search, href) => {
  expect(directoryHref(parse(search))).toBe(href);
});

test("an address read again is the same", () => {
  const href = directoryHref(parse("name=a b&city=Adama&category=home&sort=products&page=7"));
  expect(directoryHref(parse(href.split("?")[1]!))).toBe(href);
});

test("search engines keep the whole directory only", () => {
  expect(isWholeDirectory(parse("page=2"))).toBe(true);
  for (const search of ["name=a", "city=Adama", "category=bags", "sort=newest"])
    expect(isWholeDirectory(parse(search))).toBe(false);
});
