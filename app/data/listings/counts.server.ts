import {
  cellTest,
  isPackedChosen,
  isPriceOnBands,
  steppedKinds,
  unpackCell,
} from "../../domain/listings/facet-cell.ts";
import { discountLevel, ratingLevel, type CellFacts, type PackedKind } from "../../domain/listings/facet-cell.ts";
import { byKind, relaxed } from "../../domain/listings/listing-filter.ts";
import { discountSteps, priceBands, ratingSteps } from "../../domain/listings/facet-counts.ts";
import type { ListingFilter, ValueKind } from "../../domain/listings/listing-filter.ts";
import type { FacetCounts, FacetValue } from "../../domain/listings/facet-counts.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import { hasPacked, isShelf } from "./filter-conditions.server.ts";
import { type ListingOverview, sum } from "./counters.server.ts";
import { countsCategories, filterKey, knownTotal, shelfCells, withoutSteps } from "./needed-walks.server.ts";
import type { Walked } from "./walk.server.ts";
import { listedValues, type ValueRow } from "./values.server.ts";

export type ValueNames = Partial<Record<ValueKind, readonly ValueRow[]>>;

type WalkedValues = ReturnType<typeof walkedValues>;

export function walkedValues({ filter }: ListingRequest, walked: ReadonlyMap<string, Walked>) {
  return byKind((kind) => {
    const counts = walked.get(filterKey(relaxed(filter, kind)))?.values[kind];
    return counts === undefined ? [] : listedValues(counts, filter[kind]);
  });
}

export function unnamedValues(overview: ListingOverview, counted: WalkedValues): Record<ValueKind, number[]> {
  return byKind((kind) => {
    const named = new Set(overview.values[kind].map(({ value }) => value));
    return counted[kind].flatMap(([value]) => (named.has(value) ? [] : [value]));
  });
}

/** settled.md 28; `isCapped`: there are more than were counted. */
export interface CountedListing {
  total: number;
  isCapped: boolean;
  facets: FacetCounts;
}

export function toCounts(
  request: ListingRequest,
  overview: ListingOverview,
  walked: ReadonlyMap<string, Walked>,
  counted: WalkedValues,
  names: ValueNames,
): CountedListing {
  const { filter, words, countedTo } = request;
  const walkedFor = (one: ListingFilter) => walked.get(filterKey(one));
  const main = walkedFor(filter);
  const known = knownTotal(request, overview);
  const walkedTotal = main?.total ?? 0;
  const isExact = (walk: Walked | undefined): walk is Walked => walk !== undefined && walk.total <= countedTo;
  const cellsOf = (one: ListingFilter) => {
    const walk = walkedFor(one);
    return shelfCells({ filter: one, words }, overview) ?? (isExact(walk) ? walk.cells : null);
  };
  const cellsBut = (kind: PackedKind): [CellFacts, number][] | null => {
    const wide = kind === "price" && !isPriceOnBands(filter) ? relaxed(filter, "price") : withoutSteps(filter);
    const isWidened = isPackedChosen(filter, kind) && steppedKinds.some((one) => one === kind);
    const cells = cellsOf(wide) ?? (isWidened ? null : cellsOf(filter));
    const holds = cellTest(filter, kind);
    return cells && [...cells].filter(([cell]) => holds(cell)).map(([cell, count]) => [unpackCell(cell), count]);
  };
  const counts = <Step>(kind: PackedKind, steps: readonly Step[], holds: (facts: CellFacts, step: Step) => boolean) => {
    const cells = cellsBut(kind);
    return steps.map((step) => cells && sum(cells.filter(([facts]) => holds(facts, step))));
  };
  const valuesOf = (kind: ValueKind): FacetValue[] => {
    const wider = relaxed(filter, kind);
    const isOnShelf = isShelf(wider, words) && !hasPacked(wider);
    const walk = walkedFor(wider);
    const known = new Map([...overview.values[kind], ...(names[kind] ?? [])].map((row) => [row.value, row]));
    const listed = counted[kind].flatMap(([value, count]) => {
      const row = known.get(value);
      return row ? [{ ...row, count }] : [];
    });
    const rows = isOnShelf || (listed.length === 0 && !isExact(walk)) ? overview.values[kind] : listed;
    const isCounted = isOnShelf || isExact(walk);
    return rows
      .filter(({ value, count }) => count > 0 || filter[kind].includes(value))
      .sort((a, b) => b.count - a.count || a.value - b.value)
      .map((row) => ({ ...row, count: isCounted ? row.count : null }));
  };
  return {
    total: known ?? Math.min(walkedTotal, countedTo),
    isCapped: known === null && walkedTotal > countedTo,
    facets: {
      categories: categoriesOf(request, overview, isExact(main) ? main : null),
      prices: counts("price", [...priceBands.keys()], ({ price }, band) => price === band),
      ratings: counts("rating", ratingSteps.map(ratingLevel), ({ rating }, level) => rating >= level),
      discounts: counts("discount", discountSteps.map(discountLevel), ({ discount }, level) => discount >= level),
      freeDelivery: counts("freeDelivery", [true], ({ freeDelivery }) => freeDelivery)[0]!,
      inStock: counts("inStock", [true], ({ inStock }) => inStock)[0]!,
      ...byKind(valuesOf),
    },
  };
}

function categoriesOf(
  request: ListingRequest,
  { categories }: ListingOverview,
  main: Walked | null,
): FacetCounts["categories"] {
  const countOf = ({ id, count }: (typeof categories)[number]) =>
    main ? (main.categories.get(id) ?? 0) : count > 0 ? null : 0;
  const counted = countsCategories(request) ? categories : categories.map((one) => ({ ...one, count: countOf(one) }));
  return counted.filter(({ count }) => count !== 0);
}
