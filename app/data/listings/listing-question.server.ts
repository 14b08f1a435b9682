import type { ListingFilter, ListingSort, ValueKind } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { Overview } from "./counters.server.ts";
import type { Slice } from "./sort-order.server.ts";

export interface ListingQuestion {
  filter: ListingFilter;
  words: SearchPlan | null;
  overview: Overview;
  matches: Matches | null;
  /** Totals are exact up to here. */
  countedTo: number;
  /** "places": other values are not counted. */
  offers: "all" | "places";
}

export interface WordsQuestion extends Pick<ListingQuestion, "filter" | "countedTo" | "offers"> {
  words: SearchPlan;
  matchedTo: number;
  sort: ListingSort;
  slice: Slice;
}

export interface Total {
  total: number;
  isCapped: boolean;
}

export type Grouping = ValueKind | "places";

/** Counts a filter's products by index entries. */
export interface Walk {
  filter: ListingFilter;
  groupings: ReadonlySet<Grouping>;
  /** With more products than this only a sample is grouped. */
  limit: number;
  isSample: boolean;
  hasCells: boolean;
  holds?: (cell: number) => boolean;
}

export interface Walked {
  cells: ReadonlyMap<number, number>;
  total: number;
  places: ReadonlyMap<number, number>;
  values: Partial<Record<ValueKind, ReadonlyMap<number, number>>>;
}

interface MatchCounts {
  /** On the filter's shelves, up to `matchedTo` + 1. */
  total: number;
  /** With packed facets, up to `countedTo` + 1; null without such facets. */
  narrowed: number | null;
  shelves: string;
  cells: string;
}

export interface Matches {
  counts: MatchCounts;
  main: Walked | null;
  wide: Walked | null;
  /** Ids of the slice by popularity, from `narrowedStatement` only. */
  popular: number[] | null;
  /** A price beyond which no product of the slice can be (page-by-price), or null. */
  bound: number | null;
  slice: Slice;
}

export const filterKey = (filter: ListingFilter): string => JSON.stringify(filter);
