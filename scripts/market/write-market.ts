import { listFeedIds, retireProducts, saveProducts } from "../../app/data/import/catalogue-import.server.ts";
import { bumpVersion, finishImport } from "../../app/data/upkeep/catalogue-totals.server.ts";
import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import {
  BANNERS,
  CATEGORIES,
  COUPONS,
  EXHIBITION_PRODUCTS,
  EXHIBITIONS,
  HEROES,
  HOLIDAYS,
} from "./market-statements.ts";
import { CATEGORY_BANNERS, FLASH_PRODUCTS } from "./market-statements.ts";
import { PARENTS, SUBCATEGORIES, TRIPLETS, VENDORS } from "./market-statements.ts";
import type { Market } from "./market.ts";

/**
 * Stores the demo market; `now` in UTC ms. Idempotent: the same market written again changes no row and leaves the
 * catalogue version alone. Other vendors, products and categories stay; demo products that this market no longer has
 * leave the shelves. onProgress counts products, and is awaited, so that a line can be drawn meanwhile.
 */
export async function writeMarket(
  db: D1Database,
  market: Market,
  now: number,
  onProgress?: (done: number, total: number) => unknown,
): Promise<void> {
  await write(db, now, [...treeRows(market), [VENDORS, market.vendors.map(({ vendor }) => vendor)]]);
  const ids = await vendorIds(db);
  const total = market.vendors.reduce((sum, { products }) => sum + products.length, 0);
  let done = 0;
  for (const { vendor, products } of market.vendors) {
    await saveProducts(db, ids.get(vendor.name)!, products, now, true);
    await retireOthers(db, ids.get(vendor.name)!, products, now);
    done += products.length;
    await onProgress?.(done, total);
  }
  await write(db, now, await contentRows(db, { ...market, banners: await bannersWithProducts(db, market) }, ids));
  await finishImport(db, now);
}

type Rows = [sql: string, rows: readonly object[]];

/** One transaction; the version rises only when a row was written. */
async function write(db: D1Database, now: number, writes: readonly Rows[]): Promise<void> {
  const results = await db.batch(writes.map(([sql, rows]) => db.prepare(sql).bind(JSON.stringify(rows))));
  if (results.some(({ meta }) => meta.changes > 0)) await bumpVersion(db, now).run();
}

async function retireOthers(db: D1Database, vendorId: number, products: readonly ProductDraft[], now: number) {
  const sold = new Set(products.map(({ feedId }) => feedId));
  const stored = await listFeedIds(db, vendorId, "demo-", 5_000);
  const gone = stored.filter((feedId) => feedId.startsWith("demo-") && !sold.has(feedId));
  if (gone.length > 0) await retireProducts(db, vendorId, gone, now);
}

function treeRows({ parents }: Market): Rows[] {
  const categories = parents.flatMap((parent) =>
    parent.categories.map((category, position) => ({ parent, category, position })),
  );
  return [
    [
      PARENTS,
      parents.map(({ slugName, en, am, icon, bannerImage }, position) => {
        return { id: position + 1, slugName, name: en, nameAm: am, icon, bannerImage, position };
      }),
    ],
    [
      CATEGORIES,
      categories.map(({ parent, category: { slugName, en, am }, position }) => {
        return { parent: parent.slugName, slugName, name: en, nameAm: am, position };
      }),
    ],
    [
      SUBCATEGORIES,
      categories.flatMap(({ category }) =>
        category.subcategories.map(({ slugName, en, am }, position) => {
          return { category: category.slugName, slugName, name: en, nameAm: am, position };
        }),
      ),
    ],
  ];
}

async function vendorIds(db: D1Database): Promise<Map<string, number>> {
  const { results } = await db.prepare("SELECT id, name FROM vendor").all<{ id: number; name: string }>();
  return new Map(results.map(({ id, name }) => [name, id]));
}

/** What the market lacks is named by its slug, which leads to the same page. */
async function bannersWithProducts(db: D1Database, { banners }: Market): Promise<Market["banners"]> {
  const number = (slug: string) =>
    db.prepare("SELECT id FROM product WHERE name_slug = ?1").bind(slug).first<number>("id");
  return Promise.all(
    banners.map(async ({ product, ...banner }) =>
      product ? { ...banner, url: banner.url.replace("{id}", String((await number(product)) ?? product)) } : banner,
    ),
  );
}

/** What an operator loaded (docs/content-files.md) is left alone: the market's own content is for a shop that has none. */
async function contentRows(db: D1Database, market: Market, ids: Map<string, number>): Promise<Rows[]> {
  const coupons = market.coupons.map(({ vendor, ...row }) => ({ ...row, vendorId: vendor && ids.get(vendor) }));
  const loaded = await db.prepare("SELECT count(*) AS loads FROM content_version").first<number>("loads");
  return loaded ? [[COUPONS, coupons]] : [[COUPONS, coupons], ...homeRows(market, ids)];
}

function homeRows(market: Market, ids: Map<string, number>): Rows[] {
  const sellers = new Map(
    market.vendors.flatMap(({ vendor, products }) => products.map(({ feedId }) => [feedId, ids.get(vendor.name)!])),
  );
  return [
    [HEROES, market.heroImages.map((row, position) => ({ ...row, id: position + 1, position }))],
    [TRIPLETS, market.tripletCards.map((row, position) => ({ ...row, id: position + 1, position }))],
    [
      BANNERS,
      market.banners.map(({ vendor, url, ...row }, position) => {
        return { ...row, url: vendor === null ? url : `/vendor-store/${ids.get(vendor)}`, id: position + 1, position };
      }),
    ],
    [EXHIBITIONS, market.exhibitions.map(({ name, nameAm }, position) => ({ id: position + 1, name, nameAm }))],
    [
      EXHIBITION_PRODUCTS,
      market.exhibitions.flatMap(({ products }, exhibition) =>
        products.map(({ feedId, startDate, adey }, position) => {
          const vendorId = sellers.get(feedId);
          return { exhibitionId: exhibition + 1, vendorId, feedId, position, startDate, adey: Number(adey) };
        }),
      ),
    ],
    [
      FLASH_PRODUCTS,
      market.flashProducts.map((feedId, position) => ({ vendorId: sellers.get(feedId), feedId, position })),
    ],
    [CATEGORY_BANNERS, market.categoryBanners.map((row, position) => ({ ...row, position }))],
    [HOLIDAYS, market.holidayPackages.map((row, position) => ({ ...row, position }))],
  ];
}
