import { appendFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { backUp } from "../../../workers/back-up.ts";
import { loadBackup } from "../../steps/restore/load-backup.ts";
import { takeOutDangling } from "../../steps/restore/mend-backup.ts";
import { backupKey, readBackup } from "../../steps/restore/read-backup.ts";
import { root } from "../../steps/root.ts";
import { d1Over } from "../../steps/shop/d1-over-file.ts";
import { unequalTables } from "./unequal-tables.ts";

const MINUTE = 60_000;
const KEY = Buffer.alloc(32, 7).toString("base64url");

export interface BackupFigures {
  databaseBytes: number;
  backupBytes: number;
  rows: number;
  minutes: number;
  /** ms of processor time, the database's work included. */
  longestRun: number;
  /** ms. */
  exporting: number;
  restoring: number;
  /** Peak memory of this process until each step was done. */
  exportBytes: number;
  restoreBytes: number;
  unequal: string[];
}

export async function measureBackup(databaseFile: string): Promise<BackupFigures> {
  const file = join(root, ".cache", "bench", "measured.backup");
  const restored = `${file}.sqlite`;
  for (const one of [file, restored]) rmSync(one, { force: true });
  const db = new DatabaseSync(databaseFile);
  db.exec("DELETE FROM backup");
  const bucket = {
    put: async (name: string, bytes: Uint8Array) => void (name.includes("/") && appendFileSync(file, bytes)),
    list: async () => ({ objects: [], delimitedPrefixes: [], truncated: false }),
  } as unknown as R2Bucket;
  const env = { DB: d1Over(db), BACKUPS: bucket, BACKUP_KEY: KEY };
  const now = Date.now();
  const begun = performance.now();
  let longestRun = 0;
  let minutes = 0;
  for (let isDone = false; !isDone; minutes += 1) {
    const before = process.cpuUsage();
    isDone = await backUp(env, now + minutes * MINUTE);
    const { user, system } = process.cpuUsage(before);
    longestRun = Math.max(longestRun, (user + system) / 1_000);
  }
  const exporting = performance.now() - begun;
  const rows = Number(db.prepare("SELECT rows FROM backup").get()!.rows);
  db.exec("DELETE FROM backup");
  const exportBytes = mostMemory();
  const from = performance.now();
  const copy = new DatabaseSync(restored);
  const { head } = await loadBackup(
    copy,
    readBackup(file, await backupKey({ BACKUP_KEY: KEY } as unknown as NodeJS.ProcessEnv)),
  );
  takeOutDangling(copy);
  const restoring = performance.now() - from;
  const restoreBytes = mostMemory();
  const unequal = unequalTables(db, copy, head.tables);
  for (const one of [db, copy]) one.close();
  const figures = {
    databaseBytes: statSync(databaseFile).size,
    backupBytes: statSync(file).size,
    ...{ rows, minutes, longestRun, exporting, restoring, exportBytes, restoreBytes, unequal },
  };
  for (const one of [file, restored]) rmSync(one, { force: true });
  return figures;
}

function mostMemory(): number {
  return process.resourceUsage().maxRSS * 1_024;
}
