import { parseIds } from "../id-list.ts";
import { parsePage } from "./listing-query.ts";

/** The first is the default. */
export const collectionSizes = [24, 12, 48] as const;
const indexLimit = 31;
const groupLimit = 12;

/** Invalid values become the nearest valid ones (security-and-faults.md 6). */
export function parseCollectionQuery(params: URLSearchParams) {
  const get = (name: string) => (params.get(name) ?? "").trim();
  const number = (text: string) => (/^[0-9]{1,6}$/.test(text) ? Number(text) : null);
  const size = number(get("size")) ?? collectionSizes[0];
  return {
    page: parsePage(get("page")),
    size: collectionSizes.toSorted((a, b) => Math.abs(a - size) - Math.abs(b - size))[0]!,
    cat: get("cat").slice(0, 100),
    subcat: get("subcat").slice(0, 100),
    index: Math.min(indexLimit, number(get("index")) ?? 0),
    ids: parseIds(get("ids").slice(0, 400), groupLimit),
  };
}

export type CollectionQuery = ReturnType<typeof parseCollectionQuery>;
