import { isPackedChosen, isPriceOnBands, steppedKinds } from "../../domain/listings/facet-cell.ts";
import { relaxed, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import { BoundValues } from "../bound-values.server.ts";
import { ESTIMATED_TO } from "./estimates.server.ts";
import { cellConditions, cellOf, hasPacked, shelvesOf } from "./filter-conditions.server.ts";
import { filterKey, type Matches, type Walk, type Walked, type WordsQuestion } from "./listing-question.server.ts";
import { groupingsOf, SAMPLED, withoutSteps } from "./needed-walks.server.ts";
import { boundColumn } from "./page-by-price.server.ts";
import { cellIn, cellPlaceIn, idIn, walkedFacts } from "./search-ranks.server.ts";
import { isMatch, isToldByRank, matchFacts } from "./source-search.server.ts";
import { tally } from "./tallies.server.ts";
import { listed, matchColumns, readWalked, type WalkRow } from "./walk.server.ts";

export type MatchRow = WalkRow & {
  matches: number;
  narrowed: number;
  wide: number | null;
  wideCells: string | null;
  bound: number | null;
  popular: string | null;
};

/** Counts everything in the same statement, because matching costs more than all counts. */
export function matchesStatement(db: D1Database, question: WordsQuestion): D1PreparedStatement {
  const { filter, words, countedTo, matchedTo, offers } = question;
  const values = new BoundValues();
  const cells = (rank: string) => cellConditions(filter, cellPlaceIn(rank));
  const facts = matchFacts(filter, values);
  const columns = matchColumns(filter, groupingsOf(filter, words, offers), cellIn("r.rank"));
  const [many, most] = [values.add(countedTo), values.add(matchedTo)];
  const ranks = isPlain(filter)
    ? `iif(matches > ${many}, ${SAMPLED}, ${many} + 1)`
    : `iif(matches > ${most}, 0, ${most})`;
  const near = `SELECT ${cellIn("rank")} AS cell FROM f WHERE ${nearCondition(filter, "rank")}
    LIMIT (SELECT iif(matches > ${most}, 0, ${many} + 1) FROM n)`;
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${isMatch(filter, words, values)} LIMIT ${most} + 1),
         n AS MATERIALIZED (SELECT count(*) AS matches, count(*)${joined(" FILTER (WHERE ", cells("rank"), ")")} AS narrowed FROM f),
         w AS MATERIALIZED (SELECT count(*) AS wide, iif(count(*) > ${many}, NULL, group_concat(cell)) AS wideCells FROM (${near}))
       SELECT (SELECT matches FROM n) AS matches, (SELECT narrowed FROM n) AS narrowed,
         (SELECT iif(matches > ${most}, NULL, wide) FROM n, w) AS wide, (SELECT wideCells FROM w) AS wideCells,
         NULL AS popular, ${boundColumn(question, "n", values)} AS bound,
         count(*) AS total${listed(columns, isPlain(filter) ? "" : `count(*) <= ${many}`)}
       FROM (SELECT rank FROM f LIMIT (SELECT ${ranks} FROM n)) r ${walkedFacts("r.rank")}
       ${joined("WHERE ", [...cells("r.rank"), ...facts])}`,
    )
    .bind(...values.list);
}

/** For shelves and packed facets; with more than `matchedTo` matches it reads on for products with the facets. */
export function narrowedStatement(db: D1Database, question: WordsQuestion): D1PreparedStatement {
  const { filter, words, countedTo, matchedTo, offers, slice } = question;
  const values = new BoundValues();
  const match = isMatch(filter, words, values);
  const [many, most] = [values.add(countedTo), values.add(matchedTo)];
  // The last counted page may end beyond the counted products.
  const enough = values.add(countedTo + slice.size);
  const own = (rank: string) => cellConditions(filter, cellPlaceIn(rank)).join(" AND ");
  const near = (rank: string) => nearCondition(filter, rank);
  const isNearAll = near("") === EVERYTHING;
  // A filter with less chosen has at least as many products.
  const isWideWanted = isNearAll ? `matches <= ${many}` : `narrowed <= ${many}`;
  const read = (within: (rank: string) => string) => `SELECT rank FROM f WHERE ${within("f.rank")}
    UNION ALL SELECT * FROM (SELECT rowid FROM product_search WHERE ${match} AND rowid > (SELECT last FROM m) AND ${within("product_search.rowid")}
      LIMIT (SELECT iif(matches > ${most}, ${enough}, 0) FROM m))`;
  const columns = matchColumns(filter, groupingsOf(filter, words, offers), cellIn("r.rank"));
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${match} LIMIT ${most} + 1),
         m AS MATERIALIZED (SELECT count(*) AS matches, max(rank) AS last FROM f),
         n AS MATERIALIZED (SELECT rank FROM (${read(own)}) LIMIT ${enough} + 0),
         c AS MATERIALIZED (SELECT count(*) AS narrowed FROM n),
         w AS MATERIALIZED (SELECT count(*) AS wide, iif(count(*) > ${many}, NULL, group_concat(cell)) AS wideCells
           FROM (SELECT ${cellIn("rank")} AS cell FROM (${isNearAll ? "SELECT rank FROM f" : read(near)}) LIMIT (SELECT iif(${isWideWanted}, ${many} + 1, 0) FROM m, c)))
       SELECT (SELECT matches FROM m) AS matches, (SELECT narrowed FROM c) AS narrowed,
         (SELECT iif(${isWideWanted}, wide, NULL) FROM m, c, w) AS wide, (SELECT wideCells FROM w) AS wideCells,
         (SELECT coalesce(group_concat(id), '') FROM (SELECT ${idIn("rank")} AS id FROM n LIMIT ${values.addLimit(slice.size)} OFFSET ${values.addLimit(slice.offset)})) AS popular,
         ${boundColumn(question, "m", values)} AS bound,
         count(*) AS total${listed(columns)}
       FROM (SELECT rank FROM n LIMIT (SELECT iif(narrowed > ${many}, ${SAMPLED}, ${many}) FROM c)) r ${walkedFacts("r.rank")}`,
    )
    .bind(...values.list);
}

