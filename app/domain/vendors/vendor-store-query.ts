import { defaultSort, type ListingQuery, parseListingQuery, sortOf } from "../listings/listing-query.ts";
import { withParams } from "../with-params.ts";
import { vendorStoreHref } from "../products/product-links.ts";

/** Specification 2.1: a list of one vendor's goods. */
export type StoreQuery = { vendorId: number } & Pick<
  ListingQuery,
  "name" | "category" | "subcategory" | "sort" | "page" | "after" | "before"
>;

/** Digits, with leading zeros allowed; null is a 404. */
export function parseVendorId(text: string): number | null {
  return /^0*[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function parseStoreQuery(vendorId: number, params: URLSearchParams): StoreQuery {
  const { name, category, subcategory, sort, page, after, before } = parseListingQuery("list", params)!;
  return { vendorId, name, category, subcategory, sort, page, after, before };
}

export function storeHref(query: StoreQuery): string {
  const sort = sortOf(query);
  return withParams(vendorStoreHref(query.vendorId), [
    ["category", query.category],
    ["subcategory", query.subcategory],
    ["name", query.name],
    ["sort", sort === defaultSort(query.name) ? null : sort],
    ["page", query.page > 1 ? String(query.page) : null],
    ["after", query.after],
    ["before", query.before],
  ]);
}

export function changedStore(query: StoreQuery, change: Partial<StoreQuery>): StoreQuery {
  return { ...query, page: 1, after: null, before: null, ...change };
}

export function isWholeStore({ name, category, subcategory, sort }: StoreQuery): boolean {
  return name === null && category === null && subcategory === null && sort === null;
}
