import { isAway, within } from "../data/deadline.server.ts";
import { findLastMigration, readHealth } from "../data/upkeep/health.server.ts";
import { ailments, type HealthFacts } from "../domain/upkeep/health.ts";
import type { Bindings } from "./bindings.server.ts";

/** How long each part may take, in ms. */
const PATIENCE_MS = 5_000;

/** The newest migration at build time; "" in tests. */
const expected = typeof LAST_MIGRATION === "string" ? LAST_MIGRATION : "";

/** The health of the whole shop: which parts answer, how fast, and what waits. `wrong`: a sentence for each fault. */
export interface DeepHealth extends HealthFacts {
  wrong: string[];
}

/** Checks every part of the shop; takes 5 s at most. */
export async function lookDeep({ db, kv, backups, clock }: Bindings): Promise<DeepHealth> {
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

/** How long a part took, in ms; null: it did not answer. */
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
