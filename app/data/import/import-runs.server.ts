export interface ImportRun {
  id: number;
  file: string;
  vendor: string;
  begunAt: number;
  /** null: it was interrupted. */
  endedAt: number | null;
  undoneAt: number | null;
  changes: number;
}

const COUNTED_TO = 10_000;

export async function beginRun(db: D1Database, file: string, vendor: string, now: number): Promise<number> {
  const { meta } = await db
    .prepare("INSERT INTO import_run (file, vendor, begun_at) VALUES (?1, ?2, ?3)")
    .bind(file, vendor, now)
    .run();
  return meta.last_row_id;
}

export function endRun(db: D1Database, run: number, now: number): D1PreparedStatement {
  return db.prepare("UPDATE import_run SET ended_at = ?2 WHERE id = ?1").bind(run, now);
}

/** Newest first. Changes are counted up to 10,000. */
export async function listRuns(db: D1Database, limit: number, only: number | null = null): Promise<ImportRun[]> {
  const { results } = await db.prepare(RUNS).bind(limit, only, COUNTED_TO).all<ImportRun>();
  return results;
}

const RUNS = `
  SELECT id, file, vendor, begun_at AS begunAt, ended_at AS endedAt, undone_at AS undoneAt,
    (SELECT count(*) FROM (SELECT 1 FROM import_change WHERE run_id = import_run.id LIMIT ?3)) AS changes
  FROM import_run WHERE (?2 IS NULL OR id = ?2) AND stage IS NOT 'previewed' ORDER BY id DESC LIMIT ?1`;
