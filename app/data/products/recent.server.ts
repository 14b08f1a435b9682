import { seenTogether } from "../../domain/products/product-view.ts";
import type { Product } from "../../domain/products/product.ts";
import { type ProductRow, selectProducts, toProduct } from "./product-rows.server.ts";
import { listProductsByIds } from "./products.server.ts";

export async function listRecentlyViewed(
  db: D1Database,
  ids: readonly number[],
  exceptId: number | null,
  limit: number,
): Promise<Product[]> {
  const others = ids.filter((id) => id !== exceptId);
  return (await listProductsByIds(db, others)).slice(0, limit);
}

export async function listRecentlyViewedOf(
  db: D1Database,
  accountId: number,
  exceptId: number | null,
  limit: number,
): Promise<Product[]> {
  const statement = db.prepare(OF_ACCOUNT).bind(accountId, exceptId ?? 0, limit);
  const { results } = await statement.all<ProductRow>();
  return results.map(toProduct);
}

/** One batch: of two simultaneous views only one finds the other. */
export async function noteRecentView(
  db: D1Database,
  accountId: number,
  productId: number,
  now: number,
): Promise<number[]> {
  const [before] = (await db.batch([
    db.prepare(BEFORE).bind(accountId),
    db.prepare(STORE).bind(accountId, productId, now),
  ])) as [D1Result<{ id: number }>, D1Result];
  return before.results.map(({ id }) => id);
}

export async function forgetRecentlyViewed(db: D1Database, accountId: number): Promise<void> {
  await db.prepare("DELETE FROM recent_view WHERE account_id = ?1").bind(accountId).run();
}

const OF_ACCOUNT = selectProducts(
  `WHERE r.account_id = ?1 AND r.product_id <> ?2 AND p.retired_at IS NULL
   ORDER BY r.seen_at DESC, r.product_id LIMIT ?3`,
  { from: "recent_view r CROSS JOIN product p ON p.id = r.product_id" },
);

const BEFORE = `
  SELECT product_id AS id FROM recent_view WHERE account_id = ?1 ORDER BY seen_at DESC, product_id LIMIT ${seenTogether}`;

// Account or product may be deleted by now; a late view must not replace a newer time.
const STORE = `
  INSERT INTO recent_view (account_id, product_id, seen_at)
  SELECT a.id, p.id, ?3 FROM account a CROSS JOIN product p WHERE a.id = ?1 AND p.id = ?2 AND p.retired_at IS NULL
  ON CONFLICT (account_id, product_id) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`;
