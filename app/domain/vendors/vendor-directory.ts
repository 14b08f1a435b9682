import { maximumPage } from "../constants.ts";
import { parsePage } from "../listings/listing-query.ts";
import { cleanSearchText } from "../search/search-input.ts";

export const directorySorts = ["name", "rating", "newest", "products"] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** Filter, order and page of the directory's address. */
export interface DirectoryQuery {
  /** Words of a vendor's name. */
  name: string | null;
  city: string | null;
  /** Slug of a parent category. */
  category: string | null;
  /** null: by name, or by relevance when a name is searched. */
  sort: DirectorySort | null;
  /** 1 to 500. */
  page: number;
}

/**
 * Unknown parameters and values are ignored, pages become the nearest valid number, the first of repeated ones counts.
 */
export function parseDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const text = (name: string) => cleanSearchText(params.get(name) ?? "") || null;
  const query = { name: text("name"), city: text("city"), category: text("category") };
  const sort = directorySorts.find((known) => known === params.get("sort")) ?? null;
  // By name is the default without search words.
  return {
    ...query,
    sort: query.name === null && sort === "name" ? null : sort,
    page: parsePage(params.get("page") ?? ""),
  };
}

/** Canonical address of a query: parameters in a fixed order, defaults left out. */
export function directoryHref(query: Partial<DirectoryQuery>): string {
  const { name = null, city = null, category = null, sort = null, page = 1 } = query;
  const params: [string, string | null][] = [
    ["name", name],
    ["city", city],
    ["category", category],
    ["sort", name === null && sort === "name" ? null : sort],
    ["page", page > 1 ? String(Math.min(maximumPage, page)) : null],
  ];
  const search = params
    .flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeURIComponent(value)}`]))
    .join("&");
  return search === "" ? "/vendors" : `/vendors?${search}`;
}

/** Whether search engines may index it: only the unfiltered directory. */
export function isWholeDirectory({ name, city, category, sort }: DirectoryQuery): boolean {
  return name === null && city === null && category === null && sort === null;
}
