import { cellTest, isPriceOnBands, isPackedChosen, unpackCell } from "../../domain/listings/facet-cell.ts";
import { relaxed, valueKinds, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import { priceShares } from "../../domain/listings/price-share.ts";
import { BoundValues } from "../bound-values.server.ts";
import { conditionsOn } from "./facet-conditions.server.ts";
import type { Histograms } from "./counters.server.ts";
import { knownTotal, type Asked } from "./listing-question.server.ts";
import { homesOf } from "./filter-conditions.server.ts";
import { ENTRY, FACTS, FOUND, KEPT, PRODUCT, SCATTERED_FACTS, TOLD } from "./costs.server.ts";
import { foundEstimate, stepsOn } from "./costs.server.ts";
import { shelfWay, shortestWay, type Way } from "./source-search.server.ts";
import type { Page } from "../products/product-rows.server.ts";
import { ORDER, type KeyedSort } from "./sort-order.server.ts";
import { isPriced, pricedTo } from "./listing-priced.server.ts";

/**
 * A walk of an order is as long as the estimate only where what is asked for is spread evenly over it. Cameras are dear, so
 * cheap products come by the thousand before the first of them: a walk that may find none for long has to promise this
 * many times less than sorting, which costs what it costs.
 */
const RISK = 4;

/** Whether to sort what a search finds by price. A walk of all prices may come by a hundred thousand products before the first that is found. */
export function isPricedCheaper({ filter, words, overview, countedTo }: Asked, sort: KeyedSort): boolean {
  return words !== null && isPriced(filter, sort) && foundEstimate(overview) <= pricedTo(countedTo);
}

/** Whether to walk and sort all matches, or to walk the order until the page is full. */
export function isSortedCheaper(asked: Asked, sort: KeyedSort, { offset, size }: Page): boolean {
  const { filter, words, overview } = asked;
  const matches = Math.max(0.5, estimatedMatches(asked));
  const way =
    words === null && sort !== "views" ? shortestWay(filter, overview) : shelfWay(filter, overview.histograms);
  const { home: shelf, steps } = way;
  const found = foundEstimate(overview);
  const share = steps / Math.max(1, stepsOn(shelf, overview.histograms));
  const lookups = words ? Math.min(found * (FOUND + share * FACTS), found * TOLD + steps * ENTRY) : steps * ENTRY;
  const isKnown = sort !== "views" || (words === null && (shelf.kind === "vendor" || shelf.kind === "brand"));
  const sorting = lookups + matches * (isKnown ? ENTRY : PRODUCT);
  const [home] = homesOf(relaxed(filter, ...valueKinds));
  const isByPrice = ORDER[sort].index === "price";
  // The order starts at the stock and, where it is by price, at the price that are asked for.
  const reach = relaxed(filter, "freeDelivery", "discount", "rating", ...(isByPrice ? [] : (["price"] as const)));
  const entries = stepsOn(home, overview.histograms, cellTest(reach));
  const needsFacts =
    conditionsOn("q", isByPrice ? relaxed(filter, "price") : filter, home, new BoundValues()).length > 0;
  const visited = Math.min(entries, ((offset + size) * entries) / matches);
  // An entry says its cell: facts are looked up for those in the filter's cells.
  const inCells = stepsOn(home, overview.histograms, cellTest(filter)) / Math.max(1, entries);
  const looking = ENTRY + (needsFacts ? inCells * SCATTERED_FACTS : 0);
  const ordering = visited * looking;
  const isRisky = needsFacts || words !== null;
  return sorting < Math.min(isRisky ? ordering * RISK : ordering, entries * looking) + (words ? found * KEPT : 0);
}

/** How many products a list has: exact where counters know it; otherwise as if facets were independent of each other. */
export function estimatedMatches(asked: Asked): number {
  const { filter, words, overview } = asked;
  const known = knownTotal(asked);
  if (known && !known.isCapped) return known.total;
  const way = shelfWay(filter, overview.histograms);
  const onShelf = Math.max(1, stepsOn(way.home, overview.histograms));
  const found = words === null ? 1 : Math.min(1, foundEstimate(overview) / onShelf);
  const shares = valueKinds
    .filter((kind) => filter[kind].length > 0 && `${way.home.kind}s` !== kind)
    .map((kind) => {
      const [home] = homesOf(relaxed(filter, kind));
      const all = stepsOn(home, overview.histograms);
      const chosen = overview.values[kind].filter(({ value }) => filter[kind].includes(value));
      return Math.min(1, chosen.reduce((sum, { count }) => sum + count, 0) / Math.max(1, all));
    });
  return shares.reduce((matches, share) => matches * share, priced(filter, way, overview.histograms) * found);
}

/** How many products of a way's cells are in the filter's price range. */
function priced(filter: ListingFilter, { home, steps, cells }: Way, histograms: Histograms): number {
  if (!isPackedChosen(filter, "price") || isPriceOnBands(filter)) return steps;
  const shares = priceShares(filter);
  const counts = histograms.get(home.kind);
  return cells.reduce((sum, cell) => sum + (counts?.get(cell) ?? 0) * shares[unpackCell(cell).price]!, 0);
}
