/** null: never. */
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
  /** undefined: not configured. */
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

/** Faults of machines, a sentence each. */
export function ailments(health: HealthFacts, now: number): Ailment[] {
  const { database, namespace, bucket, facts, isBackedUp, migration, expected } = health;
  const ailments: Ailment[] = [];
  const report = (name: string, text: string) => ailments.push({ name, text });
  if (database === null) report("database", "D1 does not answer.");
  else if (database > patience.database) report("database", `D1 takes ${database} ms to answer.`);
  if (namespace === null) report("namespace", "KV does not answer.");
  if (bucket === null) report("bucket", "R2 does not answer.");
  if (migration !== null && migration < expected)
    report("migration", `The database has not seen ${expected}; its newest migration is ${migration}.`);
  if (!facts) return ailments;
  const late = (since: number | null, most: number) => since === null || now - since > most;
  if (late(facts.cronAt, patience.cron)) report("cron", `The cron last ran ${ago(facts.cronAt, now)}.`);
  if (late(facts.queueAt, patience.queue)) report("queue", `The queue last delivered ${ago(facts.queueAt, now)}.`);
  if (facts.dueSince !== null && now - facts.dueSince > patience.outbox)
    report("outbox", `${facts.waiting} messages wait, the oldest since ${minutes(now - facts.dueSince)} minutes.`);
  if (isBackedUp && late(facts.backupAt, patience.backup))
    report("backup", `The last backup ended ${ago(facts.backupAt, now)}.`);
  return ailments;
}

function ago(time: number | null, now: number): string {
  return time === null ? "never" : `${minutes(now - time)} minutes ago`;
}

function minutes(ms: number): number {
  return Math.floor(ms / MINUTE);
}

/** Work that waits for people, counted to 1,000. */
export interface WorkFacts {
  givenUp: number;
  unreachable: number;
  late: number;
  /** Transfers that wait for more than a day. */
  transfers: number;
  /** Payments that came with a wrong amount. */
  mismatches: number;
  /** Payment pages of the last hour, and those of them that failed or got no answer. */
  paymentsTried: number;
  paymentsFailed: number;
  /** Imports that began hours ago and have not ended. */
  imports: number;
}

export interface Ailment {
  /** Stays the same when the text changes. */
  name: string;
  text: string;
}

const fewestFailed = 3;

/** Work that waits for people; it never fails a health probe. */
export function workAilments(work: WorkFacts): Ailment[] {
  const { givenUp, unreachable, late, transfers, mismatches, paymentsTried, paymentsFailed, imports } = work;
  const areFailing = paymentsFailed >= fewestFailed && paymentsFailed * 2 > paymentsTried;
  const ailments: [name: string, isWrong: boolean, text: string][] = [
    ["givenUp", givenUp > 0, `${counted(givenUp, "message")} given up, see /desk/messages.`],
    ["unreachable", unreachable > 0, `${counted(unreachable, "seller")} out of reach, see /desk/vendors?only=none.`],
    ["late", late > 0, `${counted(late, "parcel")} late, see /desk/parcels?work=late.`],
    ["transfers", transfers > 0, `${counted(transfers, "transfer")} waiting for more than a day, see /desk/payments.`],
    ["mismatches", mismatches > 0, `${counted(mismatches, "payment")} with a wrong amount, see /desk/payments.`],
    ["payments", areFailing, `${paymentsFailed} of ${paymentsTried} payments of the last hour failed.`],
    ["imports", imports > 0, `${counted(imports, "import")} did not end, see npm run shop -- import --runs.`],
  ];
  return ailments.filter(([, isWrong]) => isWrong).map(([name, , text]) => ({ name, text }));
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
