/**
 * The search rank of product `p`: whatever is found is read in its order (settled.md 29), so what can be bought comes
 * before what is sold out, much viewed before less, and older before younger. Unique, because it ends in the product's id.
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

/**
 * Ends an import for the search: moves products whose stock or views changed to their rank, and forgets words that no
 * product has any more; all in batches. Returns how many products moved.
 */
export async function reassignSearchRanks(db: D1Database): Promise<number> {
  let moved = 0;
  for (let after = 0; ;) {
    const { results } = await db.prepare(MISPLACED).bind(after, BATCH).all<Move>();
    if (results.length === 0) break;
    await move(db, results);
    moved += results.length;
    after = results.at(-1)!.id;
  }
  while ((await db.prepare(FORGET).bind(BATCH).run()).meta.changes > 0);
  return moved;
}

/** Moves these products alone to their rank. Returns how many moved. */
export async function reassignRanksOf(db: D1Database, productIds: readonly number[]): Promise<number> {
  const { results } = await db.prepare(MISPLACED_OF).bind(JSON.stringify(productIds)).all<Move>();
  if (results.length > 0) await move(db, results);
  return results.length;
}

interface Move {
  id: number;
  from: number;
  to: number;
}

async function move(db: D1Database, moves: readonly Move[]): Promise<void> {
  const json = JSON.stringify(moves);
  await db.batch(MOVE.map((sql) => db.prepare(sql).bind(json)));
}

const COLUMNS = `SELECT s.product_id AS id, s.rank AS "from", ${RANK} AS "to"`;

const MISPLACED = `
  ${COLUMNS} FROM search_rank s CROSS JOIN product p ON p.id = s.product_id
  WHERE s.product_id > ?1 AND s.rank <> ${RANK} ORDER BY s.product_id LIMIT ?2`;

const MISPLACED_OF = `
  ${COLUMNS} FROM json_each(?1) wanted CROSS JOIN search_rank s ON s.product_id = wanted.value
  CROSS JOIN product p ON p.id = s.product_id WHERE s.rank <> ${RANK}`;

const MOVE = [
  `UPDATE product_search SET rowid = m.value ->> 'to' FROM json_each(?1) m WHERE product_search.rowid = m.value ->> 'from'`,
  `UPDATE search_rank SET rank = m.value ->> 'to' FROM json_each(?1) m
   WHERE product_id = m.value ->> 'id' AND rank = m.value ->> 'from'`,
];

const FORGET = "DELETE FROM search_word WHERE word IN (SELECT word FROM search_word WHERE count <= 0 LIMIT ?1)";
