import type { CategoryTarget } from "./category-target.ts";

/**
 * Conditions of different kinds all hold; several values of one kind mean any of them (settled.md 28). Values are ids of
 * vendors and brands, and bits of the choice table.
 */
export interface ListingFilter extends Record<ValueKind, number[]> {
  /** A department, a category or a subcategory. */
  category: Pick<CategoryTarget, "level" | "id"> | null;
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

export const valueKinds = ["brands", "vendors", "colors", "sizes"] as const;
export type ValueKind = (typeof valueKinds)[number];

export function byKind<Value>(of: (kind: ValueKind) => Value): Record<ValueKind, Value> {
  return Object.fromEntries(valueKinds.map((kind) => [kind, of(kind)])) as Record<ValueKind, Value>;
}

export const noFilter: ListingFilter = {
  category: null,
  ...byKind(() => []),
  priceFrom: null,
  priceBelow: null,
  rating: 0,
  discount: 0,
  freeDelivery: false,
  inStock: false,
};

export function relaxed(
  filter: ListingFilter,
  ...kinds: (ValueKind | "inStock" | "freeDelivery" | "discount" | "rating" | "price")[]
): ListingFilter {
  const parts = kinds.map((kind) =>
    kind === "price" ? { priceFrom: null, priceBelow: null } : { [kind]: noFilter[kind] },
  );
  return Object.assign({ ...filter }, ...parts) as ListingFilter;
}
