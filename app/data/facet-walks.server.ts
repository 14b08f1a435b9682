import type { ListingFilter, ValueKind } from "../domain/listing-filter.ts";
import { BoundValues } from "./bound-values.server.ts";
import { levelBelow } from "./facet-overview.server.ts";
import type { Asked } from "./facet-questions.server.ts";
import { FACET, valueList, valueRows, type CountedValues, type ValueRow } from "./facet-values.server.ts";
import { COLUMN, walkOf } from "./facet-ways.server.ts";

/** What the products of a filter are grouped by besides their cells. */
export type Grouping = ValueKind | "places";

export interface Walk {
  filter: ListingFilter;
  /** Each with what is chosen of it and listed even where nothing is found. */
  groupings: Map<Grouping, number[]>;
  /** No more products than this are looked at; where there are so many, they are grouped in a sample only. */
  limit: number;
  isSample: boolean;
  /** Whether its products are counted by cell, or only counted. */
  hasCells: boolean;
  /** Cells to visit; all of the filter's when left out. */
  holds?: (cell: number) => boolean;
}

export interface Walked {
  /** Products by cell. */
  cells: Map<number, number>;
  total: number;
  /** Products by id of the place. */
  places: Map<number, number>;
  values: Partial<Record<ValueKind, ValueRow[]>>;
}

/** Groups a filter's products: they are walked once. */
export function walkStatement(
  db: D1Database,
  { filter, groupings, limit, isSample, hasCells, holds }: Walk,
  asked: Asked,
): D1PreparedStatement {
  const values = new BoundValues();
  const grouped = [...groupings.keys()];
  const { from, where, cell } = walkOf(filter, asked, values, { holds, isCellOnly: grouped.length === 0 });
  const limited = values.add(limit);
  const below = levelBelow(filter.place);
  const columns = [`${cell} AS facets`, ...grouped.map((grouping) => `p.${columnOf(grouping, below)} AS ${grouping}`)];
  const lists = grouped.map((grouping) => {
    const list =
      grouping === "places"
        ? pairs("places")
        : valueList(grouping, groupings.get(grouping)!, countedIn(grouping), values);
    const isEnough = isSample ? "true" : "(SELECT isAll FROM n)";
    return `, CASE WHEN ${isEnough} THEN (${list}) ELSE '[]' END AS ${grouping}`;
  });
  return db
    .prepare(
      `WITH m AS MATERIALIZED (SELECT ${columns.join(", ")} FROM ${from} WHERE ${where} LIMIT ${limited}),
         n AS MATERIALIZED (SELECT count(*) < ${limited} AS isAll FROM m)
       SELECT (${hasCells ? pairs("facets") : COUNTED}) AS cells${lists.join("")}`,
    )
    .bind(...values.list);
}

export function readWalked(row: Record<string, string>): Walked {
  const { cells, places, ...values } = row;
  const counts = new Map(JSON.parse(cells!) as [number, number][]);
  return {
    cells: counts,
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    places: new Map(places === undefined ? [] : (JSON.parse(places) as [number, number][])),
    values: Object.fromEntries(Object.entries(values).map(([kind, json]) => [kind, valueRows(json)])),
  };
}

const VALUE_COLUMN = { brands: "brand_id", vendors: "vendor_id", colors: "color_bits", sizes: "size_bits" } as const;

function columnOf(grouping: Grouping, below: ReturnType<typeof levelBelow>): string {
  return grouping === "places" ? COLUMN[below!] : VALUE_COLUMN[grouping];
}

/** All in one. */
const COUNTED = "SELECT json_array(json_array(0, count(*))) FROM m";

function pairs(column: string): string {
  return `SELECT json_group_array(json_array(value, count)) FROM (SELECT ${column} AS value, count(*) AS count FROM m GROUP BY ${column})`;
}

/** Bits are grouped by their patterns first: there are few. */
function countedIn(kind: ValueKind): CountedValues {
  if (kind === "brands" || kind === "vendors")
    return {
      all: `SELECT ${kind} AS value, count(*) AS count FROM m WHERE ${kind} IS NOT NULL GROUP BY ${kind}`,
      of: (value) => `(SELECT count(*) FROM m WHERE ${kind} = ${value})`,
    };
  const patterns = `(SELECT ${kind} AS bits, count(*) AS count FROM m WHERE ${kind} <> 0 GROUP BY ${kind})`;
  return {
    all: `SELECT c.bit AS value, sum(g.count) AS count FROM ${patterns} g CROSS JOIN choice c ON c.facet = ${FACET[kind]} AND (g.bits >> c.bit) & 1 GROUP BY c.bit`,
    of: (value) => `(SELECT count(*) FROM m WHERE (${kind} >> ${value}) & 1)`,
  };
}
