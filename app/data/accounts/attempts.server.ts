export interface Counter {
  kind: string;
  subject: string;
  limit: number;
  /** Counted at once; left out: one. */
  units?: number;
  windowStart: number;
  windowEnd: number;
}

/** One statement counts all or none, also for simultaneous tries. Returns null, or when the next try is allowed. */
export async function countAttempt(db: D1Database, counters: readonly Counter[]): Promise<number | null> {
  const json = JSON.stringify(counters);
  const [counted, full] = await db.batch<{ until: number | null }>([
    db.prepare(COUNT).bind(json),
    db.prepare(FULL_UNTIL).bind(json),
  ]);
  return counted!.results.length > 0 ? null : (full!.results[0]?.until ?? counters[0]!.windowEnd);
}

export function giveAttemptBack(db: D1Database, counters: readonly Counter[]): D1PreparedStatement {
  return db.prepare(GIVE_BACK).bind(JSON.stringify(counters));
}

const CELL =
  "json_extract(w.value, '$.kind'), json_extract(w.value, '$.subject'), json_extract(w.value, '$.windowStart')";

const UNITS = "coalesce(json_extract(w.value, '$.units'), 1)";

const FULL = `
  FROM json_each(?1) w CROSS JOIN attempt a ON (a.kind, a.subject, a.window_start) = (${CELL})
  WHERE a.count + ${UNITS} > json_extract(w.value, '$.limit')`;

const COUNT = `
  INSERT INTO attempt (kind, subject, window_start, count)
  SELECT ${CELL}, ${UNITS} FROM json_each(?1) w WHERE NOT EXISTS (SELECT 1 ${FULL})
  ON CONFLICT (kind, subject, window_start) DO UPDATE SET count = count + excluded.count
  RETURNING count`;

const FULL_UNTIL = `SELECT max(json_extract(w.value, '$.windowEnd')) AS until ${FULL}`;

const GIVE_BACK = `
  UPDATE attempt SET count = count - 1
  WHERE (kind, subject, window_start) IN (SELECT ${CELL} FROM json_each(?1) w) AND count > 0`;
