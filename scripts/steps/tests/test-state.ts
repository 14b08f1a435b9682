import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { ensureDatabase, seedHash } from "../shop/database.ts";

/** The first deals end after a day, and tests need them, so the data must be only hours old. */
const NEW_MS = 6 * 60 * 60 * 1000;
const DEALS_LAST_MS = 2 * NEW_MS;
const folder = join(root, ".cache", "test-state");

/** Filled again when its sources changed or it is older than `lastsMs`. */
export async function prepareTestState(lastsMs = NEW_MS): Promise<string> {
  const ready = join(folder, `market-${seedHash().slice(0, 16)}`);
  if (isFresh(ready, lastsMs)) return ready;
  const draft = ownFolder("draft");
  await ensureDatabase(draft);
  for (const name of readdirSync(folder).filter((name) => name.startsWith("market-"))) remove(name);
  if (existsSync(ready)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, ready);
  return ready;
}

export async function copyTestState(place = folder): Promise<string> {
  const ready = await prepareTestState(DEALS_LAST_MS);
  const copy = ownFolder("copy", place);
  cpSync(ready, copy, { recursive: true });
  return copy;
}

/** Deletes folders of processes that have ended. */
function ownFolder(purpose: "draft" | "copy", place = folder): string {
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) {
    const owner = /^gulit-(?:draft|copy)-(\d+)-/.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(place, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(place, `gulit-${purpose}-${process.pid}-`));
}

function isFresh(state: string, lastsMs: number): boolean {
  return existsSync(state) && Date.now() - statSync(join(state, "gulit-seed")).mtimeMs < lastsMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function remove(name: string): void {
  rmSync(join(folder, name), { recursive: true, force: true });
}
