import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migrationKind, migrationNames, migrationsFolder } from "../../../../scripts/steps/shop/migrations.ts";

// During a deployment the former build uses the new tables.

interface Column {
  table: string;
  name: string;
  required: number;
  fallback: string | null;
}

function columns(sqlite: DatabaseSync): Column[] {
  const sql = `SELECT o.name AS "table", c.name, c."notnull" AS required, c.dflt_value AS fallback
    FROM sqlite_master o, pragma_table_info(o.name) c WHERE o.type IN ('table', 'view') AND o.name NOT GLOB 'sqlite_*'`;
  return sqlite.prepare(sql).all() as unknown as Column[];
}

function felt(before: readonly Column[], after: readonly Column[]): string[] {
  const key = ({ table, name }: Column) => `${table}.${name}`;
  const now = new Set(after.map(key));
  const then = new Set(before.map(key));
  const tables = new Set(before.map(({ table }) => table));
  const gone = before.map(key).filter((one) => !now.has(one));
  const asked = after.filter((one) => tables.has(one.table) && !then.has(key(one)) && one.required && !one.fallback);
  return [...gone.map((one) => `${one} is gone`), ...asked.map((one) => `${key(one)} must be filled`)];
}

function feltAfter(sqlite: DatabaseSync, sql: string): string[] {
  const before = columns(sqlite);
  sqlite.exec(sql);
  return felt(before, columns(sqlite));
}

test("no expanding migration takes from the former build what it needs", () => {
  const sqlite = new DatabaseSync(":memory:");
  for (const name of migrationNames()) {
    const sql = readFileSync(join(migrationsFolder, name), "utf8");
    const missed = feltAfter(sqlite, sql);
    if (migrationKind(sql) === "expand") expect([name, ...missed]).toEqual([name]);
  }
});

test.each([
  ["ALTER TABLE shelf ADD COLUMN note TEXT", []],
  ["ALTER TABLE shelf ADD COLUMN note TEXT NOT NULL DEFAULT ''", []],
  ["CREATE TABLE other (id INTEGER PRIMARY KEY, name TEXT NOT NULL)", []],
  ["ALTER TABLE shelf DROP COLUMN title", ["shelf.title is gone"]],
  ["ALTER TABLE shelf RENAME COLUMN title TO name", ["shelf.title is gone", "shelf.name must be filled"]],
  ["DROP TABLE shelf", ["shelf.id is gone", "shelf.title is gone"]],
])("it would see: %s", (sql, missed) => {
  const sqlite = new DatabaseSync(":memory:");
  sqlite.exec("CREATE TABLE shelf (id INTEGER PRIMARY KEY, title TEXT NOT NULL)");
  expect(feltAfter(sqlite, sql)).toEqual(missed);
});
