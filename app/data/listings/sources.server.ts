import { cellConditions, conditionsOn, isOnSale, priceConditions, shelvesOf } from "./filter-conditions.server.ts";
import { cellTest, isPriceOnBands } from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import { quotedToken, onShelf, type Shelf } from "../../domain/search/search-tokens.ts";
import type { BoundValues } from "../bound-values.server.ts";
import type { Histograms } from "./counters.server.ts";

/** Products `p` of a filter, read from index entries. */
interface Source {
  from: string;
  where: string;
}

/** The search index has colours and sizes as shelves; for other lists the counters know the size of a shelf. */
export function usesSearchIndex({ filter, words }: Pick<ListingRequest, "filter" | "words">): boolean {
  return words !== null || filter.colors.length > 0 || filter.sizes.length > 0;
}

type ShelfPlan = ReturnType<typeof shelfPlan>;

/** The shelf of the filter with the fewest entries in its cells. */
export function shelfPlan(filter: ListingFilter, histograms: Histograms) {
  const holds = cellTest(filter);
  const plans = shelvesOf(filter).map((shelf) => {
    const all = [...(histograms.get(shelf.kind) ?? [])];
    const cells = all.filter(([cell]) => holds(cell));
    return {
      shelf,
      cells: cells.map(([cell]) => cell),
      steps: cells.reduce((sum, [, count]) => sum + count, 0),
      isWhole: shelf.kind !== "all" && cells.length === all.length,
    };
  });
  return plans.reduce((best, plan) => (plan.steps < best.steps ? plan : best));
}

export function shelfSource(filter: ListingFilter, { shelf, cells, isWhole }: ShelfPlan, values: BoundValues): Source {
  const conditions = [
    ...isOnSale(shelf, values),
    ...(isWhole ? [] : [`p.facets IN ${values.addList(cells)}`]),
    ...conditionsOn("p", filter, shelf, values),
  ];
  return { from: `product p INDEXED BY product_${shelf.kind}_facets`, where: conditions.join(" AND ") };
}

/**
 * The rank (`search_place` in app/migrations/0002_catalogue.sql), in the order of popularity (settled.md 29). 60 bits
 * exceed JavaScript's numbers, so it never leaves SQL.
 */
export const ROWID = "product_search.rowid";
export const idIn = (rank: string): string => `(${rank} >> 26 & 1073741823)`;
export const cellIn = (rank: string): string => `(${rank} >> 16 & 1023)`;
export const aisleIn = (rank: string): string => `(${rank} & 65535)`;

export const rankFacts = (rank: string): string =>
  `CROSS JOIN product p INDEXED BY product_found ON p.aisle = ${aisleIn(rank)} AND p.id = ${idIn(rank)} AND p.retired_at IS NULL`;

/** `match`: a plan's `all`, or a tier. Only a price off the bands has to look up the product. */
export function matchSource(
  filter: ListingFilter,
  match: string | null,
  values: BoundValues,
  { isLookedUp = false } = {},
): Source {
  const facts = isPriceOnBands(filter) ? [] : priceConditions("+p.shown_price", filter, values);
  const conditions = [
    `product_search MATCH ${values.add(withinShelves(match, searchShelves(filter)))}`,
    ...cellConditions(filter, cellIn(ROWID), values),
    ...facts,
  ];
  const from = isLookedUp || facts.length > 0 ? `product_search ${rankFacts(ROWID)}` : "product_search";
  return { from, where: conditions.join(" AND ") };
}

export function withinShelves(match: string | null, shelves: readonly (readonly Shelf[])[]): string {
  const lists = shelves.filter((list) => list.length > 0);
  return [
    ...(match === null ? [] : [`(${match})`]),
    ...lists.map((list) => `(${list.map((shelf) => quotedToken(onShelf(shelf))).join(" OR ")})`),
  ].join(" AND ");
}

function searchShelves(filter: ListingFilter): Shelf[][] {
  const shelves = shelvesOf(filter).flatMap(({ kind, ids }) =>
    kind === "all" ? [] : [ids.map((id) => `${kind.charAt(0)}${id}` as Shelf)],
  );
  const { colors, sizes } = filter;
  return [...shelves, colors.map((bit): Shelf => `x${bit}`), sizes.map((bit): Shelf => `z${bit}`)];
}
