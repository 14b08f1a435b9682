import type { By } from "../events/operator-events.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { ImportCounts, Reject } from "../../domain/feed/feed-import.ts";

/** reading: the file is uploading or not read yet; previewed: ready to be started. */
export type ImportStage = "reading" | "previewed" | "running" | "done" | "failed" | "undoing" | "undone";

/** An import started at the desk; its file is stored until the import is done. */
export interface DeskImport {
  id: number;
  file: string;
  vendor: string;
  vendorId: number;
  begunAt: number;
  stage: ImportStage;
  /** JSON of the page that started it. */
  plan: string;
  author: EventAuthor;
  /** Rows stored so far. */
  handled: number;
  counts: ImportCounts;
  /** JSON of a `FeedFault`, or ''. */
  problem: string;
  rejects: number;
}

type Row = Omit<DeskImport, "counts" | "author"> & { counts: string; author: string };

const toImport = ({ counts, author, ...row }: Row): DeskImport => ({
  ...row,
  counts: JSON.parse(counts) as ImportCounts,
  author: JSON.parse(author) as EventAuthor,
});

interface NewImport extends By {
  file: string;
  vendor: string;
  vendorId: number;
  /** JSON of how it is to be read. */
  plan: string;
  /** End of the lease while the file uploads. */
  until: number;
}

export async function addDeskImport(db: D1Database, added: NewImport): Promise<number> {
  const { file, vendor, vendorId, plan, author, now, until } = added;
  const { meta } = await db.prepare(ADD).bind(file, vendor, vendorId, plan, JSON.stringify(author), now, until).run();
  return meta.last_row_id;
}

/** Marks an upload as complete, or with `plan` as read. */
export async function noteImportFile(db: D1Database, id: number, plan: string | null = null): Promise<void> {
  await db.prepare(FILE).bind(id, plan).run();
}

export async function dropDeskImport(db: D1Database, id: number): Promise<void> {
  await db.prepare("DELETE FROM import_run WHERE id = ?1 AND stage = 'reading'").bind(id).run();
}

/** Newest first. */
export async function listDeskImports(db: D1Database, vendorId: number, limit: number): Promise<DeskImport[]> {
  const { results } = await db.prepare(LIST).bind(vendorId, limit).all<Row>();
  return results.map(toImport);
}

