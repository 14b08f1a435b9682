import type { ListingFilter } from "./listing-filter.ts";
import { discountSteps, priceBands } from "./facet-counts.ts";

/** The levels that product.facets packs into one number. */
export interface CellFacts {
  inStock: boolean;
  freeDelivery: boolean;
  /** 0 (none) to 4: how many of discountSteps it reaches. */
  discount: number;
  /** 0 (below two stars or unrated), 1 (two and more), 2 (three), 3 (four). */
  rating: number;
  /** Index of priceBands. */
  price: number;
}

export type PackedKind = keyof CellFacts;
export const packedKinds: readonly PackedKind[] = ["inStock", "freeDelivery", "discount", "rating", "price"];

export function packCell({ inStock, freeDelivery, discount, rating, price }: CellFacts): number {
  return Number(inStock) + Number(freeDelivery) * 2 + discount * 4 + rating * 32 + price * 128;
}

export function unpackCell(cell: number): CellFacts {
  return {
    inStock: (cell & 1) === 1,
    freeDelivery: (cell & 2) === 2,
    discount: (cell >> 2) & 7,
    rating: (cell >> 5) & 3,
    price: cell >> 7,
  };
}

export const discountLevel = (percent: number) => discountSteps.filter((step) => step <= percent).length;
export const ratingLevel = (stars: number) => Math.max(0, stars - 1);

/** last is below first where the price range touches no band. */
export function priceLevels({ priceFrom, priceBelow }: ListingFilter): { first: number; last: number } {
  const touched = priceBands.flatMap(({ from, below }, index) =>
    (below === null || below > (priceFrom ?? 0)) && (priceBelow === null || from < priceBelow) ? [index] : [],
  );
  const isEmpty = priceFrom !== null && priceBelow !== null && priceFrom >= priceBelow;
  return isEmpty || touched.length === 0 ? { first: 1, last: 0 } : { first: touched[0]!, last: touched.at(-1)! };
}

export function isPriceOnBands({ priceFrom, priceBelow }: ListingFilter): boolean {
  const isEdge = (price: number) => priceBands.some(({ from }) => from === price);
  return (priceFrom === null || priceFrom <= 0 || isEdge(priceFrom)) && (priceBelow === null || isEdge(priceBelow));
}

export function isPackedChosen(filter: ListingFilter, kind: PackedKind): boolean {
  if (kind === "price") return filter.priceFrom !== null || filter.priceBelow !== null;
  return Boolean(filter[kind]);
}

/** Exact unless the price is off the bands. */
export function cellTest(filter: ListingFilter, except: PackedKind | null = null): (cell: number) => boolean {
  const needed =
    (filter.inStock && except !== "inStock" ? 1 : 0) + (filter.freeDelivery && except !== "freeDelivery" ? 2 : 0);
  const discount = except === "discount" ? 0 : discountLevel(filter.discount);
  const rating = except === "rating" ? 0 : ratingLevel(filter.rating);
  const isPriced = except !== "price" && isPackedChosen(filter, "price");
  const { first, last } = isPriced ? priceLevels(filter) : { first: 0, last: priceBands.length };
  return (cell) =>
    (cell & needed) === needed &&
    ((cell >> 2) & 7) >= discount &&
    ((cell >> 5) & 3) >= rating &&
    cell >> 7 >= first &&
    cell >> 7 <= last;
}

export const steppedKinds = ["discount", "rating", "price"] as const satisfies PackedKind[];
