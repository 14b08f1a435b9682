import { isAway } from "../../data/deadline.server.ts";
import { type DeskImport, leaseDeskImport, noteProgress } from "../../data/import/desk-imports.server.ts";
import { endRun } from "../../data/import/import-runs.server.ts";
import { undoStep } from "../../data/import/import-undo.server.ts";
import { eventStatement } from "../../data/events/operator-events.server.ts";
import { findUsdRate } from "../../data/prices/usd-rate.server.ts";
import { finishImport } from "../../data/upkeep/catalogue-totals.server.ts";
import { FeedProblem } from "../../domain/feed/feed-columns.ts";
import { FeedImport, type ImportCounts, type Reject } from "../../domain/feed/feed-import.ts";
import { readFeed } from "../../domain/feed/read-feed.ts";
import { logEvent } from "../../http/log.server.ts";
import { feedStore } from "./feed-store.server.ts";
import type { ImportPlan } from "./preview.server.ts";

const ROUND_MS = 20_000;
const LEASE_MS = 2 * 60_000;
/** Rows between two notes of how far it is. */
const PORTION = 250;

export const importFile = (run: number) => `imports/${run}`;

/** Works on one import of the desk for some seconds; true where there is more to do. */
export async function runImports(db: D1Database, store: R2Bucket): Promise<boolean> {
  const now = Date.now();
  const run = await leaseDeskImport(db, now, now + LEASE_MS);
  if (!run) return false;
  try {
    return run.stage === "undoing" ? await undo(db, run, now) : await carryOn(db, store, run, now);
  } catch (error) {
    logEvent("import", error);
    // Another round goes on from the last note.
    if (isAway(error) && !(error instanceof FeedProblem)) return true;
    const problem = error instanceof Error ? error.message : String(error);
    await db.batch(noteProgress(db, { ...run, stage: "failed", rejects: [], problem, leasedUntil: 0 }));
    await store.delete(importFile(run.id));
    return false;
  }
}

async function carryOn(db: D1Database, store: R2Bucket, run: DeskImport, begun: number): Promise<boolean> {
  const { id, vendor, vendorId, author, file } = run;
  const stored = await store.get(importFile(id));
  if (!stored) throw new FeedProblem("The file is no longer there: send it again.");
  const { style, isBirr } = JSON.parse(run.plan) as ImportPlan;
  const options = { vendor, style, isBirr, usdRate: await findUsdRate(db, begun), now: begun };
  const goods = feedStore({ db, vendorId, run: id, handsOut: true, now: begun });
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
  const bytes = stored.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  for await (const row of readFeed(bytes, options)) {
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
  await finishImport(db, now);
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
    eventStatement(db, { ...event, at: now }),
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
  await finishImport(db, now);
  const object = { kind: "vendor", id: String(run.vendorId) } as const;
  const { author, file, id } = run;
  const event = { author, action: "importUndone", object, before: {}, after: { file, version: id }, at: now } as const;
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
