import type { Product } from "../domain/product.ts";
import { within } from "./deadline.server.ts";
import { listProductsByIds } from "./products.server.ts";

const READ_MS = 2_000;

/** Products a visitor looked at (specification 7.2), newest first: those still sold, without `exceptId`, at most `limit`. */
export async function listRecentlyViewed(
  db: D1Database,
  ids: readonly number[],
  exceptId: number | null,
  limit: number,
): Promise<Product[]> {
  const others = ids.filter((id) => id !== exceptId);
  return (await within(READ_MS, listProductsByIds(db, others))).slice(0, limit);
}
