import { cellTest, isPriceOnBands } from "../../domain/listings/facet-cell.ts";
import { relaxed, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { Shelf } from "../../domain/search/search-tokens.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { cellIn, cellPlaceIn, factsOf, idIn, rankStretches, walkedFacts } from "./search-ranks.server.ts";
import { withinShelves } from "./page-by-relevance.server.ts";
import { conditionsOn, isOnSale } from "./facet-conditions.server.ts";
import { choiceWays, isChosen, type Chosen } from "./source-choice.server.ts";
import type { Histograms, Overview } from "./counters.server.ts";
import type { Asked } from "./listing-question.server.ts";
import { cellConditions, homesOf, type Shelves } from "./filter-conditions.server.ts";
import { FACTS, KEPT_ENTRY, TOLD, foundEstimate, stepsOn } from "./costs.server.ts";

/** What is known before a walk. */
type Known = Pick<Asked, "words" | "overview">;

/** The index that reaches a filter's products in the fewest steps, the non-empty cells to visit in it, and those steps. */
export interface Way {
  home: Shelves;
  cells: number[];
  steps: number;
  /** All cells of a shelf that is not everything. */
  isWhole: boolean;
  /** Of the shelf only what has one of these; null for all of it. */
  chosen: Chosen | null;
}

/** The shelves of the filter, and their cells that `holds`, which have the fewest products to walk. */
export function shelfWay(
  filter: ListingFilter,
  histograms: Histograms,
  holds: (cell: number) => boolean = cellTest(filter),
): Way {
  const ways = homesOf(filter).map((home) => {
    const all = [...(histograms.get(home.kind) ?? [])];
    const cells = all.filter(([cell]) => holds(cell));
    return {
      home,
      cells: cells.map(([cell]) => cell),
      steps: cells.reduce((sum, [, count]) => sum + count, 0),
      isWhole: home.kind !== "all" && cells.length === all.length,
      chosen: null,
    };
  });
  return shortest(ways);
}

/** The same without words, where what has a chosen colour or size may be fewer than any shelf has. */
export function shortestWay(
  filter: ListingFilter,
  overview: Overview,
  holds: (cell: number) => boolean = cellTest(filter),
): Way {
  return shortest([shelfWay(filter, overview.histograms, holds), ...choiceWays(filter, overview, holds)]);
}

const shortest = (ways: readonly Way[]): Way => ways.reduce((best, way) => (way.steps < best.steps ? way : best));

/** FROM and WHERE of a statement, and what in it is the cell of a product. */
export interface Walkable {
  from: string;
  where: string;
  cell: string;
}

/**
 * What walks the products `p` of a filter, reading nothing but index entries, and none but of cells that `holds`. Where
 * `isCellOnly`, a search is walked without its products where it can be: then there is no `p`. With `orderedBy`, `p` has that column.
 */
export function walkOf(
  filter: ListingFilter,
  known: Known,
  values: BoundValues,
  {
    holds,
    isCellOnly = false,
    orderedBy,
  }: { holds?: ((cell: number) => boolean) | undefined; isCellOnly?: boolean; orderedBy?: string } = {},
): Walkable {
  const way = shelfWay(filter, known.overview.histograms, holds);
  if (known.words === null) {
    const isViewed = orderedBy === "view_count";
    return shelfWalk(filter, isViewed ? way : shortestWay(filter, known.overview, holds), values);
  }
  const found = [isFound(filter, known.words, values), ...cellsFound(filter, holds && way, values)];
  const isGathered = isGatheringCheaper(filter, known, way);
  const facts = isGathered ? [] : foundFacts(filter, values);
  const gathered = isGathered ? [`${idIn(FOUND_RANK)} IN ${idsOf(shelfWalk(filter, way, values))}`] : [];
  return {
    from: `product_search${isCellOnly && facts.length === 0 ? "" : ` ${(orderedBy ? factsOf : walkedFacts)(FOUND_RANK)}`}`,
    where: [...found, ...gathered, ...facts].join(" AND "),
    cell: cellIn(FOUND_RANK),
  };
}

/** The rank of what a search found. */
const FOUND_RANK = "product_search.rowid";

/**
 * That product `p` is one of all that a search finds in the cells of a filter on its shelves: of what is in stock, or of what sold
 * out. Lists are kept by stretch of ranks, because ids rise within each: what always comes last is put into a list in half the time.
 */
export function isAmongFound(filter: ListingFilter, soldOut: 0 | 1, words: SearchPlan, values: BoundValues): string {
  const found = [isFound(filter, words, values), ...cellConditions(filter, cellPlaceIn(FOUND_RANK))].join(" AND ");
  const lists = rankStretches(soldOut, FOUND_RANK).map(
    (stretch) => `p.id IN (SELECT ${idIn(FOUND_RANK)} FROM product_search WHERE ${found} AND ${stretch})`,
  );
  return `(${lists.join(" OR ")})`;
}

/** A condition on product_search: that a row is found, on the filter's shelves. */
export function isFound(filter: ListingFilter, words: SearchPlan, values: BoundValues): string {
  return `product_search MATCH ${values.add(withinShelves(words.all, searchShelves(filter)))}`;
}

function idsOf({ from, where }: Walkable): string {
  return `(SELECT p.id FROM ${from} WHERE ${where})`;
}

function shelfWalk(filter: ListingFilter, { home, cells, isWhole, chosen }: Way, values: BoundValues): Walkable {
  const conditions = [
    ...(chosen ? isChosen(chosen, home, values) : isOnSale(home, values)),
    ...(isWhole ? [] : [`p.facets IN ${values.addList(cells)}`]),
    ...conditionsOn("p", filter, home, values),
  ];
  return {
    from: chosen ? "product_choice p" : `product p INDEXED BY product_${home.kind}_facets`,
    where: conditions.join(" AND "),
    cell: "p.facets",
  };
}

/** Whether to gather what is on the shelf first and then see what of it is found, or to look up all that is found. */
function isGatheringCheaper(filter: ListingFilter, { overview }: Known, way: Way): boolean {
  if (isToldByCells(filter)) return false;
  const found = foundEstimate(overview);
  const share = way.steps / Math.max(1, stepsOn(way.home, overview.histograms));
  return way.steps * KEPT_ENTRY + found * TOLD < found * share * FACTS;
}

const LETTER = { parent: "p", category: "c", subcategory: "s", vendor: "v", brand: "b" } as const;

/** The shelves of a filter as the search knows them. */
export function searchShelves(filter: ListingFilter): Shelf[][] {
  return homesOf(filter).flatMap(({ kind, ids }) =>
    kind === "all" ? [] : [ids.map((id) => `${LETTER[kind]}${id}` as const)],
  );
}

/** Whether shelves and cells alone tell what is in a filter, which a search knows by its ranks. */
export function isToldByCells(filter: ListingFilter): boolean {
  return filter.colors.length === 0 && filter.sizes.length === 0 && isPriceOnBands(filter);
}

/** What the shelves of a search and the cells do not say about a product `p` that it found. */
export function foundFacts(filter: ListingFilter, values: BoundValues): string[] {
  return conditionsOn("p", relaxed({ ...filter, place: null }, "vendors", "brands"), null, values);
}

/** The packed facets of a filter, or the cells of a way, as conditions on the rank of what is found. */
export function cellsFound(filter: ListingFilter, way: Way | undefined, values: BoundValues): string[] {
  if (way) return [`${cellIn(FOUND_RANK)} IN ${values.addList(way.cells)}`];
  return cellConditions(filter, cellPlaceIn(FOUND_RANK));
}
