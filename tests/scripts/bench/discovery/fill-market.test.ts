import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveProducts } from "../../../../app/data/import/catalogue-import.server.ts";
import { finishImport } from "../../../../app/data/upkeep/catalogue-totals.server.ts";
import { indexVendorNames } from "../../../../app/data/vendors/vendors-directory.server.ts";
import { fillMarket } from "../../../../scripts/bench/discovery/fill-market.ts";
import { deliveries, largeVendors } from "../../../../scripts/bench/discovery/large-market.ts";
import { storeMarket } from "../../../../scripts/market/load-market.ts";
import { readMarket } from "../../../../scripts/market/read-market.ts";
import { VENDORS } from "../../../../scripts/market/statements.ts";
import { databaseFile, openDatabaseFile } from "../../../../scripts/steps/shop/database-file.ts";
import { migrate } from "../../../../scripts/steps/shop/database.ts";
import { usdRate } from "../../../support/price-rules.ts";
import { asD1 } from "../../../support/sqlite-d1.ts";

const now = Date.UTC(2026, 8, 12, 9);
const seed = "a test";
const PRODUCTS = 240;
const market = await readMarket(now, usdRate);
const vendors = largeVendors(market, 64);
const bare = { ...market, vendors: [], goods: [], coupons: [], home: '{ "tripletCards": [] }' };
const brought = () => deliveries(market, vendors, PRODUCTS, { seed, now, after: 0 });

let folder: string;
let imported: DatabaseSync;
let filled: DatabaseSync;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gulit-bench-"));
  imported = await migrated("imported");
  const d1 = asD1(imported);
  await storeMarket(d1, bare, now);
  await d1.prepare(VENDORS).bind(JSON.stringify(vendors)).run();
  const { results } = await d1.prepare("SELECT id, name FROM vendor").all<{ id: number; name: string }>();
  const ids = new Map(results.map(({ id, name }) => [name, id]));
  for (const { vendor, products } of brought()) await saveProducts(d1, ids.get(vendor.name)!, products, now);
  await finishImport(d1, now);
  await indexVendorNames(d1);

  filled = await migrated("filled");
  const first = (db: D1Database) => storeMarket(db, bare, now);
  await fillMarket(filled, { first, vendors, deliveries: brought(), now, onProgress: () => {} });
});

afterAll(() => {
  imported.close();
  filled.close();
  rmSync(folder, { recursive: true, force: true });
});

async function migrated(state: string): Promise<DatabaseSync> {
  const stateDir = join(folder, state);
  const empty = await openDatabaseFile(stateDir);
  await migrate(empty).finally(() => empty.close());
  return new DatabaseSync(databaseFile(stateDir)!, { defensive: false });
}

interface Thing {
  type: string;
  name: string;
  sql: string;
}

function schemaOf(db: DatabaseSync): Thing[] {
  const things = db.prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name");
  // SQLite quotes the name of a renamed table differently.
  return (things.all() as unknown as Thing[]).map((one) => ({
    ...one,
    sql: one.sql.replace(`"${one.name}"`, `'${one.name}'`),
  }));
}

function rowsOf(db: DatabaseSync, { name, sql }: Thing): string[] {
  // Triggers leave counters at 0; a count does not.
  const counted = /\bcount INTEGER\b/.test(sql) ? "WHERE count <> 0" : "";
  const place = /WITHOUT ROWID/.test(sql) ? "" : "rowid AS place, ";
  const read = db.prepare(`SELECT ${place}* FROM ${name} ${counted}`);
  read.setReadBigInts(true);
  const texts = read
    .all()
    .map((row) => JSON.stringify(row, (_, value) => (typeof value === "bigint" ? `${value}` : value)));
  return texts.sort();
}

const ours = ({ type, name }: Thing) => type === "table" && !/^(_cf_|d1_|sqlite_)|_search_/.test(name);

test("a market that is filled in is the one the importer writes: every row of every table", () => {
  const tables = schemaOf(imported).filter(ours);
  expect(tables.map(({ name }) => name)).toContain("shelf_value");
  for (const table of tables)
    expect([table.name, rowsOf(filled, table)]).toEqual([table.name, rowsOf(imported, table)]);
  const counts = filled.prepare("SELECT count(*) AS products, count(DISTINCT brand_id) AS brands FROM product").get()!;
  expect(counts.products).toBe(PRODUCTS);
  expect(counts.brands).toBeGreaterThan(40);
  expect(filled.prepare("SELECT count(*) AS n FROM shelf_cell WHERE count > 1").get()!.n).toBeGreaterThan(100);
});

test("indexes, triggers and full-text tables are those of the migrations again", () => {
  expect(schemaOf(filled)).toEqual(schemaOf(imported));
  expect(filled.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(filled.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  filled.exec("INSERT INTO product_search (product_search) VALUES ('integrity-check')");
});

test("the filled file goes on as a shop: a sale is counted by the triggers", () => {
  const onShelf = () => Number(filled.prepare("SELECT sum(count) AS n FROM shelf_cell WHERE shelf = 0").get()!.n);
  expect(onShelf()).toBe(PRODUCTS);
  filled.exec("UPDATE product SET retired_at = 1 WHERE id = (SELECT min(id) FROM product)");
  expect(onShelf()).toBe(PRODUCTS - 1);
});
