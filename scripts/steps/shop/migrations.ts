import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

export const migrationsFolder = join(root, "app", "migrations");

/**
 * Each in one transaction, recorded in wrangler's own table, so that `wrangler d1 migrations apply` agrees. Returns the
 * applied names.
 */
export async function applyMigrations(db: D1Database, folder = migrationsFolder): Promise<string[]> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const pending = await pendingMigrations(db, folder);
  if (pending.length === 0) return [];
  // Late, because wrangler takes most of a second to load and migrations are seldom pending.
  const { unstable_splitSqlQuery } = await import("wrangler");
  for (const name of pending) {
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), "utf8"));
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(name),
    ]);
  }
  return pending;
}

async function pendingMigrations(db: D1Database, folder = migrationsFolder): Promise<string[]> {
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  return migrationNames(folder).filter((name) => !applied.has(name));
}

export function migrationNames(folder = migrationsFolder): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** expand: compatible with the former build; contract: removes what only former builds need. */
type MigrationKind = "expand" | "contract";

/** From the third line of its head; null without one. */
export function migrationKind(sql: string): MigrationKind | null {
  const [, kind] = /^--[^\n]*\n--[^\n]*\n-- (Expand|Contract)\.\n/.exec(sql) ?? [];
  return kind === undefined ? null : (kind.toLowerCase() as MigrationKind);
}
