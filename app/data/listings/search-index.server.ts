import { KNOWN, STORED } from "../import/import-joins.server.ts";
import { RANK } from "./search-ranks.server.ts";

/** Takes rows that were stored before out of the search, and their words off the vocabulary's counts. */
export const REMOVE_FROM_SEARCH = [
  `UPDATE search_word SET count = search_word.count - gone.count FROM (
     SELECT substr(token.value, 2) AS word, count(*) AS count
     FROM search_rank s CROSS JOIN product_search f ON f.rowid = s.rank
       CROSS JOIN json_each('["' || replace(f.category, ' ', '","') || '"]') token
     WHERE s.product_id IN ${KNOWN} GROUP BY 1
   ) gone WHERE search_word.word = gone.word`,
  `DELETE FROM product_search WHERE rowid IN (SELECT rank FROM search_rank WHERE product_id IN ${KNOWN})`,
  `DELETE FROM search_rank WHERE product_id IN ${KNOWN}`,
];

const SHELVES = [
  `'@p' || p.parent_id || ' @c' || p.category_id || ' @v' || p.vendor_id`,
  `coalesce(' @s' || p.subcategory_id, '')`,
  `coalesce(' @b' || p.brand_id, '')`,
  `' ' || p.price_shelves`,
].join(" || ");

/** Puts rows into the search. Of two spellings the shorter is kept: the other one may be that of a longer form. */
export const ADD_TO_SEARCH = [
  `INSERT INTO search_rank (product_id, rank) SELECT p.id, ${RANK} FROM ${STORED}`,
  `INSERT INTO product_search (rowid, title, category, body, shelf)
   SELECT s.rank, r.value ->> '$.search.title', r.value ->> '$.search.category', r.value ->> '$.search.body', ${SHELVES}
   FROM ${STORED} CROSS JOIN search_rank s ON s.product_id = p.id`,
  `INSERT INTO search_word (word, spelling, sound, key, skeleton, count)
   SELECT word.value ->> 0, word.value ->> 1, word.value ->> 2, word.value ->> 3, word.value ->> 4, count(*)
   FROM json_each(?1) r CROSS JOIN json_each(r.value, '$.search.words') word WHERE true GROUP BY 1
   ON CONFLICT (word) DO UPDATE SET count = search_word.count + excluded.count,
     spelling = iif(length(excluded.spelling) < length(search_word.spelling), excluded.spelling, search_word.spelling)`,
];
