import type { DatabaseFacts } from "../../domain/upkeep/health.ts";

export async function readHealth(db: D1Database, now: number): Promise<DatabaseFacts> {
  const [row] = (await db.prepare(FACTS).bind(now).all<DatabaseFacts>()).results;
  return row!;
}

export async function findLastMigration(db: D1Database): Promise<string | null> {
  const sql = "SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1";
  return db.prepare(sql).first<string>("name");
}

export async function readOutbox(db: D1Database, now: number): Promise<{ waiting: number; dueSince: number | null }> {
  return (await db
    .prepare(`SELECT ${WAITING} AS waiting, ${DUE} AS dueSince`)
    .bind(now)
    .first<{ waiting: number; dueSince: number | null }>())!;
}

const DUE = "(SELECT min(due_at) FROM outbox WHERE state = 'waiting' AND due_at <= ?1)";
const WAITING = "(SELECT count(*) FROM (SELECT 1 FROM outbox WHERE state = 'waiting' LIMIT 1000))";

const LEFT_TO = 1_000;
const left = (rows: string) => `(SELECT count(*) FROM (${rows} LIMIT ${LEFT_TO}))`;
const RATE = "(SELECT santim FROM usd_rate WHERE valid_from <= ?1 ORDER BY valid_from DESC LIMIT 1)";
const LEFT_PRICES = left("SELECT 1 FROM product WHERE turns_at <= ?1");
const LEFT_DOLLARS = left(
  `SELECT 1 FROM product WHERE usd_rate < ${RATE} UNION ALL SELECT 1 FROM product WHERE usd_rate > ${RATE}`,
);
const LEFT_HIDDEN = left(`
  SELECT 1 FROM vendor v CROSS JOIN product p ON p.vendor_id = v.id WHERE v.hidden_at IS NOT NULL AND p.retired_at IS NULL
  UNION ALL
  SELECT 1 FROM product p CROSS JOIN vendor v ON v.id = p.vendor_id WHERE p.retired_at = 0 AND v.hidden_at IS NULL`);

const FACTS = `SELECT
  ${LEFT_PRICES} AS pricesToTurn, ${LEFT_DOLLARS} AS dollarsToFollow, ${LEFT_HIDDEN} AS goodsToFollow,
  (SELECT at FROM pulse WHERE name = 'cron') AS cronAt,
  (SELECT at FROM pulse WHERE name = 'queue') AS queueAt,
  (SELECT delay FROM pulse WHERE name = 'queue') AS queueDelay,
  ${DUE} AS dueSince, ${WAITING} AS waiting,
  (SELECT max(ended_at) FROM backup) AS backupAt`;

type PulseName = "cron" | "queue";

/** delay in ms. */
export async function notePulse(db: D1Database, name: PulseName, at: number, delay: number): Promise<void> {
  await db
    .prepare(
      "INSERT INTO pulse (name, at, delay) VALUES (?1, ?2, ?3) ON CONFLICT (name) DO UPDATE SET at = ?2, delay = ?3 WHERE at < ?2",
    )
    .bind(name, at, Math.max(0, Math.round(delay)))
    .run();
}
