import { isPackedChosen, isPriceOnBands, steppedKinds } from "../../domain/listings/facet-cell.ts";
import { relaxed, type ListingFilter, type ListingSort } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { BoundValues } from "../bound-values.server.ts";
import type { Stretch } from "./sort-order.server.ts";
import { boundColumn } from "./page-by-price.server.ts";
import { cellIn, cellPlaceIn, walkedFacts } from "./search-ranks.server.ts";
import { SAMPLED, groupingsOf, unpacked, type Asked } from "./listing-question.server.ts";
import { cellConditions, cellOf, hasPacked, homesOf } from "./filter-conditions.server.ts";
import { ESTIMATED_TO } from "./costs.server.ts";
import { tally } from "./tallies.server.ts";
import { foundColumns, listed, readWalked, type Walk, type Walked, type WalkRow } from "./facet-walks.server.ts";
import { foundFacts, isFound, isToldByCells } from "./source-search.server.ts";

/** How many products words find, without the facets that products alone know: colours, sizes, prices off the bands. */
export interface Found {
  /** On the filter's shelves, up to one more than was asked for. */
  matches: number;
  /** With its packed facets as well, up to one more than is counted; null without such facets. */
  narrowed: number | null;
  /** Names the shelves and the packed facets. */
  on: string;
  cells: string;
}

/** All that words find, up to a limit, with what of it was asked for at once. */
export interface FoundWalk {
  found: Found;
  /** The walk of the filter itself; null where that needs more than was found. */
  main: Walked | null;
  /** That of `widerOf` the filter; null where that needs more than was found, or is not worth it. */
  wide: Walked | null;
  /** The ids of the page that was asked for, in the order of popularity; only what `narrowedStatement` read has them. */
  page?: { offset: number; ids: number[] };
  /** A price behind which nothing of the stretch stands (page-by-price); null where none is known. */
  bound: number | null;
  stretch: Stretch;
}

export type Asking = Pick<Asked, "filter" | "countedTo" | "offers"> & {
  words: SearchPlan;
  foundTo: number;
  sort: ListingSort;
  stretch: Stretch;
};
export type FoundRow = WalkRow &
  Record<"wideCells", string | null> & {
    matches: number;
    narrowed: number;
    wide: number | null;
    bound: number | null;
  };

/**
 * Finds once what words find on the filter's shelves, up to `foundTo` and one more, and counts it: in all, with the packed
 * facets, as `widerOf` the filter, and by everything that lists are grouped by. Intersecting words costs more than all that
 * is asked of what is found.
 */
