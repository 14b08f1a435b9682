import { listStatements } from "../../app/data/content/content-load.server.ts";
import { listFeedIds, retireProducts, saveProducts } from "../../app/data/import/catalogue-import.server.ts";
import { findUsdRate } from "../../app/data/prices/price-rules.server.ts";
import { bumpVersion } from "../../app/data/catalogue-version.server.ts";
import { reassignSearchRanks } from "../../app/data/listings/search-index.server.ts";
import type { ProductDraft } from "../../app/domain/feed/product-draft.ts";
import { hashPassword } from "../../app/http/secrets/password.server.ts";
import { readContentText } from "../../app/shared/content/content-file.ts";
import { resolveContent } from "../../app/shared/content/resolve-content.server.ts";
import { feedPrefix } from "./read-goods.ts";
import { type Market, readMarket } from "./read-market.ts";
import { CATEGORIES, COUPONS, PARENTS, SUBCATEGORIES, VENDORS } from "./statements.ts";
import { SHOPPER_ACCOUNT, SHOPPER_VIEWS, SHOPPER_WISHES } from "./statements.ts";
import { fault } from "./tables.ts";

export const demoShopper = { name: "Hana Tesfaye", email: "hana@demo.invalid", password: "hana shops at gulit" };

/**
 * Stores the demo market at `now` as a feed import does; sold stock stays sold, other vendors' goods stay, missing demo
 * goods are retired. Throws one sentence per faulty file; the caller's transaction rolls back. Returns warnings.
 */
export async function loadMarket(
  db: D1Database,
  now: number,
  onProgress?: (done: number, total: number) => unknown,
): Promise<string[]> {
  const market = await readMarket(now, await findUsdRate(db, now));
  await storeMarket(db, market, now, onProgress);
  await storeShopper(db, market, now);
  return market.warnings;
}

export async function storeMarket(
  db: D1Database,
  market: Market,
  now: number,
  onProgress?: (done: number, total: number) => unknown,
): Promise<void> {
  const { tree, vendors, goods, coupons } = market;
  const tables = [
    [PARENTS, tree.parents],
    [CATEGORIES, tree.categories],
    [SUBCATEGORIES, tree.subcategories],
    [VENDORS, vendors],
    [COUPONS, coupons],
  ] as const;
  await db.batch(tables.map(([sql, rows]) => db.prepare(sql).bind(JSON.stringify(rows))));
  const { results } = await db.prepare("SELECT id, name FROM vendor").all<{ id: number; name: string }>();
  const ids = new Map(results.map(({ id, name }) => [name, id]));
  let done = 0;
  for (const { name } of vendors) {
    const own = goods.filter(({ vendor }) => vendor === name).map(({ draft }) => draft);
    await saveProducts(db, ids.get(name)!, own, now);
    await retireOthers(db, ids.get(name)!, own, now);
    done += own.length;
    await onProgress?.(done, goods.length);
  }
  await storeHome(db, market);
  await bumpVersion(db, now).run();
  await reassignSearchRanks(db);
}

async function retireOthers(db: D1Database, vendorId: number, products: readonly ProductDraft[], now: number) {
  const sold = new Set(products.map(({ feedId }) => feedId));
  const stored = await listFeedIds(db, vendorId, feedPrefix, 5_000);
  const gone = stored.filter((feedId) => feedId.startsWith(feedPrefix) && !sold.has(feedId));
  if (gone.length > 0) await retireProducts(db, vendorId, gone, now);
}

/** Content that an operator loaded (docs/content-files.md) is never overwritten. */
async function storeHome(db: D1Database, { home }: Market): Promise<void> {
  if (await db.prepare("SELECT count(*) AS loads FROM content_version").first<number>("loads")) return;
  const read = readContentText(await withNumbers(db, home));
  const { lists, faults } = await resolveContent(db, read.lists);
  const [first] = [...read.faults, ...faults];
  if (first) throw fault("home.json", null, `${first.path} ${first.reason}`);
  await db.batch(listStatements(db, lists));
}

/** Replaces each `{slug}` by the product's number, which links need (specification 2.6). */
async function withNumbers(db: D1Database, home: string): Promise<string> {
  let text = home;
  for (const [named, slug] of home.matchAll(/\{([a-z0-9-]+)\}/g)) {
    const id = await db.prepare("SELECT id FROM product WHERE name_slug = ?1").bind(slug).first<number>("id");
    if (id === null) throw fault("home.json", null, `there is no product ${slug}`);
    text = text.replace(named, String(id));
  }
  return text;
}

async function storeShopper(db: D1Database, { lists }: Market, now: number): Promise<void> {
  const { name, email, password } = demoShopper;
  const { lastViewed, wishlist } = lists.demoShopper;
  const feedIds = (ids: readonly string[]) => JSON.stringify(ids.map((id) => feedPrefix + id));
  await db.batch([
    db.prepare(SHOPPER_ACCOUNT).bind(email, name, await hashPassword(password), now),
    db.prepare(SHOPPER_VIEWS).bind(email, feedIds(lastViewed), now),
    db.prepare(SHOPPER_WISHES).bind(email, feedIds(wishlist), now),
  ]);
}
