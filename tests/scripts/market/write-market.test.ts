import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { generateMarket } from "../../../scripts/market/market.ts";
import { writeMarket } from "../../../scripts/market/write-market.ts";
import { applyMigrations } from "../../../scripts/steps/shop/migrations.ts";
import { asD1 } from "../../support/sqlite-d1.ts";

const now = Date.UTC(2026, 4, 1, 9, 30);
const tables = [
  ...["parent_category", "category", "subcategory", "vendor", "product", "product_image", "product_variant"],
  ...["product_specification", "product_rate", "search_rank", "exhibition", "exhibition_product", "holiday_package"],
  ...["flash_product", "category_banner", "coupon"],
  ...["hero_image", "triplet_card", "banner", "catalogue_version"],
];

test("the market is stored whole, and storing it again changes nothing", async () => {
  const sqlite = new DatabaseSync(":memory:");
  try {
    const db = asD1(sqlite);
    await applyMigrations(db);
    const market = smallMarket(12);
    const progress: number[] = [];
    await writeMarket(db, market, now, (done) => progress.push(done));
    const first = await contents(db);
    expect(progress.at(-1)).toBe(first.product!.length);
    expect(first.product).toHaveLength(market.vendors.reduce((sum, { products }) => sum + products.length, 0));
    expect(first.vendor).toHaveLength(market.vendors.length);
    expect(first.holiday_package).toHaveLength(market.holidayPackages.length);
    expect(first.category_banner).toHaveLength(market.categoryBanners.length);
    expect(first.flash_product).toHaveLength(market.flashProducts.length);
    expect(JSON.stringify(first.banner)).not.toMatch(/undefined|[{]id/);
    const leads = (first.banner as { url: string }[]).map(({ url }) => url);
    const coffee = (first.product as { id: number; name_slug: string }[]).find(
      ({ name_slug: slug }) => slug === "yirgacheffe-coffee",
    );
    expect(leads).toContain(`/product/default/${coffee!.id}?from=New%20Products`);

    await writeMarket(db, market, now + 60_000);
    expect(await contents(db)).toEqual(first);

    // What an operator loaded stays (docs/content-files.md).
    await db.batch([
      db.prepare("INSERT INTO content_version VALUES (1, 1, '', '', '', '[]', NULL, '{}')"),
      db.prepare("DELETE FROM hero_image WHERE id > 1"),
      db.prepare("UPDATE flash_product SET position = position + 1"),
    ]);
    const loaded = await contents(db);
    await writeMarket(db, market, now + 90_000);
    expect(await contents(db)).toEqual(loaded);

    // A smaller market takes the rest off the shelves.
    const smaller = smallMarket(1);
    await writeMarket(db, smaller, now + 120_000);
    const { results } = await db.prepare("SELECT id FROM product WHERE retired_at IS NULL").all();
    expect(results).toHaveLength(smaller.vendors.length);
  } finally {
    sqlite.close();
  }
});

/** A few shops, among them those that banners lead to, with as many products each; the coffee of a banner comes first. */
function smallMarket(each: number): ReturnType<typeof generateMarket> {
  const market = generateMarket(now);
  const named = new Set(market.banners.map(({ vendor }) => vendor));
  const vendors = market.vendors
    .filter(({ vendor }, index) => index < 4 || named.has(vendor.name))
    .map((seller) => {
      const coffee = seller.products.filter(({ name }) => name === "Yirgacheffe coffee");
      return { ...seller, products: [...new Set([...coffee, ...seller.products])].slice(0, each) };
    });
  return { ...market, vendors, flashProducts: vendors.map(({ products }) => products[0]!.feedId) };
}

async function contents(db: D1Database): Promise<Record<string, unknown[]>> {
  const answers = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table}`)));
  return Object.fromEntries(tables.map((table, index) => [table, answers[index]!.results]));
}
