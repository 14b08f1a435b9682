import { existsSync } from "node:fs";
import { join } from "node:path";
import { auditBooks, type Violation } from "../../../app/data/upkeep/audit.server.ts";
import { commandOptions } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { defaultStateDir, openStorage } from "../shop/serve.ts";

export const usage = "npm run audit:db [-- --state FOLDER]";

/** The folder that is asked for; null when only help is. */
export function readAuditOptions(argv: string[]): { stateDir: string } | null {
  const { help, state } = commandOptions(argv, usage, { state: { type: "string" } });
  return help ? null : { stateDir: state ?? defaultStateDir };
}

/** What is wrong in a database now; empty where it is sound. */
export function auditDatabase(db: D1Database): Promise<Violation[]> {
  return auditBooks(db, Date.now());
}

/** What is wrong in the database of a state folder at `now` (UTC ms), served or not, and how many orders it has. */
export async function auditState(stateDir: string, now: number): Promise<{ violations: Violation[]; orders: number }> {
  if (!existsSync(join(stateDir, "v3")))
    throw new PlainError(`There is no shop's data in ${stateDir}: run npm start once.`);
  const storage = await openStorage(stateDir);
  try {
    const db = await storage.db();
    const orders = await db.prepare("SELECT count(*) AS orders FROM shop_order").first<number>("orders");
    return { violations: await auditBooks(db, now), orders: orders! };
  } catch (error) {
    if (!String(error).includes("no such table")) throw error;
    throw new PlainError(`The database in ${stateDir} lacks tables: npm run db:migrate brings it up to date.`);
  } finally {
    await storage.stop();
  }
}

/** What is printed of a violation: what should hold, and the first rows that break it. */
export function violationLines({ name, says, rows, count }: Violation): string[] {
  const shown = rows.map(
    (row) =>
      `    ${Object.entries(row)
        .map(([key, value]) => `${key} ${String(value)}`)
        .join(", ")}`,
  );
  return [
    `✗ ${name}: broken ${count} times. It should be so: ${says}.`,
    ...shown,
    ...(count > rows.length ? ["    ..."] : []),
  ];
}
