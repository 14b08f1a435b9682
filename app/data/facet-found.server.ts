import { cellTest, isPriceOnBands } from "../domain/facet-cell.ts";
import type { ListingFilter } from "../domain/listing-filter.ts";
import type { SearchPlan } from "../domain/search-plan.ts";
import { BoundValues } from "./bound-values.server.ts";
import { SAMPLED, groupingsOf, type Asked } from "./facet-questions.server.ts";
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
import { cellIn, cellPlaceIn, walkedFacts } from "./search-ranks.server.ts";

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
}

type Asking = Pick<Asked, "filter" | "countedTo" | "offers"> & { words: SearchPlan; foundTo: number };
type FoundRow = WalkRow & { matches: number; narrowed: number; histogram: string | null };

/** Whether cells alone tell what of the found is in a filter. */
export function isToldByCells(filter: ListingFilter): boolean {
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
  const isSample = isToldByCells(filter) && narrowed > countedTo;
  return {
    isWhole,
    found: {
      matches: isWhole ? matches : Math.max(matches, ESTIMATED_TO + 1),
      narrowed: hasPacked(filter) && isWhole ? narrowed : null,
      on: JSON.stringify(homesOf(filter)),
      cells: JSON.stringify(cellConditions(filter, cellOf("p"))),
    },
    main: isWhole || isPlain(filter) ? readWalked({ limit: countedTo + 1, isSample }, walked) : null,
    byCell: histogram === null ? null : new Map(JSON.parse(histogram) as [number, number][]),
  };
}

/** The same for what has the packed facets, where words find too much to look at all of it first. */
export function narrowedStatement(db: D1Database, { filter, words, countedTo, offers }: Omit<Asking, "foundTo">) {
  const values = new BoundValues();
  const found = [isFound(filter, words, values), ...cellConditions(filter, cellPlaceIn("rowid"))].join(" AND ");
  const columns = walkColumns(filter, groupingsOf(filter, words, offers), cellIn("f.rank"));
  const many = values.add(countedTo);
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${found} LIMIT ${many} + 1),
         n AS MATERIALIZED (SELECT count(*) AS narrowed FROM f)
       SELECT (SELECT narrowed FROM n) AS narrowed, count(*) AS total${listed(columns)}
       FROM (SELECT ${selected(columns)} FROM f ${walkedFacts("f.rank")}
         LIMIT (SELECT iif(narrowed > ${many}, ${SAMPLED}, ${many} + 1) FROM n))`,
    )
    .bind(...values.list);
}

/** `row` is what narrowedStatement read of what `found` could not tell. */
export function readNarrowed(found: FoundWalk, countedTo: number, row: WalkRow & { narrowed: number }): FoundWalk {
  const { narrowed, ...walked } = row;
  const main = readWalked({ limit: countedTo + 1, isSample: narrowed > countedTo }, walked);
  return { ...found, found: { ...found.found, narrowed }, main };
}

const filtered = (before: string, conditions: readonly string[], after = ""): string =>
  conditions.length === 0 ? "" : `${before}${conditions.join(" AND ")}${after}`;

/** The walk of a question about a list of which all is found; null where it has to be walked by itself. */
export function answeredByFound(
  { filter: question, groupings, holds }: Walk,
  { filter, found }: Asked & { found: FoundWalk },
): Walked | null {
  if (JSON.stringify(question) === JSON.stringify(filter)) return found.main;
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
