import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { migrationNames, migrationsFolder } from "../shop/migrations.ts";

/** expand: compatible with the former build; contract: removes what only former builds need. */
export type MigrationKind = "expand" | "contract";

export interface Migration {
  name: string;
  kind: MigrationKind;
}

export interface MigrationPlan {
  before: string[];
  after: string[];
}

/** From the third line of its head; null without one. */
export function migrationKind(sql: string): MigrationKind | null {
  const [, kind] = /^--[^\n]*\n--[^\n]*\n-- (Expand|Contract)\.\n/.exec(sql) ?? [];
  return kind === undefined ? null : (kind.toLowerCase() as MigrationKind);
}

export function listMigrations(folder = migrationsFolder): Migration[] {
  return migrationNames(folder).map((name) => {
    const kind = migrationKind(readFileSync(join(folder, name), "utf8"));
    if (kind === null) {
      throw new PlainError(`app/migrations/${name} does not say "-- Expand." or "-- Contract." in its third line.`);
    }
    return { name, kind };
  });
}

/** Throws for a database that is ahead of this checkout. applied: names. */
export function planMigrations(migrations: readonly Migration[], applied: readonly string[]): MigrationPlan {
  const known = new Set(migrations.map(({ name }) => name));
  const ahead = applied.filter((name) => !known.has(name));
  if (ahead.length > 0) {
    throw new PlainError(
      `The database has migrations that this checkout lacks, ${ahead.join(", ")}: deploy from a newer checkout.`,
    );
  }
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  const ofKind = (wanted: MigrationKind) => pending.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  return { before: ofKind("expand"), after: ofKind("contract") };
}
