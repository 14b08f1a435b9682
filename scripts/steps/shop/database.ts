import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { generateMarket } from "../../market/market.ts";
import { writeMarket } from "../../market/write-market.ts";
import { requireSpace } from "../disk-space.mjs";
import { startStep } from "../progress.mjs";
import { root } from "../root.ts";
import { hashFiles, importClosure, listFiles } from "./content-hash.ts";
import { d1Over } from "./d1-over-file.ts";
import { databaseFile } from "./database-file.ts";
import { applyMigrations, migrationsFolder, pendingMigrations } from "./migrations.ts";
import { isOfOtherMigrations } from "./schema.ts";
import { localSecrets } from "./secrets.ts";
import { defaultStateDir, openStorage } from "./serve.ts";

const SEED_MEGABYTES = 100;
const DEALS_LAST_MS = 30 * 24 * 60 * 60 * 1000;
const SEED_SOURCES = ["scripts/market/market.ts", "scripts/market/write-market.ts"];

/** A hash of all the demo market and its tables are made of. */
export function seedHash(): string {
  return hashFiles(
    [...importClosure(SEED_SOURCES.map((file) => join(root, file))), ...listFiles([migrationsFolder])],
    root,
  );
}

/**
 * Brings the stored database up to date: migrations always, the demo market when it is missing, another one, or so old
 * that its running deals have come to an end. Vendors and products that were imported stay, unless other migrations than
 * today's made the tables: then everything is made anew.
 */
export async function ensureDatabase(stateDir = defaultStateDir): Promise<void> {
  localSecrets();
  const stamp = join(stateDir, "gulit-seed");
  const hash = seedHash();
  if (isCurrent(stamp, hash) && (await isComplete(stateDir))) return;
  let storage = await openStorage(stateDir);
  try {
    if (await isOfOtherMigrations(await storage.db())) {
      await storage.stop();
      removeDatabase(stateDir);
      console.log("The stored database was made by other migrations: it is made anew.");
      storage = await openStorage(stateDir);
    }
    const db = await storage.db();
    await applyMigrations(db);
    if (isCurrent(stamp, hash) && (await hasProducts(db))) return;
    requireSpace(stateDir, SEED_MEGABYTES, "filling the demo market");
    // The mark goes first and comes back last: a seed that broke off is done again, from its beginning.
    rmSync(stamp, { force: true });
    await storage.stop();
    await seed(databaseFile(stateDir)!, Date.now());
    writeFileSync(`${stamp}.new`, hash);
    renameSync(`${stamp}.new`, stamp);
  } finally {
    await storage.stop();
  }
  forgetEdgeCopies(stateDir);
}

/** Removes the stored database, key-value store and edge cache of this machine. */
export function removeDatabase(stateDir = defaultStateDir): void {
  rmSync(stateDir, { recursive: true, force: true });
}

/** Empties the local edge cache: after a new seed or a new build its copies may be of another shape. */
export function forgetEdgeCopies(stateDir = defaultStateDir): void {
  rmSync(join(stateDir, "v3", "cache"), { recursive: true, force: true });
}

/** Whether the stored database has all migrations of today, and products: read from its file, without starting the platform. */
async function isComplete(stateDir: string): Promise<boolean> {
  const path = databaseFile(stateDir);
  if (path === null) return false;
  const file = new DatabaseSync(path);
  try {
    const db = d1Over(file);
    if (await isOfOtherMigrations(db)) return false;
    return (await pendingMigrations(db)).length === 0 && (await hasProducts(db));
  } finally {
    file.close();
  }
}

async function hasProducts(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM product LIMIT 1").first()) !== null;
}

function isCurrent(stamp: string, hash: string): boolean {
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) return false;
  return Date.now() - statSync(stamp).mtimeMs < DEALS_LAST_MS;
}

/** In the file itself, ten times as fast as through workerd; `now` in UTC ms. */
async function seed(file: string, now: number): Promise<void> {
  const step = startStep("Filling the demo market");
  const db = new DatabaseSync(file);
  try {
    db.exec("BEGIN IMMEDIATE");
    await writeMarket(d1Over(db), generateMarket(now), now, (done, total) => {
      step.update(done / total);
      return setImmediate();
    });
    db.exec("COMMIT");
    step.done("Demo market filled");
  } catch (error) {
    step.failed();
    throw error;
  } finally {
    db.close();
  }
}
