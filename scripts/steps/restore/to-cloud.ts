import { join, relative } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { BackupSchema } from "../../../app/data/upkeep/backup-tables.server.ts";
import { wranglerOrFail, printedJson, type Cloud } from "../deploy/cloud.ts";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { SEQUENCE } from "./load-backup.ts";
import { writeSql } from "./write-sql.ts";

export async function fillAtCloudflare(
  cloud: Cloud,
  { db, schema, database, folder }: { db: DatabaseSync; schema: BackupSchema; database: string; folder: string },
): Promise<void> {
  await requireEmpty(cloud, database);
  const files = writeSql(db, schema, join(folder, "sql"));
  for (const [at, file] of files.entries()) {
    const args = ["d1", "execute", database, "--remote", "-y", "--file", relative(root, file)];
    await wranglerOrFail(cloud, `File ${at + 1} of ${files.length}`, ...args);
    cloud.say(`✓ ${at + 1} of ${files.length} files of SQL`);
  }
  const tables = schema.tables.map(({ name }) => name).filter((name) => name !== SEQUENCE);
  for (const table of tables) {
    const sql = `SELECT count(*) AS count FROM "${table}"`;
    const here = Number(db.prepare(sql).get()!.count);
    const there = await query<{ count: number }>(cloud, database, sql);
    if (there?.count !== here) {
      throw new PlainError(
        `${table} has ${there?.count ?? 0} rows at Cloudflare, and ${here} in the backup: delete ${database} and begin anew.`,
      );
    }
  }
  cloud.say(`✓ All ${tables.length} tables have as many rows as the backup`);
}

async function requireEmpty(cloud: Cloud, database: string): Promise<void> {
  const sql =
    "SELECT count(*) AS count FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '#_cf%' ESCAPE '#' AND name NOT LIKE 'sqlite%'";
  const found = await query<{ count: number }>(cloud, database, sql);
  if (found && found.count > 0) {
    throw new PlainError(
      `${database} is not empty: npx wrangler d1 create makes a new database; its name goes behind --database.`,
    );
  }
}

async function query<Row>(cloud: Cloud, database: string, sql: string): Promise<Row | undefined> {
  const output = await wranglerOrFail(
    cloud,
    `Asking ${database}`,
    "d1",
    "execute",
    database,
    "--remote",
    "--json",
    "--command",
    sql,
  );
  const [answer] = printedJson<[{ results: Row[] }]>(output);
  return answer.results[0];
}
