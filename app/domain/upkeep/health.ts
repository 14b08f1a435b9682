import type { Ailment } from "./work-facts.ts";

/** null where it never happened. */
export interface DatabaseFacts {
  cronAt: number | null;
  queueAt: number | null;
  /** Milliseconds. */
  queueDelay: number | null;
  dueSince: number | null;
  waiting: number;
  backupAt: number | null;
  /** Counted to 1,000. */
  pricesToTurn: number;
  dollarsToFollow: number;
  goodsToFollow: number;
}

export interface HealthFacts {
  /** Response time in ms; null: no answer. */
  database: number | null;
  namespace: number | null;
  /** undefined: there is none. */
  bucket: number | null | undefined;
  facts: DatabaseFacts | null;
  isBackedUp: boolean;
  migration: string | null;
  expected: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds before an alarm. */
const patience = {
  database: 1_000,
  cron: 5 * MINUTE,
  queue: 10 * MINUTE,
  outbox: 10 * MINUTE,
  backup: 30 * HOUR,
} as const;

/** Of machines, a sentence each. */
export function ailments(health: HealthFacts, now: number): Ailment[] {
  const { database, namespace, bucket, facts, isBackedUp, migration, expected } = health;
  const said: Ailment[] = [];
  const say = (name: string, text: string) => said.push({ name, text });
  if (database === null) say("database", "D1 does not answer.");
  else if (database > patience.database) say("database", `D1 takes ${database} ms to answer.`);
  if (namespace === null) say("namespace", "KV does not answer.");
  if (bucket === null) say("bucket", "R2 does not answer.");
  if (migration !== null && migration < expected)
    say("migration", `The database has not seen ${expected}; its newest migration is ${migration}.`);
  if (!facts) return said;
  const late = (since: number | null, most: number) => since === null || now - since > most;
  if (late(facts.cronAt, patience.cron)) say("cron", `The cron last ran ${ago(facts.cronAt, now)}.`);
  if (late(facts.queueAt, patience.queue)) say("queue", `The queue last delivered ${ago(facts.queueAt, now)}.`);
  if (facts.dueSince !== null && now - facts.dueSince > patience.outbox)
    say("outbox", `${facts.waiting} messages wait, the oldest since ${minutes(now - facts.dueSince)} minutes.`);
  if (isBackedUp && late(facts.backupAt, patience.backup))
    say("backup", `The last backup ended ${ago(facts.backupAt, now)}.`);
  return said;
}

function ago(time: number | null, now: number): string {
  return time === null ? "never" : `${minutes(now - time)} minutes ago`;
}

function minutes(ms: number): number {
  return Math.floor(ms / MINUTE);
}
