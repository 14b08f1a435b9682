import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findUsdRate } from "../../../app/data/prices/price-rules.server.ts";
import { storeMarket } from "../../market/load-market.ts";
import { readMarket } from "../../market/read-market.ts";
import { marketFiles } from "../../market/tables.ts";
import { requireSpace } from "../../steps/disk-space.mjs";
import { startStep } from "../../steps/progress.mjs";
import { root } from "../../steps/root.ts";
import { hashFiles, importClosure, listFiles } from "../../steps/shop/content-hash.ts";
import { databaseFile, openDatabaseFile } from "../../steps/shop/database-file.ts";
import { migrate } from "../../steps/shop/database.ts";
import { migrationsFolder } from "../../steps/shop/migrations.ts";
import { localSecrets } from "../../steps/shop/secrets.ts";
import { d1Over } from "../../steps/shop/d1-over-file.ts";
import { fillMarket, type FillPhase } from "./fill-market.ts";
import { deliveries, largeVendors } from "./large-market.ts";

const folder = join(root, ".cache", "bench");
const STAMP = "gulit-market.json";
const KILOBYTES = 9;
const HOUR = 60 * 60 * 1000;

const PHASES: Record<FillPhase, { from: number; to: number }> = {
  products: { from: 0, to: 0.72 },
  indexes: { from: 0.72, to: 0.86 },
  counters: { from: 0.86, to: 0.92 },
  search: { from: 0.92, to: 1 },
};

const PRODUCTS_OF_A_VENDOR = 200;
const DEMO_VENDORS = 60;

export interface MarketOptions {
  products: number;
  seed: string;
}

interface Stamp extends MarketOptions {
  sources: string;
}

export interface BenchMarket {
  stateDir: string;
  databaseFile: string;
}

/** Built once per size and seed in .cache/bench, and again when its sources change. */
export async function ensureMarket(options: MarketOptions): Promise<BenchMarket> {
  const { products, seed } = options;
  const stateDir = join(folder, String(products));
  const stamp: Stamp = { products, seed, sources: sourcesHash() };
  if (readStamp(stateDir) === JSON.stringify(stamp)) return marketIn(stateDir);
  mkdirSync(folder, { recursive: true });
  rmSync(stateDir, { recursive: true, force: true });
  requireSpace(folder, Math.ceil((products * KILOBYTES) / 1000), `a market of ${products} products`);
  const draft = join(folder, `draft-${products}`);
  rmSync(draft, { recursive: true, force: true });
  await make(draft, options);
  writeFileSync(join(draft, STAMP), JSON.stringify(stamp));
  renameSync(draft, stateDir);
  return marketIn(stateDir);
}

async function make(stateDir: string, { products, seed }: MarketOptions): Promise<void> {
  const now = Math.floor(Date.now() / HOUR) * HOUR;
  const step = startStep(`Making a market of ${inThousands(products)} products`);
  const begun = Date.now();
  const count = Math.max(DEMO_VENDORS, Math.round(products / PRODUCTS_OF_A_VENDOR));
  try {
    localSecrets();
    const empty = await openDatabaseFile(stateDir);
    await migrate(empty).finally(() => empty.close());
    // Defensive mode forbids journal_mode = OFF.
    const db = new DatabaseSync(marketIn(stateDir).databaseFile, { defensive: false });
    const demo = await readMarket(now, await findUsdRate(d1Over(db), now));
    const already = demo.goods.length;
    const vendors = largeVendors(demo, count);
    await fillMarket(db, {
      first: (d1) => storeMarket(d1, demo, now),
      vendors,
      deliveries: deliveries(demo, vendors, products - already, { seed, now, after: already }),
      now,
      onProgress: (phase, done) => {
        const { from, to } = PHASES[phase];
        const share = from + (to - from) * (phase === "products" ? done / (products - already) : done);
        const what = phase === "products" ? `${inThousands(done + already)} products` : phase;
        step.update(`${Math.floor(share * 100)} %, ${what}, ${timeLeft(Date.now() - begun, share)}`);
      },
    }).finally(() => db.close());
    step.done(`Market of ${inThousands(products)} products and ${inThousands(count)} vendors made`);
  } catch (error) {
    step.failed();
    rmSync(stateDir, { recursive: true, force: true });
    throw error;
  }
}

function timeLeft(elapsed: number, share: number): string {
  if (share < 0.02) return "time left not known yet";
  const seconds = Math.round((elapsed / 1000 / share) * (1 - share));
  if (seconds < 90) return `about ${Math.max(1, seconds)} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}

function marketIn(stateDir: string): BenchMarket {
  return { stateDir, databaseFile: databaseFile(stateDir)! };
}

function readStamp(stateDir: string): string | null {
  const file = join(stateDir, STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function sourcesHash(): string {
  const sources = importClosure([
    join(root, "scripts/bench/discovery/fill-market.ts"),
    join(root, "scripts/bench/discovery/large-market.ts"),
    join(root, "scripts/market/load-market.ts"),
  ]);
  return hashFiles([...sources, ...marketFiles(), ...listFiles([migrationsFolder])], root);
}

function inThousands(count: number): string {
  return count.toLocaleString("en-US");
}
