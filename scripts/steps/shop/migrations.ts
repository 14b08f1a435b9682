import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

export const migrationsFolder = join(root, "app", "migrations");

/**
 * Applies the migrations this database has not seen, each as one whole. The table of applied ones is wrangler's own,
 * so `wrangler d1 migrations apply` and this agree. Answers the names of those it applied.
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

/** The migrations of a folder that a database with wrangler's table of them has not seen, in their order. */
async function pendingMigrations(db: D1Database, folder = migrationsFolder): Promise<string[]> {
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  return migrationNames(folder).filter((name) => !applied.has(name));
}

/** The migrations of a folder in their order. */
export function migrationNames(folder = migrationsFolder): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}
