import { BoundValues } from "../bound-values.server.ts";
import { cellIn, walkedFacts } from "./search-ranks.server.ts";
import { isPlain, type Asking } from "./facet-found.server.ts";
import { groupingsOf } from "./listing-question.server.ts";
import { foundColumns, listed } from "./facet-walks.server.ts";
import { isFound, isOneList } from "./source-search.server.ts";

/** Of words met with others the rarest has hardly ever so many times more than they leave: one in 140 searches, at a million products. */
const LEFT_BY_OTHERS = 1.5;

/**
 * Whether words that are met with others, or on shelves, are read in one walk: where they are not expected to find more than is
 * counted. To keep what they find, to count it and then to list it costs a sixth more; to list for nothing what is too much costs
 * twice as much, as it would for each word alone that descriptions are full of.
 */
export function isFoundAtOnce({ filter, words, sort, countedTo }: Asking): boolean {
  const isMet = !isOneList(filter, words);
  return sort === "relevance" && isPlain(filter) && isMet && words.expected.most <= LEFT_BY_OTHERS * countedTo;
}

/** What foundStatement asks, as one walk of what is found, up to one more than is counted. */
export function foundAtOnceStatement(
  db: D1Database,
  { filter, words, countedTo, offers }: Asking,
): D1PreparedStatement {
  const values = new BoundValues();
  const columns = foundColumns(filter, groupingsOf(filter, words, offers), cellIn("r.rank"));
  const found = `SELECT rowid AS rank FROM product_search WHERE ${isFound(filter, words, values)} LIMIT ${values.add(countedTo)} + 1`;
  return db
    .prepare(
      `SELECT count(*) AS matches, count(*) AS narrowed, NULL AS wide, NULL AS wideCells,
         NULL AS priced, NULL AS bound, NULL AS cheapest, count(*) AS total${listed(columns)}
       FROM (${found}) r ${walkedFacts("r.rank")}`,
    )
    .bind(...values.list);
}
