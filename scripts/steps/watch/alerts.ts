import { columnOf } from "../../../app/domain/upkeep/counted.ts";

export interface Alert {
  name: string;
  says: string;
  /** Returns one row with `value`; `FROM counts` is the shop's dataset. */
  sql: string;
  limit: number;
  isBelow?: true;
  /** A heading of docs/operating.md. */
  heading: string;
}

const answer = (name: string) => columnOf("answer", name);
const since = (minutes: number) => `timestamp > NOW() - INTERVAL '${minutes}' MINUTE`;
const of = (event: string, minutes: number) => `FROM counts WHERE index1 = '${event}' AND ${since(minutes)}`;

/** The worst first; each row represents `_sample_interval` events. */
export const alerts: readonly Alert[] = [
  {
    name: "errors",
    says: "more than 1 in 100 answers were errors in the last 10 minutes",
    sql: `SELECT 100 * sumIf(_sample_interval, ${answer("status")} >= 500) / sum(_sample_interval) AS value ${of("answer", 10)}`,
    limit: 1,
    heading: "Pages fail",
  },
  {
    name: "orders",
    says: "nobody placed an order for three hours of the day",
    sql: `SELECT sum(_sample_interval) AS value ${of("order", 180)}`,
    limit: 1,
    isBelow: true,
    heading: "No orders come",
  },
  {
    name: "refusals",
    says: "more forms to buy were turned back than orders placed in the last hour",
    sql: `SELECT sumIf(_sample_interval, index1 = 'refusal') / (1 + sumIf(_sample_interval, index1 = 'order')) AS value FROM counts WHERE index1 IN ('order', 'refusal') AND ${since(60)}`,
    limit: 1,
    heading: "No orders come",
  },
  {
    name: "payments",
    says: "Chapa did not answer more than 5 times in the last half hour",
    sql: `SELECT sumIf(_sample_interval, ${columnOf("payment", "outcome")} = 'unknown') AS value ${of("payment", 30)}`,
    limit: 5,
    heading: "Chapa is down",
  },
  {
    name: "outbox",
    says: "the oldest message waited for more than 10 minutes",
    sql: `SELECT max(${columnOf("outbox", "age")}) / 60000 AS value ${of("outbox", 10)}`,
    limit: 10,
    heading: "Messages do not leave",
  },
  {
    name: "cron",
    says: "the cron did not run 5 times in the last 10 minutes",
    sql: `SELECT sum(_sample_interval) AS value ${of("outbox", 10)}`,
    limit: 5,
    isBelow: true,
    heading: "The cron does not run",
  },
  {
    name: "database",
    says: "one uncached page in 20 waited for more than 2 s in the last 10 minutes",
    sql: `SELECT quantileExactWeighted(0.95)(${answer("ms")}, _sample_interval) AS value ${of("answer", 10)} AND ${answer("calls")} > 0`,
    limit: 2_000,
    heading: "D1 is down or slow",
  },
  {
    name: "copies",
    says: "fewer than half of the home and product pages came from a copy in the last hour",
    sql: `SELECT 100 * sumIf(_sample_interval, ${answer("from")} IN ('memory', 'edge', 'stale')) / sum(_sample_interval) AS value ${of("answer", 60)} AND ${answer("page")} IN ('home', 'product')`,
    limit: 50,
    isBelow: true,
    heading: "D1 is down or slow",
  },
];

export function isFiring({ limit, isBelow }: Pick<Alert, "limit" | "isBelow">, value: number): boolean {
  return isBelow ? value < limit : value > limit;
}
