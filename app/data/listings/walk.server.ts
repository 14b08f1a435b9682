import type { ListingFilter, ValueKind } from "../../domain/listings/listing-filter.ts";
import { BoundValues } from "../bound-values.server.ts";
import { levelBelow } from "./counters.server.ts";
import { COLUMN } from "./filter-conditions.server.ts";
import type { Grouping, ListingQuestion, Walk, Walked } from "./listing-question.server.ts";
import { cellIn, walkedFacts } from "./search-ranks.server.ts";
import type { SourceOf } from "./source-shelf.server.ts";
import { tally, tallyBits, tallyColumns } from "./tallies.server.ts";

export interface WalkTask {
  db: D1Database;
  walk: Walk;
  question: ListingQuestion;
}

/** Values in one list, because GROUP BY would sort each. */
export type WalkRow = Partial<Record<"cells" | "facts" | Grouping, string | null>> & { total: number };

type Columns = readonly [name: string, sql: string][];

export const isGrouped = ({ groupings, isSample }: Walk): boolean => groupings.size > 0 && !isSample;

export function directWalk({ db, walk, question }: WalkTask, sourceOf: SourceOf): D1PreparedStatement {
  const values = new BoundValues();
  const isCellOnly = walk.groupings.size === 0;
  const { from, where, cell } = sourceOf({ question, holds: walk.holds, isCellOnly }, values);
  const most = values.addLimit(walk.limit);
  const columns = walkColumns(walk.filter, walk.groupings, walk.hasCells ? cell : null);
  const isWanted = walk.isSample ? "" : `count(*) < ${most}`;
  return db
    .prepare(
      `SELECT count(*) AS total${listed(named(columns), isWanted)} FROM (SELECT ${selected(columns)} FROM ${from} WHERE ${where} LIMIT ${most})`,
    )
    .bind(...values.list);
}

export function countedFirstWalk({ db, walk, question }: WalkTask, sourceOf: SourceOf): D1PreparedStatement {
  const values = new BoundValues();
  const most = values.addLimit(walk.limit);
  const counted = sourceOf({ question, holds: walk.holds, isCellOnly: true }, values);
  const { from, where, cell } = sourceOf({ question, holds: walk.holds }, values);
  const columns = walkColumns(walk.filter, walk.groupings, walk.hasCells ? cell : null);
  return db
    .prepare(
      `WITH n AS MATERIALIZED (SELECT count(*) AS total FROM (SELECT 1 FROM ${counted.from} WHERE ${counted.where} LIMIT ${most}))
       SELECT (SELECT total FROM n) AS total${listed(named(columns))}
       FROM (SELECT ${selected(columns)} FROM ${from} WHERE ${where} LIMIT (SELECT iif(total < ${most}, ${most}, 0) FROM n))`,
    )
    .bind(...values.list);
}

export function ranksFirstWalk({ db, walk, question }: WalkTask, sourceOf: SourceOf): D1PreparedStatement {
  const values = new BoundValues();
  const most = values.addLimit(walk.limit);
  const { from, where } = sourceOf({ question, holds: walk.holds, isCellOnly: true }, values);
  const columns = walkColumns(walk.filter, walk.groupings, walk.hasCells ? cellIn("r.rank") : null);
  return db
    .prepare(
      `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM ${from} WHERE ${where} LIMIT ${most}), n AS MATERIALIZED (SELECT count(*) AS total FROM f)
       SELECT (SELECT total FROM n) AS total${listed(columns)}
       FROM (SELECT rank FROM f LIMIT (SELECT iif(total < ${most}, ${most}, 0) FROM n)) r ${walkedFacts("r.rank")}`,
    )
    .bind(...values.list);
}

function walkColumns({ place }: ListingFilter, groupings: ReadonlySet<Grouping>, cell: string | null): Columns {
  const below = levelBelow(place);
  return [
    ...(cell === null ? [] : [["cells", cell] as [string, string]]),
    ...[...groupings].flatMap((grouping): [string, string][] => {
      if (grouping === "places") return below === null ? [] : [["places", `p.${COLUMN[below]}`]];
      return [[grouping, VALUE_COLUMN[grouping]]];
    }),
  ];
}

export function matchColumns(filter: ListingFilter, groupings: ReadonlySet<Grouping>, cell: string): Columns {
  const isOfValues = LISTED_KINDS.some((kind) => groupings.has(kind));
  const places = new Set([...groupings].filter((grouping) => grouping === "places"));
  return [...walkColumns(filter, places, cell), ...(isOfValues ? [["facts", "p.listed"] as [string, string]] : [])];
}

/** The order of `search_fact.listed`. */
const LISTED_KINDS = ["vendors", "brands", "colors", "sizes"] as const;

/** Lists leave out NULL, such as colours of a product without any. */
const VALUE_COLUMN: Record<ValueKind, string> = {
  brands: "p.brand_id",
  vendors: "p.vendor_id",
  colors: "nullif(p.color_bits, 0)",
  sizes: "nullif(p.size_bits, 0)",
};

const selected = (columns: Columns): string =>
  columns.length === 0 ? "1" : columns.map(([name, sql]) => `${sql} AS ${name}`).join(", ");

const named = (columns: Columns): Columns => columns.map(([name]) => [name, name]);

export function listed(columns: Columns, isWanted = ""): string {
  const list = (sql: string) => `group_concat(${sql})`;
  return columns
    .map(([name, sql]) => `, ${isWanted ? `iif(${isWanted}, ${list(sql)}, NULL)` : list(sql)} AS ${name}`)
    .join("");
}

/** Places and values only of a complete walk, or a sample. */
export function readWalked(
  { limit, isSample, groupings }: Pick<Walk, "limit" | "isSample" | "groupings">,
  row: WalkRow,
): Walked {
  const { total, cells, places, facts, ...lists } = row;
  const isAll = isSample || total < limit;
  const ofMatches = facts === undefined ? [] : tallyColumns(facts, LISTED_KINDS.length);
  const values = [
    ...Object.entries(lists).map(([kind, list]) => [kind, tally(list)] as const),
    ...ofMatches.flatMap((counts, column) =>
      groupings.has(LISTED_KINDS[column]!) ? [[LISTED_KINDS[column]!, counts] as const] : [],
    ),
  ].map(([kind, counts]) => [kind, kind === "colors" || kind === "sizes" ? tallyBits(counts) : counts]);
  return {
    cells: tally(cells),
    total,
    places: isAll ? tally(places) : new Map(),
    values: isAll ? (Object.fromEntries(values) as Walked["values"]) : {},
  };
}
