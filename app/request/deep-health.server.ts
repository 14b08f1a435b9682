import { isAway, within } from "../data/deadline.server.ts";
import { findLastMigration, readHealth } from "../data/upkeep/health.server.ts";
import { readWork } from "../data/desk/work-facts.server.ts";
import { ailments, workAilments } from "../domain/upkeep/health.ts";
import type { Bindings } from "./bindings.server.ts";

const PATIENCE_MS = 5_000;

/** The newest migration at build time; "" in tests. */
const expected = typeof LAST_MIGRATION === "string" ? LAST_MIGRATION : "";

export type DeepEnv = Pick<Bindings, "patientDb" | "kv" | "backups" | "clock">;

export async function deepHealth({ patientDb: db, kv, backups, clock }: DeepEnv) {
  const now = clock();
  const [database, namespace, bucket, facts, migration, work] = await Promise.all([
    timed(() => db.prepare("SELECT 1").first()),
    timed(() => kv.get("healthz")),
    backups ? timed(() => backups.head("list.json")) : undefined,
    within(PATIENCE_MS, readHealth(db, now)).catch(orNull),
    within(PATIENCE_MS, findLastMigration(db)).catch(() => null),
    within(PATIENCE_MS, readWork(db, now)).catch(orNull),
  ]);
  const health = { database, namespace, bucket, facts, isBackedUp: backups !== null, migration, expected };
  return { health, faults: ailments(health, now), waitingWork: work ? workAilments(work) : [] };
}

async function timed(ask: () => Promise<unknown>): Promise<number | null> {
  const begun = Date.now();
  try {
    await within(PATIENCE_MS, ask());
    return Date.now() - begun;
  } catch {
    return null;
  }
}

function orNull(error: unknown): null {
  if (!isAway(error)) throw error;
  return null;
}
