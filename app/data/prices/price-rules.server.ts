import { caseFacts, type DeliveryCases, type DeliveryFees } from "../../domain/delivery/delivery-fees.ts";
import { changedFacts, type EventFacts, type OperatorEvent } from "../../domain/desk/operator-event.ts";
import { amountNames, type PriceRule, type PriceRuleKind } from "../../domain/prices/price-rules.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";

export type StoredRule = PriceRule & { id: number };

export async function listPriceRules(
  db: D1Database,
  kind: PriceRuleKind,
  { until, limit }: { until: number; limit: number },
): Promise<StoredRule[]> {
  const { results } = await db.prepare(LIST(kind)).bind(until, limit).all<RuleRow>();
  return results.map(({ cases, ...row }) => ({
    ...{ kind, ...row },
    ...(cases !== undefined && { cases: JSON.parse(cases) as DeliveryCases }),
  }));
}

/** False where a row changed meanwhile, or one begins at the same moment. Invalidates cached pages. */
export async function setPriceRule(
  db: D1Database,
  rule: PriceRule,
  { seen, author, now }: By & { seen: number },
): Promise<boolean> {
  const { kind, validFrom, amount, cases } = rule;
  const [before] = await listPriceRules(db, kind, { until: validFrom, limit: 1 });
  const set = db.prepare(SET(kind)).bind(validFrom, seen, amount, ...(cases ? [JSON.stringify(cases)] : []));
  return write(db, set, {
    ...eventOf(kind, { author, now }),
    ...changedFacts(before ? factsOf(before) : {}, factsOf(rule)),
  });
}

function factsOf({ kind, validFrom, amount, cases }: PriceRule): EventFacts {
  return { [amountNames[kind]]: amount, ...(cases && caseFacts(cases)), validFrom };
}

export async function takeBackPriceRule(db: D1Database, kind: PriceRuleKind, id: number, by: By): Promise<boolean> {
  const rules = await listPriceRules(db, kind, { until: Number.MAX_SAFE_INTEGER, limit: 100 });
  const found = rules.find((rule) => rule.id === id);
  if (!found) return false;
  const gone = db.prepare(`DELETE FROM ${TABLES[kind][0]} WHERE id = ?1 AND valid_from > ?2`).bind(id, by.now);
  return write(db, gone, { ...eventOf(kind, by), before: factsOf(found) });
}

async function write(db: D1Database, change: D1PreparedStatement, event: OperatorEvent): Promise<boolean> {
  const [changed] = await db.batch([change, eventIfChanged(db, event), bumpVersion(db, event.now)]);
  return changed!.meta.changes > 0;
}

function eventOf(kind: PriceRuleKind, { author, now }: By) {
  return { author, action: "priceRuleSet", object: { kind: "priceRule", id: kind }, now } as const;
}

type RuleRow = Omit<StoredRule, "kind" | "cases"> & { cases?: string };

const TABLES = { rate: ["usd_rate", "santim"], fees: ["delivery_fee", "free_from"] } as const;

const LIST = (kind: PriceRuleKind) => {
  const [table, column] = TABLES[kind];
  return `
  SELECT id, valid_from AS validFrom, ${column} AS amount${kind === "fees" ? ", cases" : ""}
  FROM ${table} WHERE valid_from <= ?1 ORDER BY valid_from DESC LIMIT ?2`;
};

const SET = (kind: PriceRuleKind) => {
  const [table, column] = TABLES[kind];
  const [columns, values] = kind === "fees" ? [`${column}, cases`, "?3, ?4"] : [column, "?3"];
  return `
  INSERT INTO ${table} (valid_from, ${columns}) SELECT ?1, ${values}
  WHERE (SELECT max(id) FROM ${table}) = ?2 AND NOT EXISTS (SELECT 1 FROM ${table} WHERE valid_from = ?1)`;
};

/** Santim for a US dollar. */
export async function findUsdRate(db: D1Database, now: number): Promise<number> {
  return (await db.prepare(AT_RATE).bind(now).first<number>("santim"))!;
}

const BATCH = 2_000;

/** Dollars are displayed, never charged (specification 4.7). */
export async function followUsdRate(db: D1Database, now: number, batches = 1): Promise<number> {
  const rate = await findUsdRate(db, now);
  let changed = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const { meta } = await db.prepare(FOLLOW).bind(rate, BATCH).run();
    changed += meta.changes;
    if (meta.changes < BATCH) break;
  }
  if (changed > 0) await bumpVersion(db, now).run();
  return changed;
}

const AT_RATE = "SELECT santim FROM usd_rate WHERE valid_from <= ?1 ORDER BY valid_from DESC LIMIT 1";

// D1 binds every number as REAL: without the cast the quotient would have decimals.
const RATE = "CAST(?1 AS INTEGER)";
const FOLLOW = `
  UPDATE product SET usd_price = max(1, (200 * selling_price + ${RATE}) / (2 * ${RATE})), usd_rate = ${RATE}
  WHERE id IN (SELECT id FROM product WHERE usd_rate < ?1 UNION ALL SELECT id FROM product WHERE usd_rate > ?1 LIMIT ?2)`;

/** Also reads when the next fees begin, so that cached pages expire then (page-cache/watched-database). */
export async function findDeliveryFees(db: D1Database, now: number): Promise<DeliveryFees> {
  const { results } = await deliveryFeesAt(db, now).all<FeesRow>();
  return toFees(results[0]!);
}

export interface FeesRow {
  cases: string;
  freeFrom: number;
  validFrom: number;
}

export function toFees({ cases, ...row }: FeesRow): DeliveryFees {
  return { cases: JSON.parse(cases) as DeliveryCases, ...row };
}

export function deliveryFeesAt(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare(AT).bind(now);
}

// The first row is valid from the beginning of time (app/migrations/0008_orders.sql) and cannot be revoked.
const AT = `
  SELECT cases, free_from AS freeFrom, valid_from AS validFrom FROM delivery_fee
  WHERE valid_from >= (SELECT max(valid_from) FROM delivery_fee WHERE valid_from <= ?1) ORDER BY valid_from LIMIT 2`;
