import { shownFacts } from "../../domain/products/shown-facts.ts";

const BATCH = 200;

interface DueRow {
  id: number;
  updatedAt: number;
  due: number;
  sellingPrice: number;
  salePrice: number | null;
  specialPrice: number | null;
  specialEndsAt: number | null;
  saleUntil: number | null;
  discount: number;
}

export async function turnPrices(db: D1Database, now: number, batches = 1): Promise<number> {
  let turned = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const { results } = await db.prepare(DUE).bind(now, BATCH).all<DueRow>();
    if (results.length === 0) return turned;
    const rows = results.map(({ id, updatedAt, due, specialPrice, specialEndsAt, ...priced }) => ({
      ...{ id, updatedAt, due },
      ...shownFacts(
        { ...priced, specialPrice: specialPrice === null ? null : { price: specialPrice, endDate: specialEndsAt! } },
        now,
      ),
    }));
    await db.prepare(TURN).bind(JSON.stringify(rows)).run();
    turned += rows.length;
    if (results.length < BATCH) return turned;
  }
  return turned;
}

const DUE = `
  SELECT id, updated_at AS updatedAt, turns_at AS due, selling_price AS sellingPrice,
    sale_price AS salePrice, special_price AS specialPrice, special_ends_at AS specialEndsAt, sale_until AS saleUntil, discount
  FROM product WHERE turns_at <= ?1 ORDER BY turns_at LIMIT ?2`;

// An import may have written the product meanwhile; its values are newer.
const TURN = `
  UPDATE product SET shown_price = r.value ->> 'shownPrice', shown_discount = r.value ->> 'shownDiscount',
    turns_at = r.value ->> 'turnsAt'
  FROM json_each(?1) r
  WHERE product.id = r.value ->> 'id' AND product.turns_at = r.value ->> 'due' AND product.updated_at = r.value ->> 'updatedAt'`;
