import { beforeAll, describe, expect, test } from "vitest";
import * as sitemap from "../../app/data/sitemap.server.ts";
import { idsPerShard } from "../../app/domain/pages/sitemap.ts";
import { insertProducts, type SmallProduct } from "./small-catalogue.ts";
import { insertVendorMarket } from "./vendors/vendor-market.ts";
import { db, readRows, run } from "../support/test-database.ts";

// Ranges of ids with gaps, as years of imports leave them.

const at = (id: number, isRetired = false): SmallProduct => {
  return { id, vendor: 1, parent: 1, slug: `far-${id}`, name: `Far ${id}`, isRetired };
};
const FAR = [
  at(idsPerShard),
  at(idsPerShard + 1),
  at(3 * idsPerShard + 7, true),
  at(200 * idsPerShard),
  at(200 * idsPerShard - 1, true),
  at(40_000_000_000),
];

beforeAll(async () => {
  await insertVendorMarket(db);
  await insertProducts(db, FAR);
  await run("INSERT INTO vendor (id, name, created_at) VALUES (90000, 'Nothing far away', 0)");
});

describe("parts of the sitemap", () => {
  test("are the ranges that hold something on sale, in their order", async () => {
    expect(await sitemap.listProductShards(db)).toEqual([1, 2, 200, 8_000_000]);
    expect(await sitemap.listVendorShards(db)).toEqual([1]);
  });

  test("hold every product on sale exactly once, and nothing else", async () => {
    const shards = await sitemap.listProductShards(db);
    const found = (await Promise.all(shards.map((shard) => sitemap.listShardProducts(db, shard)))).flat();
    const results = await readRows("SELECT name_slug FROM product WHERE retired_at IS NULL ORDER BY id");
    expect(found.map(({ nameSlug }) => nameSlug)).toEqual(results.map(({ name_slug }) => name_slug));
    expect(found.map(({ nameSlug }) => nameSlug)).not.toContain(`far-${3 * idsPerShard + 7}`);
    expect(await sitemap.listShardProducts(db, 4)).toEqual([]);
  });

  test("hold the vendors with goods on sale", async () => {
    // Vendor 6 has one product, which is retired.
    expect(await sitemap.listShardVendors(db, 1)).toEqual([1, 2, 3, 4, 5]);
    expect(await sitemap.listShardVendors(db, 2)).toEqual([]);
  });

  test("hold the categories with goods, and the cells of what is on sale", async () => {
    const { categories, cells } = await sitemap.listSitemapCategories(db);
    expect(categories).toContainEqual({ parent: "electronics", category: null, subcategory: null });
    expect(categories).toContainEqual({ parent: null, category: "mens-shoes", subcategory: null });
    expect(categories).toContainEqual({ parent: null, category: "mens-shoes", subcategory: "handbags" });
    expect(categories.some(({ category }) => category === "odds")).toBe(false);
    expect(cells.length).toBeGreaterThan(1);
  });
});
