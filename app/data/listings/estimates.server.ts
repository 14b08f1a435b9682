import { isPackedChosen, isPriceOnBands, unpackCell } from "../../domain/listings/facet-cell.ts";
import { relaxed, valueKinds, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import { priceShares } from "../../domain/listings/price-share.ts";
import { stepsOn, type Histograms } from "./counters.server.ts";
import { shelvesOf } from "./filter-conditions.server.ts";
import type { ListingQuestion } from "./listing-question.server.ts";
import { knownTotal } from "./needed-walks.server.ts";
import { shelfPlan, type ShelfPlan } from "./source-shelf.server.ts";

/** Microseconds, measured at a million products (docs/bench.md). */
export const COST = {
  /** An index entry: to read, and to materialize. */
  entry: 0.2,
  materializedEntry: 0.5,
  /** To list a product's groupings, and to read the product. */
  listed: 0.1,
  product: 5,
  /** Facts of a match, and of a product by scattered ids. */
  facts: 0.4,
  scatteredFacts: 4,
  /** A match: to read, to look up in a materialized list, to materialize. */
  match: 0.06,
  lookup: 0.15,
  materializedMatch: 0.26,
  intersection: 0.008,
} as const;

/** Strategies need the number of matches up to here; more count as MANY. */
export const ESTIMATED_TO = 20_000;
const MANY = 80_000;

export function matchEstimate({ matches }: Pick<ListingQuestion, "matches">): number {
  const total = matches?.counts.total ?? 0;
  return total > ESTIMATED_TO ? MANY : total;
}

/** Exact where counters have it; otherwise as if facets were independent. */
export function estimatedTotal(question: ListingQuestion): number {
  const { filter, words, overview } = question;
  const known = knownTotal(question);
  if (known && !known.isCapped) return known.total;
  const plan = shelfPlan(filter, overview.histograms);
  const onShelf = Math.max(1, stepsOn(plan.shelf, overview.histograms));
  const matched = words === null ? 1 : Math.min(1, matchEstimate(question) / onShelf);
  const shares = valueKinds
    .filter((kind) => filter[kind].length > 0 && `${plan.shelf.kind}s` !== kind)
    .map((kind) => {
      const [shelf] = shelvesOf(relaxed(filter, kind));
      const all = stepsOn(shelf, overview.histograms);
      const chosen = overview.values[kind].filter(({ value }) => filter[kind].includes(value));
      return Math.min(1, chosen.reduce((sum, { count }) => sum + count, 0) / Math.max(1, all));
    });
  return shares.reduce((total, share) => total * share, inPriceRange(filter, plan, overview.histograms) * matched);
}

function inPriceRange(filter: ListingFilter, { shelf, steps, cells }: ShelfPlan, histograms: Histograms): number {
  if (!isPackedChosen(filter, "price") || isPriceOnBands(filter)) return steps;
  const shares = priceShares(filter);
  const counts = histograms.get(shelf.kind);
  return cells.reduce((sum, cell) => sum + (counts?.get(cell) ?? 0) * shares[unpackCell(cell).price]!, 0);
}
