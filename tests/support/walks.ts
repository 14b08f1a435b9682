import type { DatabaseSync, StatementSync } from "node:sqlite";
import { openMigrated } from "../../scripts/steps/shop/schema.ts";

interface Page {
  rootpage: number;
  type: "table" | "index";
  name: string;
  tbl_name: string;
  sql: string | null;
}

/** Tables that do not grow with goods, shoppers or orders. */
const SHORT = new Set(
  (
    "sqlite_sequence parent_category category subcategory holiday_package exhibition home_entry flash_product " +
    "content_version staff shop_setting delivery_fee usd_rate alarm backup pulse import_run choice"
  ).split(" "),
);

/** Statements of ours that read everything on purpose, and triggers of changes that nobody makes. */
const MAY_WALK = [
  /\/upkeep\/(audit|backup-\w+)\.server/,
  // An upsert's plan includes a change of the row's own id.
  /\/(catalogue-import|import-categories|import-facets|write-vendor|import-undo)\.server/,
  // Reminders of one cron run.
  /\/(silent-sellers|parcel-reminders)\.server/,
  // The few pictures that a correction drops; a walk that is not mended yet.
  /\/unused-pictures\.server/,
];

const sound = new Set<string>();
/** A connection of its own, because explaining a change would reset `changes()`. */
let explaining: DatabaseSync | null = null;

/** Throws for a statement of the shop that would read a growing table, or an index of it, from its beginning. */
export function refuseWalks(sql: string): void {
  if (sound.has(sql) || /^\s*(EXPLAIN|PRAGMA)/i.test(sql)) return;
  const asking = new Error().stack!;
  if (!/\/app\/data\//.test(asking)) return;
  const walked = MAY_WALK.some((place) => place.test(asking)) ? [] : walksOf((explaining ??= openMigrated()), sql);
  if (walked.length > 0) throw new Error(`walks ${walked.join(", ")}: ${sql.replace(/\s+/g, " ").trim()}`);
  sound.add(sql);
}

export function walksOf(sqlite: DatabaseSync, sql: string): string[] {
  const pages = readPages(sqlite);
  const walked = new Set<string>();
  let cursors = new Map<unknown, Page>();
  // Programs of triggers follow the statement's own, each from its `Init`.
  const steps = prepared(sqlite, `EXPLAIN ${sql}`);
  if (!steps) return [];
  steps.setReturnArrays(true);
  for (const [, opcode, p1, p2] of steps.iterate() as unknown as Iterable<unknown[]>) {
    const page = pages.get(Number(p2));
    if (opcode === "Init") cursors = new Map();
    else if (/^(Open|Sorter|ReopenIdx)/.test(String(opcode))) {
      if (page && /^(OpenRead|OpenWrite|ReopenIdx)$/.test(String(opcode))) cursors.set(p1, page);
      else cursors.delete(p1);
    } else if (opcode === "Rewind" || opcode === "Last") {
      const from = cursors.get(p1);
      if (from && !SHORT.has(from.tbl_name) && !isNarrow(from)) walked.add(from.name);
    }
  }
  return [...walked];
}

/** Has open work only, or is walked in order to a limit or an age. */
function isNarrow({ type, name, sql }: Page): boolean {
  return type === "index" && (/\bWHERE\b/i.test(sql ?? "") || /_(by_)?age$/.test(name));
}

function readPages(sqlite: DatabaseSync): Map<number, Page> {
  const sql = "SELECT rootpage, type, name, tbl_name, sql FROM sqlite_schema WHERE rootpage > 0";
  const rows = sqlite.prepare(sql).all() as unknown as Page[];
  return new Map(rows.map((page) => [page.rootpage, page]));
}

/** Tables that tests create, unknown to these migrations. */
function prepared(sqlite: DatabaseSync, sql: string): StatementSync | null {
  try {
    return sqlite.prepare(sql);
  } catch {
    return null;
  }
}
