import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import { pricedParts } from "../../domain/listings/listing-parts.ts";
import { priceShelves } from "../../domain/search/price-shelves.ts";
import type { BoundValues } from "../bound-values.server.ts";
import type { Answering } from "./facet-answers.server.ts";
import type { Asking } from "./facet-found.server.ts";
import { cellConditions } from "./filter-conditions.server.ts";
import { foundFacts, searchShelves } from "./source-search.server.ts";
import { cellPlaceIn, walkedFacts } from "./search-ranks.server.ts";
import { withinShelves } from "./page-by-relevance.server.ts";
import { isPast, readsFalling, type KeyedSort, type Stretch } from "./sort-order.server.ts";
import { isPriced, PRICE_PLACE, pricedRows, pricedTo } from "./listing-priced.server.ts";

/**
 * So many of what was found, of the cheapest bands or of the dearest, say how far the prices of a page can reach. More would say it
 * better, and cost more than they save.
 */
const LOOKED_AT = 1_000;
/** No price is above it. */
const DEAREST = 10 ** 12;

/**
 * A price behind which no product of a stretch of the order stands, as SQL over some of what was found (`f`): as many of these as the
 * stretch has stand before it already. NULL where they are too few, and for a stretch that begins among what sold out.
 */
function priceBound(filter: ListingFilter, sort: KeyedSort, stretch: Stretch, values: BoundValues): string {
  const { key, isBackwards, offset, size } = stretch;
  if (key?.soldOut === 1) return "NULL";
  const isFalling = readsFalling(sort, stretch);
  const bands = pricedParts({ ...filter, inStock: true }, { isFalling, isBackwards, key }).map(
    (band) => `SELECT rank FROM f WHERE ${cellConditions(band.filter, cellPlaceIn("rank")).join(" AND ")}`,
  );
  if (bands.length === 0) return "NULL";
  const conditions = [...foundFacts(filter, values), ...(key ? [isPast(PRICE_PLACE, key, isFalling, values)] : [])];
  return `SELECT p.shown_price FROM (${bands.join(" UNION ALL ")} LIMIT ${LOOKED_AT}) f ${walkedFacts("f.rank")}
    ${conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`}
    ORDER BY p.shown_price ${isFalling ? "DESC" : "ASC"} LIMIT 1 OFFSET ${values.addLimit(offset + size - 1)}`;
}

/** The bound as a column, where table `counted` says that more was found than is sorted by price; NULL elsewhere. */
export function boundColumn(
  { filter, sort, stretch, countedTo }: Asking,
  counted: string,
  values: BoundValues,
): string {
  if (!isPriced(filter, sort)) return "NULL";
  const isMuch = `matches > ${values.add(pricedTo(countedTo))}`;
  return `(SELECT iif(${isMuch}, (${priceBound(filter, sort, stretch, values)}), NULL) FROM ${counted})`;
}

/** The rows of a stretch that has such a bound: the words are met with the prices up to it. Null where none is known. */
export function pricedToBound(
  { filter, words, found }: Answering,
  sort: KeyedSort,
  stretch: Stretch,
  values: BoundValues,
): string | null {
  if (words === null || !found?.bound || found.stretch !== stretch) return null;
  const start = stretch.key?.key ?? (readsFalling(sort, stretch) ? DEAREST : 0);
  const from = Math.max(Math.min(start, found.bound), filter.priceFrom ?? 0);
  const to = Math.min(Math.max(start, found.bound), (filter.priceBelow ?? Infinity) - 1);
  const match = values.add(withinShelves(words.all, [...searchShelves(filter), priceShelves(from, to)]));
  return `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE product_search MATCH ${match})
    ${pricedRows({ ...filter, inStock: true, priceFrom: from, priceBelow: to + 1 }, sort, stretch, values)}`;
}
