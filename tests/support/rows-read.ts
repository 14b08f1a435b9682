import { aroundStatements } from "../../app/data/bounded.server.ts";

export interface RowsRead {
  rows: number;
  /** A batch counts as one. */
  questions: number;
}

export function counting(db: D1Database, read: RowsRead): D1Database {
  return aroundStatements(db, async (_, run) => {
    read.questions += 1;
    const answer = await run();
    for (const { meta } of [answer].flat() as D1Result[]) read.rows += meta.rows_read;
    return answer;
  });
}
