import { discountLevel, isPackedChosen, packedKinds, priceLevels, ratingLevel } from "../domain/facet-cell.ts";
import type { ListingFilter } from "../domain/listing-filter.ts";
import type { SearchPlan } from "../domain/search-plan.ts";

/** Shelf numbers: 2^40 * kind + id (migration 0004). */
const KIND = 2 ** 40;
const KINDS = { all: 0, parent: 1, category: 2, subcategory: 3, vendor: 4, brand: 5 } as const;
export type ShelfKind = keyof typeof KINDS;

/** One shelf, or several of a kind; no product stands on two of them. */
export interface Shelves {
  kind: ShelfKind;
  ids: number[];
}

/** The number of the shelf with id 0 of a kind. */
export const shelfBase = (kind: ShelfKind): number => KINDS[kind] * KIND;
export const shelfNumbers = ({ kind, ids }: Shelves): number[] => ids.map((id) => shelfBase(kind) + id);
const ALL: Shelves = { kind: "all", ids: [0] };

/** Every product of the filter stands on each of these; the place first. */
export function homesOf({ place, vendors, brands }: ListingFilter): [Shelves, ...Shelves[]] {
  const homes: Shelves[] = [
    ...(place ? [{ kind: place.level, ids: [place.id] }] : []),
    ...(vendors.length > 0 ? [{ kind: "vendor" as const, ids: vendors }] : []),
    ...(brands.length > 0 ? [{ kind: "brand" as const, ids: brands }] : []),
  ];
  return homes.length > 0 ? (homes as [Shelves, ...Shelves[]]) : [ALL];
}

/** Whether the filter is its home and packed facets, nothing else. */
export function isShelf(filter: ListingFilter, words: SearchPlan | null): boolean {
  return words === null && homesOf(filter).length === 1 && filter.colors.length === 0 && filter.sizes.length === 0;
}

export const hasPacked = (filter: ListingFilter): boolean => packedKinds.some((kind) => isPackedChosen(filter, kind));

/** The packed facets of a filter as conditions on a cell; a price range off the bands needs its own besides. */
export function cellConditions(filter: ListingFilter, cell: string): string[] {
  const { first, last } = priceLevels(filter);
  return [
    ...(filter.inStock ? [`${cell} & 1 = 1`] : []),
    ...(filter.freeDelivery ? [`${cell} & 2 = 2`] : []),
    ...(filter.discount > 0 ? [`(${cell} >> 2) & 7 >= ${discountLevel(filter.discount)}`] : []),
    ...(filter.rating > 0 ? [`(${cell} >> 5) & 3 >= ${ratingLevel(filter.rating)}`] : []),
    ...(isPackedChosen(filter, "price") ? [`${cell} >> 7 BETWEEN ${first} AND ${last}`] : []),
  ];
}
