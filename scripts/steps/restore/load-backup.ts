import type { DatabaseSync } from "node:sqlite";
import type { BackupSchema } from "../../../app/data/upkeep/backup-tables.server.ts";
import { PlainError } from "../plain-error.mjs";
import type { BackupContent, BackupHead } from "./read-backup.ts";

const STATEMENT = 500_000;

/** SQLite creates it with the first AUTOINCREMENT table. */
export const SEQUENCE = "sqlite_sequence";

export interface Loaded {
  head: BackupHead;
  rows: number;
  /** No order or import was written during the backup. */
  isQuiet: boolean;
}

/** Triggers last, so that nothing is counted twice. One transaction. */
export async function loadBackup(db: DatabaseSync, contents: AsyncIterable<BackupContent>): Promise<Loaded> {
  db.exec("PRAGMA foreign_keys = OFF");
  db.exec("BEGIN");
  let head: BackupHead | undefined;
  let loaded: Loaded | undefined;
  for await (const content of contents) {
    if (content.kind === "head") makeTables(db, (head = content));
    else if (!head) throw new PlainError("The backup does not begin with its tables.");
    else if (content.kind === "rows") for (const part of content.parts) insert(db, head, part);
    else {
      makeOthers(db, head);
      loaded = { head, rows: content.rows, isQuiet: content.isQuiet };
    }
  }
  if (!loaded) throw new PlainError("The backup has no end.");
  db.exec("COMMIT");
  return loaded;
}

function makeTables(db: DatabaseSync, { objects, settings }: BackupSchema): void {
  for (const { sql } of objects.filter(({ type }) => type === "table")) db.exec(sql);
  for (const one of settings) db.exec(settingSql(one));
}

/** FTS5 refuses a bound number, which arrives as a REAL. */
export function settingSql({ table, name, value }: BackupSchema["settings"][number]): string {
  return `INSERT INTO "${table}" ("${table}", rank) VALUES ('${name}', ${String(value)})`;
}

function insert(db: DatabaseSync, { tables }: BackupSchema, { table, rows }: { table: string; rows: string[] }): void {
  const known = tables.find(({ name }) => name === table);
  if (!known) throw new PlainError(`The backup has rows of ${table}, a table it does not name.`);
  if (table === SEQUENCE) db.exec(`DELETE FROM ${SEQUENCE}`);
  for (const values of inLots(rows, STATEMENT)) db.exec(insertion(table, known.columns, values));
}

export function insertion(table: string, columns: readonly string[], rows: readonly string[]): string {
  const names = columns.map((column) => `"${column}"`).join(", ");
  return `INSERT INTO "${table}" (${names}) VALUES ${rows.join(",")}`;
}

export function inLots(texts: readonly string[], most: number): string[][] {
  const lots: string[][] = [];
  let size = Infinity;
  for (const text of texts) {
    if (size + text.length > most) {
      lots.push([]);
      size = 0;
    }
    lots.at(-1)!.push(text);
    size += text.length + 1;
  }
  return lots;
}

function makeOthers(db: DatabaseSync, { objects }: BackupSchema): void {
  for (const wanted of ["index", "view", "trigger"])
    for (const { sql } of objects.filter(({ type }) => type === wanted)) db.exec(sql);
}
