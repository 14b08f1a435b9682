import type { ListingFilter, ValueKind } from "../../domain/listings/listing-filter.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import { BoundValues } from "../bound-values.server.ts";
import { levelBelow, type ListingOverview } from "./counters.server.ts";
import { rankFacts, cellIn, usesSearchIndex, matchSource, ROWID, shelfPlan, shelfSource } from "./sources.server.ts";

export type Grouping = ValueKind | "categories";

/** Counts a filter's products by index entries. */
export interface Walk {
  filter: ListingFilter;
  groupings: ReadonlySet<Grouping>;
}

export type Walked = ReturnType<typeof readWalkCounts>;

/** Values in one list, because GROUP BY would sort each. */
export type WalkRow = Partial<Record<"cells" | Grouping, string | null>> & { total: number };

type Columns = readonly [name: string, sql: string][];

export function walkStatement(
  db: D1Database,
  { words, countedTo }: ListingRequest,
  walk: Walk,
  overview: ListingOverview | null,
): D1PreparedStatement {
  const values = new BoundValues();
  const most = values.addLimit(countedTo + 1);
  const sql = usesSearchIndex({ filter: walk.filter, words })
    ? ofMatches(walk, words, most, values)
    : ofShelf(walk, overview!, most, values);
  return db.prepare(sql).bind(...values.list);
}

function ofShelf({ filter, groupings }: Walk, overview: ListingOverview, most: string, values: BoundValues): string {
  const { from, where } = shelfSource(filter, shelfPlan(filter, overview.histograms), values);
  const columns = walkColumns(filter, groupings, "p.facets");
  const lists = columns.map(([name]) => `iif(count(*) < ${most}, ${listOf(name)}, NULL) AS ${name}`);
  const selected = columns.map(([name, sql]) => `${sql} AS ${name}`);
  return `SELECT count(*) AS total, ${lists.join(", ")} FROM (SELECT ${selected.join(", ")} FROM ${from} WHERE ${where} LIMIT ${most})`;
}

/** With more word matches than are counted, values are listed from the most popular ones only. */
const SAMPLED = 500;

function ofMatches(
  { filter, groupings }: Walk,
  words: ListingRequest["words"],
  most: string,
  values: BoundValues,
): string {
  const { from, where } = matchSource(filter, words && words.all, values);
  const sampled = words === null ? 0 : SAMPLED;
  const lists = walkColumns(filter, groupings, cellIn("r.rank")).map(([name, sql]) => `${listOf(sql)} AS ${name}`);
  return `WITH f AS MATERIALIZED (SELECT ${ROWID} AS rank FROM ${from} WHERE ${where} ORDER BY ${ROWID} LIMIT ${most}),
      n AS MATERIALIZED (SELECT count(*) AS total FROM f)
    SELECT (SELECT total FROM n) AS total, ${lists.join(", ")}
    FROM (SELECT rank FROM f LIMIT (SELECT iif(total < ${most}, ${most}, ${sampled}) FROM n)) r ${groupings.size === 0 ? "" : rankFacts("r.rank")}`;
}

function walkColumns({ category }: ListingFilter, groupings: ReadonlySet<Grouping>, cell: string): Columns {
  const below = levelBelow(category);
  return [
    ["cells", cell],
    ...[...groupings].flatMap((grouping): [string, string][] => {
      if (grouping === "categories") return below === null ? [] : [["categories", `p.${below}_id`]];
      return [[grouping, VALUE_COLUMN[grouping]]];
    }),
  ];
}

const listOf = (sql: string) => `group_concat(${sql})`;

/** SQL lists leave out NULL, such as the colours of a product without any. */
const VALUE_COLUMN: Record<ValueKind, string> = {
  brands: "p.brand_id",
  vendors: "p.vendor_id",
  colors: "nullif(p.color_bits, 0)",
  sizes: "nullif(p.size_bits, 0)",
};

export function readWalkCounts({ words, countedTo }: ListingRequest, row: WalkRow) {
  const { total, cells, categories, ...lists } = row;
  const isListed = words !== null || total <= countedTo;
  const values = Object.entries(isListed ? lists : {}).map(([kind, list]) => {
    const counts = tally(list);
    return [kind, kind === "colors" || kind === "sizes" ? tallyBits(counts) : counts];
  });
  return {
    total,
    cells: tally(cells),
    categories: tally(categories),
    values: Object.fromEntries(values) as Partial<Record<ValueKind, ReadonlyMap<number, number>>>,
  };
}

export function tally(list: string | null | undefined): Map<number, number> {
  const counts = new Map<number, number>();
  for (const text of list ? list.split(",") : []) {
    const number = Number(text);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

/** Bits 0 to 51 exceed JavaScript's bit operators. */
export function tallyBits(patterns: ReadonlyMap<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [pattern, count] of patterns) {
    for (let rest = pattern, bit = 0; rest > 0; rest = Math.floor(rest / 2), bit += 1) {
      if (rest % 2 === 1) counts.set(bit, (counts.get(bit) ?? 0) + count);
    }
  }
  return counts;
}
