import { DatabaseSync } from "node:sqlite";
import { openMigrated } from "../../scripts/steps/shop/schema.ts";
import { asD1 } from "./sqlite-d1.ts";

/** D1's limits; SQLite and workerd allow more. */
const LIMITS = {
  length: 2_000_000,
  sqlLength: 100_000,
  column: 100,
  exprDepth: 100,
  compoundSelect: 5,
  vdbeOp: 25_000,
  functionArg: 32,
  attach: 0,
  likePatternLength: 50,
  variableNumber: 100,
  triggerDepth: 10,
};

/** Copying a migrated database is much faster than migrating. */
let migrated: Uint8Array | null = null;
let opened: { sqlite: DatabaseSync; database: D1Database } | null = null;

export const env = {
  get DB(): D1Database {
    opened ??= open();
    return opened.database;
  },
};

function open() {
  migrated ??= serialized();
  const sqlite = new DatabaseSync(":memory:");
  sqlite.deserialize(migrated);
  Object.assign(sqlite.limits, LIMITS);
  return { sqlite, database: asD1(sqlite) };
}

function serialized(): Uint8Array {
  const source = openMigrated();
  const bytes = source.serialize();
  source.close();
  return bytes;
}

export function forgetDatabase(): void {
  opened?.sqlite.close();
  opened = null;
}
