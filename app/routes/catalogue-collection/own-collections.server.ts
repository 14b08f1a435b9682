import { listRecentlyViewedOf } from "../../data/products/recent.server.ts";
import { listRecommended } from "../../data/products/recommended.server.ts";
import { collectionSizes } from "../../domain/listings/collection-query.ts";
import { productsJson } from "./collections.server.ts";

type OwnCollection = (db: D1Database, accountId: number) => Promise<object>;

const LIMIT = collectionSizes[0];

/** Collections of the shopper who is signed in (specification 6, 7.2): nobody else's, and in no shared cache. */
export const ownCollections: ReadonlyMap<string, OwnCollection> = new Map<string, OwnCollection>([
  ["last-viewed", async (db, account) => productsOf(db, await listRecentlyViewedOf(db, account, null, LIMIT))],
  ["recommended", async (db, account) => productsOf(db, await listRecommended(db, account, LIMIT))],
]);

async function productsOf(db: D1Database, products: { id: number }[]) {
  return {
    data: await productsJson(
      db,
      products.map(({ id }) => id),
    ),
  };
}
