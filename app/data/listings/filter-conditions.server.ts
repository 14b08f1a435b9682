import {
  discountLevel,
  isPackedChosen,
  isPriceOnBands,
  packedKinds,
  priceLevels,
  ratingLevel,
} from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { BoundValues } from "../bound-values.server.ts";

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

/** The shelves that every product of the filter stands on, the place first; all products where there is none. */
export function shelvesOf({ place, vendors, brands }: ListingFilter): [Shelves, ...Shelves[]] {
  const shelves: Shelves[] = [
    ...(place ? [{ kind: place.level, ids: [place.id] }] : []),
    ...(vendors.length > 0 ? [{ kind: "vendor" as const, ids: vendors }] : []),
    ...(brands.length > 0 ? [{ kind: "brand" as const, ids: brands }] : []),
  ];
  return shelves.length > 0 ? (shelves as [Shelves, ...Shelves[]]) : [ALL];
}

/** Whether the filter is one shelf and packed facets, nothing else. */
export function isShelf(filter: ListingFilter, words: SearchPlan | null): boolean {
  return words === null && shelvesOf(filter).length === 1 && filter.colors.length === 0 && filter.sizes.length === 0;
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
 * The packed facets of a filter as conditions on a cell; a price range off the bands needs `priceConditions` besides. Each is one
 * mask and one comparison, because a search may test a hundred thousand rows.
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

/** The column of a product that says where it stands. */
export const COLUMN = {
  parent: "parent_id",
  category: "category_id",
  subcategory: "subcategory_id",
  vendor: "vendor_id",
  brand: "brand_id",
} as const;

/** That product `p` is on sale, on one of these shelves. */
export function isOnSale({ kind, ids }: Shelves, values: BoundValues): string[] {
  return ["p.retired_at IS NULL", ...(kind === "all" ? [] : [isOneOf(`p.${COLUMN[kind]}`, ids, values)])];
}

/** What neither its cell nor the `shelf` it is read from says about a product. */
export function conditionsOn(
  table: string,
  filter: ListingFilter,
  shelf: Shelves | null,
  values: BoundValues,
): string[] {
  const others = shelvesOf(filter).filter(({ kind }) => kind !== shelf?.kind && kind !== "all");
  const bits = (list: number[]) => values.add([...new Set(list)].reduce((sum, bit) => sum + 2 ** bit, 0));
  return [
    ...others.map(({ kind, ids }) => isOneOf(`+${table}.${COLUMN[kind as keyof typeof COLUMN]}`, ids, values)),
    ...(filter.colors.length > 0 ? [`${table}.color_bits & ${bits(filter.colors)} <> 0`] : []),
    ...(filter.sizes.length > 0 ? [`${table}.size_bits & ${bits(filter.sizes)} <> 0`] : []),
    ...(isPriceOnBands(filter) ? [] : priceConditions(`+${table}.shown_price`, filter, values)),
  ];
}

/** The typed price range as SQL conditions on a column of minor units. */
export function priceConditions(column: string, filter: ListingFilter, values: BoundValues): string[] {
  return [
    ...(filter.priceFrom === null ? [] : [`${column} >= ${values.add(filter.priceFrom)}`]),
    ...(filter.priceBelow === null ? [] : [`${column} < ${values.add(filter.priceBelow)}`]),
  ];
}

function isOneOf(column: string, ids: number[], values: BoundValues): string {
  return ids.length === 1 ? `${column} = ${values.add(ids[0]!)}` : `${column} IN ${values.addList(ids)}`;
}
