import type { SearchPlan } from "../search/search-plan.ts";
import type { CategoryTarget } from "./category-target.ts";
import type { Translated } from "../translated.ts";

/** Conditions of different kinds all hold; several values of one kind mean any of them (settled.md 28). */
export interface ListingFilter {
  category: Pick<CategoryTarget, "level" | "id"> | null;
  vendors: number[];
  brands: number[];
  /** Bits of the choice table. */
  colors: number[];
  sizes: number[];
  /** Santim: a card's price now, from (inclusive) and below (exclusive). */
  priceFrom: number | null;
  priceBelow: number | null;
  /** At least so many stars: 0 (all), 2, 3 or 4. */
  rating: number;
  /** At least so many percent: 0 (all), 1, 10, 25 or 50. */
  discount: number;
  freeDelivery: boolean;
  inStock: boolean;
}

export const noFilter: ListingFilter = {
  category: null,
  vendors: [],
  brands: [],
  colors: [],
  sizes: [],
  priceFrom: null,
  priceBelow: null,
  rating: 0,
  discount: 0,
  freeDelivery: false,
  inStock: false,
};

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
export const everything: ListingRequest = {
  filter: noFilter,
  words: null,
  sort: "newest",
  page: 1,
  after: null,
  before: null,
  countedTo: 10_000,
  offers: "all",
};

/** Santim, from (inclusive) to below (exclusive, null: no end). */
export const priceBands = [
  { from: 0, below: 100_000 },
  { from: 100_000, below: 500_000 },
  { from: 500_000, below: 2_000_000 },
  { from: 2_000_000, below: 10_000_000 },
  { from: 10_000_000, below: null },
] as const;

export const ratingSteps = [4, 3, 2] as const;
export const discountSteps = [1, 10, 25, 50] as const;

/** `count` is null where more than 10,000 products match and nothing is counted. */
export interface FacetValue extends Translated<"name"> {
  /** Id of a vendor or brand, bit of a colour or size. */
  value: number;
  /** As in the address: the id of a vendor, the slug of others. */
  slug: string;
  code: string | null;
  count: number | null;
}

/** The counts of a kind with a choice ignore that choice. */
export interface FacetCounts {
  categories: (Translated<"name"> & { id: number; slugName: string; count: number | null })[];
  /** By index of priceBands. */
  prices: (number | null)[];
  /** By index of ratingSteps. */
  ratings: (number | null)[];
  /** By index of discountSteps. */
  discounts: (number | null)[];
  freeDelivery: number | null;
  inStock: number | null;
  vendors: FacetValue[];
  brands: FacetValue[];
  colors: FacetValue[];
  sizes: FacetValue[];
}

export const valueKinds = ["brands", "vendors", "colors", "sizes"] as const;
export type ValueKind = (typeof valueKinds)[number];

export function relaxed(
  filter: ListingFilter,
  ...kinds: (ValueKind | "inStock" | "freeDelivery" | "discount" | "rating" | "price")[]
): ListingFilter {
  const parts = kinds.map((kind) =>
    kind === "price" ? { priceFrom: null, priceBelow: null } : { [kind]: noFilter[kind] },
  );
  return Object.assign({ ...filter }, ...parts) as ListingFilter;
}
