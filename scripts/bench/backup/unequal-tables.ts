import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { BackupTable } from "../../../app/data/upkeep/backup-tables.server.ts";

type Row = SQLOutputValue[];

export function unequalTables(one: DatabaseSync, other: DatabaseSync, tables: readonly BackupTable[]): string[] {
  return tables.filter((table) => !isEqual(rowsOf(one, table), rowsOf(other, table))).map(({ name }) => name);
}

function rowsOf(db: DatabaseSync, { name, columns, key }: BackupTable): Iterator<Row> {
  const list = (names: readonly string[]) =>
    names.map((column) => (column === "rowid" ? column : `"${column}"`)).join();
  const statement = db.prepare(`SELECT ${list(columns)} FROM "${name}" ORDER BY ${list(key)}`);
  statement.setReturnArrays(true);
  statement.setReadBigInts(true);
  return statement.iterate() as unknown as Iterator<Row>;
}

function isEqual(one: Iterator<Row>, other: Iterator<Row>): boolean {
  for (;;) {
    const [left, right] = [one.next(), other.next()];
    if (left.done || right.done) return left.done === right.done;
    if (!left.value.every((value, at) => isSame(value, right.value[at]!))) return false;
  }
}

function isSame(one: SQLOutputValue, other: SQLOutputValue): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0;
  return one === other;
}
