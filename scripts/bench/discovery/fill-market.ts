import { rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { reassignSearchRanks } from "../../../app/data/listings/search-index.server.ts";
import { indexVendorNames } from "../../../app/data/vendors/vendor-name-index.server.ts";
import type { MarketVendor } from "../../market/read-market.ts";
import { VENDORS } from "../../market/statements.ts";
import { COUNTING_STATEMENTS } from "../../steps/shop/counting-statements.ts";
import { d1Over } from "../../steps/shop/d1-over-file.ts";
import type { Delivery } from "./large-market.ts";
import { bringBackIndexes, bringBackText, bringBackTriggers, setAside } from "./set-aside.ts";

export interface Filling {
  first: (db: D1Database) => Promise<void>;
  vendors: readonly MarketVendor[];
  deliveries: Iterable<Delivery>;
  now: number;
  onProgress: (phase: FillPhase, done: number) => void;
}

export type FillPhase = "products" | "indexes" | "counters" | "search";

/**
 * Fills an unopened, migrated file with the importer's own code, several times as fast: indexes, triggers and full text
 * are built once at the end. Not crash-safe: delete an interrupted file.
 */
export async function fillMarket(db: DatabaseSync, filling: Filling): Promise<void> {
  const asideFile = `${db.location()}.aside`;
  // WAL first: it would hold every page twice.
  for (const pragma of ["journal_mode = DELETE", "journal_mode = OFF", "synchronous = OFF", "locking_mode = EXCLUSIVE"])
    db.exec(`PRAGMA ${pragma}`);
  db.exec("PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = OFF");
  db.prepare("ATTACH DATABASE ? AS aside").run(asideFile);
  db.exec("PRAGMA aside.journal_mode = OFF; PRAGMA aside.synchronous = OFF; BEGIN");
  const aside = setAside(db);
  const d1 = d1Over(db);
  const report = (phase: FillPhase, done: number) => {
    filling.onProgress(phase, done);
    return setImmediate();
  };
  await filling.first(d1);
  await deliver(db, d1, filling, report);
  await bringBackIndexes(db, aside, (share) => report("indexes", share));
  for (const [done, sql] of COUNTING_STATEMENTS.entries()) {
    await report("counters", done / COUNTING_STATEMENTS.length);
    db.exec(sql);
  }
  await reassignSearchRanks(d1);
  await indexVendorNames(d1);
  await report("search", 0);
  bringBackText(db, aside);
  bringBackTriggers(db, aside);
  db.exec("COMMIT; DETACH DATABASE aside; PRAGMA journal_mode = WAL");
  rmSync(asideFile);
}

async function deliver(
  db: DatabaseSync,
  d1: D1Database,
  { vendors, deliveries, now }: Filling,
  report: (phase: FillPhase, done: number) => Promise<void>,
): Promise<void> {
  await d1.prepare(VENDORS).bind(JSON.stringify(vendors)).run();
  const rows = db.prepare("SELECT id, name FROM vendor").all() as { id: number; name: string }[];
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  let done = 0;
  for (const { vendor, products } of deliveries) {
    await saveProducts(d1, ids.get(vendor.name)!, products, now);
    done += products.length;
    await report("products", done);
  }
}
