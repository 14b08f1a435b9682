import { describe, expect, test } from "vitest";
import { packCell } from "../../support/pack-cell.ts";
import { isIndexable } from "../../../app/domain/listings/listing-page.ts";
import { parseListingQuery } from "../../../app/domain/listings/listing-query.ts";
import {
  listingEntries,
  idsPerShard,
  parseShard,
  shardIds,
  shardName,
  sitemapFile,
  sitemapIndex,
  type Shard,
} from "../../../app/domain/pages/sitemap.ts";

// Limits of sitemaps.org.

const ORIGIN = "https://gulit.example";
const fileOf = (entries: Parameters<typeof sitemapFile>[1]) => [...sitemapFile(ORIGIN, entries)].join("");

describe("names of the parts", () => {
  const shards: Shard[] = [
    { kind: "content" },
    { kind: "places" },
    { kind: "products", number: 1 },
    { kind: "products", number: 200 },
    { kind: "vendors", number: 3 },
  ];

  test("are read as they are written", () => {
    for (const shard of shards) expect(parseShard(shardName(shard))).toEqual(shard);
  });

  test.each([
    "",
    "products.xml",
    "products-01.xml",
    "products-1.5.xml",
    "products-9999999999.xml",
    "places-1.xml",
    "__proto__",
  ])("%s is none", (name) => {
    expect(parseShard(name)).toBeNull();
  });

  test("their ranges follow one another without a gap", () => {
    expect(shardIds(1)).toEqual({ first: 1, last: idsPerShard });
    for (const number of [1, 2, 199]) expect(shardIds(number + 1).first).toBe(shardIds(number).last + 1);
  });
});

describe("a part", () => {
  test("has every page once in each language, with all its languages; Amharic is `lng=am`, last (settled.md 16)", () => {
    const file = fileOf([{ path: "/product/default/blue-shoe", lastmod: "2026-11-22T08:00:00Z" }, { path: "/a?b=1" }]);
    const locations = [...file.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(locations).toEqual([
      `${ORIGIN}/product/default/blue-shoe`,
      `${ORIGIN}/product/default/blue-shoe?lng=am`,
      `${ORIGIN}/a?b=1`,
      `${ORIGIN}/a?b=1&amp;lng=am`,
    ]);
    const links = (index: number) =>
      [...file.split("<url>")[index]!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((found) => found.slice(1, 3));
    expect(links(1)).toEqual([
      ["en", `${ORIGIN}/product/default/blue-shoe`],
      ["am", `${ORIGIN}/product/default/blue-shoe?lng=am`],
      ["x-default", `${ORIGIN}/product/default/blue-shoe`],
    ]);
    expect(links(2), "reciprocal").toEqual(links(1));
    expect(file.match(/<lastmod>2026-11-22T08:00:00Z<\/lastmod>/g)).toHaveLength(2);
  });

  test("escapes what an address may hold", () => {
    const file = fileOf([{ path: `/x?a=1&b='<">` }]);
    expect(file).toContain(`<loc>${ORIGIN}/x?a=1&amp;b=&#x27;&lt;&quot;&gt;</loc>`);
    expect(sitemapIndex("https://a&b.example", [{ kind: "content" }])).toContain("https://a&amp;b.example/sitemaps/");
  });

  test("is sent piece by piece, and keeps to 50,000 addresses and 50 MB", () => {
    const longest = `/product/default/${"x".repeat(110)}`;
    const entries = Array.from({ length: idsPerShard }, () => ({ path: longest, lastmod: "2026-11-22T08:00:00Z" }));
    const pieces = [...sitemapFile(`https://${"shop.".repeat(12)}example`, entries)];
    expect(pieces.length).toBeGreaterThan(10);
    const file = pieces.join("");
    expect(file.match(/<url>/g)!.length).toBeLessThanOrEqual(50_000);
    expect(file.length).toBeLessThan(50 * 1024 * 1024);
    expect(2 * (100 + 2_000 + 10_000 + 4)).toBeLessThanOrEqual(50_000);
  });
});

describe("categories", () => {
  const categories = [
    { parent: "electronics", category: null, subcategory: null },
    { parent: null, category: "Charger & more", subcategory: null },
    { parent: null, category: "mens-shoes", subcategory: "metal-belts" },
  ];
  const cell = (facts: Partial<Parameters<typeof packCell>[0]>) =>
    packCell({ inStock: true, freeDelivery: false, discount: 0, rating: 0, price: 2, ...facts });

  test("and collections stand by their canonical address, which search engines keep", () => {
    const cells = [cell({ freeDelivery: true }), cell({ discount: 1 }), cell({ price: 0 })];
    const paths = listingEntries(categories, cells).map(({ path }) => path);
    expect(paths).toEqual([
      "/shop/sidebar/3cols",
      "/shop/sidebar/3cols?freeDelivery=list",
      "/shop/sidebar/3cols?discount=list",
      "/shop/sidebar/3cols?lessthan1000=list",
      "/shop/sidebar/3cols?parentCategory=electronics",
      "/shop/sidebar/3cols?category=Charger%20%26%20more",
      "/shop/sidebar/3cols?category=mens-shoes&subcategory=metal-belts",
    ]);
    for (const path of paths) {
      const query = parseListingQuery("3cols", new URL(path, ORIGIN).searchParams);
      expect(isIndexable(query!), path).toBe(true);
    }
  });

  test("a collection of nothing is no page", () => {
    expect(listingEntries([], [cell({})]).map(({ path }) => path)).toEqual(["/shop/sidebar/3cols"]);
    expect(listingEntries([], [])).toEqual([]);
  });
});
