import { priceLevels } from "./facet-cell.ts";
import { priceBands, type ListingFilter } from "./listing-filter.ts";
import type { ListingKey } from "./listing-key.ts";

/** A part of an ordered list: every product of it stands before every product of the next. */
export interface ListingPart {
  soldOut: 0 | 1;
  /** The filter, with no more of its price range than is in the part. */
  filter: ListingFilter;
}

/** How a list is read: whether the larger keys come first, and whether what sold out does (towards the beginning). */
export interface ReadingPlan {
  isFalling: boolean;
  isBackwards: boolean;
  /** The place that is read on from. */
  key: ListingKey | null;
}

/** What is in stock and what sold out: the two halves of every order, as they are read; without the one that is left behind. */
export function halves(filter: ListingFilter, { isBackwards, key }: ReadingPlan): ListingPart[] {
  return (isBackwards ? ([1, 0] as const) : ([0, 1] as const))
    .filter((soldOut) => !(filter.inStock && soldOut === 1))
    .filter((soldOut) => key === null || (isBackwards ? soldOut <= key.soldOut : soldOut >= key.soldOut))
    .map((soldOut) => ({ soldOut, filter }));
}

/** The same for an order by price, each half by price bands; without the bands that are left behind. */
export function pricedParts(filter: ListingFilter, plan: ReadingPlan): ListingPart[] {
  const { first, last } = priceLevels(filter);
  const rising = priceBands.slice(first, last + 1);
  const bands = plan.isFalling ? rising.toReversed() : rising;
  return halves(filter, plan).flatMap(({ soldOut }) =>
    bands
      .filter(({ from, below }) => {
        if (plan.key?.soldOut !== soldOut) return true;
        return plan.isFalling ? from <= plan.key.key : below === null || below > plan.key.key;
      })
      .map(({ from, below }) => ({
        soldOut,
        filter: {
          ...filter,
          priceFrom: Math.max(from, filter.priceFrom ?? 0),
          priceBelow: below === null ? filter.priceBelow : Math.min(below, filter.priceBelow ?? Infinity),
        },
      })),
  );
}
