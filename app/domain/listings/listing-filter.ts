import type { CategoryTarget } from "./category-target.ts";

/** What a list is narrowed to; everything holds at once, several values of one kind mean any of them (settled.md 28). */
export interface ListingFilter {
  place: Pick<CategoryTarget, "level" | "id"> | null;
  /** Ids. */
  vendors: number[];
  /** Ids. */
  brands: number[];
  /** Bits of the choice table. */
  colors: number[];
  sizes: number[];
  /** Santim: what a card shows as the price now, from (inclusive) and below (exclusive). */
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
  place: null,
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

/** Which page: by number, or by the key of the product it follows (after) or precedes (before). */
export interface ListingPosition {
  /** 1 to 500. */
  page: number;
  after: string | null;
  before: string | null;
}

/** Bands of prices in santim, as the packed facets know them: from (inclusive) to below (exclusive, null: no end). */
export const priceBands = [
  { from: 0, below: 100_000 },
  { from: 100_000, below: 500_000 },
  { from: 500_000, below: 2_000_000 },
  { from: 2_000_000, below: 10_000_000 },
  { from: 10_000_000, below: null },
] as const;

export const ratingSteps = [4, 3, 2] as const;
export const discountSteps = [1, 10, 25, 50] as const;

/** A value of a facet with how many products it would leave; null where more than 10,000 are found and nothing is counted. */
export interface FacetValue {
  /** Id of a vendor or brand, bit of a colour or size. */
  value: number;
  /** What stands in the address: vendors by id, the others by slug. */
  slug: string;
  name: string;
  nameAm: string | null;
  /** A colour's hex code. */
  code: string | null;
  count: number | null;
}

/** What each further choice would leave, everything else held; of a kind that is chosen from, as if it were not. */
export interface FacetCounts {
  /** The places right below the one that is shown, with their slugs. */
  places: { id: number; slugName: string; name: string; nameAm: string | null; count: number | null }[];
  /** By index of priceBands. */
  prices: (number | null)[];
  /** By index of ratingSteps. */
  ratings: (number | null)[];
  /** By index of discountSteps. */
  discounts: (number | null)[];
  freeDelivery: number | null;
  inStock: number | null;
  /** Most first, chosen ones always among them. */
  vendors: FacetValue[];
  brands: FacetValue[];
  colors: FacetValue[];
  sizes: FacetValue[];
}

/** The facets whose values are a table: ids of brands and vendors, bits of colours and sizes. */
export const valueKinds = ["brands", "vendors", "colors", "sizes"] as const;
export type ValueKind = (typeof valueKinds)[number];

/** The filter as if nothing were chosen from these kinds; price stands for both ends of its range. */
export function relaxed(
  filter: ListingFilter,
  ...kinds: (ValueKind | "inStock" | "freeDelivery" | "discount" | "rating" | "price")[]
): ListingFilter {
  const parts = kinds.map((kind) =>
    kind === "price" ? { priceFrom: null, priceBelow: null } : { [kind]: noFilter[kind] },
  );
  return Object.assign({ ...filter }, ...parts) as ListingFilter;
}
