import { dumpDatabase } from "../../tests/support/database-dump.ts";

/** Tries are counted, and looks at pages are written down seconds behind them. */
const COUNTERS = ["attempt", "view_receipt"];

/** Which tables of two dumps differ, but those that count. */
export function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => after[table] !== before[table] && !COUNTERS.includes(table));
}

/** The database once what was done behind the answers is done: it is the same for a second and a half. */
export async function settled(db: D1Database): Promise<Record<string, string>> {
  for (let last = "", quiet = 0; ;) {
    const dump = await dumpDatabase(db, "quick");
    quiet = JSON.stringify(dump) === last ? quiet + 1 : 0;
    if (quiet === 3) return dump;
    last = JSON.stringify(dump);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
