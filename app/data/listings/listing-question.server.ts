import type { ListingFilter, ListingSort, ValueKind } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { Overview } from "./counters.server.ts";
import type { Slice } from "./sort-order.server.ts";

/** Everything that is asked about one listing, and what the first read answered already. */
export interface ListingQuestion {
  filter: ListingFilter;
  /** How the words of a search are answered; null for a list without words. */
  words: SearchPlan | null;
  overview: Overview;
  /** What the words match; null without words. */
  matches: Matches | null;
  /** Totals are exact up to here. */
  countedTo: number;
  /** "places": nobody looks at the other values, and no walk counts them. */
  offers: "all" | "places";
}

/** A question with words before anything is read. */
export interface WordsQuestion extends Pick<ListingQuestion, "filter" | "countedTo" | "offers"> {
  words: SearchPlan;
  /** Matches are counted up to here, at least `countedTo`: how a page is read depends on how many they are. */
  matchedTo: number;
  sort: ListingSort;
  slice: Slice;
}

export interface Total {
  total: number;
  isCapped: boolean;
}

/** What the products of a filter are grouped by besides their cells. */
export type Grouping = ValueKind | "places";

/** A read of index entries that counts the products of a filter. */
export interface Walk {
  filter: ListingFilter;
  groupings: ReadonlySet<Grouping>;
  /** No more products than this are read; where there are so many, they are grouped in a sample only. */
  limit: number;
  isSample: boolean;
  /** Whether its products are counted by cell, or only counted. */
  hasCells: boolean;
  /** Cells to visit; all of the filter's when left out. */
  holds?: (cell: number) => boolean;
}

/** The answer of a walk. */
export interface Walked {
  /** Products by cell. */
  cells: ReadonlyMap<number, number>;
  total: number;
  /** Products by id of the place. */
  places: ReadonlyMap<number, number>;
  /** Products by value, of the kinds that were grouped by. */
  values: Partial<Record<ValueKind, ReadonlyMap<number, number>>>;
}

/** How many products words match, without the facets that products alone know: colours, sizes, prices off the bands. */
interface MatchCounts {
  /** On the filter's shelves, up to one more than `matchedTo`. */
  total: number;
  /** With its packed facets as well, up to one more than `countedTo`; null without such facets. */
  narrowed: number | null;
  /** Names the shelves, and the packed facets, that were asked for. */
  shelves: string;
  cells: string;
}

/** What words match, with what of a listing was answered where they were matched. */
export interface Matches {
  counts: MatchCounts;
  /** The walk of the filter itself; null where that needs more than the matches. */
  main: Walked | null;
  /** That of `widerOf` the filter; null where that needs more than the matches, or is not worth it. */
  wide: Walked | null;
  /** The ids of the slice in the order of popularity; only what `narrowedStatement` read has them. */
  popular: number[] | null;
  /** A price beyond which no product of the slice can be (page-by-price); null where none is known. */
  bound: number | null;
  /** The slice that `popular` and `bound` are of. */
  slice: Slice;
}

/** Names a filter: walks and their answers are stored by it. */
export const filterKey = (filter: ListingFilter): string => JSON.stringify(filter);
