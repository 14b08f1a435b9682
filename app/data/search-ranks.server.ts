/**
 * The search rank of product `p`: candidates are taken in its order (settled.md 29), so what can be bought comes before
 * what is sold out, much viewed before less, and older before younger. Unique, because it ends in the product's id.
 */
export const RANK = `(
  CASE
    WHEN p.stock_amount <= 0 THEN 9
    WHEN p.view_count >= 10000 THEN 1
    WHEN p.view_count >= 1000 THEN 2
    WHEN p.view_count >= 100 THEN 3
    WHEN p.view_count >= 10 THEN 4
    ELSE 5
  END * 1099511627776 + p.id)`;

const BATCH = 500;

/** Moves products whose stock or views changed to their rank, in batches. Returns how many moved. */
export async function reassignSearchRanks(db: D1Database): Promise<number> {
  let moved = 0;
  for (let after = 0; ;) {
    const { results } = await db.prepare(MISPLACED).bind(after, BATCH).all<{ id: number; from: number; to: number }>();
    if (results.length === 0) return moved;
    const moves = JSON.stringify(results);
    await db.batch(MOVE.map((sql) => db.prepare(sql).bind(moves)));
    moved += results.length;
    after = results.at(-1)!.id;
  }
}

const MISPLACED = `
  SELECT s.product_id AS id, s.rank AS "from", ${RANK} AS "to"
  FROM search_rank s CROSS JOIN product p ON p.id = s.product_id
  WHERE s.product_id > ?1 AND s.rank <> ${RANK} ORDER BY s.product_id LIMIT ?2`;

const MOVE = [
  `UPDATE product_search SET rowid = m.value ->> 'to' FROM json_each(?1) m WHERE product_search.rowid = m.value ->> 'from'`,
  `UPDATE search_rank SET rank = m.value ->> 'to' FROM json_each(?1) m WHERE product_id = m.value ->> 'id'`,
];
