import { expect, test } from "@playwright/test";
import { freePort } from "../../../scripts/steps/port.mjs";
import { serveBuild } from "../../../scripts/steps/serve.ts";
import { copyTestState } from "../../../scripts/steps/test-state.ts";
import { crawl } from "../../support/crawler.ts";
import { robotsRules } from "../../support/robots-rules.ts";
import { Visitor } from "../../support/visitor.ts";

// Issue 3, point 2: what a robot that obeys can reach is bounded by the catalogue, however filters multiply.

const PAGE = 24;
const pages = (products: number) => Math.max(1, Math.ceil(products / PAGE));

/** A list has its pages; beside them one address that cards and menus use, in the list view. */
const SPELLINGS = 1;
/** Home, the vendor directory, help, and whatever else there is one of. */
const CONTENT = 40;

/** Every product page is built alike: so many of them are opened, the others counted. */
const OPENED_PRODUCTS = 12;

async function bound(db: D1Database): Promise<number> {
  const numbers = async (sql: string) => (await db.prepare(sql).raw<[number]>()).map(([number]) => number);
  const onSale = "FROM product WHERE retired_at IS NULL";
  const [products = 0] = await numbers(`SELECT count(*) ${onSale}`);
  const places = await numbers(
    "SELECT total_products FROM parent_category UNION ALL SELECT total_products FROM category UNION ALL SELECT total_products FROM subcategory",
  );
  const vendors = await numbers(`SELECT count(*) ${onSale} GROUP BY vendor_id`);
  const collections = await numbers(
    `SELECT count(*) ${onSale} UNION ALL SELECT count(*) ${onSale} AND free_delivery = 1
     UNION ALL SELECT count(*) ${onSale} AND shown_discount > 0 UNION ALL SELECT count(*) ${onSale} AND shown_price < 100000`,
  );
  const lists = [...places, ...vendors, ...collections];
  return products + lists.reduce((sum, list) => sum + pages(list) + SPELLINGS, 0) + pages(vendors.length) + CONTENT;
}

test("a robot that obeys sees a bounded set of addresses; one that does not sees far more", async () => {
  test.setTimeout(150_000);
  const shop = await serveBuild({
    port: await freePort(),
    stateDir: await copyTestState(),
    bindings: { SESSION_SECRET: "a session secret for tests, 32 characters or more", OPERATOR_TOKEN: "test-operator" },
  });
  try {
    const robots = await new Visitor(shop.url).get("/robots.txt");
    expect(robots.status).toBe(200);
    const mayFetch = robotsRules(robots.text);
    expect(mayFetch("/shop/sidebar/3cols?category=x&page=2")).toBe(true);
    expect(mayFetch("/shop/sidebar/3cols?category=x&page=2&after=k")).toBe(false);
    expect(mayFetch("/shop/cart")).toBe(false);
    const limit = await bound(await shop.db());
    let opened = 0;
    const isLeaf = (path: string) => path.startsWith("/product/") && ++opened > OPENED_PRODUCTS;

    const obedient = await crawl(shop.url, { obeys: true, mayFetch, isLeaf, enough: 3 * limit });
    const [products, lists] = [/^\/product\//, /^\/shop\/sidebar\//].map(
      (kind) => [...obedient.visited].filter((path) => kind.test(path)).length,
    );
    test.info().annotations.push({
      type: "crawl",
      description: JSON.stringify({ limit, visited: obedient.visited.size, kept: obedient.kept.size, products, lists }),
    });
    expect(obedient.visited.size).toBeLessThanOrEqual(limit);
    const [count] = (
      await (await shop.db()).prepare("SELECT count(*) FROM product WHERE retired_at IS NULL").raw<[number]>()
    )[0]!;
    expect(products, "every product is found").toBeGreaterThanOrEqual(count);
    for (const path of obedient.kept) expect(path).not.toMatch(/[?&](sort|name|vendor|brand|color|size|after|before)=/);

    // That the measure would tell: `npm run test:full` lets the other robot go, too.
    if (process.env.TEST_FULL !== "1") return;
    const curious = await crawl(shop.url, {
      obeys: false,
      mayFetch,
      isLeaf: (path) => path.startsWith("/product/"),
      enough: 3 * limit,
    });
    expect(curious.visited.size).toBeGreaterThanOrEqual(3 * limit);
  } finally {
    await shop.stop();
  }
});
