import type { ListingFilter, ListingSort } from "../../domain/listings/listing-filter.ts";
import { pricedParts, type ListingPart } from "../../domain/listings/listing-parts.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { cellConditions } from "./filter-conditions.server.ts";
import { foundFacts } from "./source-search.server.ts";
import { cellIn, cellPlaceIn, idIn, isSoldOut, walkedFacts } from "./search-ranks.server.ts";
import { inTurn, isPast, NO_ROWS, ORDER, readsFalling, type KeyedSort, type Stretch } from "./sort-order.server.ts";

/**
 * Whether what a search finds can be sorted by price, band by band: what it finds says its band itself, so that prices are
 * looked up in the bands of the page only.
 */
export function isPriced({ colors, sizes }: ListingFilter, sort: ListingSort): sort is "price" | "price-desc" {
  return sort !== "relevance" && ORDER[sort].index === "price" && colors.length === 0 && sizes.length === 0;
}

/** No more than this are sorted: further ones are met with the prices of the page (listing-price-bound), or listed while prices are walked. */
export const pricedTo = (countedTo: number): number => 2 * countedTo;

/** Where what was found (`f`) stands in the order by price. */
export const PRICE_PLACE = ["p.shown_price", cellIn("f.rank"), idIn("f.rank")] as const;

/** A stretch of the order by price, as SQL over all that was found: `f`, whose only column is `rank`. */
export function pricedRows(filter: ListingFilter, sort: KeyedSort, stretch: Stretch, values: BoundValues): string {
  const isFalling = readsFalling(sort, stretch);
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards, offset, size } = stretch;
  const parts = pricedParts(filter, { isFalling, isBackwards, key });
  if (parts.length === 0) return NO_ROWS;
  const limit = values.addLimit(offset + size);
  const part = ({ soldOut, filter: within }: ListingPart) => {
    const conditions = [
      ...(soldOut ? [isSoldOut("f.rank")] : []),
      ...cellConditions(soldOut ? within : { ...within, inStock: true }, cellPlaceIn("f.rank")),
      ...foundFacts(within, values),
      ...(key?.soldOut === soldOut ? [isPast(PRICE_PLACE, key, isFalling, values)] : []),
    ];
    return `SELECT * FROM (
      SELECT ${PRICE_PLACE[2]} AS id, ${soldOut} AS sold_out, ${PRICE_PLACE[0]} AS sort_key, ${PRICE_PLACE[1]} AS key_facets FROM f ${walkedFacts("f.rank")}
      WHERE ${conditions.join(" AND ")}
      ORDER BY sort_key ${direction}, key_facets ${direction}, id ${direction} LIMIT ${limit})`;
  };
  return `SELECT * FROM (${inTurn(parts.map(part))}) LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
}
