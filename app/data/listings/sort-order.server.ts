import type { ListingSort } from "../../domain/listings/listing-filter.ts";
import type { ListingKey } from "../../domain/listings/listing-key.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { selectProducts, type Page, type ProductRow } from "../products/product-rows.server.ts";

export type KeyedSort = Exclude<ListingSort, "relevance">;

export const ORDER: Record<KeyedSort, { index: string; column: string; isDescending: boolean }> = {
  newest: { index: "newest", column: "created_at", isDescending: true },
  price: { index: "price", column: "shown_price", isDescending: false },
  "price-desc": { index: "price", column: "shown_price", isDescending: true },
  discount: { index: "discount", column: "shown_discount", isDescending: true },
  rating: { index: "rating", column: "rating_order", isDescending: true },
  views: { index: "views", column: "view_count", isDescending: true },
};

export interface Slice extends Page {
  key: ListingKey | null;
  /** Towards the beginning: rows come in reverse. */
  isBackwards: boolean;
}

export const readsFalling = (sort: KeyedSort, { isBackwards }: Slice): boolean =>
  ORDER[sort].isDescending !== isBackwards;

type Place = readonly [key: string, facets: string, id: string];

export const orderPlaceOf = (column: string): Place => [`p.${column}`, "p.facets", "p.id"];

export function isPast(place: Place, key: ListingKey, isFalling: boolean, values: BoundValues): string {
  const passed = [key.key, key.facets, key.id].map((part) => values.add(part)).join(", ");
  return `(${place.join(", ")}) ${isFalling ? "<" : ">"} (${passed})`;
}

/** D1 takes five terms in a compound SELECT. */
export function inTurn(selects: readonly string[]): string {
  if (selects.length <= 5) return selects.join(" UNION ALL ");
  return `SELECT * FROM (${inTurn(selects.slice(0, 5))}) UNION ALL SELECT * FROM (${inTurn(selects.slice(5))})`;
}

export const NO_ROWS = "SELECT 0 AS id, 0 AS sold_out, 0 AS sort_key, 0 AS key_facets WHERE false";

export type KeyedRow = ProductRow & { sold_out: number; sort_key: number; key_facets: number };

/** `rows` (SQL) are places. Sold out last; equal keys are ordered by cell and id. */
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
