import type { BackupTable } from "./backup-tables.server.ts";

export interface BackupState {
  night: number;
  begunAt: number;
  endedAt: number | null;
  identity: string;
  tables: string;
  marks: string;
  tableIndex: number;
  afterKey: string | null;
  frames: number;
  rows: number;
  bytes: number;
}

const COLUMNS = `night, begun_at AS begunAt, ended_at AS endedAt, identity, tables, marks, table_index AS tableIndex, after_key AS afterKey,
  frames, rows, bytes`;

/** null while another cron has the lease. */
export async function leaseBackup(
  db: D1Database,
  { night, now, leaseMs }: { night: number; now: number; leaseMs: number },
): Promise<BackupState | null> {
  return db
    .prepare(LEASE)
    .bind(night, now, now + leaseMs)
    .first<BackupState>();
}

export async function hasBackup(db: D1Database, night: number): Promise<boolean> {
  return (
    (await db.prepare("SELECT 1 FROM backup WHERE night = ?1 AND ended_at IS NOT NULL").bind(night).first()) !== null
  );
}

/** The cron writes a finished backup of this night again, and continues an unfinished one. */
export async function askBackup(db: D1Database, { night, now }: { night: number; now: number }): Promise<void> {
  await db.prepare(ASK).bind(night, now).run();
}

export async function findBackup(db: D1Database, night: number): Promise<BackupState | null> {
  return db.prepare(`SELECT ${COLUMNS} FROM backup WHERE night = ?1`).bind(night).first<BackupState>();
}

export async function noteBackup(db: D1Database, state: BackupState, leasedUntil: number): Promise<void> {
  const { night, endedAt, identity, tables, marks, tableIndex, afterKey, frames, rows, bytes } = state;
  await db
    .prepare(NOTE)
    .bind(night, endedAt, identity, tables, tableIndex, afterKey, frames, rows, bytes, leasedUntil, marks)
    .run();
}

export async function listBackups(db: D1Database): Promise<BackupState[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM backup WHERE ended_at IS NOT NULL ORDER BY night DESC`)
    .all<BackupState>();
  return results;
}

export async function keepBackups(db: D1Database, nights: readonly number[]): Promise<void> {
  const kept = JSON.stringify(nights);
  await db.prepare("DELETE FROM backup WHERE night NOT IN (SELECT value FROM json_each(?1))").bind(kept).run();
}

/** They rise with orders, messages, products and imports; equal texts mean no new rows. */
export async function readMarks(db: D1Database): Promise<string> {
  return (await db.prepare(MARKS).first<string>("marks"))!;
}

const MARKS = `SELECT json_array(
  (SELECT max(id) FROM shop_order), (SELECT max(id) FROM outbox), (SELECT max(id) FROM product),
  (SELECT max(version) FROM catalogue_version)) AS marks`;

/** SQLite's quote() writes values exactly, and makes the key safe in the statement. */
export async function readBackupPage(
  db: D1Database,
  { name, columns, key }: BackupTable,
  { afterKey, limit }: { afterKey: string | null; limit: number },
) {
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

const LEASE = `
  INSERT INTO backup (night, begun_at, identity, tables, leased_until) VALUES (?1, ?2, '', '', ?3)
  ON CONFLICT (night) DO UPDATE SET leased_until = ?3 WHERE ended_at IS NULL AND leased_until <= ?2 RETURNING ${COLUMNS}`;

const ASK = "UPDATE backup SET begun_at = ?2, ended_at = NULL, tables = '' WHERE night = ?1 AND ended_at IS NOT NULL";

const NOTE = `
  UPDATE backup SET ended_at = ?2, identity = ?3, tables = ?4, table_index = ?5, after_key = ?6, frames = ?7, rows = ?8, bytes = ?9,
  leased_until = ?10, marks = ?11 WHERE night = ?1`;
