import { batch } from "../batch.server.ts";
import { maxCoViewed } from "../../domain/products/page-view.ts";
import type { ChosenProduct, LineKey } from "../../domain/products/product.ts";
import { type ChosenRow, listedLines, selectChosen, toChosen } from "./product-rows.server.ts";

export async function listRecentlyViewed(
  db: D1Database,
  seen: readonly LineKey[],
  exceptId: number | null,
  limit: number,
): Promise<ChosenProduct[]> {
  const others = seen.filter(({ productId }) => productId !== exceptId);
  if (others.length === 0) return [];
  const statement = db.prepare(LISTED).bind(JSON.stringify(others), limit);
  return (await statement.all<ChosenRow>()).results.map(toChosen);
}

export async function listRecentlyViewedOf(db: D1Database, accountId: number, exceptId: number | null, limit: number) {
  const statement = db.prepare(OF_ACCOUNT).bind(accountId, exceptId ?? 0, limit);
  const { results } = await statement.all<ChosenRow>();
  return results.map(toChosen);
}

/** One batch: of two simultaneous views only one finds the other. */
export async function noteRecentView(
  db: D1Database,
  accountId: number,
  { productId, variantId }: LineKey,
  now: number,
): Promise<number[]> {
  const [before] = await batch<[{ id: number }, unknown]>(db, [
    db.prepare(BEFORE).bind(accountId),
    db.prepare(STORE).bind(accountId, productId, now, variantId),
  ]);
  return before.results.map(({ id }) => id);
}

export async function forgetRecentlyViewed(db: D1Database, accountId: number): Promise<void> {
  await db.prepare("DELETE FROM recent_view WHERE account_id = ?1").bind(accountId).run();
}

const OF_ACCOUNT = selectChosen(
  `WHERE l.account_id = ?1 AND l.product_id <> ?2 AND p.retired_at IS NULL
   ORDER BY l.seen_at DESC, l.product_id LIMIT ?3`,
  "recent_view l",
);

const LISTED = selectChosen("WHERE p.retired_at IS NULL ORDER BY l.position LIMIT ?2", `${listedLines("?1")} l`);

const BEFORE = `
  SELECT product_id AS id FROM recent_view WHERE account_id = ?1 ORDER BY seen_at DESC, product_id LIMIT ${maxCoViewed}`;

/** A later view without an option keeps the option of the earlier one. */
export const ON_REPEATED_VIEW = `ON CONFLICT (account_id, product_id) DO UPDATE
  SET seen_at = max(seen_at, excluded.seen_at), variant_id = coalesce(nullif(excluded.variant_id, 0), variant_id)`;

// Account or product may be deleted by now; a late view must not replace a newer time.
const STORE = `
  INSERT INTO recent_view (account_id, product_id, seen_at, variant_id)
  SELECT a.id, p.id, ?3, coalesce((SELECT id FROM product_variant WHERE id = ?4 AND product_id = p.id), 0)
  FROM account a CROSS JOIN product p WHERE a.id = ?1 AND p.id = ?2 AND p.retired_at IS NULL
  ${ON_REPEATED_VIEW}`;
