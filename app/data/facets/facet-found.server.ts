import { cellTest, isPackedChosen, isPriceOnBands, steppedKinds } from "../../domain/listings/facet-cell.ts";
import { relaxed, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { BoundValues } from "../bound-values.server.ts";
import { SAMPLED, groupingsOf, unpacked, type Asked } from "./facet-questions.server.ts";
import { cellConditions, cellOf, hasPacked, homesOf } from "./facet-shelves.server.ts";
import { ESTIMATED_TO } from "./facet-steps.server.ts";
import {
  listed,
  readWalked,
  selected,
  walkColumns,
  type Walk,
  type Walked,
  type WalkRow,
} from "./facet-walks.server.ts";
import { foundFacts, isFound } from "./facet-ways.server.ts";
import type { Page } from "../products/product-rows.server.ts";
import { cellIn, cellPlaceIn, idIn, walkedFacts } from "../search/search-ranks.server.ts";
import { tally } from "./facet-tallies.server.ts";

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
  /** Whether they find no more than that. */
  isWhole: boolean;
  found: Found;
  /** The walk of the filter itself; null where that needs more than was found. */
  main: Walked | null;
  /** What they find by cell, whatever the filter says; null where it says nothing. */
  byCell: ReadonlyMap<number, number> | null;
  /** As if a packed facet with several steps were not chosen; this and the page only of what was read on (`narrowedStatement`). */
  wide?: Walked;
  /** The ids of the page that was asked for, in the order of popularity. */
  page?: { offset: number; ids: number[] };
}

type Asking = Pick<Asked, "filter" | "countedTo" | "offers"> & { words: SearchPlan; foundTo: number; page: Page };
type FoundRow = WalkRow & { matches: number; narrowed: number; histogram: string | null };
type NarrowedRow = FoundRow & { wide: number; wideCells: string | null; page: string | null };

/** Whether cells alone tell what of the found is in a filter. */
function isToldByCells(filter: ListingFilter): boolean {
  return filter.colors.length === 0 && filter.sizes.length === 0 && isPriceOnBands(filter);
}

/**
 * Finds once what words find on the filter's shelves, up to `foundTo` and one more, and counts it: in all, with the packed
 * facets, by cell, and by everything that lists are grouped by. Intersecting words costs more than all that is asked of
 * what is found.
 */
export function foundStatement(db: D1Database, asking: Asking): D1PreparedStatement {
  const { filter, words, countedTo, foundTo, offers } = asking;
  const values = new BoundValues();
  const cells = cellConditions(filter, cellPlaceIn("f.rank"));
  const facts = foundFacts(filter, values);
  const columns = walkColumns(filter, groupingsOf(filter, words, offers), cellIn("f.rank"));
  const [many, most] = [values.add(countedTo), values.add(foundTo)];
  const counted = facts.length > 0 ? `${many} + 1` : `iif(narrowed > ${many}, ${SAMPLED}, ${many} + 1)`;
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${isFound(filter, words, values)} LIMIT ${most} + 1),
         n AS MATERIALIZED (SELECT count(*) AS matches, count(*)${filtered(" FILTER (WHERE ", cells, ")")} AS narrowed FROM f)
       SELECT (SELECT matches FROM n) AS matches, (SELECT narrowed FROM n) AS narrowed,
         ${hasPacked(filter) ? `iif((SELECT matches FROM n) > ${most}, NULL, (${BY_CELL}))` : "NULL"} AS histogram, count(*) AS total${listed(columns)}
       FROM (SELECT ${selected(columns)} FROM f ${walkedFacts("f.rank")} ${filtered("WHERE ", [...cells, ...facts])}
         LIMIT (SELECT ${isPlain(filter) ? counted : `iif(matches > ${most}, 0, ${counted})`} FROM n))`,
    )
    .bind(...values.list);
}

/** `row` is what foundStatement read. */
export function readFound({ filter, countedTo, foundTo }: Asking, row: FoundRow): FoundWalk {
  const { matches, narrowed, histogram, ...walked } = row;
  const isWhole = matches <= foundTo;
  const isTold = isWhole || isReadOn({ filter });
  const isSample = isToldByCells(filter) && narrowed > countedTo;
  return {
    isWhole,
    found: {
      matches: isWhole ? matches : Math.max(matches, ESTIMATED_TO + 1),
      narrowed: hasPacked(filter) && isTold ? narrowed : null,
      on: JSON.stringify(homesOf(filter)),
      cells: JSON.stringify(cellConditions(filter, cellOf("p"))),
    },
    main: isTold || isPlain(filter) ? readWalked({ limit: countedTo + 1, isSample }, walked) : null,
    byCell: histogram === null ? null : new Map(JSON.parse(histogram) as [number, number][]),
  };
}

/** Whether what words find is read on behind `foundTo`, for what of it has the packed facets. */
export function isReadOn({ filter }: Pick<Asking, "filter">): boolean {
  return hasPacked(filter) && isToldByCells(filter);
}

/**
 * The same for a filter of shelves and packed facets. Where words find more than `foundTo`, it is read on from there: up to
 * one more than is counted of what has the facets, with the ids of one page, and as if one of those with steps were not chosen.
 */
export function narrowedStatement(db: D1Database, asking: Asking): D1PreparedStatement {
  const { filter, words, countedTo, foundTo, offers, page } = asking;
  const values = new BoundValues();
  const found = isFound(filter, words, values);
  const [many, most] = [values.add(countedTo), values.add(foundTo)];
  // The last page that is counted may go on behind it.
  const enough = values.add(countedTo + page.size);
  const columns = walkColumns(filter, groupingsOf(filter, words, offers), cellIn("n.rank"));
  const read = (within: (rank: string) => string) => `SELECT rank FROM f WHERE ${within("f.rank")}
    UNION ALL SELECT * FROM (SELECT rowid FROM product_search WHERE ${found} AND rowid > (SELECT last FROM m) AND ${within("product_search.rowid")}
      LIMIT (SELECT iif(matches > ${most}, ${enough}, 0) FROM m))`;
  const own = (rank: string) => cellConditions(filter, cellPlaceIn(rank)).join(" AND ");
  const near = (rank: string) => nearConditions(filter, rank);
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${found} LIMIT ${most} + 1),
         m AS MATERIALIZED (SELECT count(*) AS matches, max(rank) AS last FROM f),
         n AS MATERIALIZED (SELECT rank FROM (${read(own)}) LIMIT ${enough}),
         c AS MATERIALIZED (SELECT count(*) AS narrowed FROM n),
         w AS MATERIALIZED (SELECT rank FROM (${read(near)}) LIMIT (SELECT iif(matches > ${most} AND narrowed <= ${many}, ${many} + 1, 0) FROM m, c))
       SELECT (SELECT matches FROM m) AS matches, (SELECT narrowed FROM c) AS narrowed,
         iif((SELECT matches FROM m) > ${most}, NULL, (${BY_CELL})) AS histogram,
         (SELECT count(*) FROM w) AS wide, (SELECT iif(count(*) > ${many}, NULL, group_concat(${cellIn("rank")})) FROM w) AS wideCells,
         (SELECT group_concat(id) FROM (SELECT ${idIn("rank")} AS id FROM n LIMIT ${values.add(page.size)} OFFSET ${values.add(page.offset)})) AS page,
         count(*) AS total${listed(columns)}
       FROM (SELECT ${selected(columns)} FROM n ${walkedFacts("n.rank")}
         LIMIT (SELECT iif(narrowed > ${many}, ${SAMPLED}, ${many} + 1) FROM c))`,
    )
    .bind(...values.list);
}

