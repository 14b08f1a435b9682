import { cellTest } from "../../domain/listings/facet-cell.ts";
import { relaxed, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import { halves, pricedParts, type ListingPart } from "../../domain/listings/listing-parts.ts";
import { BoundValues } from "../bound-values.server.ts";
import { placeShelf, stepsOn } from "./counters.server.ts";
import { COST, estimatedTotal, matchEstimate } from "./estimates.server.ts";
import { cellConditions, cellOf, COLUMN, conditionsOn, priceConditions } from "./filter-conditions.server.ts";
import type { ListingQuestion } from "./listing-question.server.ts";
import {
  inTurn,
  isPast,
  NO_ROWS,
  ORDER,
  orderPlaceOf,
  readsFalling,
  type KeyedSort,
  type Slice,
} from "./sort-order.server.ts";
import { isAmongMatches } from "./source-search.server.ts";

export function rowsByOrder(
  question: Pick<ListingQuestion, "filter" | "words">,
  sort: KeyedSort,
  slice: Slice,
  values: BoundValues,
): string {
  const { filter, words } = question;
  const { index, column } = ORDER[sort];
  const home = placeShelf(filter);
  const facts = conditionsOn("q", factsAsked(question, sort), home, values);
  const shelf = home.kind === "all" ? [] : [`p.${COLUMN[home.kind]} = ${values.add(home.ids[0]!)}`];
  const join =
    facts.length === 0 ? "" : "CROSS JOIN product q INDEXED BY product_facts ON q.id = p.id AND q.retired_at IS NULL";
  const isFalling = readsFalling(sort, slice);
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards, offset, size } = slice;
  const part = ({ soldOut, filter: within }: ListingPart) => {
    const conditions = [
      "p.retired_at IS NULL",
      ...shelf,
      `p.sold_out = ${soldOut}`,
      ...(key?.soldOut === soldOut ? [isPast(orderPlaceOf(column), key, isFalling, values)] : []),
      ...cellConditions(within, cellOf("p")),
      ...(index === "price" ? priceConditions("p.shown_price", within, values) : []),
      ...(words ? [isAmongMatches(within, soldOut, words, values)] : []),
      ...facts,
    ];
    return `SELECT * FROM (
      SELECT p.id, p.sold_out, p.${column} AS sort_key, p.facets AS key_facets
      FROM product p INDEXED BY product_${home.kind}_${index} ${join}
      WHERE ${conditions.join(" AND ")}
      ORDER BY p.${column} ${direction}, p.facets ${direction}, p.id ${direction} LIMIT ${values.addLimit(offset + size)})`;
  };
  // Matches are listed again for each part, and most pages end in the first.
  const parts = (index === "price" && words ? pricedParts : halves)(filter, { isFalling, isBackwards, key });
  if (parts.length === 0) return NO_ROWS;
  return `SELECT * FROM (${inTurn(parts.map(part))}) LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
}

function factsAsked({ filter, words }: Pick<ListingQuestion, "filter" | "words">, sort: KeyedSort): ListingFilter {
  const isByPrice = ORDER[sort].index === "price";
  return relaxed(
    filter,
    ...(isByPrice ? (["price"] as const) : []),
    ...(words ? (["vendors", "brands"] as const) : []),
  );
}

/**
 * Facets may be unevenly spread over an order (cameras are dear), so the estimate must be this many times less than
 * another strategy's.
 */
const RISK = 4;

export function costOfOrder(question: ListingQuestion, sort: KeyedSort, { offset, size }: Slice): number {
  const { filter, words, overview } = question;
  const shelf = placeShelf(filter);
  const isByPrice = ORDER[sort].index === "price";
  // The read starts at the stock and, by price, at the lowest price.
  const reach = relaxed(filter, "freeDelivery", "discount", "rating", ...(isByPrice ? [] : (["price"] as const)));
  const entries = stepsOn(shelf, overview.histograms, cellTest(reach));
  const needsFacts =
    conditionsOn("q", isByPrice ? relaxed(filter, "price") : filter, shelf, new BoundValues()).length > 0;
  const visited = Math.min(entries, ((offset + size) * entries) / Math.max(0.5, estimatedTotal(question)));
  // Facts are looked up only for entries in the filter's cells.
  const inCells = stepsOn(shelf, overview.histograms, cellTest(filter)) / Math.max(1, entries);
  const looking = COST.entry + (needsFacts ? inCells * COST.scatteredFacts : 0);
  const expected = visited * looking * (needsFacts || words !== null ? RISK : 1);
  const materialized = words === null ? 0 : matchEstimate(question) * COST.materializedMatch;
  return Math.min(expected, entries * looking) + materialized;
}
