import { isAway, within } from "../data/deadline.server.ts";
import { findLastMigration, readHealth } from "../data/upkeep/health.server.ts";
import { ailments, type HealthFacts } from "../domain/upkeep/health.ts";
import type { Bindings } from "./bindings.server.ts";

const PATIENCE_MS = 5_000;

/** The newest migration at build time; "" in tests. */
const expected = typeof LAST_MIGRATION === "string" ? LAST_MIGRATION : "";

export interface DeepHealth extends HealthFacts {
  wrong: string[];
}

export async function lookDeep({ patientDb: db, kv, backups, clock }: Bindings): Promise<DeepHealth> {
  const now = clock();
  const [database, namespace, bucket, facts, migration] = await Promise.all([
    timed(() => db.prepare("SELECT 1").first()),
    timed(() => kv.get("healthz")),
    backups ? timed(() => backups.head("list.json")) : undefined,
    within(PATIENCE_MS, readHealth(db, now)).catch(orNull),
    within(PATIENCE_MS, findLastMigration(db)).catch(() => null),
  ]);
  const health = { database, namespace, bucket, facts, isBackedUp: backups !== null, migration, expected };
  return { ...health, wrong: ailments(health, now) };
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