/** Of a rank: that it fails at most one packed facet with several steps; nothing does where none is chosen. */
function nearConditions(filter: ListingFilter, rank: string): string {
  const kinds = steppedKinds.filter((kind) => isPackedChosen(filter, kind));
  const wider = kinds.map((kind) => cellConditions(relaxed(filter, kind), cellPlaceIn(rank)).join(" AND "));
  return hasPacked(unpacked(filter)) && wider.length > 0 ? `(${wider.join(" OR ")})` : "false";
}

/** `row` is what narrowedStatement read. */
export function readNarrowed(asking: Asking, { wide, wideCells, page, ...row }: NarrowedRow): FoundWalk {
  const first = readFound(asking, row);
  if (first.isWhole) return first;
  return {
    ...first,
    wide: { cells: tally(wideCells), total: wide, places: new Map(), values: {} },
    page: { offset: asking.page.offset, ids: page === null ? [] : page.split(",").map(Number) },
  };
}

const filtered = (before: string, conditions: readonly string[], after = ""): string =>
  conditions.length === 0 ? "" : `${before}${conditions.join(" AND ")}${after}`;

/** The walk of a question about a list of which all is found; null where it has to be walked by itself. */
export function answeredByFound(
  { filter: question, groupings, holds }: Walk,
  { filter, found }: Asked & { found: FoundWalk },
): Walked | null {
  if (JSON.stringify(question) === JSON.stringify(filter)) return found.main;
  if (found.wide && groupings.size === 0 && JSON.stringify(question) === JSON.stringify(unpacked(filter)))
    return found.wide;
  const isTold = found.isWhole && found.byCell !== null && groupings.size === 0 && isToldByCells(question);
  if (!isTold || JSON.stringify(homesOf(question)) !== found.found.on) return null;
  const isHeld = holds ?? cellTest(question);
  const cells = new Map([...found.byCell!].filter(([cell]) => isHeld(cell)));
  return { cells, total: [...cells.values()].reduce((sum, count) => sum + count, 0), places: new Map(), values: {} };
}

/** Nothing narrows it but shelves. */
function isPlain(filter: ListingFilter): boolean {
  return !hasPacked(filter) && isToldByCells(filter);
}

const BY_CELL = `
  SELECT json_group_array(json_array(cell, count)) FROM (SELECT ${cellIn("rank")} AS cell, count(*) AS count FROM f GROUP BY 1)`;
