import {
  discountLevel,
  isPackedChosen,
  packedKinds,
  priceLevels,
  ratingLevel,
} from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";

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
/** The numbers of these shelves. */
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

/** Whether the filter chooses by a facet that a cell packs. */
export const hasPacked = (filter: ListingFilter): boolean => packedKinds.some((kind) => isPackedChosen(filter, kind));

/** Where a packed cell stands in a number: `sql` >> `shift`. */
export interface CellPlace {
  sql: string;
  shift: number;
}

/** The column facets of a table. */
export const cellOf = (table: string): CellPlace => ({ sql: `${table}.facets`, shift: 0 });

/**
 * The packed facets of a filter as conditions on a cell; a price range off the bands needs its own besides. Each is one mask and
 * one comparison: a search tries them on a hundred thousand rows, and taking a cell apart cost more than finding them.
 */
export function cellConditions(filter: ListingFilter, { sql, shift }: CellPlace): string[] {
  const { first, last } = priceLevels(filter);
  const isPriced = isPackedChosen(filter, "price");
  const at = (bits: number) => bits * 2 ** shift;
  const masked = (mask: number) => `${sql} & ${at(mask)}`;
  const same = [
    ...(filter.inStock ? [[1, 1] as const] : []),
    ...(filter.freeDelivery ? [[2, 2] as const] : []),
    ...(isPriced && first === last ? [[PRICE, first << 7] as const] : []),
  ];
  const sum = (part: 0 | 1) => same.reduce((bits, one) => bits + one[part], 0);
  return [
    ...(same.length > 0 ? [`${masked(sum(0))} = ${at(sum(1))}`] : []),
    ...(filter.discount > 0 ? [`${masked(DISCOUNT)} >= ${at(discountLevel(filter.discount) << 2)}`] : []),
    ...(filter.rating > 0 ? [`${masked(RATING)} >= ${at(ratingLevel(filter.rating) << 5)}`] : []),
    ...(isPriced && first !== last ? [`${masked(PRICE)} BETWEEN ${at(first << 7)} AND ${at(last << 7)}`] : []),
  ];
}

// domain/listings/facet-cell.
const DISCOUNT = 7 << 2;
const RATING = 3 << 5;
const PRICE = 7 << 7;
