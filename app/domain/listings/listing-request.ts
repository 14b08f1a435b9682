import type { SearchPlan } from "../search/search-plan.ts";
import { noFilter, type ListingFilter } from "./listing-filter.ts";

/** relevance is for searches only; elsewhere it means newest. */
export const listingSorts = ["relevance", "newest", "price", "price-desc", "discount", "rating", "views"] as const;
export type ListingSort = (typeof listingSorts)[number];

/** A parsed request for a list: filter, words, order and page. */
export interface ListingRequest {
  filter: ListingFilter;
  /** null without a search. */
  words: SearchPlan | null;
  sort: ListingSort;
  /** 1 to 500. */
  page: number;
  /** Keys of a neighbouring page. */
  after: string | null;
  before: string | null;
  /** Totals are exact up to here. */
  countedTo: number;
  /** "categories": other values are not counted. */
  offers: "all" | "categories";
}

/** settled.md 28. */
export const defaultRequest: ListingRequest = {
  filter: noFilter,
  words: null,
  sort: "newest",
  page: 1,
  after: null,
  before: null,
  countedTo: 10_000,
  offers: "all",
};
