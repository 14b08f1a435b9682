import { BoundValues } from "../bound-values.server.ts";
import { boundColumn } from "./page-by-price.server.ts";
import { cellIn, cellPlaceIn, idIn, walkedFacts } from "./search-ranks.server.ts";
import { EVERYTHING, nearCondition, readFound } from "./facet-found.server.ts";
import type { Asking, FoundRow, FoundWalk } from "./facet-found.server.ts";
import { SAMPLED, groupingsOf } from "./listing-question.server.ts";
import { cellConditions } from "./filter-conditions.server.ts";
import { foundColumns, listed } from "./facet-walks.server.ts";
import { isFound } from "./source-search.server.ts";

type NarrowedRow = FoundRow & { page: string | null };

/** Of a rank, as SQL, whether its product is asked for. */
type Within = (rank: string) => string;

const ROW = "product_search.rowid";

/**
 * What foundStatement asks, for a filter of shelves and packed facets, with the ids of one page: also of words that find more than
 * `foundTo`, up to one more than is counted of what has the facets.
 */
export function narrowedStatement(db: D1Database, asking: Asking): D1PreparedStatement {
  const { filter, words, countedTo, foundTo, offers, stretch: page } = asking;
  const values = new BoundValues();
  const found = isFound(filter, words, values);
  const [many, most] = [values.add(countedTo), values.add(foundTo)];
  // The last page that is counted may go on behind it.
  const enough = values.add(countedTo + page.size);
  const own: Within = (rank) => cellConditions(filter, cellPlaceIn(rank)).join(" AND ");
  const near: Within = (rank) => nearCondition(filter, rank);
  const isNearAll = near("") === EVERYTHING;
  // What is too much as it is, is too much with less chosen.
  const isWideTold = isNearAll ? `matches <= ${many}` : `narrowed <= ${many}`;
  const read = (within: Within) => `SELECT rank FROM f WHERE ${within("f.rank")}
    UNION ALL SELECT * FROM (SELECT rowid FROM product_search WHERE ${found} AND rowid > (SELECT last FROM m) AND ${within(ROW)}
      LIMIT (SELECT iif(matches > ${most}, ${enough}, 0) FROM m))`;
  const columns = foundColumns(filter, groupingsOf(filter, words, offers), cellIn("r.rank"));
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${found} LIMIT ${most} + 1),
         m AS MATERIALIZED (SELECT count(*) AS matches, max(rank) AS last FROM f),
         n AS MATERIALIZED (SELECT rank FROM (${read(own)}) LIMIT ${enough} + 0),
         c AS MATERIALIZED (SELECT count(*) AS narrowed FROM n),
         w AS MATERIALIZED (SELECT count(*) AS wide, iif(count(*) > ${many}, NULL, group_concat(cell)) AS wideCells
           FROM (SELECT ${cellIn("rank")} AS cell FROM (${isNearAll ? "SELECT rank FROM f" : read(near)}) LIMIT (SELECT iif(${isWideTold}, ${many} + 1, 0) FROM m, c)))
       SELECT (SELECT matches FROM m) AS matches, (SELECT narrowed FROM c) AS narrowed,
         (SELECT iif(${isWideTold}, wide, NULL) FROM m, c, w) AS wide, (SELECT wideCells FROM w) AS wideCells,
         (SELECT group_concat(id) FROM (SELECT ${idIn("rank")} AS id FROM n LIMIT ${values.addLimit(page.size)} OFFSET ${values.addLimit(page.offset)})) AS page,
         ${boundColumn(asking, "m", values)} AS bound,
         count(*) AS total${listed(columns)}
       FROM (SELECT rank FROM n LIMIT (SELECT iif(narrowed > ${many}, ${SAMPLED}, ${many}) FROM c)) r ${walkedFacts("r.rank")}`,
    )
    .bind(...values.list);
}

/** `row` is what narrowedStatement read. */
export function readNarrowed(asking: Asking, { page, ...row }: NarrowedRow): FoundWalk {
  const ids = page === null ? [] : page.split(",").map(Number);
  return { ...readFound(asking, row), page: { offset: asking.stretch.offset, ids } };
}
