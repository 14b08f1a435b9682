import { cellTest, isPriceOnBands } from "../domain/facet-cell.ts";
import { relaxed, type ListingFilter } from "../domain/listing-filter.ts";
import type { SearchPlan } from "../domain/search-plan.ts";
import type { Shelf } from "../domain/search-tokens.ts";
import type { BoundValues } from "./bound-values.server.ts";
import type { Histograms } from "./facet-overview.server.ts";
import type { Asked } from "./facet-questions.server.ts";
import { cellConditions, hasPacked, homesOf, type Shelves } from "./facet-shelves.server.ts";
import { ENTRY, FACTS, FOUND, foundEstimate, stepsOn } from "./facet-steps.server.ts";
import { withinShelves } from "./search.server.ts";

/** What is known before a walk. */
type Known = Pick<Asked, "words" | "overview">;

export const COLUMN = {
  parent: "parent_id",
  category: "category_id",
  subcategory: "subcategory_id",
  vendor: "vendor_id",
  brand: "brand_id",
} as const;

/** The index that reaches a filter's products in the fewest steps, the non-empty cells to visit in it, and those steps. */
export interface Way {
  home: Shelves;
  cells: number[];
  steps: number;
  /** All cells of a shelf that is not everything. */
  isWhole: boolean;
}

export function shortestWay(filter: ListingFilter, histograms: Histograms, holds = cellTest(filter)): Way {
  const ways = homesOf(filter).map((home) => {
    const all = [...(histograms.get(home.kind) ?? [])];
    const cells = all.filter(([cell]) => holds(cell));
    return {
      home,
      cells: cells.map(([cell]) => cell),
      steps: cells.reduce((sum, [, count]) => sum + count, 0),
      isWhole: home.kind !== "all" && cells.length === all.length,
    };
  });
  return ways.reduce((best, way) => (way.steps < best.steps ? way : best));
}

/** FROM and WHERE of a statement. */
interface Walkable {
  from: string;
  where: string;
}

/**
 * What walks the products `p` of a filter, reading nothing but index entries; no more than `limit` are wanted, and none
 * but of cells that `holds`.
 */
export function walkOf(
  filter: ListingFilter,
  known: Known,
  limit: number,
  values: BoundValues,
  holds = cellTest(filter),
): Walkable {
  const way = shortestWay(filter, known.overview.histograms, holds);
  if (known.words === null) return shelfWalk(filter, way, values);
  const conditions = isGatheringCheaper(filter, known, way, limit)
    ? [`${FOUND_ID} IN ${idsOf(shelfWalk(filter, way, values))}`]
    : foundConditions(filter, values);
  return {
    from: `product_search CROSS JOIN product p INDEXED BY product_facts ON p.id = ${FOUND_ID}`,
    where: ["p.retired_at IS NULL", isFound(filter, known.words, values), ...conditions].join(" AND "),
  };
}

const FOUND_ID = "product_search.rowid % 1099511627776";

/** The ids of all that a search finds on the filter's shelves. */
export function foundIds(filter: ListingFilter, words: SearchPlan, values: BoundValues): string {
  return `(SELECT ${FOUND_ID} FROM product_search WHERE ${isFound(filter, words, values)})`;
}

function isFound(filter: ListingFilter, words: SearchPlan, values: BoundValues): string {
  return `product_search MATCH ${values.add(withinShelves(words.all, searchShelves(filter)))}`;
}

function idsOf({ from, where }: Walkable): string {
  return `(SELECT p.id FROM ${from} WHERE ${where})`;
}

function shelfWalk(filter: ListingFilter, { home, cells, isWhole }: Way, values: BoundValues): Walkable {
  const conditions = [
    ...(home.kind === "all" ? [] : [isOneOf(`p.${COLUMN[home.kind]}`, home.ids, values)]),
    ...(isWhole ? [] : [`p.facets IN ${values.addList(cells)}`]),
    ...conditionsOn("p", filter, home, values),
  ];
  return {
    from: `product p INDEXED BY product_${home.kind}_facets`,
    where: ["p.retired_at IS NULL", ...conditions].join(" AND "),
  };
}

/** Whether to gather what is on the shelf first and then see what of it is found, or to look up all that is found. */
function isGatheringCheaper(filter: ListingFilter, { overview }: Known, way: Way, limit: number): boolean {
  if (!hasPacked(filter) && filter.colors.length === 0 && filter.sizes.length === 0) return false;
  const found = foundEstimate(overview);
  const share = Math.max(0.000_1, way.steps / Math.max(1, stepsOn(way.home, overview.histograms)));
  return way.steps * ENTRY + found * FOUND < Math.min(found, limit / share) * FACTS;
}

const LETTER = { parent: "p", category: "c", subcategory: "s", vendor: "v", brand: "b" } as const;

/** The shelves of a filter as the search knows them. */
export function searchShelves(filter: ListingFilter): Shelf[][] {
  return homesOf(filter).flatMap(({ kind, ids }) =>
    kind === "all" ? [] : [ids.map((id) => `${LETTER[kind]}${id}` as const)],
  );
}

/** What the shelves of a search do not say about a product `p` that it found. */
export function foundConditions(filter: ListingFilter, values: BoundValues): string[] {
  return [
    ...conditionsOn("p", relaxed({ ...filter, place: null }, "vendors", "brands"), null, values),
    ...cellConditions(filter, "p.facets"),
  ];
}

/** What cells do not say about a product, but for the shelf it is walked on. */
export function conditionsOn(
  table: string,
  filter: ListingFilter,
  home: Shelves | null,
  values: BoundValues,
): string[] {
  const others = homesOf(filter).filter(({ kind }) => kind !== home?.kind && kind !== "all");
  const bits = (list: number[]) => values.add([...new Set(list)].reduce((sum, bit) => sum + 2 ** bit, 0));
  return [
    ...others.map(({ kind, ids }) => isOneOf(`+${table}.${COLUMN[kind as keyof typeof COLUMN]}`, ids, values)),
    ...(filter.colors.length > 0 ? [`${table}.color_bits & ${bits(filter.colors)} <> 0`] : []),
    ...(filter.sizes.length > 0 ? [`${table}.size_bits & ${bits(filter.sizes)} <> 0`] : []),
    ...(isPriceOnBands(filter) ? [] : priceConditions(`+${table}.shown_price`, filter, values)),
  ];
}

export function priceConditions(column: string, filter: ListingFilter, values: BoundValues): string[] {
  return [
    ...(filter.priceFrom === null ? [] : [`${column} >= ${values.add(filter.priceFrom)}`]),
    ...(filter.priceBelow === null ? [] : [`${column} < ${values.add(filter.priceBelow)}`]),
  ];
}

function isOneOf(column: string, ids: number[], values: BoundValues): string {
  return ids.length === 1 ? `${column} = ${values.add(ids[0]!)}` : `${column} IN ${values.addList(ids)}`;
}
