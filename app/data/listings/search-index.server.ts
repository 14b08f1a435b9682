import { searchColumns } from "../../domain/search/search-text.ts";
import { BOUND_IDS, BOUND_PRODUCTS } from "../products/bound-rows.server.ts";
import { idIn } from "./sources.server.ts";
import { columnsIn, ofNames, translated } from "../translated.server.ts";
import type { Translated } from "../../domain/translated.ts";

const RANK = "p.search_place";

/** Also subtracts their words from the vocabulary. */
export const REMOVE_FROM_SEARCH = [
  `UPDATE search_word SET count = search_word.count - gone.count FROM (
     SELECT substr(token.value, 2) AS word, count(*) AS count
     FROM search_rank s CROSS JOIN product_search f ON f.rowid = s.rank
       CROSS JOIN json_each('["' || replace(f.category, ' ', '","') || '"]') token
     WHERE s.product_id IN ${BOUND_IDS} GROUP BY 1
   ) gone WHERE search_word.word = gone.word`,
  `DELETE FROM product_search WHERE rowid IN (SELECT rank FROM search_rank WHERE product_id IN ${BOUND_IDS})`,
  `DELETE FROM search_rank WHERE product_id IN ${BOUND_IDS}`,
];

/** Tokens of domain/search/search-tokens. */
export const SHELF_TOKENS = [
  `'@p' || p.parent_id || ' @c' || p.category_id || ' @v' || p.vendor_id`,
  `coalesce(' @s' || p.subcategory_id, '')`,
  `coalesce(' @b' || p.brand_id, '')`,
  `coalesce((SELECT group_concat(' @' || iif(c.facet = 3, 'x', 'z') || c.bit, '') FROM choice c
     WHERE (iif(c.facet = 3, p.color_bits, p.size_bits) >> c.bit) & 1), '')`,
].join(" || ");

/** Of two spellings the shorter remains: the longer may be an inflected form. */
export const ADD_TO_SEARCH = [
  `INSERT INTO search_rank (product_id, rank) SELECT p.id, ${RANK} FROM ${BOUND_PRODUCTS} WHERE p.retired_at IS NULL`,
  `INSERT INTO product_search (rowid, title, category, body, shelf)
   SELECT s.rank, r.value ->> '$.search.title', r.value ->> '$.search.category', r.value ->> '$.search.body', ${SHELF_TOKENS}
   FROM ${BOUND_PRODUCTS} CROSS JOIN search_rank s ON s.product_id = p.id`,
  `INSERT INTO search_word (word, spelling, sound, key, skeleton, count)
   SELECT word.value ->> 0, word.value ->> 1, word.value ->> 2, word.value ->> 3, word.value ->> 4, count(*)
   FROM ${BOUND_PRODUCTS} CROSS JOIN json_each(r.value, '$.search.words') word WHERE p.retired_at IS NULL GROUP BY 1
   ON CONFLICT (word) DO UPDATE SET count = search_word.count + excluded.count,
     spelling = iif(length(excluded.spelling) < length(search_word.spelling), excluded.spelling, search_word.spelling)`,
];

/** Merges segments after imports and sales, writing about `pages` pages at most. */
export function mergeSearchSegments(db: D1Database, pages: number): Promise<unknown> {
  return db.prepare(MERGE).bind(pages).run();
}

const MERGE = "INSERT INTO product_search (product_search, rank) VALUES ('merge', ?1)";

const BATCH = 500;

/** Updates ranks and deletes unused words. Returns how many products moved. */
export async function reassignSearchRanks(db: D1Database): Promise<number> {
  let moved = 0;
  for (let after = 0; ;) {
    const { results } = await db.prepare(MISPLACED).bind(after, BATCH).all<{ id: number }>();
    if (results.length === 0) break;
    moved += await reassignRanksOf(
      db,
      results.map(({ id }) => id),
    );
    after = results.at(-1)!.id;
  }
  while ((await db.prepare(FORGET).bind(BATCH).run()).meta.changes > 0);
  return moved;
}

/** Returns how many of them moved. */
export async function reassignRanksOf(db: D1Database, productIds: readonly number[]): Promise<number> {
  const ids = JSON.stringify(productIds);
  const [, moved] = await db.batch(MOVE.map((sql) => db.prepare(sql).bind(ids)));
  return moved!.results.length;
}

const MISPLACED = `
  SELECT s.product_id AS id FROM search_rank s CROSS JOIN product p ON p.id = s.product_id
  WHERE s.product_id > ?1 AND s.rank <> ${RANK} ORDER BY s.product_id LIMIT ?2`;

const MOVE = [
  // Rows are named by number: a join would read the whole index.
  `UPDATE product_search SET rowid = (SELECT ${RANK} FROM product p WHERE p.id = ${idIn("product_search.rowid")})
   WHERE rowid IN (SELECT s.rank FROM json_each(?1) wanted CROSS JOIN search_rank s ON s.product_id = wanted.value
     CROSS JOIN product p ON p.id = s.product_id WHERE s.rank <> ${RANK})`,
  `UPDATE search_rank SET rank = ${RANK} FROM product p
   WHERE p.id = search_rank.product_id AND search_rank.rank <> ${RANK}
     AND search_rank.product_id IN (SELECT value FROM json_each(?1)) RETURNING product_id`,
];

const FORGET = "DELETE FROM search_word WHERE word IN (SELECT word FROM search_word WHERE count <= 0 LIMIT ?1)";

export interface StoredSearchSource extends Translated<"name" | "description"> {
  id: number;
  vendorId: number;
  feedId: string;
  brand: string | null;
  ownNames: string;
  parentNames: string;
}

export const SEARCH_SOURCE = `
  p.id, p.vendor_id AS vendorId, p.feed_id AS feedId, ${translated("p.name")},
  ${translated("p.description")}, p.brand, json_array(${columnsIn([...ofNames("s"), ...ofNames("c")])}) AS ownNames,
  json_array(${columnsIn(ofNames("g"))}) AS parentNames`;

export const PLACES = `
  CROSS JOIN category c ON c.id = p.category_id CROSS JOIN parent_category g ON g.id = p.parent_id
  LEFT JOIN subcategory s ON s.id = p.subcategory_id`;

export function storedSearchRow({ id, vendorId, feedId, ownNames, parentNames, ...source }: StoredSearchSource) {
  const own = JSON.parse(ownNames) as (string | null)[];
  const categoryNames = [...own, ...(JSON.parse(parentNames) as (string | null)[])];
  return {
    id,
    vendor_id: vendorId,
    feed_id: feedId,
    search: searchColumns({ ...source, ownNames: own, categoryNames }),
  };
}
