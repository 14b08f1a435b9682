import {
  cellTest,
  isPackedChosen,
  isPriceOnBands,
  steppedKinds,
  unpackCell,
} from "../../domain/listings/facet-cell.ts";
import { discountLevel, ratingLevel, type CellFacts, type PackedKind } from "../../domain/listings/facet-cell.ts";
import { byKind, relaxed, type ListingFilter, type ValueKind } from "../../domain/listings/listing-filter.ts";
import { discountSteps, priceBands, ratingSteps } from "../../domain/listings/facet-counts.ts";
import type { FacetCounts, FacetValue } from "../../domain/listings/facet-counts.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import { hasPacked } from "./filter-conditions.server.ts";
import { countsCategories, knownTotal, levelBelow, shelfCells, sum, type ListingOverview } from "./counters.server.ts";
import type { Grouping, Walked } from "./walk.server.ts";
import { listedValues, type ValueRow } from "./values.server.ts";

/** settled.md 28; `isCapped`: there are more than were counted. */
export interface CountedListing {
  total: number;
  isCapped: boolean;
  facets: FacetCounts;
}

export interface CountAnswers {
  walkOf: (filter: ListingFilter, grouping?: Grouping) => Walked | undefined;
  nameOf: (kind: ValueKind, value: number) => ValueRow | undefined;
}

/** Called without answers it shows which ones it needs: it asks for the walks and names that the counters do not have. */
export function countListing(
  request: ListingRequest,
  overview: ListingOverview,
  { walkOf, nameOf }: CountAnswers,
): CountedListing {
  const { filter, words, countedTo, offers } = request;
  const exact = (walk: Walked | undefined) => (walk && walk.total <= countedTo ? walk : null);
  const known = knownTotal(request, overview);
  const walkedTotal = known ?? walkOf(filter)?.total ?? 0;
  const counted = {
    total: known ?? Math.min(walkedTotal, countedTo),
    isCapped: known === null && walkedTotal > countedTo,
  };
  const isBelow = levelBelow(filter.category) !== null;
  const categories =
    countsCategories(request) || !isBelow
      ? overview.categories
      : categoriesIn(overview, exact(walkOf(filter, "categories")));
  const offered = categories.filter(({ count }) => count !== 0);
  if (offers === "categories") return { ...counted, facets: { ...noFacets, categories: offered } };
  const cellsOf = (one: ListingFilter) => shelfCells({ filter: one, words }, overview) ?? exact(walkOf(one))?.cells;
  const cellsBut = (kind: PackedKind): [CellFacts, number][] | null => {
    const wide = relaxed(filter, ...(kind === "price" && !isPriceOnBands(filter) ? ["price" as const] : steps(filter)));
    const isWidened = isPackedChosen(filter, kind) && steppedKinds.some((one) => one === kind);
    const cells = cellsOf(wide) ?? (isWidened ? null : cellsOf(filter));
    const holds = cellTest(filter, kind);
    return cells ? [...cells].filter(([cell]) => holds(cell)).map(([cell, count]) => [unpackCell(cell), count]) : null;
  };
  const counts = <Step>(kind: PackedKind, all: readonly Step[], holds: (facts: CellFacts, step: Step) => boolean) => {
    const cells = cellsBut(kind);
    return all.map((step) => cells && sum(cells.filter(([facts]) => holds(facts, step))));
  };
  const valuesOf = (kind: ValueKind): FacetValue[] => {
    const wider = relaxed(filter, kind);
    const isOnShelf = shelfCells({ filter: wider, words }, overview) !== null && !hasPacked(wider);
    const walk = isOnShelf ? undefined : walkOf(wider, kind);
    const isCounted = isOnShelf || exact(walk) !== null;
    const own = new Map(overview.values[kind].map((row) => [row.value, row]));
    const listed = listedValues(walk?.values[kind] ?? new Map(), walk ? filter[kind] : []).flatMap(([value, count]) => {
      const row = own.get(value) ?? nameOf(kind, value);
      return row ? [{ ...row, count }] : [];
    });
    const rows = isOnShelf || (listed.length === 0 && !isCounted) ? overview.values[kind] : listed;
    return rows
      .filter(({ value, count }) => count > 0 || filter[kind].includes(value))
      .sort((a, b) => b.count - a.count || a.value - b.value)
      .map((row) => ({ ...row, count: isCounted ? row.count : null }));
  };
  return {
    ...counted,
    facets: {
      categories: offered,
      prices: counts("price", [...priceBands.keys()], ({ price }, band) => price === band),
      ratings: counts("rating", ratingSteps.map(ratingLevel), ({ rating }, level) => rating >= level),
      discounts: counts("discount", discountSteps.map(discountLevel), ({ discount }, level) => discount >= level),
      freeDelivery: counts("freeDelivery", [true], ({ freeDelivery }) => freeDelivery)[0]!,
      inStock: counts("inStock", [true], ({ inStock }) => inStock)[0]!,
      ...byKind(valuesOf),
    },
  };
}

/** Without a price range off the bands, because cells cannot test it. */
function steps(filter: ListingFilter) {
  return steppedKinds.filter((kind) => kind !== "price" || isPriceOnBands(filter));
}

function categoriesIn({ categories }: ListingOverview, main: Walked | null): FacetCounts["categories"] {
  const countOf = ({ id, count }: (typeof categories)[number]) =>
    main ? (main.categories.get(id) ?? 0) : count > 0 ? null : 0;
  return categories.map((one) => ({ ...one, count: countOf(one) }));
}

const noFacets: Omit<FacetCounts, "categories"> = {
  ...{ prices: [], ratings: [], discounts: [], freeDelivery: null, inStock: null },
  ...byKind(() => []),
};
