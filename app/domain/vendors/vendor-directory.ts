import { maximumPage } from "../constants.ts";
import { parsePage } from "../listings/listing-query.ts";
import { cleanSearchText } from "../search/search-fold.ts";

export const directorySorts = ["name", "rating", "newest", "products"] as const;
export type DirectorySort = (typeof directorySorts)[number];

export interface DirectoryQuery {
  name: string | null;
  city: string | null;
  category: string | null;
  /** null: by name, or by relevance when a name is searched. */
  sort: DirectorySort | null;
  /** 1 to 500. */
  page: number;
}

/** Ignores unknown parameters and values; page numbers become the nearest valid one. */
export function parseDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const text = (name: string) => cleanSearchText(params.get(name) ?? "") || null;
  const query = { name: text("name"), city: text("city"), category: text("category") };
  const sort = directorySorts.find((known) => known === params.get("sort")) ?? null;
  return {
    ...query,
    sort: query.name === null && sort === "name" ? null : sort,
    page: parsePage(params.get("page") ?? ""),
  };
}

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

export function isWholeDirectory({ name, city, category, sort }: DirectoryQuery): boolean {
  return name === null && city === null && category === null && sort === null;
}
