import {
  cellTest,
  isPackedChosen,
  isPriceOnBands,
  steppedKinds,
  unpackCell,
} from "../../domain/listings/facet-cell.ts";
import { discountLevel, ratingLevel, type CellFacts, type PackedKind } from "../../domain/listings/facet-cell.ts";
import { discountSteps, priceBands, ratingSteps, relaxed, valueKinds } from "../../domain/listings/listing-filter.ts";
import type { FacetCounts, FacetValue, ListingFilter, ValueKind } from "../../domain/listings/listing-filter.ts";
import {
  isPlaceHome,
  knownTotal,
  shelfCells,
  sum,
  unpacked,
  type Asked,
  type Total,
} from "./listing-question.server.ts";
import { hasPacked, isShelf } from "./filter-conditions.server.ts";
import { listedValues, type ValueRow } from "./values.server.ts";
import type { Walked } from "./facet-walks.server.ts";

/** Slugs and names of values that walks found. */
export type ValueNames = Partial<Record<ValueKind, readonly ValueRow[]>>;

/** Values with their numbers, by kind. */
type FoundValues = Record<ValueKind, readonly [value: number, count: number][]>;

/** The values that walks found and a listing shows; none of a kind whose walk did not come to an end. */
export function foundValues({ filter }: Asked, walked: ReadonlyMap<string, Walked>): FoundValues {
  const found = valueKinds.map((kind) => {
    const counts = walked.get(JSON.stringify(relaxed(filter, kind)))?.values[kind];
    return [kind, counts === undefined ? [] : listedValues(counts, filter[kind])];
  });
  return Object.fromEntries(found) as FoundValues;
}

/** The values to be shown whose names the counters did not tell. */
export function unnamedValues({ overview }: Asked, found: FoundValues): Partial<Record<ValueKind, number[]>> {
  return Object.fromEntries(
    valueKinds.map((kind) => {
      const named = new Set(overview.values[kind].map(({ value }) => value));
      return [kind, found[kind].flatMap(([value]) => (named.has(value) ? [] : [value]))];
    }),
  );
}

/** All numbers of a listing from the counters and the walks. */
export function toCounts(
  asked: Asked,
  walked: ReadonlyMap<string, Walked>,
  found: FoundValues,
  names: ValueNames,
): Total & { facets: FacetCounts } {
  const { filter, words, overview, countedTo } = asked;
  const walkedFor = (question: ListingFilter) => walked.get(JSON.stringify(question));
  const main = walkedFor(filter);
  const total = knownTotal(asked) ?? {
    total: Math.min(main?.total ?? 0, countedTo),
    isCapped: (main?.total ?? 0) > countedTo,
  };
  const isExact = (found: Walked | undefined, question: ListingFilter): found is Walked =>
    found !== undefined && found.total <= countedTo && !(knownTotal({ ...asked, filter: question })?.isCapped ?? false);
  const cellsOf = (question: ListingFilter) => {
    const found = walkedFor(question);
    return shelfCells({ filter: question, words, overview }) ?? (isExact(found, question) ? found.cells : null);
  };
  const cellsBut = (kind: PackedKind): [CellFacts, number][] | null => {
    const wide = kind === "price" && !isPriceOnBands(filter) ? relaxed(filter, "price") : unpacked(filter);
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
    const question = relaxed(filter, kind);
    const isOnShelf = isShelf(question, words) && !hasPacked(question);
    const walk = walkedFor(question);
    const known = new Map([...overview.values[kind], ...(names[kind] ?? [])].map((row) => [row.value, row]));
    const listed = found[kind].flatMap(([value, count]) => {
      const row = known.get(value);
      return row ? [{ ...row, count }] : [];
    });
    const rows = isOnShelf || (listed.length === 0 && !isExact(walk, question)) ? overview.values[kind] : listed;
    const isCounted = isOnShelf || isExact(walk, question);
    return rows
      .filter(({ value, count }) => count > 0 || filter[kind].includes(value))
      .sort((a, b) => b.count - a.count || a.value - b.value)
      .map((row) => ({ ...row, count: isCounted ? row.count : null }));
  };
  return {
    ...total,
    facets: {
      places: placesOf(asked, isExact(main, filter) ? main : null),
      prices: counts("price", [...priceBands.keys()], ({ price }, band) => price === band),
      ratings: counts("rating", ratingSteps.map(ratingLevel), ({ rating }, level) => rating >= level),
      discounts: counts("discount", discountSteps.map(discountLevel), ({ discount }, level) => discount >= level),
      freeDelivery: counts("freeDelivery", [true], ({ freeDelivery }) => freeDelivery)[0]!,
      inStock: counts("inStock", [true], ({ inStock }) => inStock)[0]!,
      vendors: valuesOf("vendors"),
      brands: valuesOf("brands"),
      colors: valuesOf("colors"),
      sizes: valuesOf("sizes"),
    },
  };
}

function placesOf({ filter, words, overview }: Asked, main: Walked | null): FacetCounts["places"] {
  const isOnShelf = isShelf(filter, words) && isPlaceHome(filter) && isPriceOnBands(filter);
  return overview.places
    .map((place) => {
      if (isOnShelf) return place;
      return { ...place, count: main === null ? (place.count > 0 ? null : 0) : (main.places.get(place.id) ?? 0) };
    })
    .filter(({ count }) => count !== 0);
}
