import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderStatements } from "../../app/data/orders/order-statement.server.ts";
import { fillCart, insertOrderShop, quotedOrder } from "../data/orders/order-shop.ts";
import { plainProducts } from "../data/wishlists/wishlist-shop.ts";
import { applyMigrations } from "../../scripts/steps/shop/migrations.ts";
import { asD1 } from "../support/sqlite-d1.ts";

// docs/decisions/0038: what a statement changes is kept for taking it back, in a file where it is more than SQLite holds in memory.

const IN_MEMORY = 15;
const ORDERS = 300;
const VENDORS = 3;
/** Products of each vendor; what is sold together lies on pages of its own. */
const FROM_EACH = 50;
const FIRST = 1_001;
const PAGE = 4096;
/** A page and its head in the log. */
const FRAME = PAGE + 24;

const folder = mkdtempSync(join(tmpdir(), "gulit-order-pages-"));
const sqlite = new DatabaseSync(join(folder, "shop.sqlite"));

beforeAll(async () => {
  sqlite.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0");
  await applyMigrations(asD1(sqlite));
  const goods = plainProducts(FROM_EACH * VENDORS).map((one, at) => ({ ...one, id: FIRST + at, slug: `p-${at}` }));
  await insertOrderShop(asD1(sqlite), goods);
  sqlite.exec(`INSERT INTO vendor (id, name, city, created_at) VALUES (3, 'Third', 'Hawassa', 1);
    UPDATE product SET vendor_id = 1 + (id - ${FIRST}) / ${FROM_EACH} WHERE id >= ${FIRST}`);
  sqlite.exec("UPDATE product SET stock_amount = 1000, listed_stock = 1000");
});
afterAll(() => (sqlite.close(), rmSync(folder, { recursive: true })));

const inLog = () => statSync(join(folder, "shop.sqlite-wal")).size / FRAME;
const pages = () => Number(sqlite.prepare("PRAGMA page_count").get()!.page_count);

/** Pages that were there and are written anew. */
async function changedBy(work: () => Promise<unknown>): Promise<number> {
  const [log, all] = [inLog(), pages()];
  await work();
  return Math.round(inLog() - log) - (pages() - all);
}

test("each statement of an order changes no more pages than are kept in memory; together they would", async () => {
  const db = asD1(sqlite);
  const changed: number[][] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const owner = `session:${at}`;
    const lines = [0, 1, 2].map((vendor) => ({ product: FIRST + vendor * FROM_EACH + (at % FROM_EACH) }));
    await fillCart(db, owner, lines);
    const each: number[] = [];
    for (const statement of orderStatements(db, await quotedOrder(db, { owner }))) {
      each.push(await changedBy(() => statement.run()));
    }
    changed.push(each);
  }
  // One that splits pages changes a few more.
  const usual = changed[0]!.map((_, at) => median(changed.map((each) => each[at]!)));
  expect(Math.max(...usual)).toBeLessThanOrEqual(IN_MEMORY);
  expect(usual.reduce((sum, pages) => sum + pages)).toBeGreaterThan(IN_MEMORY);
});

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;