export function readMatches(question: WordsQuestion, row: MatchRow): Matches {
  const { filter, countedTo, matchedTo, slice, words, offers } = question;
  const { matches, narrowed, wide, wideCells, bound, popular, ...walked } = row;
  const isWhole = matches <= matchedTo;
  const isExact = isWhole || isNarrowedByRank(question);
  const isSample = isToldByRank(filter) && narrowed > countedTo;
  const groupings = groupingsOf(filter, words, offers);
  return {
    counts: {
      total: isWhole ? matches : Math.max(matches, ESTIMATED_TO + 1),
      narrowed: hasPacked(filter) && isExact ? narrowed : null,
      shelves: JSON.stringify(shelvesOf(filter)),
      cells: JSON.stringify(cellConditions(filter, cellOf("p"))),
    },
    main: isExact || isPlain(filter) ? readWalked({ limit: countedTo + 1, isSample, groupings }, walked) : null,
    wide: wide === null ? null : { cells: tally(wideCells), total: wide, places: new Map(), values: {} },
    popular: popular === null ? null : popular.split(",").filter(Boolean).map(Number),
    bound,
    slice,
  };
}

export function isNarrowedByRank({ filter }: Pick<WordsQuestion, "filter">): boolean {
  return hasPacked(filter) && isToldByRank(filter);
}

function isPlain(filter: ListingFilter): boolean {
  return !hasPacked(filter) && isToldByRank(filter);
}

/** A wider filter that the counts need: without packed facets of several steps, or without a typed price. */
function widerOf(filter: ListingFilter): ListingFilter {
  return isPriceOnBands(filter) ? withoutSteps(filter) : relaxed(filter, "price");
}

function nearCondition(filter: ListingFilter, rank: string): string {
  const isAsked = isToldByRank(widerOf(filter));
  const kinds = isPriceOnBands(filter)
    ? steppedKinds.filter((kind) => isPackedChosen(filter, kind))
    : ["price" as const];
  const wider = kinds.map((kind) => cellConditions(relaxed(filter, kind), cellPlaceIn(rank)));
  if (!isAsked || wider.length === 0) return "false";
  return wider.some((conditions) => conditions.length === 0)
    ? EVERYTHING
    : `(${wider.map((conditions) => conditions.join(" AND ")).join(" OR ")})`;
}

const EVERYTHING = "true";

const joined = (before: string, conditions: readonly string[], after = ""): string =>
  conditions.length === 0 ? "" : `${before}${conditions.join(" AND ")}${after}`;

export function answeredByMatches({ filter, groupings }: Walk, asked: ListingFilter, matches: Matches): Walked | null {
  const isAbout = (one: ListingFilter) => filterKey(filter) === filterKey(one);
  if (isAbout(asked)) return matches.main;
  return groupings.size === 0 && isAbout(widerOf(asked)) && isToldByRank(filter) ? matches.wide : null;
}
