import { relaxed, valueKinds } from "../../domain/listings/listing-filter.ts";
import type { ListingKey } from "../../domain/listings/listing-key.ts";
import { halves, pricedParts, type ListingPart } from "../../domain/listings/listing-parts.ts";
import { BoundValues } from "../bound-values.server.ts";
import type { Asked } from "../facets/facet-questions.server.ts";
import { cellConditions, cellOf, homesOf } from "../facets/facet-shelves.server.ts";
import {
  COLUMN,
  conditionsOn,
  foundFacts,
  isAmongFound,
  isFound,
  priceConditions,
  walkOf,
} from "../facets/facet-ways.server.ts";
import { selectProducts, type Page, type ProductRow } from "../products/product-rows.server.ts";
import { cellIn, cellPlaceIn, idIn, isSoldOut, walkedFacts } from "../search/search-ranks.server.ts";
import { isBandedCheaper, isSortedCheaper } from "./listing-cost.server.ts";
import { ORDER, type KeyedSort } from "./listing-order.server.ts";

/** What a row of a listing carries besides the product: its place in the order. */
export type KeyedRow = ProductRow & { sold_out: number; sort_key: number; key_facets: number };

/** Which rows: a page by number, or those next to a key. */
export interface Stretch extends Page {
  key: ListingKey | null;
  /** Towards the beginning: rows come in reverse. */
  isBackwards: boolean;
}

/** What sold out stands behind everything else; equal keys are told apart by cell and id. */
export function rowsStatement(db: D1Database, asked: Asked, sort: KeyedSort, stretch: Stretch): D1PreparedStatement {
  const values = new BoundValues();
  const { column, isDescending } = ORDER[sort];
  const isFalling = isDescending !== stretch.isBackwards;
  const direction = isFalling ? "DESC" : "ASC";
  const inner = isBandedCheaper(asked, sort)
    ? banded(asked, stretch, isFalling, values)
    : isSortedCheaper(asked, sort, stretch)
      ? sorted(asked, column, stretch, isFalling, values)
      : ordered(asked, sort, stretch, isFalling, values);
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
  const { from, where } = walkOf(asked.filter, asked, values, { isOrdered: true });
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards } = stretch;
  const beyond = (facts: ListingKey) => {
    const soldOut = values.add(facts.soldOut);
    return ` AND (1 - (p.facets & 1) ${isBackwards ? "<" : ">"} ${soldOut} OR (1 - (p.facets & 1) = ${soldOut} AND ${isPast(placeOf(column), facts, isFalling, values)}))`;
  };
  return `SELECT p.id, 1 - (p.facets & 1) AS sold_out, p.${column} AS sort_key, p.facets AS key_facets FROM ${from}
    WHERE ${where}${key ? beyond(key) : ""}
    ORDER BY sold_out ${isBackwards ? "DESC" : "ASC"}, sort_key ${direction}, key_facets ${direction}, p.id ${direction}
    LIMIT ${values.add(stretch.size)} OFFSET ${values.add(stretch.offset)}`;
}

/**
 * Sorts what a search finds by price, band by band: what it finds says its band itself, so that prices are looked up in the
 * bands of the page only.
 */
function banded({ filter, words }: Asked, stretch: Stretch, isFalling: boolean, values: BoundValues): string {
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards, offset, size } = stretch;
  const parts = pricedParts(filter, { isFalling, isBackwards, key });
  if (parts.length === 0) return NO_ROWS;
  const found = isFound(filter, words!, values);
  const limit = values.add(offset + size);
  const place = ["p.shown_price", cellIn("f.rank"), idIn("f.rank")] as const;
  const part = ({ soldOut, filter: within }: ListingPart) => {
    const conditions = [
      ...(soldOut ? [isSoldOut("f.rank")] : []),
      ...cellConditions(soldOut ? within : { ...within, inStock: true }, cellPlaceIn("f.rank")),
      ...foundFacts(within, values),
      ...(key?.soldOut === soldOut ? [isPast(place, key, isFalling, values)] : []),
    ];
    return `SELECT * FROM (
      SELECT ${place[2]} AS id, ${soldOut} AS sold_out, ${place[0]} AS sort_key, ${place[1]} AS key_facets FROM f ${walkedFacts("f.rank")}
      WHERE ${conditions.join(" AND ")}
      ORDER BY sort_key ${direction}, key_facets ${direction}, id ${direction} LIMIT ${limit})`;
  };
  return `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM product_search WHERE ${found})
    SELECT * FROM (${inTurn(parts.map(part))}) LIMIT ${values.add(size)} OFFSET ${values.add(offset)}`;
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
      ORDER BY p.${column} ${direction}, p.facets ${direction}, p.id ${direction} LIMIT ${values.add(offset + size)})`;
  };
  // What a search finds is listed for the part that is read, and most pages end in the first.
  const parts = (isByPrice && words ? pricedParts : halves)(filter, { isFalling, isBackwards, key });
  if (parts.length === 0) return NO_ROWS;
  return `SELECT * FROM (${inTurn(parts.map(part))}) LIMIT ${values.add(size)} OFFSET ${values.add(offset)}`;
}

const NO_ROWS = "SELECT 0 AS id, 0 AS sold_out, 0 AS sort_key, 0 AS key_facets WHERE false";

/** One after the other; D1 takes five terms in a compound SELECT. */
function inTurn(selects: readonly string[]): string {
  if (selects.length <= 5) return selects.join(" UNION ALL ");
  return `SELECT * FROM (${inTurn(selects.slice(0, 5))}) UNION ALL SELECT * FROM (${inTurn(selects.slice(5))})`;
}

const shelved = ["vendors", "brands"] as const;

/** What tells a product's place in an order, in SQL. */
type Place = readonly [key: string, facets: string, id: string];
const placeOf = (column: string): Place => [`p.${column}`, "p.facets", "p.id"];

function isPast(place: Place, key: ListingKey, isFalling: boolean, values: BoundValues): string {
  const passed = [key.key, key.facets, key.id].map((part) => values.add(part)).join(", ");
  return `(${place.join(", ")}) ${isFalling ? "<" : ">"} (${passed})`;
}
