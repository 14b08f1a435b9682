import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { type Command, commandOptions } from "../command-line.ts";
import { cloudflare, type Cloud } from "../deploy/cloud.ts";
import { readSettings, SHOP } from "../deploy/settings.ts";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { d1Over } from "../shop/d1-over-file.ts";
import { databaseFile, placeDatabase } from "../shop/database-file.ts";
import { fetchBackup } from "./fetch-backup.ts";
import { loadBackup, type Loaded } from "./load-backup.ts";
import { mendBooks, takeOutDangling } from "./mend-backup.ts";
import { backupKey, readBackup } from "./read-backup.ts";
import { fillAtCloudflare } from "./to-cloud.ts";

const usage = [
  "npm run shop -- restore --from FILE [--state FOLDER]      into a new folder of stored data here",
  "npm run shop -- restore --from FILE --database NAME       into an empty database at Cloudflare",
  "--from 2026-11-25 [--env staging] fetches that night's backup first; BACKUP_KEY opens it",
].join("\n");

export interface RestoreOptions {
  from: string;
  bucket: string;
  stateDir: string;
  database: string | null;
  env: NodeJS.ProcessEnv;
}

const work = join(root, ".cache", "restore");
const NIGHT = /^\d{4}-\d\d-\d\d$/;

export function readRestoreOptions(argv: string[], env: NodeJS.ProcessEnv): RestoreOptions | null {
  const text = { type: "string" } as const;
  const values = commandOptions(argv, usage, { from: text, env: text, state: text, database: text });
  if (values.help) return null;
  if (values.from === undefined) throw new PlainError(`Say which backup:\n${usage}`);
  if (!NIGHT.test(values.from) && !existsSync(values.from)) throw new PlainError(`There is no file ${values.from}.`);
  const { settings } = readSettings(values.env ?? SHOP);
  const bucket = settings.r2_buckets.find(({ binding }) => binding === "BACKUPS")?.bucket_name ?? "";
  const stateDir = resolve(values.state ?? join(root, ".wrangler", "restored"));
  return { from: values.from, bucket, stateDir, database: values.database ?? null, env };
}

/**
 * Restores into a new local database, checks it, then moves it into a new state folder or an empty database at
 * Cloudflare. Existing data is never touched.
 */
export async function restore(cloud: Cloud, options: RestoreOptions): Promise<string[]> {
  const { from, bucket, stateDir, database } = options;
  if (database === null && databaseFile(stateDir) !== null) {
    throw new PlainError(`${relative(root, stateDir)} has a database already: name another folder with --state.`);
  }
  const key = await backupKey(options.env);
  mkdirSync(work, { recursive: true });
  const file = NIGHT.test(from) ? await fetchBackup(cloud, bucket, from, work) : from;
  const restored = join(work, "restored.sqlite");
  rmSync(restored, { force: true });
  const db = new DatabaseSync(restored);
  try {
    const loaded = await loadBackup(db, readBackup(file, key));
    cloud.say(`✓ Read the backup of ${loaded.head.night}: ${loaded.rows} rows of ${loaded.head.tables.length} tables`);
    await lookOver(cloud, db, loaded);
    if (database !== null) await fillAtCloudflare(cloud, { db, schema: loaded.head, database, folder: work });
  } finally {
    db.close();
  }
  if (database !== null) {
    rmSync(restored);
    return [`✓ ${database} holds the backup. Write its name and id into wrangler.toml, then npm run deploy.`];
  }
  await placeDatabase(restored, stateDir);
  const where = relative(root, stateDir);
  return [`✓ ${where} holds the backup: npm run preview -- --state ${where} serves it.`];
}

export default {
  usage,
  read: readRestoreOptions,
  run: (options) => restore(cloudflare, options),
} satisfies Command<RestoreOptions>;

async function lookOver(cloud: Cloud, db: DatabaseSync, { isQuiet }: Loaded): Promise<void> {
  const taken = takeOutDangling(db);
  for (const [table, count] of taken)
    cloud.say(`  ${count} rows of ${table} referred to rows that are not in the backup, and are left out`);
  if (!isQuiet) {
    mendBooks(db);
    cloud.say("✓ Somebody bought or imported meanwhile: stock and counters are corrected");
  }
  const violations = await auditBooks(d1Over(db), Date.now());
  for (const { rule, count } of violations) cloud.say(`! ${count} rows break the rule: ${rule}`);
  if (violations.length === 0) cloud.say("✓ The books are right");
}
