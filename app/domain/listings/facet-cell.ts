import type { ListingFilter } from "./listing-filter.ts";
import { discountSteps, priceBands } from "./facet-counts.ts";

/** The facets of a product, packed into one number, the cell (product.facets), whose products triggers count. */
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

/** Exact unless a limit of the price is inside a band. */
export function cellTest(filter: ListingFilter, except: PackedKind | null = null): (cell: number) => boolean {
  const asked = (kind: PackedKind) => kind !== except && isPackedChosen(filter, kind);
  const discount = asked("discount") ? discountLevel(filter.discount) : 0;
  const rating = asked("rating") ? ratingLevel(filter.rating) : 0;
  const { first, last } = asked("price") ? priceLevels(filter) : { first: 0, last: priceBands.length - 1 };
  return (cell) => {
    const facts = unpackCell(cell);
    return (
      (facts.inStock || !asked("inStock")) &&
      (facts.freeDelivery || !asked("freeDelivery")) &&
      facts.discount >= discount &&
      facts.rating >= rating &&
      facts.price >= first &&
      facts.price <= last
    );
  };
}

/** Facets with levels. */
export const steppedKinds = ["discount", "rating", "price"] as const satisfies PackedKind[];
