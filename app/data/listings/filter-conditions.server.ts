import { cellTest, isPackedChosen, isPriceOnBands, packedKinds } from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { shelfBase, type ShelfKind } from "../shelves.server.ts";
import type { BoundValues } from "../bound-values.server.ts";

/** A product is on at most one shelf of a kind. */
export interface Shelves {
  kind: ShelfKind;
  ids: number[];
}

export const shelfNumbers = ({ kind, ids }: Shelves): number[] => ids.map((id) => shelfBase(kind) + id);
const ALL: Shelves = { kind: "all", ids: [0] };

export function shelvesOf({ category, vendors, brands }: ListingFilter): [Shelves, ...Shelves[]] {
  const shelves: Shelves[] = [
    ...(category ? [{ kind: category.level, ids: [category.id] }] : []),
    ...(vendors.length > 0 ? [{ kind: "vendor" as const, ids: vendors }] : []),
    ...(brands.length > 0 ? [{ kind: "brand" as const, ids: brands }] : []),
  ];
  return shelves.length > 0 ? (shelves as [Shelves, ...Shelves[]]) : [ALL];
}

export function isShelf(filter: ListingFilter, words: SearchPlan | null): boolean {
  return words === null && shelvesOf(filter).length === 1 && filter.colors.length === 0 && filter.sizes.length === 0;
}

export const hasPacked = (filter: ListingFilter): boolean => packedKinds.some((kind) => isPackedChosen(filter, kind));

const CELLS = Array.from({ length: 1_024 }, (_, cell) => cell);

/** `cell` is SQL, and stays out of the choice of an index. A price range off the bands needs `priceConditions` besides. */
export function cellConditions(filter: ListingFilter, cell: string, values: BoundValues): string[] {
  return hasPacked(filter) ? [`+${cell} IN ${values.addList(CELLS.filter(cellTest(filter)))}`] : [];
}

export function isOnSale({ kind, ids }: Shelves, values: BoundValues): string[] {
  return ["p.retired_at IS NULL", ...(kind === "all" ? [] : [isOneOf(`p.${kind}_id`, ids, values)])];
}

/** Conditions left for SQL: neither packed in a cell nor implied by `shelf`. */
export function conditionsOn(table: string, filter: ListingFilter, shelf: Shelves | null, values: BoundValues) {
  const others = shelvesOf(filter).filter(({ kind }) => kind !== shelf?.kind && kind !== "all");
  const bits = (list: number[]) => values.add([...new Set(list)].reduce((sum, bit) => sum + 2 ** bit, 0));
  return [
    ...others.map(({ kind, ids }) => isOneOf(`+${table}.${kind}_id`, ids, values)),
    ...(filter.colors.length > 0 ? [`${table}.color_bits & ${bits(filter.colors)} <> 0`] : []),
    ...(filter.sizes.length > 0 ? [`${table}.size_bits & ${bits(filter.sizes)} <> 0`] : []),
    ...(isPriceOnBands(filter) ? [] : priceConditions(`+${table}.shown_price`, filter, values)),
  ];
}

export function priceConditions(column: string, filter: ListingFilter, values: BoundValues): string[] {
  return [
    ...(filter.priceFrom === null ? [] : [`${column} >= ${values.add(filter.priceFrom)}`]),
    ...(filter.priceBelow === null ? [] : [`${column} < ${values.add(filter.priceBelow)}`]),
  ];
}

function isOneOf(column: string, ids: number[], values: BoundValues): string {
  return ids.length === 1 ? `${column} = ${values.add(ids[0]!)}` : `${column} IN ${values.addList(ids)}`;
}
