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

/** Where cell and place of a product stand in one number. */
const PLACE_AT = 10;
const CELL = 2 ** PLACE_AT - 1;

/** Groups a filter's products: they are walked once, and sorted once for cells and places, once for colours and sizes. */
export function walkStatement(
  db: D1Database,
  { filter, groupings, limit, isSample, hasCells, holds }: Walk,
  asked: Asked,
): D1PreparedStatement {
  const values = new BoundValues();
  const kinds = [...groupings.keys()].filter((grouping) => grouping !== "places");
  const { from, where, cell } = walkOf(filter, asked, values, { holds, isCellOnly: groupings.size === 0 });
  const limited = values.add(limit);
  const below = groupings.has("places") ? levelBelow(filter.place) : null;
  const places = below === null ? [] : [`(coalesce(p.${COLUMN[below]}, 0) << ${PLACE_AT})`];
  const cells = [...(hasCells ? [cell] : []), ...places];
  const columns = [
    `${cells.length === 0 ? "0" : cells.join(" | ")} AS cells`,
    ...kinds.map((kind) => `p.${VALUE_COLUMN[kind]} AS ${kind}`),
  ];
  const hasBits = groupings.has("colors") && groupings.has("sizes");
  const lists = kinds.map((kind) => {
    const list = valueList(kind, groupings.get(kind)!, countedIn(kind, hasBits), values);
    const isEnough = isSample ? "true" : "(SELECT isAll FROM n)";
    return `, CASE WHEN ${isEnough} THEN (${list}) ELSE '[]' END AS ${kind}`;
  });
  return db
    .prepare(
      `WITH m AS MATERIALIZED (SELECT ${columns.join(", ")} FROM ${from} WHERE ${where} LIMIT ${limited}),
         n AS MATERIALIZED (SELECT count(*) < ${limited} AS isAll FROM m)${hasBits ? `, ${BITS}` : ""}
       SELECT (${cells.length === 0 ? COUNTED : GROUPED}) AS cells${lists.join("")}`,
    )
    .bind(...values.list);
}

/** What a walk found; places only where it came to an end. */
export function readWalked({ limit, isSample }: Walk, row: Record<string, string>): Walked {
  const { cells: grouped, ...values } = row;
  const cells = new Map<number, number>();
  const places = new Map<number, number>();
  let total = 0;
  const count = (counts: Map<number, number>, of: number, found: number) =>
    counts.set(of, (counts.get(of) ?? 0) + found);
  for (const [group, found] of JSON.parse(grouped!) as [number, number][]) {
    total += found;
    count(cells, group & CELL, found);
    count(places, Math.floor(group / 2 ** PLACE_AT), found);
  }
  return {
    cells,
    total,
    places: isSample || total < limit ? places : new Map(),
    values: Object.fromEntries(Object.entries(values).map(([kind, json]) => [kind, valueRows(json)])),
  };
}

const VALUE_COLUMN = { brands: "brand_id", vendors: "vendor_id", colors: "color_bits", sizes: "size_bits" } as const;

/** All in one. */
const COUNTED = "SELECT json_array(json_array(0, count(*))) FROM m";

const GROUPED =
  "SELECT json_group_array(json_array(cells, count)) FROM (SELECT cells, count(*) AS count FROM m GROUP BY cells)";

/** Products by their patterns of colours and sizes: there are few. */
const BITS = `b AS MATERIALIZED (
  SELECT colors, sizes, count(*) AS count FROM m WHERE colors <> 0 OR sizes <> 0 GROUP BY colors, sizes)`;

/** Bits are grouped by their patterns first; `hasBits`: that was done. */
function countedIn(kind: ValueKind, hasBits: boolean): CountedValues {
  if (kind === "brands" || kind === "vendors")
    return {
      all: `SELECT ${kind} AS value, count(*) AS count FROM m WHERE ${kind} IS NOT NULL GROUP BY ${kind}`,
      of: (value) => `(SELECT count(*) FROM m WHERE ${kind} = ${value})`,
    };
  const [rows, count] = hasBits ? ["b", "sum(count)"] : ["m", "count(*)"];
  const patterns = `(SELECT ${kind} AS bits, ${count} AS count FROM ${rows} WHERE ${kind} <> 0 GROUP BY ${kind})`;
  return {
    all: `SELECT c.bit AS value, sum(g.count) AS count FROM ${patterns} g CROSS JOIN choice c ON c.facet = ${FACET[kind]} AND (g.bits >> c.bit) & 1 GROUP BY c.bit`,
    of: (value) => `(SELECT count(*) FROM m WHERE (${kind} >> ${value}) & 1)`,
  };
}
