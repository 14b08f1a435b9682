import type { BackupTable } from "./backup-tables.server.ts";

/** Rows of one table, each as the SQL of its values: `(1,'Buna',NULL)`. */
export interface BackupPage {
  rows: string[];
  /** The key of the last row as SQL, from which to go on; null: that was the end of the table. */
  afterKey: string | null;
  /** Characters of all rows. */
  size: number;
}

/**
 * At most `limit` rows behind a key, in the order of their keys. Values are written by SQLite's own quote(), so that numbers,
 * texts and bytes come back as they were; so is the key, which is why it may stand in the statement.
 */
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
