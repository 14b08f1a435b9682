import { shownFacts } from "../../domain/products/shown-facts.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { type ProductRow, selectProducts, toProduct } from "./product-rows.server.ts";

const BATCH = 200;

export async function updateDuePrices(db: D1Database, now: number, batches = 1): Promise<number> {
  let turned = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const { results } = await db
      .prepare(DUE)
      .bind(now, BATCH)
      .all<ProductRow & { id: number; updatedAt: number; due: number }>();
    if (results.length === 0) return turned;
    const rows = results.map((row) => {
      const { id, updatedAt, due } = row;
      return { id, updatedAt, due, ...shownFacts(toProduct(row), now) };
    });
    await db.prepare(TURN).bind(JSON.stringify(rows)).run();
    turned += rows.length;
    if (results.length < BATCH) return turned;
  }
  return turned;
}

/**
 * Starts the sales from vendors' files that are due at `now`, at most `limit` products and options each. Returns how
 * many.
 */
export async function startSales(db: D1Database, now: number, limit = 1_000): Promise<number> {
  const due = await db.prepare(SALES_DUE).bind(now).first<number>("due");
  if (due !== 1) return 0;
  const statements = [START, TURN_OPTIONS].map((sql) => db.prepare(sql).bind(now, limit));
  const [products, options] = await db.batch([...statements, bumpVersion(db, now)]);
  return products!.meta.changes + options!.meta.changes;
}

const SALES_DUE = `
  SELECT EXISTS (SELECT 1 FROM product WHERE next_starts_at <= ?1)
    OR EXISTS (SELECT 1 FROM product_variant WHERE next_at <= ?1) AS due`;

const STARTS = "locked = 0 AND next_price < selling_price";
const started = (column: string, value: string, when: string) =>
  `${column} = CASE WHEN ${STARTS} AND ${when} THEN ${value} ELSE ${column} END`;

/** `turns_at`: updateDuePrices then updates the lists. */
const START = `
  UPDATE product SET ${started("special_price", "next_price", "next_ends_at > ?1")},
    ${started("special_ends_at", "next_ends_at", "next_ends_at > ?1")},
    ${started("sale_price", "next_price", "next_ends_at IS NULL")},
    ${started("discount", "min(99, max(1, round((selling_price - next_price) * 100.0 / selling_price)))", "next_ends_at IS NULL")},
    next_price = NULL, next_starts_at = NULL, next_ends_at = NULL, turns_at = ?1, updated_at = max(?1, updated_at + 1)
  WHERE id IN (SELECT id FROM product WHERE next_starts_at <= ?1 ORDER BY next_starts_at LIMIT ?2)`;

const TURN_OPTIONS = `
  UPDATE product_variant SET price = next_price, next_price = then_price, next_at = then_at, then_price = NULL, then_at = NULL
  WHERE id IN (SELECT id FROM product_variant WHERE next_at <= ?1 ORDER BY next_at LIMIT ?2)`;

const DUE = selectProducts("WHERE p.turns_at <= ?1 ORDER BY p.turns_at LIMIT ?2", {
  columns: ", p.updated_at AS updatedAt, p.turns_at AS due",
});

// An import may have written the product meanwhile; its values are newer.
const TURN = `
  UPDATE product SET shown_price = r.value ->> 'shownPrice', shown_discount = r.value ->> 'shownDiscount',
    turns_at = r.value ->> 'turnsAt'
  FROM json_each(?1) r
  WHERE product.id = r.value ->> 'id' AND product.turns_at = r.value ->> 'due' AND product.updated_at = r.value ->> 'updatedAt'`;
