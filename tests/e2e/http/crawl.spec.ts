import { afterAll, beforeAll, expect } from "vitest";
import { followHidden } from "../../../app/data/vendors/hidden-goods.server.ts";
import { withLanguage, withoutLanguage } from "../../../app/domain/pages/language-address.ts";
import { crawl, type Crawl } from "../../support/crawler.ts";
import { test } from "../../support/http-test.ts";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";
import { robotsRules } from "../../support/robots-rules.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

const PAGE = 24;
const pages = (products: number) => Math.max(1, Math.ceil(products / PAGE));

/** Each list, and one address in the list view that cards and menus use. */
const SPELLINGS = 1;
const CONTENT = 60;

/** `npm test` hides all sellers but these, so that the walk takes seconds. */
const SELLERS = 3;

const NAMED = 40;

/** Product pages are alike: so many are opened per language, the others counted. */
const OPENED_PRODUCTS = 12;
const OPENED_LISTS = 12;

const isFull = process.env.TEST_FULL === "1";
const isProduct = (path: string) => path.startsWith("/product/");
const inAmharic = (path: string) => /[?&]lng=am$/.test(path);
const plainOf = (paths: Iterable<string>) => [...paths].filter((path) => !inAmharic(path)).sort();
const amharicOf = (paths: Iterable<string>) => [...paths].filter(inAmharic).map(withoutLanguage).sort();

async function catalogue(db: D1Database) {
  const rows = <T extends unknown[]>(sql: string) => db.prepare(sql).raw<T>();
  const onSale = "FROM product WHERE retired_at IS NULL";
  const products = (await rows<[string]>(`SELECT name_slug ${onSale}`)).map(([slug]) => `/product/default/${slug}`);
  const places = await rows<[number, string]>(
    `SELECT total_products, '?parentCategory=' || slug_name FROM parent_category
     UNION ALL SELECT total_products, '?category=' || slug_name FROM category
     UNION ALL SELECT total_products, '' FROM subcategory`,
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

function leaves(onSale: Set<string>): (path: string) => boolean {
  let [products, amharicProducts, lists] = [0, 0, 0];
  return (path) => {
    if (isFull) return false;
    if (isProduct(path) && !onSale.has(withoutLanguage(path))) return true;
    if (isProduct(path)) return (inAmharic(path) ? ++amharicProducts : ++products) > OPENED_PRODUCTS;
    const isList = /^\/(?:shop\/sidebar|vendor-store)\//.test(path);
    const isOfEverything = /^\/shop\/sidebar\/3cols\?(?:page=\d+&)?lng=am$/.test(path);
    return isList && inAmharic(path) && !isOfEverything && ++lists > OPENED_LISTS;
  };
}

async function hideSellers(db: D1Database): Promise<void> {
  await db.prepare("UPDATE vendor SET hidden_at = 1 WHERE id > ?1").bind(SELLERS).run();
  expect(await followHidden(db, Date.now(), 1_000)).toBe(true);
}

let shop: OwnShop;
let there: Awaited<ReturnType<typeof catalogue>>;
let mayFetch: (path: string) => boolean;
let walk: Crawl;

beforeAll(async () => {
  shop = await startOwnShop();
  if (!isFull) await hideSellers(shop.db);
  const robots = await new Visitor(shop.url).get("/robots.txt");
  expect(robots.status).toBe(200);
  mayFetch = robotsRules(robots.text);
  there = await catalogue(shop.db);
  walk = await crawl(shop.url, {
    obeys: true,
    mayFetch,
    isLeaf: leaves(new Set(there.products)),
    enough: 3 * there.limit,
  });
});

afterAll(async () => shop.stop());

test("a robot that obeys sees a bounded set of addresses; one that does not sees far more", async () => {
  const list = "/shop/sidebar/3cols?category=x&page=2";
  for (const path of [list, `${list}&lng=am`]) expect(mayFetch(path), path).toBe(true);
  for (const path of [`${list}&after=k`, "/shop/cart", "/?lng=en", `${list}&lng=en`])
    expect(mayFetch(path), path).toBe(false);
  const { limit } = there;
  const { visited, kept } = walk;
  expect(visited.size).toBeLessThanOrEqual(limit);
  for (const path of kept) expect(path).not.toMatch(/[?&](sort|name|vendor|brand|color|size|after|before)=/);
  // The control: a robot that ignores the rules exceeds the bound.
  if (!isFull) return;
  const curious = await crawl(shop.url, { obeys: false, mayFetch, isLeaf: isProduct, enough: 3 * limit });
  expect(curious.visited.size).toBeGreaterThanOrEqual(3 * limit);
});

test("it reaches every product exactly once in each language, and every list in both", () => {
  const { products, lists } = there;
  const onSale = new Set(products);
  const { visited, kept } = walk;
  for (const path of visited) expect(path).not.toContain("lng=en");
  const found = [...visited].filter(isProduct);
  const isOnSale = (path: string) => onSale.has(path);
  expect(plainOf(found).filter(isOnSale)).toEqual(products);
  expect(amharicOf(found).filter(isOnSale)).toEqual(products);
  expect(found.length - 2 * products.length).toBeLessThanOrEqual(isFull ? 0 : 2 * NAMED);
  const keptProducts = [...kept].filter(isProduct);
  expect(keptProducts).toHaveLength(2 * (isFull ? products.length : OPENED_PRODUCTS));

  const keptPlain = plainOf(kept).filter((path) => !isProduct(path));
  const keptAmharic = amharicOf(kept).filter((path) => !isProduct(path));
  expect(keptPlain).toEqual(expect.arrayContaining(lists));
  expect([...visited]).toEqual(expect.arrayContaining(keptPlain.map((path) => withLanguage(path, "am"))));
  if (isFull) expect(keptAmharic).toEqual(keptPlain);
  else expect(keptPlain).toEqual(expect.arrayContaining(keptAmharic));
});
