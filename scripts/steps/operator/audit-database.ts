import { existsSync } from "node:fs";
import { join } from "node:path";
import { audit, type Audit, auditBooks, type Violation } from "../../../app/data/upkeep/audit.server.ts";
import { type Command, commandOptions } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";
import { defaultStateDir, openStorage } from "../shop/serve.ts";

const usage = "npm run shop -- audit [--state FOLDER | --to URL]   checks the books of orders and stock";

/** ms. */
const AUDIT_MS = 60_000;

export type Audited = { stateDir: string } | { shop: AskedShop };

export function readAuditOptions(argv: string[], env: NodeJS.ProcessEnv): Audited | null {
  const known = { state: { type: "string" }, to: { type: "string" } } as const;
  const { help, state, to } = commandOptions(argv, usage, known);
  if (help) return null;
  if (state !== undefined && to !== undefined) throw new PlainError(`A folder or a shop, not both: ${usage}`);
  return to === undefined ? { stateDir: state ?? defaultStateDir } : { shop: askedShop(to, env) };
}

export function auditDatabase(db: D1Database): Promise<Violation[]> {
  return auditBooks(db, Date.now());
}

/** The state folder may be in use. */
export async function auditShop(audited: Audited, now: number): Promise<Audit> {
  if ("shop" in audited) return answerOf<Audit>(audited.shop, "/operator/upkeep", { operation: "audit" }, AUDIT_MS);
  const { stateDir } = audited;
  if (!existsSync(join(stateDir, "v3")))
    throw new PlainError(`There is no shop's data in ${stateDir}: run npm start once.`);
  const storage = await openStorage(stateDir);
  try {
    return await audit(await storage.db(), now);
  } catch (error) {
    if (!String(error).includes("no such table")) throw error;
    throw new PlainError(`The database in ${stateDir} lacks tables: npm run db -- migrate brings it up to date.`);
  } finally {
    await storage.stop();
  }
}

export default {
  usage,
  read: readAuditOptions,
  async run(audited) {
    const { invariants, orders, violations } = await auditShop(audited, Date.now());
    for (const violation of violations) console.error(violationLines(violation).join("\n"));
    if (violations.length > 0) process.exitCode = 1;
    return violations.length > 0 ? [] : [`✓ ${invariants} invariants hold, ${orders} orders looked at.`];
  },
} satisfies Command<Audited>;

export function violationLines({ name, rule, rows, count }: Violation): string[] {
  const shown = rows.map(
    (row) =>
      `    ${Object.entries(row)
        .map(([key, value]) => `${key} ${String(value)}`)
        .join(", ")}`,
  );
  return [
    `✗ ${name}: broken ${count} times. The rule: ${rule}.`,
    ...shown,
    ...(count > rows.length ? ["    ..."] : []),
  ];
}
