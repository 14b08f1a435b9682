import { afterAll, beforeAll, expect, test } from "vitest";
import { goodsOn } from "../../../app/data/shelves.server.ts";
import { withLanguage, withoutLanguage } from "../../../app/domain/pages/language-address.ts";
import { readHead } from "../../support/head.ts";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";
import { tagsOf } from "../../support/page-links.ts";
import { robotsRules } from "../../support/robots-rules.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

interface Crawl {
  visited: Set<string>;
  /** Indexable: not noindex, and its own canonical or without one. */
  kept: Set<string>;
}

interface CrawlOptions {
  obeys: boolean;
  mayFetch: (path: string) => boolean;
  /** Counted, not opened. */
  isLeaf: (path: string) => boolean;
  enough: number;
}

const AT_ONCE = 4;
const isMedia = /\.(webp|avif|png|jpe?g|mp4)$/;

async function crawl(baseUrl: string, options: CrawlOptions): Promise<Crawl> {
  const visited = new Set(["/"]);
  const kept = new Set<string>();
  const queue = ["/"];
  const find = (base: string, { href = "", rel = "" }: Record<string, string>) => {
    const url = new URL(href, baseUrl + base);
    const path = url.pathname + url.search;
    if (url.origin !== new URL(baseUrl).origin || visited.has(path) || isMedia.test(path)) return;
    if (options.obeys && (/\bnofollow\b/.test(rel) || !options.mayFetch(path))) return;
    visited.add(path);
    if (!options.isLeaf(path)) queue.push(path);
  };
  const open = async (path: string) => {
    const { status, headers, text } = await new Visitor(baseUrl).get(path);
    if (status >= 500) throw new Error(`${path} answers ${status}`);
    if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) return;
    if (text.includes("{{")) throw new Error(`${path} shows a placeholder: ${/.{0,40}\{\{.{0,40}/.exec(text)?.[0]}`);
    const { canonical: named, alternates, meta } = readHead(text);
    const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
    const canonical = named && pathOf(named);
    const robots = meta.robots ?? "";
    for (const address of [canonical, ...Object.values(alternates).map(pathOf)])
      if (address) find(path, { href: address });
    if (!robots.includes("noindex") && (!canonical || canonical === path)) kept.add(path);
    if (options.obeys && robots.includes("nofollow")) return;
    for (const link of tagsOf(text, "a")) find(path, link);
  };
  const work = async () => {
    for (let path = queue.shift(); path !== undefined && visited.size < options.enough; path = queue.shift())
      await open(path);
  };
  await open(queue.shift()!);
  // A worker may run dry while another is about to find more.
  while (queue.length > 0 && visited.size < options.enough) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { visited, kept };
}

const PAGE = 24;
const pages = (products: number) => Math.max(1, Math.ceil(products / PAGE));

/** Each list, and one address in the list view that cards and menus use. */
const SPELLINGS = 1;
const CONTENT = 60;

const isProduct = (path: string) => path.startsWith("/product/");
const inAmharic = (path: string) => /[?&]lng=am$/.test(path);
const plainOf = (paths: Iterable<string>) => [...paths].filter((path) => !inAmharic(path)).sort();
const amharicOf = (paths: Iterable<string>) => [...paths].filter(inAmharic).map(withoutLanguage).sort();

async function catalogue(db: D1Database) {
  const rows = <T extends unknown[]>(sql: string) => db.prepare(sql).raw<T>();
  const onSale = "FROM product WHERE retired_at IS NULL";
  const products = (await rows<[string]>(`SELECT name_slug ${onSale}`)).map(([slug]) => `/product/default/${slug}`);
  const places = await rows<[number, string]>(
    `SELECT ${goodsOn("parent", "g.id")}, '?parentCategory=' || slug_name FROM parent_category g
     UNION ALL SELECT ${goodsOn("category", "c.id")}, '?category=' || slug_name FROM category c
     UNION ALL SELECT ${goodsOn("subcategory", "s.id")}, '' FROM subcategory s`,
  );
  const vendors = await rows<[number, number]>(`SELECT count(*), vendor_id ${onSale} GROUP BY vendor_id`);
  const collections = await rows<[number]>(
    `SELECT count(*) ${onSale} UNION ALL SELECT count(*) ${onSale} AND free_delivery = 1
     UNION ALL SELECT count(*) ${onSale} AND shown_discount > 0 UNION ALL SELECT count(*) ${onSale} AND shown_price < 100000`,
  );
  const sizes = [...places, ...vendors, ...collections].map(([size]) => size);
  const addresses = sizes.reduce((sum, size) => sum + pages(size) + SPELLINGS, 0);
  return {
    products: products.sort(),
    lists: [
      ...places.filter(([size, search]) => size > 0 && search).map(([, search]) => `/shop/sidebar/3cols${search}`),
      ...vendors.map(([, id]) => `/vendor-store/${id}`),
    ],
    limit: 2 * (products.length + addresses + pages(vendors.length) + CONTENT),
  };
}

let shop: OwnShop;
let there: Awaited<ReturnType<typeof catalogue>>;
let mayFetch: (path: string) => boolean;
let walk: Crawl;

beforeAll(async () => {
  shop = await startOwnShop();
  const robots = await new Visitor(shop.url).get("/robots.txt");
  expect(robots.status).toBe(200);
  mayFetch = robotsRules(robots.text);
  there = await catalogue(shop.db);
  walk = await crawl(shop.url, {
    obeys: true,
    mayFetch,
    isLeaf: () => false,
    enough: 3 * there.limit,
  });
});

afterAll(async () => shop.stop());

test("a robot that obeys sees a bounded set of addresses; one that does not sees far more", async () => {
  const { limit } = there;
  const { visited, kept } = walk;
  expect(visited.size).toBeLessThanOrEqual(limit);
  for (const path of kept) expect(path).not.toMatch(/[?&](sort|name|vendor|brand|color|size|after|before)=/);
  // The control: a robot that ignores the rules exceeds the bound.
  const curious = await crawl(shop.url, { obeys: false, mayFetch, isLeaf: isProduct, enough: 3 * limit });
  expect(curious.visited.size).toBeGreaterThanOrEqual(3 * limit);
});

test("it reaches every product exactly once in each language, and every list in both", () => {
  const { products, lists } = there;
  const { visited, kept } = walk;
  for (const path of visited) expect(path).not.toContain("lng=en");
  const found = [...visited].filter(isProduct);
  expect([plainOf(found), amharicOf(found)]).toEqual([products, products]);
  expect([...kept].filter(isProduct)).toHaveLength(2 * products.length);

  const keptPlain = plainOf(kept).filter((path) => !isProduct(path));
  const keptAmharic = amharicOf(kept).filter((path) => !isProduct(path));
  expect(keptPlain).toEqual(expect.arrayContaining(lists));
  expect([...visited]).toEqual(expect.arrayContaining(keptPlain.map((path) => withLanguage(path, "am"))));
  expect(keptAmharic).toEqual(keptPlain);
});
