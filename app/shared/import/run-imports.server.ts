import { isAway } from "../../data/deadline.server.ts";
import {
  type DeskImport,
  dropPreviews,
  leaseDeskImport,
  mailReport,
  noteImportFile,
  noteProgress,
} from "../../data/import/desk-imports.server.ts";
import { endRun } from "../../data/import/import-runs.server.ts";
import { findCategoryMapping } from "../../data/import/category-mapping.server.ts";
import { undoStep } from "../../data/import/import-undo.server.ts";
import { eventStatement } from "../../data/events/operator-events.server.ts";
import { findUsdRate } from "../../data/prices/price-rules.server.ts";
import { reassignSearchRanks } from "../../data/listings/search-index.server.ts";
import { type FeedFault, FeedProblem } from "../../domain/feed/feed-problem.ts";
import { FeedImport, type ImportCounts, type Reject } from "../../domain/feed/feed-import.ts";
import { readFeed } from "../../domain/feed/read-feed.ts";
import { logEvent } from "../../http/log.server.ts";
import { feedStore } from "./feed-store.server.ts";
import { importFile, storedPortions } from "./import-file.server.ts";
import { type ImportPlan, previewFeed } from "./preview.server.ts";

/** A round reads its file from the start, so it gets some of the fifteen minutes that a queue allows. */
const ROUND_MS = 6 * 60_000;
/** A round first reads the rows of former rounds, two minutes for the largest file, before it can extend its lease. */
const LEASE_MS = 8 * 60_000;
/** Rows between two records of the progress. */
const PORTION = 250;
const DAY = 86_400_000;

/** Deletes files that nobody started within a day. */
export async function dropOldPreviews(db: D1Database, store: R2Bucket, now: number): Promise<void> {
  const dropped = await dropPreviews(db, null, now - DAY);
  if (dropped.length > 0) await store.delete(dropped.map(importFile));
}

/** Works on one import of the desk for some minutes; true if there is more to do. */
export async function runImports(db: D1Database, store: R2Bucket): Promise<boolean> {
  const now = Date.now();
  const run = await leaseDeskImport(db, now, now + LEASE_MS);
  if (!run) return false;
  try {
    if (run.stage === "undoing") return await undo(db, run, now);
    if (run.stage === "running") return await carryOn(db, store, run, now);
    await readPreview(db, store, run, now);
    return true;
  } catch (error) {
    logEvent("import", error);
    // Another round continues from the last record.
    if (isAway(error) && !(error instanceof FeedProblem)) return true;
    const { code, values }: FeedFault = error instanceof FeedProblem ? error : new FeedProblem("otherFault");
    const problem = JSON.stringify({ code, values });
    await db.batch(noteProgress(db, { ...run, stage: "failed", rejects: [], problem, leasedUntil: 0 }));
    await store.delete(importFile(run.id));
    return false;
  }
}

/** How an import's file will be read, with its first products. Throws a `FeedProblem`. */
export async function readPreview(
  db: D1Database,
  store: R2Bucket,
  { id, vendor, vendorId, plan }: Pick<DeskImport, "id" | "vendor" | "vendorId" | "plan">,
  now: number,
): Promise<void> {
  const { isBirr } = JSON.parse(plan) as Pick<ImportPlan, "isBirr">;
  const [usdRate, categories] = await Promise.all([findUsdRate(db, now), findCategoryMapping(db, vendorId)]);
  const options = { vendor, isBirr, usdRate, categories, now };
  await noteImportFile(db, id, JSON.stringify(await previewFeed(() => storedPortions(store, importFile(id)), options)));
}

async function carryOn(db: D1Database, store: R2Bucket, run: DeskImport, begun: number): Promise<boolean> {
  const { id, vendor, vendorId, author, file } = run;
  if (!(await store.head(importFile(id)))) throw new FeedProblem("goneFile");
  const { style, isBirr } = JSON.parse(run.plan) as ImportPlan;
  const [usdRate, categories] = await Promise.all([findUsdRate(db, begun), findCategoryMapping(db, vendorId)]);
  const options = { vendor, style, isBirr, usdRate, categories, now: begun };
  const goods = feedStore({ db, vendorId, run: id, now: begun });
  let rejects: Reject[] = [];
  let handled = 0;
  let { counts } = run;
  let feed = new FeedImport(goods, (reject) => rejects.push(reject));
  const note = async (stage: DeskImport["stage"], leasedUntil: number) => {
    await feed.flush();
    counts = added(counts, feed.counts);
    await db.batch(noteProgress(db, { id, stage, handled, counts, rejects, leasedUntil }));
    rejects = [];
    feed = new FeedImport(goods, (reject) => rejects.push(reject));
  };
  for await (const row of readFeed(storedPortions(store, importFile(id)), options)) {
    handled += 1;
    if (handled <= run.handled) continue;
    await feed.add(row);
    if (handled % PORTION !== 0) continue;
    const isOver = Date.now() - begun > ROUND_MS;
    await note("running", isOver ? 0 : Date.now() + LEASE_MS);
    if (isOver) return true;
  }
  await note("running", Date.now() + LEASE_MS);
  const now = Date.now();
  await reassignSearchRanks(db);
  const object = { kind: "vendor", id: String(vendorId) } as const;
  const event = {
    author,
    action: "catalogueImported",
    object,
    before: {},
    after: { file, rows: counts.rows },
  } as const;
  await db.batch([
    ...noteProgress(db, { id, stage: "done", handled, counts, rejects: [], leasedUntil: 0 }),
    endRun(db, id, now),
    eventStatement(db, { ...event, now }),
    await mailReport(db, run, counts, now),
  ]);
  await store.delete(importFile(id));
  return true;
}

async function undo(db: D1Database, run: DeskImport, begun: number): Promise<boolean> {
  for (let isDone = false; !isDone;) {
    if (Date.now() - begun > ROUND_MS) {
      await db.batch(noteProgress(db, { ...run, rejects: [], leasedUntil: 0 }));
      return true;
    }
    ({ isDone } = await undoStep(db, run.id, Date.now()));
  }
  const now = Date.now();
  await reassignSearchRanks(db);
  const object = { kind: "vendor", id: String(run.vendorId) } as const;
  const { author, file, id } = run;
  const event = { author, action: "importUndone", object, after: { file, version: id }, now } as const;
  await db.batch([
    ...noteProgress(db, { ...run, stage: "undone", rejects: [], leasedUntil: 0 }),
    eventStatement(db, event),
  ]);
  return true;
}

function added(one: Partial<ImportCounts>, other: ImportCounts): ImportCounts {
  const names = Object.keys(other) as (keyof ImportCounts)[];
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + other[name]])) as unknown as ImportCounts;
}
