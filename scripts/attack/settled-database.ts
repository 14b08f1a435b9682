import { dumpDatabase } from "../../tests/support/database-dump.ts";

const COUNTERS = ["attempt", "view_receipt"];

export function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => after[table] !== before[table] && !COUNTERS.includes(table));
}

/** Waits until nothing has changed for 1.5 seconds, because the shop works on after its answers. */
export async function waitUntilSettled(db: D1Database): Promise<Record<string, string>> {
  for (let last = "", quiet = 0; ;) {
    const dump = await dumpDatabase(db, "quick");
    quiet = JSON.stringify(dump) === last ? quiet + 1 : 0;
    if (quiet === 3) return dump;
    last = JSON.stringify(dump);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
