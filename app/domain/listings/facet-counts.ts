import type { Translated } from "../translated.ts";
import type { ValueKind } from "./listing-filter.ts";

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
export interface FacetCounts extends Record<ValueKind, FacetValue[]> {
  categories: (Translated<"name"> & { id: number; slugName: string; count: number | null })[];
  /** By index of priceBands. */
  prices: (number | null)[];
  /** By index of ratingSteps. */
  ratings: (number | null)[];
  /** By index of discountSteps. */
  discounts: (number | null)[];
  freeDelivery: number | null;
  inStock: number | null;
}
