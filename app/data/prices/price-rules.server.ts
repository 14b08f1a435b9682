import { caseFacts, deliveryCases, type StoredCase, storedCases } from "../../domain/delivery/delivery-fees.ts";
import { changedFacts, type EventAuthor, type OperatorEvent } from "../../domain/desk/operator-event.ts";
import type { PriceRule, PriceRuleKind, PriceRuleValue } from "../../domain/prices/price-rules.ts";
import { eventIfChanged } from "../events/operator-events.server.ts";
import { CASES } from "./delivery-fees.server.ts";
import { bumpVersion } from "../upkeep/catalogue-totals.server.ts";

export type StoredRule = PriceRule & { id: number };

export async function listPriceRules(
  db: D1Database,
  kind: PriceRuleKind,
  { until, limit }: { until: number; limit: number },
): Promise<StoredRule[]> {
  const { results } = await db.prepare(LIST(kind)).bind(until, limit).all<RuleRow>();
  return results.map(({ id, validFrom, cases, ...values }) => ({
    ...{ id, kind, validFrom, values },
    ...(cases !== undefined && { cases: deliveryCases(JSON.parse(cases) as StoredCase[]) }),
  }));
}

interface By {
  author: EventAuthor;
  now: number;
}

/** False where a row changed meanwhile, or one begins at the same moment. Outdates cached pages. */
export async function setPriceRule(
  db: D1Database,
  { kind, validFrom, values, cases }: PriceRule,
  { seen, author, now }: By & { seen: number },
): Promise<boolean> {
  const [before] = await listPriceRules(db, kind, { until: validFrom, limit: 1 });
  const set = db.prepare(SET(kind)).bind(validFrom, seen, ...NAMES(kind).map((name) => values[name]!));
  const factsOf = (rule: Pick<PriceRule, "values" | "cases">) => ({
    ...rule.values,
    ...(rule.cases && caseFacts(rule.cases)),
  });
  return write(db, cases ? [set, db.prepare(SET_CASES).bind(validFrom, JSON.stringify(storedCases(cases)))] : [set], {
    ...eventOf(kind, { author, now }),
    ...changedFacts(
      { ...(before && factsOf(before)), validFrom: before?.validFrom ?? null },
      { ...factsOf({ values, ...(cases && { cases }) }), validFrom },
    ),
  });
}

export async function takeBackPriceRule(db: D1Database, kind: PriceRuleKind, id: number, by: By): Promise<boolean> {
  const rules = await listPriceRules(db, kind, { until: Number.MAX_SAFE_INTEGER, limit: 100 });
  const found = rules.find((rule) => rule.id === id);
  if (!found) return false;
  const { values, validFrom, cases } = found;
  const gone = db.prepare(`DELETE FROM ${TABLES[kind].table} WHERE id = ?1 AND valid_from > ?2`).bind(id, by.now);
  const before = { ...values, ...(cases && caseFacts(cases)), validFrom };
  return write(db, [gone], { ...eventOf(kind, by), before, after: {} });
}

/** The event asks for the changes of the last of them. */
async function write(db: D1Database, changes: D1PreparedStatement[], event: OperatorEvent): Promise<boolean> {
  const batch = [...changes, eventIfChanged(db, event), bumpVersion(db, event.at)];
  const [changed] = await db.batch(batch);
  return changed!.meta.changes > 0;
}

function eventOf(kind: PriceRuleKind, { author, now }: By) {
  return { author, action: "priceRuleSet", object: { kind: "priceRule", id: kind }, at: now } as const;
}

type RuleRow = { id: number; validFrom: number; cases?: string } & PriceRule["values"];

const TABLES = {
  rate: { table: "usd_rate", columns: { rate: "santim" } },
  fees: {
    table: "delivery_fee",
    columns: { freeFrom: "free_from" },
  },
} satisfies Record<PriceRuleKind, { table: string; columns: Partial<Record<PriceRuleValue, string>> }>;

const NAMES = (kind: PriceRuleKind) => Object.keys(TABLES[kind].columns) as PriceRuleValue[];

const LIST = (kind: PriceRuleKind) => `
  SELECT id, valid_from AS validFrom, ${Object.entries(TABLES[kind].columns)
    .map(([name, column]) => `${column} AS ${name}`)
    .join(", ")}${kind === "fees" ? `, ${CASES} AS cases` : ""}
  FROM ${TABLES[kind].table} WHERE valid_from <= ?1 ORDER BY valid_from DESC LIMIT ?2`;

const SET = (kind: PriceRuleKind) => {
  const { table, columns } = TABLES[kind];
  const names = Object.values(columns);
  return `
  INSERT INTO ${table} (valid_from, ${names.join(", ")})
  SELECT ?1, ${names.map((_, at) => `?${at + 3}`).join(", ")}
  WHERE (SELECT max(id) FROM ${table}) = ?2 AND NOT EXISTS (SELECT 1 FROM ${table} WHERE valid_from = ?1)`;
};

const SET_CASES = `
  INSERT INTO delivery_case (valid_from, size, zone, fee, from_days, until_days)
  SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?2) WHERE changes() > 0`;
