import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrationKind, migrationsFolder } from "../../../../scripts/steps/shop/migrations.ts";
import { isSameSchema, migratedObjects } from "../../../../scripts/steps/shop/schema.ts";

test("each migration begins with two lines that say what it holds, and a third with its kind", () => {
  for (const name of readdirSync(migrationsFolder)) {
    const sql = readFileSync(join(migrationsFolder, name), "utf8");
    const lines = sql.split("\n");
    expect([name, ...lines.slice(0, 4).map((line) => line.startsWith("-- "))]).toEqual([name, true, true, true, false]);
    expect(migrationKind(sql), `${name}: "-- Expand." or "-- Contract.", docs/operating.md`).not.toBeNull();
  }
});

describe("isSameSchema", () => {
  const objects = migratedObjects();
  const changed = (change: (sql: string) => string) =>
    objects.map((one) => (one.name === "shop_order" ? { ...one, sql: change(one.sql) } : one));

  test("white space, comments and the order of objects do not count", () => {
    expect(isSameSchema(objects, changed((sql) => sql.replaceAll("\n", "\n\n -- why\n")).toReversed())).toBe(true);
  });
  test("a condition, an object more or less do", () => {
    expect(
      isSameSchema(
        objects,
        changed((sql) => sql.replace("total <= shown_total", "total < shown_total")),
      ),
    ).toBe(false);
    expect(isSameSchema(objects, objects.slice(1))).toBe(false);
  });
});
