import type { CellFacts } from "../../app/domain/listings/facet-cell.ts";

/** As the column product.facets. */
export function packCell({ inStock, freeDelivery, discount, rating, price }: CellFacts): number {
  return Number(inStock) + Number(freeDelivery) * 2 + discount * 4 + rating * 32 + price * 128;
}
