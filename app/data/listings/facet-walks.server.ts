import type { ListingFilter, ValueKind } from "../../domain/listings/listing-filter.ts";
import { COLUMN } from "./facet-conditions.server.ts";
import { levelBelow } from "./counters.server.ts";
import { tally, tallyBits, tallyColumns } from "./tallies.server.ts";

/** What the products of a filter are grouped by besides their cells. */
export type Grouping = ValueKind | "places";

export interface Walk {
  filter: ListingFilter;
  groupings: ReadonlySet<Grouping>;
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
  cells: ReadonlyMap<number, number>;
  total: number;
  /** Products by id of the place. */
  places: ReadonlyMap<number, number>;
  /** Products by value; of kinds that were grouped by. */
  values: Partial<Record<ValueKind, ReadonlyMap<number, number>>>;
}

/** One row: how many products were looked at, and of each grouping what they have, in one list. */
export type WalkRow = Partial<Record<"cells" | "facts" | Grouping, string | null>> & { total: number };

/** What of a product `p` is listed, by name; with its cell where there is one. */
export function walkColumns(
  { place }: ListingFilter,
  groupings: ReadonlySet<Grouping>,
  cell: string | null,
): [name: string, sql: string][] {
  const below = levelBelow(place);
  return [
    ...(cell === null ? [] : [["cells", cell] as [string, string]]),
    ...[...groupings].flatMap((grouping): [string, string][] => {
      if (grouping === "places") return below === null ? [] : [["places", `p.${COLUMN[below]}`]];
      return [[grouping, VALUE_COLUMN[grouping]]];
    }),
  ];
}

/** The same of what a search found, whose facts are kept as one text (migration 0031). */
export function foundColumns(
  filter: ListingFilter,
  groupings: ReadonlySet<Grouping>,
  cell: string,
): [name: string, sql: string][] {
  const isOfValues = LISTED_KINDS.some((kind) => groupings.has(kind));
  const places = new Set([...groupings].filter((grouping) => grouping === "places"));
  return [...walkColumns(filter, places, cell), ...(isOfValues ? [["facts", "p.listed"] as [string, string]] : [])];
}

/** As search_fact lists them. */
const LISTED_KINDS = ["vendors", "brands", "colors", "sizes"] as const;

/** Columns as SQL selects them, by name; 1 for none. */
export const selected = (columns: readonly [string, string][]): string =>
  columns.length === 0 ? "1" : columns.map(([name, sql]) => `${sql} AS ${name}`).join(", ");

/** The columns of a subquery that selected them. */
export const named = (columns: readonly [string, string][]): [string, string][] =>
  columns.map(([name]) => [name, name]);

/** All values of each column in one list, null unless `isWanted` (SQL). */
export function listed(columns: readonly [string, string][], { isWanted = "" } = {}): string {
  const list = (sql: string) => `group_concat(${sql})`;
  return columns
    .map(([name, sql]) => `, ${isWanted ? `iif(${isWanted}, ${list(sql)}, NULL)` : list(sql)} AS ${name}`)
    .join("");
}

/** What a walk found; places and values only where it came to an end, and of a sample. */
export function readWalked(
  { limit, isSample, groupings }: Pick<Walk, "limit" | "isSample" | "groupings">,
  row: WalkRow,
): Walked {
  const { total, cells, places, facts, ...lists } = row;
  const isAll = isSample || total < limit;
  const found = facts === undefined ? [] : tallyColumns(facts, LISTED_KINDS.length);
  const values = [
    ...Object.entries(lists).map(([kind, list]) => [kind, tally(list)] as const),
    ...found.flatMap((counts, column) =>
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

/** NULL is left out of lists; a product without colours has none of them. */
const VALUE_COLUMN: Record<ValueKind, string> = {
  brands: "p.brand_id",
  vendors: "p.vendor_id",
  colors: "nullif(p.color_bits, 0)",
  sizes: "nullif(p.size_bits, 0)",
};
