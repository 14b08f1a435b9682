import { copyFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openStorage } from "./serve.ts";

/** Moves a database file to where the shop on this machine looks for it, in a new folder of stored data. */
export async function placeDatabase(file: string, stateDir: string): Promise<void> {
  const storage = await openStorage(stateDir);
  try {
    await (await storage.db()).prepare("SELECT 1").first();
  } finally {
    await storage.stop();
  }
  const place = databaseFile(stateDir)!;
  for (const end of ["-wal", "-shm"]) rmSync(place + end, { force: true });
  copyFileSync(file, place);
  rmSync(file);
}

/** The database file in a folder of stored data; null: there is none. */
export function databaseFile(stateDir: string): string | null {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  try {
    const name = readdirSync(folder).find((one) => /^[0-9a-f]{64}\.sqlite$/.test(one));
    return name === undefined ? null : join(folder, name);
  } catch {
    return null;
  }
}
