import { listingPageSize } from "../../domain/constants.ts";
import { relaxed, valueKinds, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { ListingRequest, ListingSort } from "../../domain/listings/listing-request.ts";
import { readListingKey, type ListingKey } from "../../domain/listings/listing-key.ts";
import { BoundValues } from "../bound-values.server.ts";
import { selectProducts, type Page, type ProductRow } from "../products/product-rows.server.ts";
import { categoryShelf, knownTotal, stepsOn, type ListingOverview } from "./counters.server.ts";
import { cellConditions, conditionsOn, priceConditions, shelvesOf } from "./filter-conditions.server.ts";
import { usesSearchIndex, matchSource, shelfPlan, shelfSource } from "./sources.server.ts";

export type KeyedSort = Exclude<ListingSort, "relevance">;

const ORDER: Record<KeyedSort, { index: string; column: string; isDescending: boolean }> = {
  newest: { index: "newest", column: "created_at", isDescending: true },
  price: { index: "price", column: "shown_price", isDescending: false },
  "price-desc": { index: "price", column: "shown_price", isDescending: true },
  discount: { index: "discount", column: "shown_discount", isDescending: true },
  rating: { index: "rating", column: "rating_order", isDescending: true },
  views: { index: "views", column: "view_count", isDescending: true },
};

export const keyedSort = ({ sort }: ListingRequest): KeyedSort => (sort === "relevance" ? "newest" : sort);

export interface Slice extends Page {
  key: ListingKey | null;
  /** Towards the beginning: rows come in reverse. */
  isBackwards: boolean;
}

export type KeyedRow = ProductRow & ListingKey;

interface Asked {
  request: ListingRequest;
  slice: Slice;
  column: string;
  direction: "ASC" | "DESC";
  values: BoundValues;
}

/**
 * Sold out last; equal keys are ordered by cell and id. Word matches and short lists are sorted, long lists read from
 * an index in order. Without an overview the filter is a category only.
 */
export function keyedRowsStatement(
  db: D1Database,
  request: ListingRequest,
  slice: Slice,
  overview: ListingOverview | null,
) {
  const { column, isDescending } = ORDER[keyedSort(request)];
  const direction = isDescending === slice.isBackwards ? "ASC" : "DESC";
  const values = new BoundValues();
  const asked: Asked = { request, slice, column, direction, values };
  const rows =
    request.words === null && (overview === null || isOrderShorter(request, slice, overview))
      ? inOrder(asked)
      : sorted(asked, overview);
  const soldOut = slice.isBackwards ? "k.sold_out DESC" : "k.sold_out";
  return db
    .prepare(
      selectProducts(`ORDER BY ${soldOut}, k.sort_key ${direction}, k.key_facets ${direction}, k.id ${direction}`, {
        from: `(${rows}) k CROSS JOIN product p ON p.id = k.id`,
        columns: ", k.sold_out AS soldOut, k.sort_key AS key, k.key_facets AS facets",
      }),
    )
    .bind(...values.list);
}

function isPast({ column, direction, values }: Asked, key: ListingKey): string {
  const passed = [key.key, key.facets, key.id].map((part) => values.add(part)).join(", ");
  return `(p.${column}, p.facets, p.id) ${direction === "DESC" ? "<" : ">"} (${passed})`;
}

function sorted(asked: Asked, overview: ListingOverview | null): string {
  const { request, slice, column, direction, values } = asked;
  const { filter, words } = request;
  const { key, isBackwards, size, offset } = slice;
  const { from, where } = usesSearchIndex(request)
    ? matchSource(filter, words && words.all, values, { isLookedUp: true })
    : shelfSource(filter, shelfPlan(filter, overview!.histograms), values);
  const beyond = (last: ListingKey) => {
    const soldOut = values.add(last.soldOut);
    return ` AND (1 - (p.facets & 1) ${isBackwards ? "<" : ">"} ${soldOut} OR (1 - (p.facets & 1) = ${soldOut} AND ${isPast(asked, last)}))`;
  };
  return `SELECT p.id, 1 - (p.facets & 1) AS sold_out, p.${column} AS sort_key, p.facets AS key_facets FROM ${from}
    WHERE ${where}${key ? beyond(key) : ""}
    ORDER BY sold_out ${isBackwards ? "DESC" : "ASC"}, sort_key ${direction}, key_facets ${direction}, p.id ${direction}
    LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
}

function inOrder(asked: Asked): string {
  const { request, slice, column, direction, values } = asked;
  const { filter } = request;
  const { key, isBackwards, size, offset } = slice;
  const { index } = ORDER[keyedSort(request)];
  const home = categoryShelf(filter);
  // An index entry of the order does not answer these.
  const facts = conditionsOn("q", index === "price" ? relaxed(filter, "price") : filter, home, values);
  const half = (soldOut: 0 | 1) => {
    const conditions = [
      "p.retired_at IS NULL",
      ...(home.kind === "all" ? [] : [`p.${home.kind}_id = ${values.add(home.ids[0]!)}`]),
      `p.sold_out = ${soldOut}`,
      ...(key?.soldOut === soldOut ? [isPast(asked, key)] : []),
      ...cellConditions(filter, "p.facets", values),
      ...(index === "price" ? priceConditions("p.shown_price", filter, values) : []),
      ...facts,
    ];
    return `SELECT * FROM (
      SELECT p.id, p.sold_out, p.${column} AS sort_key, p.facets AS key_facets FROM product p INDEXED BY product_${home.kind}_${index}
      ${facts.length === 0 ? "" : "CROSS JOIN product q INDEXED BY product_facts ON q.id = p.id AND q.retired_at IS NULL"}
      WHERE ${conditions.join(" AND ")}
      ORDER BY p.${column} ${direction}, p.facets ${direction}, p.id ${direction} LIMIT ${values.addLimit(offset + size)})`;
  };
  const halves = (isBackwards ? ([1, 0] as const) : ([0, 1] as const))
    .filter((soldOut) => !(filter.inStock && soldOut === 1))
    .filter((soldOut) => key === null || (isBackwards ? soldOut <= key.soldOut : soldOut >= key.soldOut));
  if (halves.length === 0) return "SELECT 0 AS id, 0 AS sold_out, 0 AS sort_key, 0 AS key_facets WHERE false";
  return `SELECT * FROM (${halves.map(half).join(" UNION ALL ")}) LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
}

/** Facets may be unevenly spread over an order: cameras are dear. */
const RISK = 4;

/** Whether the page ends before reading in order has visited as many products as sorting would. */
function isOrderShorter(request: ListingRequest, { offset, size }: Slice, overview: ListingOverview): boolean {
  const { filter } = request;
  const { histograms } = overview;
  const found = Math.max(0.5, estimatedTotal(request, overview));
  const visited = ((offset + size) * stepsOn(categoryShelf(filter), histograms)) / found;
  return visited * RISK <= (usesSearchIndex(request) ? found : shelfPlan(filter, histograms).steps);
}

/** Exact where counters have it; otherwise as if facets were independent. */
function estimatedTotal({ filter, ...request }: ListingRequest, overview: ListingOverview): number {
  const known = knownTotal({ filter, ...request }, overview);
  if (known !== null) return known;
  const { shelf, steps } = shelfPlan(filter, overview.histograms);
  return valueKinds
    .filter((kind) => filter[kind].length > 0 && `${shelf.kind}s` !== kind)
    .reduce((total, kind) => total * shareOf(kind, filter, overview), steps);
}

function shareOf(kind: (typeof valueKinds)[number], filter: ListingFilter, overview: ListingOverview): number {
  const all = stepsOn(shelvesOf(relaxed(filter, kind))[0], overview.histograms);
  const chosen = overview.values[kind].filter(({ value }) => filter[kind].includes(value));
  return Math.min(1, chosen.reduce((sum, { count }) => sum + count, 0) / Math.max(1, all));
}

export function sliceOf(request: ListingRequest): Slice {
  const following = readListingKey(keyedSort(request), request.after);
  const preceding = following === null ? readListingKey(keyedSort(request), request.before) : null;
  const key = following ?? preceding;
  return key === null ? pageSlice(request.page) : { key, isBackwards: preceding !== null, ...pageOf(1) };
}

export function pageOf(page: number): Page {
  return { size: listingPageSize, offset: (page - 1) * listingPageSize };
}

export function pageSlice(page: number): Slice {
  return { key: null, isBackwards: false, ...pageOf(page) };
}