export function foundStatement(db: D1Database, asking: Asking): D1PreparedStatement {
  const { filter, words, countedTo, foundTo, offers } = asking;
  const values = new BoundValues();
  const cells = (rank: string) => cellConditions(filter, cellPlaceIn(rank));
  const facts = foundFacts(filter, values);
  const columns = foundColumns(filter, groupingsOf(filter, words, offers), cellIn("r.rank"));
  const [many, most] = [values.add(countedTo), values.add(foundTo)];
  const ranks = isPlain(filter)
    ? `iif(matches > ${many}, ${SAMPLED}, ${many} + 1)`
    : `iif(matches > ${most}, 0, ${most})`;
  const near = `SELECT ${cellIn("rank")} AS cell FROM f WHERE ${nearCondition(filter, "rank")}
    LIMIT (SELECT iif(matches > ${most}, 0, ${many} + 1) FROM n)`;
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${isFound(filter, words, values)} LIMIT ${most} + 1),
         n AS MATERIALIZED (SELECT count(*) AS matches, count(*)${filtered(" FILTER (WHERE ", cells("rank"), ")")} AS narrowed FROM f),
         w AS MATERIALIZED (SELECT count(*) AS wide, iif(count(*) > ${many}, NULL, group_concat(cell)) AS wideCells FROM (${near}))
       SELECT (SELECT matches FROM n) AS matches, (SELECT narrowed FROM n) AS narrowed,
         (SELECT iif(matches > ${most}, NULL, wide) FROM n, w) AS wide, (SELECT wideCells FROM w) AS wideCells,
         ${boundColumn(asking, "n", values)} AS bound,
         count(*) AS total${listed(columns, isPlain(filter) ? {} : { isWanted: `count(*) <= ${many}` })}
       FROM (SELECT rank FROM f LIMIT (SELECT ${ranks} FROM n)) r ${walkedFacts("r.rank")}
       ${filtered("WHERE ", [...cells("r.rank"), ...facts])}`,
    )
    .bind(...values.list);
}

/** `row` is what foundStatement read. */
export function readFound(asking: Asking, row: FoundRow): FoundWalk {
  const { filter, countedTo, foundTo, stretch, words, offers } = asking;
  const { matches, narrowed, wide, wideCells, bound, ...walked } = row;
  const isWhole = matches <= foundTo;
  const isTold = isWhole || isReadOn({ filter });
  const isSample = isToldByCells(filter) && narrowed > countedTo;
  const groupings = groupingsOf(filter, words, offers);
  return {
    found: {
      matches: isWhole ? matches : Math.max(matches, ESTIMATED_TO + 1),
      narrowed: hasPacked(filter) && isTold ? narrowed : null,
      on: JSON.stringify(homesOf(filter)),
      cells: JSON.stringify(cellConditions(filter, cellOf("p"))),
    },
    main: isTold || isPlain(filter) ? readWalked({ limit: countedTo + 1, isSample, groupings }, walked) : null,
    wide: wide === null ? null : { cells: tally(wideCells), total: wide, places: new Map(), values: {} },
    bound,
    stretch,
  };
}

/** Whether what words find is read on behind `foundTo`, for what of it has the packed facets. */
export function isReadOn({ filter }: Pick<Asking, "filter">): boolean {
  return hasPacked(filter) && isToldByCells(filter);
}

/**
 * The filter with less chosen, which its counts need besides: without packed facets of several steps, or without a price range off
 * the bands.
 */
function widerOf(filter: ListingFilter): ListingFilter {
  return isPriceOnBands(filter) ? unpacked(filter) : relaxed(filter, "price");
}

/** Of a rank: that its product is in the wider filter, and fails at most one packed facet of the filter that has several steps. */
export function nearCondition(filter: ListingFilter, rank: string): string {
  const isAsked = isToldByCells(widerOf(filter));
  const kinds = isPriceOnBands(filter)
    ? steppedKinds.filter((kind) => isPackedChosen(filter, kind))
    : ["price" as const];
  const wider = kinds.map((kind) => cellConditions(relaxed(filter, kind), cellPlaceIn(rank)));
  if (!isAsked || wider.length === 0) return "false";
  return wider.some((conditions) => conditions.length === 0)
    ? EVERYTHING
    : `(${wider.map((conditions) => conditions.join(" AND ")).join(" OR ")})`;
}

export const EVERYTHING = "true";

const filtered = (before: string, conditions: readonly string[], after = ""): string =>
  conditions.length === 0 ? "" : `${before}${conditions.join(" AND ")}${after}`;

/** The walk of a question about a list, where it was answered when its words were found; null where it has to be walked by itself. */
export function answeredByFound(
  { filter: question, groupings }: Walk,
  { filter, found }: Asked & { found: FoundWalk },
): Walked | null {
  const isAbout = (one: ListingFilter) => JSON.stringify(question) === JSON.stringify(one);
  if (isAbout(filter)) return found.main;
  return groupings.size === 0 && isAbout(widerOf(filter)) && isToldByCells(question) ? found.wide : null;
}

/** Nothing narrows it but shelves. */
export function isPlain(filter: ListingFilter): boolean {
  return !hasPacked(filter) && isToldByCells(filter);
}
