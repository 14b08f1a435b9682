import { bumpVersion } from "../upkeep/catalogue-totals.server.ts";

/** Santim for a US dollar. */
export async function findUsdRate(db: D1Database, now: number): Promise<number> {
  return (await db.prepare(AT).bind(now).first<number>("santim"))!;
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

const AT = "SELECT santim FROM usd_rate WHERE valid_from <= ?1 ORDER BY valid_from DESC LIMIT 1";

// D1 binds every number as REAL: without the cast the quotient would have decimals.
const RATE = "CAST(?1 AS INTEGER)";
const FOLLOW = `
  UPDATE product SET usd_price = max(1, (200 * selling_price + ${RATE}) / (2 * ${RATE})), usd_rate = ${RATE}
  WHERE id IN (SELECT id FROM product WHERE usd_rate < ?1 UNION ALL SELECT id FROM product WHERE usd_rate > ?1 LIMIT ?2)`;
