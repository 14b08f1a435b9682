import { priceLevels } from "./facet-cell.ts";
import { priceBands, type ListingFilter } from "./listing-filter.ts";
import type { ListingKey } from "./listing-key.ts";

export interface ListingPart {
  soldOut: 0 | 1;
  filter: ListingFilter;
}

/** `isBackwards`: towards the beginning of the list. */
export interface ReadingPlan {
  isFalling: boolean;
  isBackwards: boolean;
  key: ListingKey | null;
}

export function halves(filter: ListingFilter, { isBackwards, key }: ReadingPlan): ListingPart[] {
  return (isBackwards ? ([1, 0] as const) : ([0, 1] as const))
    .filter((soldOut) => !(filter.inStock && soldOut === 1))
    .filter((soldOut) => key === null || (isBackwards ? soldOut <= key.soldOut : soldOut >= key.soldOut))
    .map((soldOut) => ({ soldOut, filter }));
}

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
