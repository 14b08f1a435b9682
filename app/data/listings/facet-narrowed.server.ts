import { BoundValues } from "../bound-values.server.ts";
import { askedByPrice } from "./listing-price-asked.server.ts";
import { isPriced } from "./listing-priced.server.ts";
import { cellIn, cellPlaceIn, idIn, walkedFacts } from "./search-ranks.server.ts";
import { EVERYTHING, nearCondition, readFound } from "./facet-found.server.ts";
import type { Asking, FoundRow, FoundWalk } from "./facet-found.server.ts";
import { SAMPLED, groupingsOf } from "./listing-question.server.ts";
import { cellConditions } from "./filter-conditions.server.ts";
import { foundColumns, listed } from "./facet-walks.server.ts";
import { isFound, isOneList } from "./source-search.server.ts";

type NarrowedRow = FoundRow & { page: string | null };

/** Of a rank, as SQL, whether its product is asked for. */
type Within = (rank: string) => string;

/** What is asked of the ranks that words find, as SQL: placeholders of numbers, and conditions. */
interface Question {
  found: string;
  many: string;
  most: string;
  enough: string;
  own: Within;
  near: Within;
}

/**
 * Tables `m` (how many the words find, up to `most` and one more), `n` (ranks of what has the packed facets, up to `enough`), `c` (how many
 * these are), and what finds the ranks that are near.
 */
interface Sought {
  tables: string[];
  near: string;
}

const ROW = "product_search.rowid";
const COUNTED = "c AS MATERIALIZED (SELECT count(*) AS narrowed FROM n)";

/**
 * What foundStatement asks, for a filter of shelves and packed facets, with the ids of one page: also of words that find more than
 * `foundTo`, up to one more than is counted of what has the facets.
 */
export function narrowedStatement(db: D1Database, asking: Asking): D1PreparedStatement {
  const { filter, words, countedTo, foundTo, offers, sort, stretch: page } = asking;
  const values = new BoundValues();
  const found = isFound(filter, words, values);
  const question: Question = {
    found,
    many: values.add(countedTo),
    most: values.add(foundTo),
    // The last page that is counted may go on behind it.
    enough: values.add(countedTo + page.size),
    own: (rank) => cellConditions(filter, cellPlaceIn(rank)).join(" AND "),
    near: (rank) => nearCondition(filter, rank),
  };
  const { many } = question;
  const isSoughtAgain = isOneList(filter, words) && !isPriced(filter, sort);
  const { tables, near } = isSoughtAgain ? soughtAgain(question) : readOn(question);
  // What is too much as it is, is too much with less chosen.
  const isWideTold = question.near("") === EVERYTHING ? `matches <= ${many}` : `narrowed <= ${many}`;
  const byPrice = askedByPrice(asking, { counted: "m", isWhole: `(SELECT narrowed <= ${many} FROM c)` }, values);
  const columns = foundColumns(filter, groupingsOf(filter, words, offers), cellIn("r.rank"));
  return db
    .prepare(
      `WITH ${tables.join(", ")},
         w AS MATERIALIZED (SELECT count(*) AS wide, iif(count(*) > ${many}, NULL, group_concat(cell)) AS wideCells
           FROM (SELECT ${cellIn("rank")} AS cell FROM (${near}) LIMIT (SELECT iif(${isWideTold}, ${many} + 1, 0) FROM m, c))),
         ${byPrice.table}
       SELECT (SELECT matches FROM m) AS matches, (SELECT narrowed FROM c) AS narrowed,
         (SELECT iif(${isWideTold}, wide, NULL) FROM m, c, w) AS wide, (SELECT wideCells FROM w) AS wideCells,
         (SELECT group_concat(id) FROM (SELECT ${idIn("rank")} AS id FROM n LIMIT ${values.addLimit(page.size)} OFFSET ${values.addLimit(page.offset)})) AS page,
         ${byPrice.columns},
         count(*) AS total${listed(columns)}
       FROM (SELECT rank FROM n LIMIT (SELECT iif(narrowed > ${many}, ${SAMPLED}, ${many}) FROM c)) r ${walkedFacts("r.rank")}`,
    )
    .bind(...values.list);
}

/** Words that are met with others are met once: what they find is kept, up to `most`, and read on from there. */
function readOn({ found, most, enough, own, near }: Question): Sought {
  const read = (within: Within) => `SELECT rank FROM f WHERE ${within("f.rank")}
    UNION ALL SELECT * FROM (SELECT rowid FROM product_search WHERE ${found} AND rowid > (SELECT last FROM m) AND ${within(ROW)}
      LIMIT (SELECT iif(matches > ${most}, ${enough}, 0) FROM m))`;
  return {
    tables: [
      `f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${found} LIMIT ${most} + 1)`,
      "m AS MATERIALIZED (SELECT count(*) AS matches, max(rank) AS last FROM f)",
      `n AS MATERIALIZED (SELECT rank FROM (${read(own)}) LIMIT ${enough} + 0)`,
      COUNTED,
    ],
    near: near("") === EVERYTHING ? "SELECT rank FROM f" : read(near),
  };
}

/** A word alone is a list of the index: to seek it again for each question costs less than to keep what it finds. */
function soughtAgain({ found, most, enough, own, near }: Question): Sought {
  const seek = (within: Within) => `SELECT rowid AS rank FROM product_search WHERE ${found} AND ${within(ROW)}`;
  return {
    tables: [
      `n AS MATERIALIZED (${seek(own)} LIMIT ${enough} + 0)`,
      COUNTED,
      `m AS MATERIALIZED (SELECT iif(narrowed > ${most}, ${most} + 1,
        (SELECT count(*) FROM (SELECT 1 FROM product_search WHERE ${found} LIMIT ${most} + 1))) AS matches FROM c)`,
    ],
    near: seek(near),
  };
}

/** `row` is what narrowedStatement read. */
export function readNarrowed(asking: Asking, { page, ...row }: NarrowedRow): FoundWalk {
  const ids = page === null ? [] : page.split(",").map(Number);
  return { ...readFound(asking, row), page: { offset: asking.stretch.offset, ids } };
}
