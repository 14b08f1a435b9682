/** What the database knows; times in UTC ms, null where it never happened. */
export interface DatabaseFacts {
  cronAt: number | null;
  queueAt: number | null;
  /** How long the queue's last message was on its way, in ms. */
  queueDelay: number | null;
  /** Since when the oldest message is due that nobody took. */
  dueSince: number | null;
  waiting: number;
  backupAt: number | null;
  /** Moves of data that the cron makes in steps: products left, counted to 1,000. Prices in lists whose deal is over. */
  pricesToTurn: number;
  /** Prices in dollars that the newest rate has not reached. */
  dollarsToFollow: number;
  /** Goods that are not hidden or shown yet as their vendor is. */
  goodsToFollow: number;
}

export interface HealthFacts {
  /** What answered, and in how many ms; null: it did not. */
  database: number | null;
  namespace: number | null;
  /** undefined: there is none. */
  bucket: number | null | undefined;
  facts: DatabaseFacts | null;
  /** Backups are made at all. */
  isBackedUp: boolean;
  /** The newest migration of the database and of this build. */
  migration: string | null;
  expected: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is waited for before somebody is called, in ms. */
const patience = {
  database: 1_000,
  cron: 5 * MINUTE,
  queue: 10 * MINUTE,
  outbox: 10 * MINUTE,
  /** A night's backup, and the hours the largest takes. */
  backup: 30 * HOUR,
} as const;

/** What is wrong with the shop, a sentence each; none: it is well. now in UTC ms. */
export function ailments(health: HealthFacts, now: number): string[] {
  const { database, namespace, bucket, facts, isBackedUp, migration, expected } = health;
  const said: string[] = [];
  if (database === null) said.push("D1 does not answer.");
  else if (database > patience.database) said.push(`D1 takes ${database} ms to answer.`);
  if (namespace === null) said.push("KV does not answer.");
  if (bucket === null) said.push("R2 does not answer.");
  if (migration !== null && migration < expected)
    said.push(`The database has not seen ${expected}; its newest migration is ${migration}.`);
  if (!facts) return said;
  const late = (since: number | null, most: number) => since === null || now - since > most;
  if (late(facts.cronAt, patience.cron)) said.push(`The cron last ran ${ago(facts.cronAt, now)}.`);
  if (late(facts.queueAt, patience.queue)) said.push(`The queue last delivered ${ago(facts.queueAt, now)}.`);
  if (facts.dueSince !== null && now - facts.dueSince > patience.outbox)
    said.push(`${facts.waiting} messages wait, the oldest since ${minutes(now - facts.dueSince)} minutes.`);
  if (isBackedUp && late(facts.backupAt, patience.backup))
    said.push(`The last backup ended ${ago(facts.backupAt, now)}.`);
  return said;
}

function ago(time: number | null, now: number): string {
  return time === null ? "never" : `${minutes(now - time)} minutes ago`;
}

function minutes(ms: number): number {
  return Math.floor(ms / MINUTE);
}
