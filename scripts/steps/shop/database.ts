import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { loadMarket } from "../../market/load-market.ts";
import { marketFiles } from "../../market/tables.ts";
import { requireSpace } from "../disk-space.mjs";
import { startStep } from "../progress.mjs";
import { root } from "../root.ts";
import { hashFiles, importClosure, listFiles } from "./content-hash.ts";
import { d1Over } from "./d1-over-file.ts";
import { openDatabaseFile } from "./database-file.ts";
import { applyMigrations, migrationsFolder } from "./migrations.ts";
import { makeOnlyOnDemand } from "./make-pictures.ts";
import { isOfOtherMigrations } from "./schema.ts";
import { localSecrets } from "./secrets.ts";
import { defaultStateDir } from "./serve.ts";

const SEED_MEGABYTES = 100;
const FILL_LASTS_MS = 24 * 60 * 60 * 1000;
/** SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_NOTADB. */
const UNREADABLE = new Set([11, 14, 26]);
const SEED_SOURCE = "scripts/market/load-market.ts";

export function seedHash(): string {
  const sources = [...importClosure([join(root, SEED_SOURCE)]), ...marketFiles(), ...listFiles([migrationsFolder])];
  return hashFiles(sources, root);
}

/**
 * Applies migrations; fills the demo market if it is missing, outdated or a day old, so that its deals never end.
 * Imported goods stay, unless the migrations were edited: then the database is built anew.
 */
export async function ensureDatabase(stateDir = defaultStateDir): Promise<void> {
  localSecrets();
  const stamp = join(stateDir, "gulit-seed");
  const hash = seedHash();
  const file = await openOfOurMigrations(stateDir);
  try {
    await migrate(file);
    if (isCurrent(stamp, hash) && hasProducts(file)) return;
    requireSpace(stateDir, SEED_MEGABYTES, "filling the demo market");
    // Removed first and written last: an interrupted fill is repeated.
    rmSync(stamp, { force: true });
    await seed(file, Date.now());
    writeFileSync(`${stamp}.new`, hash);
    renameSync(`${stamp}.new`, stamp);
  } finally {
    file.close();
  }
  forgetEdgeCopies(stateDir);
}

/** Moves an unreadable state folder aside instead of deleting it. */
async function openOfOurMigrations(stateDir: string): Promise<DatabaseSync> {
  try {
    const file = await openDatabaseFile(stateDir);
    if (!(await isOfOtherMigrations(d1Over(file)))) return file;
    file.close();
    removeDatabase(stateDir);
    console.log("The stored database was made by other migrations: a new one is made.");
  } catch (error) {
    if (!UNREADABLE.has(Number((error as { errcode?: number }).errcode))) throw error;
    const aside = `${stateDir}.unreadable`;
    rmSync(aside, { recursive: true, force: true });
    renameSync(stateDir, aside);
    console.log(`The stored database cannot be read: it was kept as ${aside}, and a new one is made.`);
  }
  return openDatabaseFile(stateDir);
}

export function removeDatabase(stateDir = defaultStateDir): void {
  rmSync(stateDir, { recursive: true, force: true });
}

/** After a new fill or build its copies may not fit. */
export function forgetEdgeCopies(stateDir = defaultStateDir): void {
  rmSync(join(stateDir, "v3", "cache"), { recursive: true, force: true });
}

export async function migrate(file: DatabaseSync): Promise<string[]> {
  file.exec("BEGIN");
  const applied = await applyMigrations(d1Over(file));
  file.exec("COMMIT");
  return applied;
}

function hasProducts(file: DatabaseSync): boolean {
  return file.prepare("SELECT 1 FROM product LIMIT 1").get() !== undefined;
}

function isCurrent(stamp: string, hash: string): boolean {
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) return false;
  return Date.now() - statSync(stamp).mtimeMs < FILL_LASTS_MS;
}

/** Ten times as fast as through workerd. */
async function seed(file: DatabaseSync, now: number): Promise<void> {
  const step = startStep("Filling the demo market");
  try {
    file.exec("BEGIN IMMEDIATE");
    const warnings = await loadMarket(d1Over(file), now, (done, total) => {
      step.update(done / total);
      return setImmediate();
    });
    makeOnlyOnDemand(file);
    file.exec("COMMIT");
    step.done("Demo market filled");
    for (const warning of warnings) console.warn(warning);
  } catch (error) {
    step.failed();
    throw error;
  }
}
