import { describe, expect, test } from "vitest";
import {
  carriedLink,
  withLanguage,
  withoutLanguage,
  acceptedLanguage,
} from "../../../app/domain/pages/language-address.ts";

// settled.md 16.

test.each([
  ["/", "/?lng=am"],
  ["/shop/sidebar/list?name=%E1%89%A1%E1%8A%93&page=2", "/shop/sidebar/list?name=%E1%89%A1%E1%8A%93&page=2&lng=am"],
  ["/shop/sidebar/list$category=x", "/shop/sidebar/list$category=x?lng=am"],
  ["/product/default/a#reviews", "/product/default/a?lng=am#reviews"],
  ["/product/default/a?variant=3#variant", "/product/default/a?variant=3&lng=am#variant"],
  ["/a#b?c", "/a?lng=am#b?c"],
  ["type=discount-products", "type=discount-products?lng=am"],
  ["/a?mylng=en", "/a?mylng=en&lng=am"],
  ["/a?b=?lng=en", "/a?b=?lng=en&lng=am"],
])("%s in Amharic is %s, and plain again without", (plain, am) => {
  expect(withLanguage(plain, "am")).toBe(am);
  expect(withLanguage(plain, null)).toBe(plain);
  expect(withoutLanguage(am)).toBe(plain.replace(/\?$/, ""));
});

test.each(["/?lng=en", "/a?lng=xx&b=1#c", "/a?b=1&lng", "/a?%6Cng=am", "/a?lng=am&lng=en"])(
  "%s names a language and keeps its own",
  (path) => {
    expect(withLanguage(path, "am")).toBe(path);
    expect(withoutLanguage(path)).not.toMatch(/lng|%6Cng/);
  },
);

describe("a link of a page in Amharic by its address", () => {
  const here = new URL("http://localhost:8787/shop/sidebar/3cols?category=x&lng=am");

  test.each([
    ["/", "/?lng=am"],
    ["?page=2", "?page=2&lng=am"],
    // as specified (settled.md 26): 'See all' is a relative link.
    ["type=discount-products", "type=discount-products?lng=am"],
    ["http://localhost:8787/vendors", "http://localhost:8787/vendors?lng=am"],
    ["/sign-in?next=%2Faccount%3Flng%3Dam", "/sign-in?next=%2Faccount%3Flng%3Dam&lng=am"],
    ["/blog/classic/feed-the-goat", "/blog/classic/feed-the-goat?lng=am"],
    ["/product/default/data-cable", "/product/default/data-cable?lng=am"],
  ])("%s carries the language", (href, carried) => expect(carriedLink(href, "am", here)).toBe(carried));

  test.each([
    "",
    "#main",
    "/shop/cart?lng=en",
    "/media/goods/a-640.webp",
    "/assets/root-x.js",
    "/catalogue/flash-sales",
    "/robots.txt",
    "/blog/classic/feed.xml",
    "/site.webmanifest",
    "/shop/cart.data",
    "https://www.example.com/",
    "//www.example.com/",
    "mailto:somebody@example.com",
    "https://t.me/share/url?url=http%3A%2F%2Flocalhost%3A8787%2F",
    "http://[broken",
  ])("%s stays as it is", (href) => expect(carriedLink(href, "am", here)).toBe(href));
});

// Specification 1; settled.md 56: the language of a first visit.

test.each<[header: string, locale: "en" | "am" | null]>([
  ["ar,am;q=0.9", "am"],
  ["en;q=0.5,am", "am"],
  ["en;q=0.8, am ; q=0.9", "am"],
  ["am;q=0.8,en-GB;q=0.8", "am"],
  ["en-GB,am;q=0.9", "en"],
  ["zh-Hant-TW,am-Ethi-ET;q=0.5", "am"],
  ["am;q=0,en;q=0.1", "en"],
  ["am;q=0", null],
  ["fr,*;q=0.5", null],
  ["amharic,am_ET,am;quality=1,am;q=x", null],
  ["am;q=5.5.5, en;q=0.1", "en"],
  ["", null],
  [`${"x-".repeat(4_000)},am`, "am"],
])("%s: %s", (header, locale) => expect(acceptedLanguage(header)).toBe(locale));
