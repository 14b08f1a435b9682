import { copyFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PlainError, plainSentence } from "../plain-error.mjs";
import { openStorage } from "./serve.ts";

export async function placeDatabase(file: string, stateDir: string): Promise<void> {
  const place = await makeDatabaseFile(stateDir);
  for (const end of ["-wal", "-shm"]) rmSync(place + end, { force: true });
  copyFileSync(file, place);
  rmSync(file);
}

/** Only while no shop is served from it; a new one is empty. */
export async function openDatabaseFile(stateDir: string): Promise<DatabaseSync> {
  return new DatabaseSync(databaseFile(stateDir) ?? (await makeDatabaseFile(stateDir)));
}

export function databaseFile(stateDir: string): string | null {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  try {
    const name = readdirSync(folder).find((one) => /^[0-9a-f]{64}\.sqlite$/.test(one));
    return name === undefined ? null : join(folder, name);
  } catch {
    return null;
  }
}

async function makeDatabaseFile(stateDir: string): Promise<string> {
  const storage = await openStorage(stateDir).catch((error: Error) => {
    throw new PlainError(
      plainSentence(error) ??
        `Nothing can be stored in ${stateDir} (${error.message.split("\n")[0]}): remove it and run the same command again.`,
    );
  });
  try {
    await (await storage.db()).prepare("SELECT 1").first();
  } finally {
    await storage.stop();
  }
  return databaseFile(stateDir)!;
}
