import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { ImportCounts, Reject } from "../../domain/feed/feed-import.ts";

/** previewed: waits for somebody to start it. */
export type ImportStage = "previewed" | "running" | "done" | "failed" | "undoing" | "undone";

/** An import at the desk, whose file lies in the store until it is done. */
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
  /** Rows of the reader that are stored. */
  handled: number;
  counts: ImportCounts;
  problem: string;
  rejects: number;
}

type Row = Omit<DeskImport, "counts" | "author"> & { counts: string; author: string };

const toImport = ({ counts, author, ...row }: Row): DeskImport => ({
  ...row,
  counts: JSON.parse(counts) as ImportCounts,
  author: JSON.parse(author) as EventAuthor,
});

interface NewImport {
  file: string;
  vendor: string;
  vendorId: number;
  plan: string;
  author: EventAuthor;
  now: number;
}

export async function addDeskImport(db: D1Database, { file, vendor, vendorId, plan, author, now }: NewImport) {
  const { meta } = await db.prepare(ADD).bind(file, vendor, vendorId, plan, JSON.stringify(author), now).run();
  return meta.last_row_id;
}

/** Newest first. */
export async function listDeskImports(db: D1Database, vendorId: number, limit: number): Promise<DeskImport[]> {
  const { results } = await db.prepare(LIST).bind(vendorId, limit).all<Row>();
  return results.map(toImport);
}

/** Files that nobody started. */
export async function dropPreviews(db: D1Database, vendorId: number): Promise<number[]> {
  const { results } = await db.prepare(DROP).bind(vendorId).all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Whether it was in the stage `from`. */
export async function moveDeskImport(
  db: D1Database,
  { id, vendorId, from, to }: { id: number; vendorId: number; from: ImportStage; to: ImportStage },
): Promise<boolean> {
  const { meta } = await db.prepare(MOVE).bind(id, vendorId, from, to).run();
  return meta.changes > 0;
}

/** One that is to be worked on, by nobody else until then; null: none. */
export async function leaseDeskImport(db: D1Database, now: number, until: number): Promise<DeskImport | null> {
  const leased = await db.prepare(LEASE).bind(now, until).first<{ id: number }>();
  const row = leased && (await db.prepare(ONE).bind(leased.id).first<Row>());
  return row && toImport(row);
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

const ADD = `
  INSERT INTO import_run (file, vendor, vendor_id, stage, plan, author, begun_at) VALUES (?1, ?2, ?3, 'previewed', ?4, ?5, ?6)`;

const DROP = "DELETE FROM import_run WHERE vendor_id = ?1 AND stage = 'previewed' RETURNING id";

const COLUMNS = `id, file, vendor, vendor_id AS vendorId, begun_at AS begunAt, stage, plan, author, handled, counts, problem,
  (SELECT count(*) FROM import_reject WHERE run_id = import_run.id) AS rejects`;

const LIST = `SELECT ${COLUMNS} FROM import_run WHERE vendor_id = ?1 ORDER BY id DESC LIMIT ?2`;
const ONE = `SELECT ${COLUMNS} FROM import_run WHERE id = ?1`;
const MOVE = "UPDATE import_run SET stage = ?4, leased_until = 0 WHERE id = ?1 AND vendor_id = ?2 AND stage = ?3";

const LEASE = `
  UPDATE import_run SET leased_until = ?2
  WHERE id = (SELECT id FROM import_run WHERE stage IN ('running', 'undoing') AND leased_until <= ?1 ORDER BY id LIMIT 1)
  RETURNING id`;

const NOTE = `
  UPDATE import_run SET stage = ?2, handled = ?3, counts = ?4, problem = ?5, leased_until = ?6 WHERE id = ?1`;

/** The first 5,000: a file with more is wrong as a whole. */
const REJECTS = `
  INSERT INTO import_reject (run_id, reject) SELECT ?1, r.value FROM json_each(?2) r
  WHERE (SELECT count(*) FROM import_reject WHERE run_id = ?1) < 5000`;

const REPORT = `
  SELECT j.reject FROM import_run n CROSS JOIN import_reject j ON j.run_id = n.id
  WHERE n.id = ?1 AND n.vendor_id = ?2 ORDER BY j.id LIMIT ?3`;
