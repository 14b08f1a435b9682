import { describe, expect } from "vitest";
import { test } from "../../support/http-test.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.1.

const canonicalOf = (text: string) =>
  /<link rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
const isIndexed = (text: string) => !/<meta name="robots" content="noindex"/.test(text);

describe("the vendor's number (specification 2.1)", () => {
  for (const [path, to] of [
    ["/vendor-store/007", "/vendor-store/7"],
    ["/vendor-store/0007?sort=price&page=2", "/vendor-store/7?sort=price&page=2"],
  ] as const) {
    test(`${path} is ${to}`, async ({ baseURL }) => {
      const { status, headers } = await new Visitor(baseURL).get(path);
      expect(status).toBe(301);
      expect(headers.get("location")).toBe(to);
    });
  }

  for (const id of [
    "0",
    "00",
    "-1",
    "+7",
    "7.0",
    "7e0",
    "0x7",
    "%D9%A7",
    "7'--",
    "99999999",
    "9".repeat(15),
    "9".repeat(400),
    "NaN",
    "null",
  ]) {
    test(`${id.slice(0, 20)} is nobody`, async ({ baseURL }) => {
      const { status, text } = await new Visitor(baseURL).get(`/vendor-store/${id}`);
      expect(status).toBe(404);
      expect(text).toContain("Page not found");
      expect(isIndexed(text)).toBe(false);
    });
  }
});

describe("what search engines keep", () => {
  for (const [path, canonical, indexed] of [
    ["/vendor-store/11", "/vendor-store/11", true],
    ["/vendor-store/11?page=2", "/vendor-store/11?page=2", true],
    ["/vendor-store/11?page=400", "/vendor-store/11?page=3", true],
    ["/vendor-store/11?page=-3&utm=x", "/vendor-store/11", true],
    ["/vendor-store/11?sort=price", "/vendor-store/11?sort=price", false],
    ["/vendor-store/11?category=womens-shoes", "/vendor-store/11?category=womens-shoes", false],
    ["/vendor-store/11?name=boot", "/vendor-store/11?name=boot", false],
    ["/vendors", "/vendors", true],
    ["/vendors?page=3", "/vendors?page=3", true],
    ["/vendors?page=77", "/vendors?page=3", true],
    ["/vendors?sort=newest", "/vendors?sort=newest", false],
    ["/vendors?city=adama&category=nonsense", "/vendors?city=Adama", false],
    ["/vendors?city=Atlantis", "/vendors", true],
    ["/vendors?name=abay", "/vendors?name=abay", false],
  ] as const) {
    test(`${path}: ${canonical}, ${indexed ? "indexed" : "noindex"}`, async ({ baseURL }) => {
      const { status, text } = await new Visitor(baseURL).get(path);
      expect(status).toBe(200);
      expect(canonicalOf(text)).toBe(canonical);
      expect(isIndexed(text)).toBe(indexed);
    });
  }

  test("robots follow no link to a set of filters", async ({ baseURL }) => {
    for (const path of [
      "/vendor-store/11",
      "/vendor-store/11?category=mens-shoes",
      "/vendors",
      "/vendors?city=Adama",
    ]) {
      const { text } = await new Visitor(baseURL).get(path);
      const links = [...text.matchAll(/<a\b[^>]*href="(\/vendors|\/vendor-store\/11)\?([^"]*)"[^>]*>/g)];
      const followed = links.filter(
        // lng alone is not a filter (settled.md 16).
        ([tag, , search]) => !/^(page=\d+(&amp;(after|before)=[\w-]+)?|lng=am)$/.test(search!) && !/nofollow/.test(tag),
      );
      expect(followed.map(([tag]) => tag)).toEqual([]);
    }
  });
});

describe("hostile words", () => {
  const words = [
    "'; DROP TABLE vendor; --",
    '" OR rowid > 0 --',
    "a* NEAR(b c) NOT d ^e {x} : y",
    "*",
    "\0\u202e\u200b",
    "ሀ".repeat(10_000),
    "<script>alert(1)</script>",
    "%",
    "AND OR NOT",
    "𝗯𝗼𝗹𝗱 ☕",
  ];
  for (const [index, word] of words.entries()) {
    test(`number ${index} is looked for and shown as text`, async ({ baseURL }) => {
      const visitor = new Visitor(baseURL);
      for (const path of ["/vendors", "/vendor-store/11"]) {
        for (const key of ["name", "category", "city", "sort", "page", "after"]) {
          const { status, text } = await visitor.get(`${path}?${key}=${encodeURIComponent(word)}`);
          expect([200, 404, 414, 431]).toContain(status);
          expect(text).not.toContain("<script>alert");
        }
      }
    });
  }
});
