import { isPriceOnBands } from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { homesOf, type Shelves } from "./filter-conditions.server.ts";

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

/** What cells do not say about a product, but for the shelf it is walked on. */
export function conditionsOn(
  table: string,
  filter: ListingFilter,
  home: Shelves | null,
  values: BoundValues,
): string[] {
  const others = homesOf(filter).filter(({ kind }) => kind !== home?.kind && kind !== "all");
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
