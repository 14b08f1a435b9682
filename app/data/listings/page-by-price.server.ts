import type { ListingFilter, ListingSort } from "../../domain/listings/listing-filter.ts";
import { pricedParts, type ListingPart } from "../../domain/listings/listing-parts.ts";
import { priceShelves } from "../../domain/search/price-shelves.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { cellConditions } from "./filter-conditions.server.ts";
import type { ListingQuestion, WordsQuestion } from "./listing-question.server.ts";
import { cellIn, cellPlaceIn, idIn, isSoldOut, walkedFacts } from "./search-ranks.server.ts";
import { inTurn, isPast, NO_ROWS, ORDER, readsFalling, type KeyedSort, type Slice } from "./sort-order.server.ts";
import { isMatch, matchFacts, searchShelves, withinShelves } from "./source-search.server.ts";

/** A rank holds the price band, so that exact prices are read in the page's bands only. */
export function isPriced({ colors, sizes }: ListingFilter, sort: ListingSort): sort is "price" | "price-desc" {
  return sort !== "relevance" && ORDER[sort].index === "price" && colors.length === 0 && sizes.length === 0;
}

export const pricedTo = (countedTo: number): number => 2 * countedTo;

const PRICE_PLACE = ["p.shown_price", cellIn("f.rank"), idIn("f.rank")] as const;

function pricedRows(filter: ListingFilter, sort: KeyedSort, slice: Slice, values: BoundValues): string {
  const isFalling = readsFalling(sort, slice);
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards, offset, size } = slice;
  const parts = pricedParts(filter, { isFalling, isBackwards, key });
  if (parts.length === 0) return NO_ROWS;
  const limit = values.addLimit(offset + size);
  const part = ({ soldOut, filter: within }: ListingPart) => {
    const conditions = [
      ...(soldOut ? [isSoldOut("f.rank")] : []),
      ...cellConditions(soldOut ? within : { ...within, inStock: true }, cellPlaceIn("f.rank")),
      ...matchFacts(within, values),
      ...(key?.soldOut === soldOut ? [isPast(PRICE_PLACE, key, isFalling, values)] : []),
    ];
    return `SELECT * FROM (
      SELECT ${PRICE_PLACE[2]} AS id, ${soldOut} AS sold_out, ${PRICE_PLACE[0]} AS sort_key, ${PRICE_PLACE[1]} AS key_facets FROM f ${walkedFacts("f.rank")}
      WHERE ${conditions.join(" AND ")}
      ORDER BY sort_key ${direction}, key_facets ${direction}, id ${direction} LIMIT ${limit})`;
  };
  return `SELECT * FROM (${inTurn(parts.map(part))}) LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
}

const LOOKED_AT = 1_000;
const DEAREST = 10 ** 12;

/** NULL where matches are too few, and for a slice among sold out products. */
function priceBound(filter: ListingFilter, sort: KeyedSort, slice: Slice, values: BoundValues): string {
  const { key, isBackwards, offset, size } = slice;
  if (key?.soldOut === 1) return "NULL";
  const isFalling = readsFalling(sort, slice);
  const bands = pricedParts({ ...filter, inStock: true }, { isFalling, isBackwards, key }).map(
    (band) => `SELECT rank FROM f WHERE ${cellConditions(band.filter, cellPlaceIn("rank")).join(" AND ")}`,
  );
  if (bands.length === 0) return "NULL";
  const conditions = [...matchFacts(filter, values), ...(key ? [isPast(PRICE_PLACE, key, isFalling, values)] : [])];
  return `SELECT p.shown_price FROM (${bands.join(" UNION ALL ")} LIMIT ${LOOKED_AT}) f ${walkedFacts("f.rank")}
    ${conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`}
    ORDER BY p.shown_price ${isFalling ? "DESC" : "ASC"} LIMIT 1 OFFSET ${values.addLimit(offset + size - 1)}`;
}

export function boundColumn(
  { filter, sort, slice, countedTo }: WordsQuestion,
  counted: string,
  values: BoundValues,
): string {
  if (!isPriced(filter, sort)) return "NULL";
  const isMuch = `matches > ${values.add(pricedTo(countedTo))}`;
  return `(SELECT iif(${isMuch}, (${priceBound(filter, sort, slice, values)}), NULL) FROM ${counted})`;
}

/** The words are intersected with the shelves of prices up to the bound. */
export function rowsToBound(
  { filter, words, matches }: ListingQuestion,
  sort: KeyedSort,
  slice: Slice,
  values: BoundValues,
): string {
  const bound = matches!.bound!;
  const start = slice.key?.key ?? (readsFalling(sort, slice) ? DEAREST : 0);
  const from = Math.max(Math.min(start, bound), filter.priceFrom ?? 0);
  const to = Math.min(Math.max(start, bound), (filter.priceBelow ?? Infinity) - 1);
  const match = values.add(withinShelves(words!.all, [...searchShelves(filter), priceShelves(from, to)]));
  return `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE product_search MATCH ${match})
    ${pricedRows({ ...filter, inStock: true, priceFrom: from, priceBelow: to + 1 }, sort, slice, values)}`;
}

export function rowsByBands(
  { filter, words }: ListingQuestion,
  sort: KeyedSort,
  slice: Slice,
  values: BoundValues,
): string {
  return `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${isMatch(filter, words!, values)})
    ${pricedRows(filter, sort, slice, values)}`;
}
