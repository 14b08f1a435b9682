import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrationNames, migrationsFolder } from "./migrations.ts";

export interface SchemaObject {
  type: string;
  name: string;
  tableName: string;
  sql: string;
}

/** Without objects of SQLite, D1 and full-text tables. */
const SCHEMA_OBJECTS = `SELECT type, name, tbl_name AS tableName, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite#_%' ESCAPE '#' AND name NOT LIKE '#_cf#_%' ESCAPE '#' AND name <> 'd1_migrations'
    AND name NOT GLOB '*_search_*' ORDER BY rowid`;

export function openMigrated(): DatabaseSync {
  const sqlite = new DatabaseSync(":memory:");
  for (const name of migrationNames()) sqlite.exec(readFileSync(join(migrationsFolder, name), "utf8"));
  return sqlite;
}

export function migratedObjects(): SchemaObject[] {
  const sqlite = openMigrated();
  try {
    return sqlite.prepare(SCHEMA_OBJECTS).all() as unknown as SchemaObject[];
  } finally {
    sqlite.close();
  }
}

/** Before the first deployment migrations are edited in place, and such a database must be made anew. */
export async function isOfOtherMigrations(db: D1Database): Promise<boolean> {
  const isNew = (await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()) === null;
  if (isNew) return false;
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const names = migrationNames();
  if (results.some(({ name }) => !names.includes(name))) return true;
  if (results.length < names.length) return false;
  const stored = await db.prepare(SCHEMA_OBJECTS).all<SchemaObject>();
  return !isSameSchema(stored.results, migratedObjects());
}

export function isSameSchema(one: readonly SchemaObject[], other: readonly SchemaObject[]): boolean {
  return normalised(one) === normalised(other);
}

function normalised(objects: readonly SchemaObject[]): string {
  const lines = objects.map(
    ({ type, name, sql }) => `${type} ${name} ${sql.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, "")}`,
  );
  return lines.sort().join("\n");
}