/** Deletes uploads that nobody started: those of a vendor, or (null) all that began before `before`. */
export async function dropPreviews(db: D1Database, vendorId: number | null, before: number): Promise<number[]> {
  const { results } = await db.prepare(DROP).bind(vendorId, before).all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** False if it was not in the stage `from`. */
export async function moveDeskImport(
  db: D1Database,
  { id, vendorId, from, to }: { id: number; vendorId: number; from: ImportStage; to: ImportStage },
): Promise<boolean> {
  const { meta } = await db.prepare(MOVE).bind(id, vendorId, from, to).run();
  return meta.changes > 0;
}

/** Leases an import to work on until `until`; null: none is due. */
export async function leaseDeskImport(db: D1Database, now: number, until: number): Promise<DeskImport | null> {
  const leased = await db.prepare(LEASE).bind(now, until).first<{ id: number }>();
  const row = leased && (await db.prepare(ONE).bind(leased.id).first<Row>());
  return row && toImport(row);
}

export async function isImportDue(db: D1Database, now: number): Promise<boolean> {
  return (await db.prepare(DUE).bind(now).first()) !== null;
}

interface Progress {
  id: number;
  stage: ImportStage;
  handled: number;
  counts: ImportCounts;
  rejects: readonly Reject[];
  problem?: string;
  leasedUntil: number;
}

export function noteProgress(db: D1Database, progress: Progress): D1PreparedStatement[] {
  const { id, stage, handled, counts, rejects, problem = "", leasedUntil } = progress;
  return [
    db.prepare(NOTE).bind(id, stage, handled, JSON.stringify(counts), problem, leasedUntil),
    db.prepare(REJECTS).bind(id, JSON.stringify(rejects)),
  ];
}

export async function listRejects(db: D1Database, run: number, vendorId: number, limit: number): Promise<Reject[]> {
  const { results } = await db.prepare(REPORT).bind(run, vendorId, limit).all<{ reject: string }>();
  return results.map(({ reject }) => JSON.parse(reject) as Reject);
}

const MAILED = 20;
const MAIL_DAYS = 3;

/** Sends the report once, to a vendor with a mail address. */
export async function mailReport(
  db: D1Database,
  { id, vendorId, file }: Pick<DeskImport, "id" | "vendorId" | "file">,
  { created, updated, unchanged, rejected }: ImportCounts,
  now: number,
): Promise<D1PreparedStatement> {
  const rejects = await listRejects(db, id, vendorId, 5_000);
  const named = JSON.stringify(rejects.slice(0, MAILED));
  const report = rejects.length > 0 ? { rejects: named, more: Math.max(0, rejects.length - MAILED) } : {};
  const values = JSON.stringify({ file, created, updated, unchanged, rejected, ...report });
  return db.prepare(MAIL).bind(`vendorImport:${id}`, values, now, now + MAIL_DAYS * 86_400_000, vendorId);
}

const MAIL = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT 'mail', ?1, json_object('to', email, 'locale', language,
    'text', 'vendorImport', 'values', json(?2)), ?3, ?3, ?4
  FROM vendor WHERE id = ?5 AND trim(coalesce(email, '')) <> ''
  ON CONFLICT (dedupe_key) DO NOTHING`;

const ADD = `
  INSERT INTO import_run (file, vendor, vendor_id, stage, plan, author, begun_at, leased_until)
  VALUES (?1, ?2, ?3, 'reading', ?4, ?5, ?6, ?7)`;

const FILE = `
  UPDATE import_run SET stage = iif(?2 IS NULL, stage, 'previewed'), plan = coalesce(?2, plan), leased_until = 0
  WHERE id = ?1 AND stage = 'reading'`;

const DROP = `
  DELETE FROM import_run
  WHERE stage = 'previewed' AND begun_at < ?2 AND (?1 IS NULL OR vendor_id = ?1) RETURNING id`;

const COLUMNS = `id, file, vendor, vendor_id AS vendorId, begun_at AS begunAt, stage, plan, author, handled, counts, problem,
  (SELECT count(*) FROM import_reject WHERE run_id = import_run.id) AS rejects`;

const LIST = `SELECT ${COLUMNS} FROM import_run WHERE vendor_id = ?1 ORDER BY id DESC LIMIT ?2`;
const ONE = `SELECT ${COLUMNS} FROM import_run WHERE id = ?1`;
const MOVE = "UPDATE import_run SET stage = ?4, leased_until = 0 WHERE id = ?1 AND vendor_id = ?2 AND stage = ?3";

const DUE = `
  SELECT id FROM import_run WHERE stage IN ('reading', 'running', 'undoing') AND leased_until <= ?1 ORDER BY id LIMIT 1`;
const LEASE = `UPDATE import_run SET leased_until = ?2 WHERE id = (${DUE}) RETURNING id`;

const NOTE = `
  UPDATE import_run SET stage = ?2, handled = ?3, counts = ?4, problem = ?5, leased_until = ?6 WHERE id = ?1`;

/** At most 5,000: with more, the whole file is wrong. */
const REJECTS = `
  INSERT INTO import_reject (run_id, reject) SELECT ?1, r.value FROM json_each(?2) r
  WHERE (SELECT count(*) FROM import_reject WHERE run_id = ?1) < 5000`;

const REPORT = `
  SELECT j.reject FROM import_run n CROSS JOIN import_reject j ON j.run_id = n.id
  WHERE n.id = ?1 AND n.vendor_id = ?2 ORDER BY j.id LIMIT ?3`;
