import type { CellPlace } from "./filter-conditions.server.ts";

/**
 * The search rank of product `p`, its row in product_search: whatever is found is read in its order (settled.md 29), so
 * what can be bought comes before what is sold out, much viewed before less, and older before younger. Unique, because the
 * product's id is part of it; its facets and its aisle follow (`search_place` in app/migrations/0001_catalogue.sql). Too large for a number of JavaScript.
 */
export const RANK = "p.search_place";

/** What a rank, given as SQL, says about its product. */
export const idIn = (rank: string): string => `(${rank} >> 26 & 1073741823)`;
/** Its packed cell (domain/listings/facet-cell). */
export const cellIn = (rank: string): string => `(${rank} >> 16 & 1023)`;
/** The same as a place that facets read. */
export const cellPlaceIn = (rank: string): CellPlace => ({ sql: rank, shift: 16 });
/** Whether a rank is that of what sold out. */
export const isSoldOut = (rank: string): string => `${rank} & 65536 = 0`;

/** How stock and views begin a rank (`search_place` in app/migrations/0001_catalogue.sql): what is seldom viewed, hardly ever, and what sold out. */
const [SELDOM, HARDLY, SOLD_OUT] = [4n, 5n, 9n].map((first) => first << 56n);
/**
 * Conditions on a rank that are together what is in stock, or what sold out: within each but the first, which few are viewed
 * enough for, ids rise with the ranks.
 */
export const rankStretches = (soldOut: 0 | 1, rank: string): string[] =>
  soldOut
    ? [`${rank} >= ${SOLD_OUT}`]
    : [
        `${rank} < ${SELDOM}`,
        `${rank} >= ${SELDOM} AND ${rank} < ${HARDLY}`,
        `${rank} >= ${HARDLY} AND ${rank} < ${SOLD_OUT}`,
      ];
/** Its aisle, 16 bits (`search_place` in app/migrations/0001_catalogue.sql). */
export const aisleIn = (rank: string): string => `(${rank} & 65535)`;

/** Joins the facts `p` of a product to its rank, given as SQL. */
export const factsOf = (rank: string): string =>
  `CROSS JOIN product p INDEXED BY product_found ON p.aisle = ${aisleIn(rank)} AND p.id = ${idIn(rank)} AND p.retired_at IS NULL`;

/** The same without what lists are ordered by: read by number, in half the time (migration 0024). */
export const walkedFacts = (rank: string): string =>
  `CROSS JOIN search_fact p ON p.place = (${aisleIn(rank)} << 30 | ${idIn(rank)})`;

const BATCH = 500;

/**
 * Ends an import for the search: moves products whose stock or views changed to their rank, and forgets words that no
 * product has any more; all in batches. Returns how many products moved.
 */
export async function reassignSearchRanks(db: D1Database): Promise<number> {
  let moved = 0;
  for (let after = 0; ;) {
    const { results } = await db.prepare(MISPLACED).bind(after, BATCH).all<Misplaced>();
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
  const { results } = await db.prepare(MISPLACED_OF).bind(JSON.stringify(productIds)).all<Misplaced>();
  if (results.length > 0) await move(db, results);
  return results.length;
}

interface Misplaced {
  id: number;
}

async function move(db: D1Database, misplaced: readonly Misplaced[]): Promise<void> {
  const ids = JSON.stringify(misplaced.map(({ id }) => id));
  await db.batch(MOVE.map((sql) => db.prepare(sql).bind(ids)));
}

const MISPLACED = `
  SELECT s.product_id AS id FROM search_rank s CROSS JOIN product p ON p.id = s.product_id
  WHERE s.product_id > ?1 AND s.rank <> ${RANK} ORDER BY s.product_id LIMIT ?2`;

const MISPLACED_OF = `
  SELECT s.product_id AS id FROM json_each(?1) wanted CROSS JOIN search_rank s ON s.product_id = wanted.value
  CROSS JOIN product p ON p.id = s.product_id WHERE s.rank <> ${RANK}`;

const MOVE = [
  // Its rows by number: joined to the others it would be walked whole, and the others for each of its rows.
  `UPDATE product_search SET rowid = (SELECT ${RANK} FROM product p WHERE p.id = ${idIn("product_search.rowid")})
   WHERE rowid IN (SELECT s.rank FROM json_each(?1) wanted CROSS JOIN search_rank s ON s.product_id = wanted.value)`,
  `UPDATE search_rank SET rank = ${RANK} FROM product p
   WHERE p.id = search_rank.product_id AND search_rank.product_id IN (SELECT value FROM json_each(?1))`,
];

const FORGET = "DELETE FROM search_word WHERE word IN (SELECT word FROM search_word WHERE count <= 0 LIMIT ?1)";
