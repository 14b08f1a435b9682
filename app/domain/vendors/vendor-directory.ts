import { maximumPage } from "../constants.ts";
import { withParams } from "../with-params.ts";
import { parsePage } from "../listings/listing-query.ts";
import { cleanSearchText } from "../search/search-fold.ts";

export const directorySorts = ["name", "rating", "newest", "products"] as const;
export type DirectorySort = (typeof directorySorts)[number];

export type DirectoryQuery = ReturnType<typeof parseDirectoryQuery>;

/** Ignores unknown parameters and values; page numbers become the nearest valid one. */
export function parseDirectoryQuery(params: URLSearchParams) {
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
  return withParams("/vendors", [
    ["name", name],
    ["city", city],
    ["category", category],
    ["sort", name === null && sort === "name" ? null : sort],
    ["page", page > 1 ? String(Math.min(maximumPage, page)) : null],
  ]);
}

export function isWholeDirectory({ name, city, category, sort }: DirectoryQuery): boolean {
  return name === null && city === null && category === null && sort === null;
}
