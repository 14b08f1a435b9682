import type { ListingSort } from "../../domain/listings/listing-filter.ts";
import type { ListingKey } from "../../domain/listings/listing-key.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { selectProducts, type Page, type ProductRow } from "../products/product-rows.server.ts";

export type KeyedSort = Exclude<ListingSort, "relevance">;

/** The column of each order and the last part of its indexes' names. */
export const ORDER: Record<KeyedSort, { index: string; column: string; isDescending: boolean }> = {
  newest: { index: "newest", column: "created_at", isDescending: true },
  price: { index: "price", column: "shown_price", isDescending: false },
  "price-desc": { index: "price", column: "shown_price", isDescending: true },
  discount: { index: "discount", column: "shown_discount", isDescending: true },
  rating: { index: "rating", column: "rating_order", isDescending: true },
  views: { index: "views", column: "view_count", isDescending: true },
};

/** Which rows of an order: a page by number, or those next to a key. */
export interface Slice extends Page {
  key: ListingKey | null;
  /** Towards the beginning: rows come in reverse. */
  isBackwards: boolean;
}

/** Whether the larger keys come first where a slice of an order is read. */
export const readsFalling = (sort: KeyedSort, { isBackwards }: Slice): boolean =>
  ORDER[sort].isDescending !== isBackwards;

/** What tells a product's place in an order, in SQL. */
type Place = readonly [key: string, facets: string, id: string];

/** The place of product `p` in the order of a column. */
export const orderPlaceOf = (column: string): Place => [`p.${column}`, "p.facets", "p.id"];

/** Whether a product stands behind a key, in the direction that is read. */
export function isPast(place: Place, key: ListingKey, isFalling: boolean, values: BoundValues): string {
  const passed = [key.key, key.facets, key.id].map((part) => values.add(part)).join(", ");
  return `(${place.join(", ")}) ${isFalling ? "<" : ">"} (${passed})`;
}

/** One after the other; D1 takes five terms in a compound SELECT. */
export function inTurn(selects: readonly string[]): string {
  if (selects.length <= 5) return selects.join(" UNION ALL ");
  return `SELECT * FROM (${inTurn(selects.slice(0, 5))}) UNION ALL SELECT * FROM (${inTurn(selects.slice(5))})`;
}

/** Where a key leaves nothing to be read. */
export const NO_ROWS = "SELECT 0 AS id, 0 AS sold_out, 0 AS sort_key, 0 AS key_facets WHERE false";

/** A row of a listing: the product, and its place in the order. */
export type KeyedRow = ProductRow & { sold_out: number; sort_key: number; key_facets: number };

/** The products of a slice, whose places are `rows` (SQL). Sold out stands last; equal keys are told apart by cell and id. */
export function keyedRows(
  db: D1Database,
  rows: string,
  { sort, slice }: { sort: KeyedSort; slice: Slice },
  values: BoundValues,
): D1PreparedStatement {
  const direction = readsFalling(sort, slice) ? "DESC" : "ASC";
  const soldOut = slice.isBackwards ? "k.sold_out DESC" : "k.sold_out";
  return db
    .prepare(
      selectProducts(`ORDER BY ${soldOut}, k.sort_key ${direction}, k.key_facets ${direction}, k.id ${direction}`, {
        from: `(${rows}) k CROSS JOIN product p ON p.id = k.id`,
        columns: ", k.sold_out, k.sort_key, k.key_facets",
      }),
    )
    .bind(...values.list);
}
