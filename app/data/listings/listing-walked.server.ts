import type { ListingKey } from "../../domain/listings/listing-key.ts";
import type { Listed } from "./facet-walks.server.ts";
import { selectProducts } from "../products/product-rows.server.ts";
import { ORDER, readsFalling, type KeyedSort, type Stretch } from "./sort-order.server.ts";

/** The ids of a stretch of an order, of all that a walk listed: what sold out last, equal keys told apart by cell and id. */
export function stretchOfListed({ ids, keys, marks }: Listed, sort: KeyedSort, stretch: Stretch): number[] {
  const read = (list: string) => JSON.parse(`[${list}]`) as number[];
  const [numbers, sortKeys, cells] = [read(ids), read(keys), read(marks)];
  const falling = readsFalling(sort, stretch) ? -1 : 1;
  const soldOutLast = stretch.isBackwards ? -1 : 1;
  const inOrder = (a: ListingKey, b: ListingKey) =>
    soldOutLast * (a.soldOut - b.soldOut) || falling * (a.key - b.key || a.facets - b.facets || a.id - b.id);
  const { key, offset, size } = stretch;
  return numbers
    .map((id, index): ListingKey => {
      const facets = cells[index]!;
      return { id, facets, key: sortKeys[index]!, soldOut: facets & 1 ? 0 : 1 };
    })
    .filter((place) => key === null || inOrder(place, key) > 0)
    .sort(inOrder)
    .slice(offset, offset + size)
    .map(({ id }) => id);
}

/** The products with these ids, in this order, with their places in the order of a listing. */
export function listedStatement(db: D1Database, ids: readonly number[], sort: KeyedSort): D1PreparedStatement {
  return db.prepare(STATEMENTS[ORDER[sort].column]!).bind(JSON.stringify(ids));
}

const STATEMENTS = Object.fromEntries(
  Object.values(ORDER).map(({ column }) => [
    column,
    selectProducts("WHERE p.retired_at IS NULL ORDER BY k.key", {
      from: "json_each(?1) k CROSS JOIN product p ON p.id = k.value",
      columns: `, p.sold_out, p.${column} AS sort_key, p.facets AS key_facets`,
    }),
  ]),
);
