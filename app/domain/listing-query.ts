import { maximumPage } from "./constants.ts";
import { cleanSearchText } from "./search-input.ts";

export const listingViews = ["list", "3cols", "4cols"] as const;
export type ListingView = (typeof listingViews)[number];

/** What a listing address asks for (specification 2.3). Slugs keep their case; `name` is the search text. */
export interface ListingQuery {
  view: ListingView;
  parentCategory: string | null;
  category: string | null;
  subcategory: string | null;
  freeDelivery: boolean;
  discount: boolean;
  lessThan1000: boolean;
  /** type=discount-products */
  discountProducts: boolean;
  name: string | null;
  /** 1 to 500. */
  page: number;
}

/**
 * The :listing part of /shop/sidebar/:listing and its query. Unknown parameters are ignored, pages become the nearest
 * valid number, the first of repeated parameters counts. null: no such view, the page is not found.
 */
export function parseListingQuery(listing: string, params: URLSearchParams): ListingQuery | null {
  // as specified: '$' stands where '?' belongs (specification 2.3: list$category=slug).
  const [viewName = "", malformed] = splitOnce(listing, "$");
  const view = listingViews.find((known) => known === viewName);
  if (view === undefined) return null;
  const inPath = new URLSearchParams(malformed);
  const get = (name: string) => params.get(name) ?? inPath.get(name) ?? "";
  return {
    view,
    parentCategory: cleanSearchText(get("parentCategory")) || null,
    category: cleanSearchText(get("category")) || null,
    subcategory: cleanSearchText(get("subcategory")) || null,
    freeDelivery: get("freeDelivery") === "list",
    discount: get("discount") === "list",
    lessThan1000: get("lessthan1000") === "list",
    discountProducts: get("type") === "discount-products",
    name: cleanSearchText(get("name")) || null,
    page: parsePage(get("page")),
  };
}

/** The one address of a query: parameters in a fixed order, defaults left out; the key under which a listing is kept. */
export function canonicalListingHref(query: ListingQuery): string {
  const params: [string, string | null][] = [
    ["parentCategory", query.parentCategory],
    ["category", query.category],
    ["subcategory", query.subcategory],
    ["freeDelivery", query.freeDelivery ? "list" : null],
    ["discount", query.discount ? "list" : null],
    ["lessthan1000", query.lessThan1000 ? "list" : null],
    ["type", query.discountProducts ? "discount-products" : null],
    ["name", query.name],
    ["page", query.page > 1 ? String(query.page) : null],
  ];
  const search = params
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join("&");
  return `/shop/sidebar/${query.view}${search && `?${search}`}`;
}

/** The same listing on page n. */
export function listingPageHref(query: ListingQuery, page: number): string {
  return canonicalListingHref({ ...query, page: parsePage(String(page)) });
}

/** The same listing in another view, from its first page. */
export function listingViewHref(query: ListingQuery, view: ListingView): string {
  return canonicalListingHref({ ...query, view, page: 1 });
}

/** A listing from its parts; what is left out is not asked for. */
export function listingHref(query: Partial<ListingQuery>): string {
  return canonicalListingHref({ ...everything, ...query });
}

/** All products in the list view, first page. */
export const everything: ListingQuery = {
  view: "list",
  parentCategory: null,
  category: null,
  subcategory: null,
  freeDelivery: false,
  discount: false,
  lessThan1000: false,
  discountProducts: false,
  name: null,
  page: 1,
};

function parsePage(value: string): number {
  if (!/^-?[0-9]+$/.test(value)) return 1;
  return Math.min(maximumPage, Math.max(1, Number(value)));
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
