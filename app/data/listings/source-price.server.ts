import { cellTest, isPriceOnBands, unpackCell } from "../../domain/listings/facet-cell.ts";
import { relaxed, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import { priceShares } from "../../domain/listings/price-share.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { isOnSale, priceConditions } from "./facet-conditions.server.ts";
import type { Histograms } from "./counters.server.ts";
import { isPlaceHome } from "./listing-question.server.ts";
import { cellConditions, cellOf, homesOf } from "./filter-conditions.server.ts";
import { AMONG, ENTRY, MASK, PRICED_ENTRY } from "./costs.server.ts";
import type { Walkable, Way } from "./source-search.server.ts";

/**
 * The walk of what only its cell and a typed price tell about, over the order by price of its place: what is in the range stands
 * together there, where by cell all of the bands is come by. Null where there is more to ask of a product, and where the way is shorter.
 */
export function priceWalk(
  filter: ListingFilter,
  { home, cells, steps }: Way,
  histograms: Histograms,
  values: BoundValues,
): Walkable | null {
  const isTold = homesOf(filter).length === 1 && filter.colors.length === 0 && filter.sizes.length === 0;
  if (isPriceOnBands(filter) || !isTold || !isPlaceHome(filter)) return null;
  const shares = priceShares(filter);
  const reached = [...(histograms.get(home.kind) ?? [])].filter(
    ([cell]) => shares[unpackCell(cell).price]! > 0 && (unpackCell(cell).inStock || !filter.inStock),
  );
  const entries = reached.reduce((sum, [cell, count]) => sum + count * shares[unpackCell(cell).price]!, 0);
  const wanted = new Set(cells);
  const holds = cellTest(filter);
  const isAll = reached.every(([cell]) => wanted.has(cell));
  const isOwn = reached.every(([cell]) => wanted.has(cell) === holds(cell));
  const facets = isOwn
    ? cellConditions(relaxed({ ...filter, inStock: false }, "price"), cellOf("p"))
    : [`p.facets IN ${values.addList(cells)}`];
  const entry = isAll ? PRICED_ENTRY : isOwn ? PRICED_ENTRY + MASK : PRICED_ENTRY + AMONG;
  if (entries * entry > steps * ENTRY) return null;
  const conditions = [
    ...isOnSale(home, values),
    `p.sold_out ${filter.inStock ? "= 0" : "IN (0, 1)"}`,
    ...priceConditions("p.shown_price", filter, values),
    ...(isAll ? [] : facets),
  ];
  return {
    from: `product p INDEXED BY product_${home.kind}_price`,
    where: conditions.join(" AND "),
    cell: "p.facets",
  };
}
