import type { BackupTable } from "./backup-tables.server.ts";

/** Values as SQL: `(1,'Buna',NULL)`. */
export interface BackupPage {
  rows: string[];
  afterKey: string | null;
  size: number;
}

/** SQLite's quote() writes values exactly, and makes the key safe in the statement. */
export async function readBackupPage(
  db: D1Database,
  { name, columns, key }: BackupTable,
  { afterKey, limit }: { afterKey: string | null; limit: number },
): Promise<BackupPage> {
  const quoted = (names: readonly string[], as: string) =>
    names.map((column, at) => `quote("${column}") AS ${as}${at}`).join(", ");
  const keys = key.map((column) => `"${column}"`).join(", ");
  const where = afterKey === null ? "" : `WHERE (${keys}) > (${afterKey})`;
  const rows = await db
    .prepare(
      `SELECT ${quoted(columns, "c")}, ${quoted(key, "k")} FROM "${name}" ${where} ORDER BY ${keys} LIMIT ${limit}`,
    )
    .raw<string[]>();
  const written = rows.map((row) => `(${row.slice(0, columns.length).join(",")})`);
  const last = rows.at(-1);
  return {
    rows: written,
    afterKey: last === undefined || rows.length < limit ? null : last.slice(columns.length).join(","),
    size: written.reduce((sum, row) => sum + row.length, 0),
  };
}
