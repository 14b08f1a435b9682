import { aroundStatements } from "./bounded.server.ts";

export type Meter = ReturnType<typeof newMeter>;

export function newMeter() {
  return { calls: 0, rowsRead: 0, rowsWritten: 0, ms: 0 };
}

/** Answers of `first` and `raw` carry no figures: only the call is counted. */
export function meteredDatabase(db: D1Database, meter: Meter): D1Database {
  return aroundStatements(db, async (_, run) => {
    meter.calls += 1;
    const answer = await run();
    for (const result of [answer].flat() as (Partial<D1Result> | null)[]) {
      meter.rowsRead += result?.meta?.rows_read ?? 0;
      meter.rowsWritten += result?.meta?.rows_written ?? 0;
      meter.ms += result?.meta?.duration ?? 0;
    }
    return answer;
  });
}
