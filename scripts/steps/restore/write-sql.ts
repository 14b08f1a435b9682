import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { BackupSchema, BackupTable } from "../../../app/data/upkeep/backup-tables.server.ts";
import { inLots, insertion, SEQUENCE, settingSql } from "./load-backup.ts";

/** Characters: D1 takes statements of 100,000 bytes, and Ethiopic letters have three. */
const STATEMENT = 90_000;
const FILE = 40_000_000;
const PAGE = 1_000;
const PIECES = "restored_piece";

const BEGIN = "PRAGMA defer_foreign_keys = TRUE;\n";

/** For D1: tables, rows (referenced first), indexes, views, triggers. Returns the paths in order. */
export function writeSql(db: DatabaseSync, schema: BackupSchema, folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  let file = -1;
  let size = Infinity;
  for (const statement of statements(db, schema)) {
    const bytes = Buffer.from(`${statement};\n`);
    if (size + bytes.length > FILE) {
      if (file !== -1) closeSync(file);
      files.push(join(folder, `${String(files.length + 1).padStart(4, "0")}.sql`));
      file = openSync(files.at(-1)!, "w");
      writeSync(file, BEGIN);
      size = 0;
    }
    writeSync(file, bytes);
    size += bytes.length;
  }
  if (file !== -1) closeSync(file);
  return files;
}

function* statements(db: DatabaseSync, { tables, objects, settings }: BackupSchema): Generator<string> {
  const made = (wanted: string) => objects.filter(({ type }) => type === wanted).map(({ sql }) => sql);
  yield* made("table");
  yield `CREATE TABLE ${PIECES} (row INTEGER, place INTEGER, text TEXT) STRICT`;
  yield* settings.map(settingSql);
  for (const table of tables.filter(({ name }) => name !== SEQUENCE)) yield* rows(db, table);
  const sequence = tables.find(({ name }) => name === SEQUENCE);
  if (sequence) {
    yield `DELETE FROM ${SEQUENCE}`;
    yield* rows(db, sequence);
  }
  yield `DROP TABLE ${PIECES}`;
  for (const wanted of ["index", "view", "trigger"]) yield* made(wanted);
}

function* rows(db: DatabaseSync, { name, columns, key }: BackupTable): Generator<string> {
  const quoted = columns.map((column) => `quote("${column}") AS "${column}"`).join(", ");
  const all = db
    .prepare(`SELECT ${quoted} FROM "${name}" ORDER BY ${key.map((one) => `"${one}"`).join(", ")}`)
    .iterate();
  let waiting: string[] = [];
  function* flush() {
    for (const lot of inLots(waiting, STATEMENT / 3)) yield insertion(name, columns, lot);
    waiting = [];
  }
  let number = 0;
  for (const row of all as Iterable<Record<string, string>>) {
    const values = columns.map((column) => row[column]!);
    const bytes = values.reduce((sum, value) => sum + Buffer.byteLength(value) + 1, 0);
    if (bytes < STATEMENT / 3) {
      waiting.push(`(${values.join(",")})`);
      if (waiting.length >= PAGE) yield* flush();
      continue;
    }
    yield* flush();
    yield* longRow(name, columns, values, (number += 1));
  }
  yield* flush();
}

function* longRow(
  table: string,
  columns: readonly string[],
  values: readonly string[],
  number: number,
): Generator<string> {
  const shortened: string[] = [];
  for (const [at, value] of values.entries()) {
    if (!value.startsWith("'") || Buffer.byteLength(value) < STATEMENT / (3 * values.length)) {
      shortened.push(value);
      continue;
    }
    const row = number * 1_000 + at;
    const text = [...value.slice(1, -1).replaceAll("''", "'")];
    for (let from = 0; from < text.length; from += STATEMENT / 9) {
      const piece = text
        .slice(from, from + STATEMENT / 9)
        .join("")
        .replaceAll("'", "''");
      yield `INSERT INTO ${PIECES} VALUES (${row}, ${from}, '${piece}')`;
    }
    shortened.push(
      `(SELECT group_concat(text, '') FROM (SELECT text FROM ${PIECES} WHERE row = ${row} ORDER BY place))`,
    );
  }
  yield insertion(table, columns, [`(${shortened.join(",")})`]);
  yield `DELETE FROM ${PIECES}`;
}
