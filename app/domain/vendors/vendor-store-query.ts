import { listingSorts, type ListingSort } from "../listings/listing-request.ts";
import { defaultSort, parsePage, sortOf } from "../listings/listing-query.ts";
import { withParams } from "../with-params.ts";
import { vendorStoreHref } from "../products/product-links.ts";
import { cleanSearchText } from "../search/search-fold.ts";

/** Specification 2.1. Slugs are case-sensitive; `name` is the search text. */
export interface StoreQuery {
  vendorId: number;
  name: string | null;
  category: string | null;
  subcategory: string | null;
  /** null: relevance for a search, otherwise newest. */
  sort: ListingSort | null;
  /** 1 to 500. */
  page: number;
  after: string | null;
  before: string | null;
}

/** Digits, with leading zeros allowed; null is a 404. */
export function parseVendorId(text: string): number | null {
  return /^0*[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function parseStoreQuery(vendorId: number, params: URLSearchParams): StoreQuery {
  const text = (key: string) => cleanSearchText(params.get(key) ?? "") || null;
  const name = text("name");
  const after = text("after");
  const sort = listingSorts.find((known) => known === params.get("sort")) ?? null;
  return {
    vendorId,
    name,
    category: text("category"),
    subcategory: text("subcategory"),
    sort: sort === defaultSort(name) || sort === "relevance" ? null : sort,
    page: parsePage(params.get("page") ?? ""),
    after,
    before: after === null ? text("before") : null,
  };
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
