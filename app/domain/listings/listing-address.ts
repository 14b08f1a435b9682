import { withParams } from "../with-params.ts";
import {
  bandSlugs,
  defaultSort,
  type ListingQuery,
  shownKinds,
  sortOf,
  valueParams,
  wholeCatalogue,
} from "./listing-query.ts";

export function listingParams(query: ListingQuery): [name: string, value: string][] {
  const sort = sortOf(query);
  const one: [string, string | null][] = [
    ["parentCategory", query.parentCategory],
    ["category", query.category],
    ["subcategory", query.subcategory],
    ["freeDelivery", query.freeDelivery ? "list" : null],
    ["discount", query.discount === 1 ? "list" : null],
    ["off", query.discount > 1 ? String(query.discount) : null],
    ["lessthan1000", query.band === 0 ? "list" : null],
    ["type", query.discountProducts ? "discount-products" : null],
    ["price", query.band ? (bandSlugs[query.band] ?? null) : null],
    ["minPrice", query.minPrice === null ? null : String(query.minPrice)],
    ["maxPrice", query.maxPrice === null ? null : String(query.maxPrice)],
    ["rating", query.rating > 0 ? String(query.rating) : null],
    ["stock", query.inStock ? "in" : null],
    ...shownKinds.flatMap((kind) => query[kind].map((value): [string, string] => [valueParams[kind], value])),
    ["name", query.name],
    ["sort", sort === defaultSort(query.name) ? null : sort],
    ["page", query.page > 1 ? String(query.page) : null],
    ["after", query.after],
    ["before", query.before],
  ];
  return one.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** Parameters in a fixed order, defaults left out: the only address of a query, and the cache key of its listing. */
export function canonicalListingHref(query: ListingQuery): string {
  return withParams(`/shop/sidebar/${query.view}`, listingParams(query));
}

export function listingHref(query: Partial<ListingQuery>): string {
  return canonicalListingHref({ ...wholeCatalogue, ...query });
}

/** From its first page. */
export function changedListing<Query extends ListingQuery>(query: Query, change: Partial<ListingQuery>): Query {
  return { ...query, page: 1, after: null, before: null, ignored: [], isSwapped: false, ...change };
}
