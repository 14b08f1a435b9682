import { batch } from "../batch.server.ts";
import type { ChosenProduct } from "../../domain/products/product.ts";
import { wishlistLimit } from "../../domain/wishlist/wishlist.ts";
import { type ChosenRow, toChosen, VARIANT_OF_LINE } from "../products/chosen-rows.server.ts";
import { selectProducts } from "../products/product-rows.server.ts";

export async function findShare(db: D1Database, account: number): Promise<string | null> {
  return db.prepare("SELECT secret FROM wishlist_share WHERE account_id = ?1").bind(account).first<string>("secret");
}

interface Share {
  secret: string;
  now: number;
}

/** A shared list keeps its secret. */
export async function openShare(db: D1Database, account: number, { secret, now }: Share): Promise<void> {
  await db.prepare(`${OPEN} ON CONFLICT (account_id) DO NOTHING`).bind(account, secret, now).run();
}

export async function renewShare(db: D1Database, account: number, { secret, now }: Share): Promise<void> {
  const renew = "ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at";
  await db.prepare(`${OPEN} ${renew}`).bind(account, secret, now).run();
}

export async function closeShare(db: D1Database, account: number): Promise<void> {
  await db.prepare("DELETE FROM wishlist_share WHERE account_id = ?1").bind(account).run();
}

/** On sale, newest first; the owner's name is not read. */
export async function findSharedWishlist(db: D1Database, secret: string): Promise<ChosenProduct[] | null> {
  const [share, products] = await batch<[unknown, ChosenRow]>(db, [
    db.prepare("SELECT 1 FROM wishlist_share WHERE secret = ?1").bind(secret),
    db.prepare(SHARED).bind(secret),
  ]);
  return share.results.length === 0 ? null : products.results.map(toChosen);
}

const OPEN = "INSERT INTO wishlist_share (account_id, secret, created_at) VALUES (?1, ?2, ?3)";

const SHARED = selectProducts(
  `WHERE h.secret = ?1 AND p.retired_at IS NULL ORDER BY l.added_at DESC, l.product_id DESC LIMIT ${wishlistLimit}`,
  {
    from: `wishlist_share h CROSS JOIN wishlist_item l ON l.account_id = h.account_id
      CROSS JOIN product p ON p.id = l.product_id`,
    columns: `, p.retired_at, l.variant_id, ${VARIANT_OF_LINE}`,
  },
);
