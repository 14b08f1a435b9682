import { changedFacts, type EventAuthor, type OperatorEvent } from "../../domain/desk/operator-event.ts";
import type { PriceRule, PriceRuleKind, PriceRuleValue } from "../../domain/prices/price-rules.ts";
import { eventIfChanged } from "../events/operator-events.server.ts";
import { bumpVersion } from "../upkeep/catalogue-totals.server.ts";

export type StoredRule = PriceRule & { id: number };

export async function listPriceRules(
  db: D1Database,
  kind: PriceRuleKind,
  { until, limit }: { until: number; limit: number },
): Promise<StoredRule[]> {
  const { results } = await db.prepare(LIST(kind)).bind(until, limit).all<RuleRow>();
  return results.map(({ id, validFrom, ...values }) => ({ id, kind, validFrom, values }));
}

interface By {
  author: EventAuthor;
  now: number;
}

/** False where a row changed meanwhile, or one begins at the same moment. Outdates cached pages. */
export async function setPriceRule(
  db: D1Database,
  { kind, validFrom, values }: PriceRule,
  { seen, author, now }: By & { seen: number },
): Promise<boolean> {
  const [before] = await listPriceRules(db, kind, { until: validFrom, limit: 1 });
  const set = db.prepare(SET(kind)).bind(validFrom, seen, ...NAMES(kind).map((name) => values[name]!));
  return write(db, set, {
    ...eventOf(kind, { author, now }),
    ...changedFacts({ ...before?.values, validFrom: before?.validFrom ?? null }, { ...values, validFrom }),
  });
}

export async function takeBackPriceRule(db: D1Database, kind: PriceRuleKind, id: number, by: By): Promise<boolean> {
  const rules = await listPriceRules(db, kind, { until: Number.MAX_SAFE_INTEGER, limit: 100 });
  const found = rules.find((rule) => rule.id === id);
  if (!found) return false;
  const { values, validFrom } = found;
  const gone = db.prepare(`DELETE FROM ${TABLES[kind].table} WHERE id = ?1 AND valid_from > ?2`).bind(id, by.now);
  return write(db, gone, { ...eventOf(kind, by), before: { ...values, validFrom }, after: {} });
}

async function write(db: D1Database, change: D1PreparedStatement, event: OperatorEvent): Promise<boolean> {
  const batch = [change, eventIfChanged(db, event), bumpVersion(db, event.at)];
  const [changed] = await db.batch(batch);
  return changed!.meta.changes > 0;
}

function eventOf(kind: PriceRuleKind, { author, now }: By) {
  return { author, action: "priceRuleSet", object: { kind: "priceRule", id: kind }, at: now } as const;
}

type RuleRow = { id: number; validFrom: number } & PriceRule["values"];

const TABLES = {
  rate: { table: "usd_rate", columns: { rate: "santim" } },
  fees: {
    table: "delivery_fee",
    columns: { near: "near", within: "within", far: "far", remote: "remote", freeFrom: "free_from" },
  },
} satisfies Record<PriceRuleKind, { table: string; columns: Partial<Record<PriceRuleValue, string>> }>;

const NAMES = (kind: PriceRuleKind) => Object.keys(TABLES[kind].columns) as PriceRuleValue[];

const LIST = (kind: PriceRuleKind) => `
  SELECT id, valid_from AS validFrom, ${Object.entries(TABLES[kind].columns)
    .map(([name, column]) => `${column} AS ${name}`)
    .join(", ")}
  FROM ${TABLES[kind].table} WHERE valid_from <= ?1 ORDER BY valid_from DESC LIMIT ?2`;

const SET = (kind: PriceRuleKind) => {
  const { table, columns } = TABLES[kind];
  const names = Object.values(columns);
  return `
  INSERT INTO ${table} (valid_from, ${names.join(", ")})
  SELECT ?1, ${names.map((_, at) => `?${at + 3}`).join(", ")}
  WHERE (SELECT max(id) FROM ${table}) = ?2 AND NOT EXISTS (SELECT 1 FROM ${table} WHERE valid_from = ?1)`;
};
