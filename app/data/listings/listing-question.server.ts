import type { ListingFilter, ListingSort, ValueKind } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { Overview } from "./counters.server.ts";
import type { Slice } from "./sort-order.server.ts";

export interface ListingQuestion {
  filter: ListingFilter;
  /** null without words. */
  words: SearchPlan | null;
  overview: Overview;
  /** null without words. */
  matches: Matches | null;
  /** Totals are exact up to here. */
  countedTo: number;
  /** "places": other values are not counted. */
  offers: "all" | "places";
}

export interface WordsQuestion extends Pick<ListingQuestion, "filter" | "countedTo" | "offers"> {
  words: SearchPlan;
  /** At least `countedTo`. */
  matchedTo: number;
  sort: ListingSort;
  slice: Slice;
}

export interface Total {
  total: number;
  isCapped: boolean;
}

/** Besides cells. */
export type Grouping = ValueKind | "places";

/** Counts a filter's products by index entries. */
export interface Walk {
  filter: ListingFilter;
  groupings: ReadonlySet<Grouping>;
  /** With more products than this only a sample is grouped. */
  limit: number;
  isSample: boolean;
  hasCells: boolean;
  /** All of the filter's cells when left out. */
  holds?: (cell: number) => boolean;
}

export interface Walked {
  /** Products by cell. */
  cells: ReadonlyMap<number, number>;
  total: number;
  /** Products by id of the place. */
  places: ReadonlyMap<number, number>;
  /** Products by value. */
  values: Partial<Record<ValueKind, ReadonlyMap<number, number>>>;
}

/** Without colours, sizes and prices off the bands. */
interface MatchCounts {
  /** On the filter's shelves, up to `matchedTo` + 1. */
  total: number;
  /** With packed facets, up to `countedTo` + 1; null without such facets. */
  narrowed: number | null;
  /** The shelves, and packed facets, that were counted. */
  shelves: string;
  cells: string;
}

export interface Matches {
  counts: MatchCounts;
  /** The filter's own walk; null where it needs more than the matches. */
  main: Walked | null;
  /** Of `widerOf` the filter; null where it needs more than the matches, or is not worth it. */
  wide: Walked | null;
  /** Ids of the slice by popularity, from `narrowedStatement` only. */
  popular: number[] | null;
  /** A price beyond which no product of the slice can be (page-by-price), or null. */
  bound: number | null;
  slice: Slice;
}

export const filterKey = (filter: ListingFilter): string => JSON.stringify(filter);
