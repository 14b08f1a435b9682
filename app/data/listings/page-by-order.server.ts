import { relaxed, valueKinds } from "../../domain/listings/listing-filter.ts";
import type { ListingKey } from "../../domain/listings/listing-key.ts";
import { halves, pricedParts, type ListingPart } from "../../domain/listings/listing-parts.ts";
import { BoundValues } from "../bound-values.server.ts";
import type { Answering } from "./facet-answers.server.ts";
import type { Asked } from "./listing-question.server.ts";
import { cellConditions, cellOf, homesOf } from "./filter-conditions.server.ts";
import { COLUMN, conditionsOn, priceConditions } from "./facet-conditions.server.ts";
import { isAmongFound, isFound, walkOf } from "./source-search.server.ts";
import { selectProducts, type ProductRow } from "../products/product-rows.server.ts";
import { isPricedCheaper, isSortedCheaper } from "./choose-plan.server.ts";
import {
  inTurn,
  isPast,
  NO_ROWS,
  ORDER,
  placeOf,
  readsFalling,
  type KeyedSort,
  type Stretch,
} from "./sort-order.server.ts";
import { pricedToBound } from "./page-by-price.server.ts";
import { pricedRows } from "./listing-priced.server.ts";

/** What a row of a listing carries besides the product: its place in the order. */
export type KeyedRow = ProductRow & { sold_out: number; sort_key: number; key_facets: number };

/** What sold out stands behind everything else; equal keys are told apart by cell and id. */
export function rowsStatement(
  db: D1Database,
  asked: Answering,
  sort: KeyedSort,
  stretch: Stretch,
): D1PreparedStatement {
  const values = new BoundValues();
  const { column } = ORDER[sort];
  const isFalling = readsFalling(sort, stretch);
  const direction = isFalling ? "DESC" : "ASC";
  const inner =
    pricedToBound(asked, sort, stretch, values) ??
    (isPricedCheaper(asked, sort)
      ? priced(asked, sort, stretch, values)
      : isSortedCheaper(asked, sort, stretch)
        ? sorted(asked, column, stretch, isFalling, values)
        : ordered(asked, sort, stretch, isFalling, values));
  const soldOut = stretch.isBackwards ? "k.sold_out DESC" : "k.sold_out";
  return db
    .prepare(
      selectProducts(`ORDER BY ${soldOut}, k.sort_key ${direction}, k.key_facets ${direction}, k.id ${direction}`, {
        from: `(${inner}) k CROSS JOIN product p ON p.id = k.id`,
        columns: ", k.sold_out, k.sort_key, k.key_facets",
      }),
    )
    .bind(...values.list);
}

/** Walks the filter's products and sorts them: for short lists, and where few of a long one are wanted. */
function sorted(asked: Asked, column: string, stretch: Stretch, isFalling: boolean, values: BoundValues): string {
  const { from, where } = walkOf(asked.filter, asked, values, { orderedBy: column });
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards } = stretch;
  const beyond = (facts: ListingKey) => {
    const soldOut = values.add(facts.soldOut);
    return ` AND (1 - (p.facets & 1) ${isBackwards ? "<" : ">"} ${soldOut} OR (1 - (p.facets & 1) = ${soldOut} AND ${isPast(placeOf(column), facts, isFalling, values)}))`;
  };
  return `SELECT p.id, 1 - (p.facets & 1) AS sold_out, p.${column} AS sort_key, p.facets AS key_facets FROM ${from}
    WHERE ${where}${key ? beyond(key) : ""}
    ORDER BY sold_out ${isBackwards ? "DESC" : "ASC"}, sort_key ${direction}, key_facets ${direction}, p.id ${direction}
    LIMIT ${values.addLimit(stretch.size)} OFFSET ${values.addLimit(stretch.offset)}`;
}

/** What a search finds, sorted by price. */
function priced({ filter, words }: Asked, sort: KeyedSort, stretch: Stretch, values: BoundValues): string {
  return `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${isFound(filter, words!, values)})
    ${pricedRows(filter, sort, stretch, values)}`;
}

/** Walks an index that has the order and stops at the page's end. */
function ordered(
  { filter, words }: Asked,
  sort: KeyedSort,
  stretch: Stretch,
  isFalling: boolean,
  values: BoundValues,
): string {
  const { index, column } = ORDER[sort];
  const [home] = homesOf(relaxed(filter, ...valueKinds));
  const isByPrice = index === "price";
  // What a search finds, it finds on the shelves asked for.
  const own = relaxed(filter, ...(isByPrice ? ["price" as const] : []), ...(words ? shelved : []));
  const facts = conditionsOn("q", own, home, values);
  const shelf = home.kind === "all" ? [] : [`p.${COLUMN[home.kind]} = ${values.add(home.ids[0]!)}`];
  const join =
    facts.length === 0 ? "" : "CROSS JOIN product q INDEXED BY product_facts ON q.id = p.id AND q.retired_at IS NULL";
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards, offset, size } = stretch;
  const part = ({ soldOut, filter: within }: ListingPart) => {
    const conditions = [
      "p.retired_at IS NULL",
      ...shelf,
      `p.sold_out = ${soldOut}`,
      ...(key?.soldOut === soldOut ? [isPast(placeOf(column), key, isFalling, values)] : []),
      ...cellConditions(within, cellOf("p")),
      ...(isByPrice ? priceConditions("p.shown_price", within, values) : []),
      ...(words ? [isAmongFound(within, soldOut, words, values)] : []),
      ...facts,
    ];
    return `SELECT * FROM (
      SELECT p.id, p.sold_out, p.${column} AS sort_key, p.facets AS key_facets
      FROM product p INDEXED BY product_${home.kind}_${index} ${join}
      WHERE ${conditions.join(" AND ")}
      ORDER BY p.${column} ${direction}, p.facets ${direction}, p.id ${direction} LIMIT ${values.addLimit(offset + size)})`;
  };
  // What a search finds is listed for the part that is read, and most pages end in the first.
  const parts = (isByPrice && words ? pricedParts : halves)(filter, { isFalling, isBackwards, key });
  if (parts.length === 0) return NO_ROWS;
  return `SELECT * FROM (${inTurn(parts.map(part))}) LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
}

const shelved = ["vendors", "brands"] as const;
