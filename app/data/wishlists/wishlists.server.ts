import type { LineKey, ChosenProduct } from "../../domain/products/product.ts";
import { type WishedProduct, wishlistLimit } from "../../domain/wishlist/wishlist.ts";
import { type ChosenRow, selectChosen, toChosen } from "../products/product-rows.server.ts";
import { batch } from "../batch.server.ts";

/** price in santim. */
interface Wish extends LineKey {
  price: number;
  now: number;
}

/**
 * Specification 4.5, 7.2. The insert checks the limit of 200 against simultaneous additions. A wish already there keeps
 * its first price.
 */
export async function addWish(db: D1Database, account: number, wish: Wish) {
  const { productId, variantId } = wish;
  const statements = [
    ...wishStatements(db, account, wish),
    db.prepare(`SELECT ${IS_WISHED} AS id`).bind(account, productId, variantId),
    wishedIds(db, account),
  ];
  const results = await db.batch<{ id: number }>(statements);
  const [wished, ids] = results.slice(-2).map(({ results: rows }) => rows.map(({ id }) => id));
  return { outcome: wished![0] === 1 ? "added" : "refused", ids: ids! };
}

export function wishStatements(db: D1Database, account: number, { productId, variantId, price, now }: Wish) {
  return [
    db.prepare(TAKE_OPTION).bind(account, productId, variantId, price),
    db.prepare(MAKE_ROOM).bind(account, productId, variantId, wishlistLimit),
    db.prepare(ADD).bind(account, productId, variantId, price, now, wishlistLimit),
  ];
}

export async function removeWish(
  db: D1Database,
  account: number,
  { productId, variantId }: { productId: number; variantId: number | null },
): Promise<number[]> {
  const results = await db.batch<{ id: number }>([
    db.prepare(REMOVE).bind(account, productId, variantId),
    wishedIds(db, account),
  ]);
  return results[1]!.results.map(({ id }) => id);
}

export async function findWishlist(db: D1Database, account: number): Promise<WishedProduct[]> {
  const { results } = await wishlistStatement(db, account).all<WishRow>();
  return results.map(toWish);
}

export function wishlistStatement(db: D1Database, account: number): D1PreparedStatement {
  return db.prepare(LIST).bind(account);
}

export function wishedIds(db: D1Database, account: number): D1PreparedStatement {
  return db.prepare(WISHED_IDS).bind(account);
}

export type WishRow = ChosenRow & { priceWhenAdded: number; addedAt: number };

export function toWish(row: WishRow): WishedProduct {
  return { ...toChosen(row), quantity: 1, priceWhenAdded: row.priceWhenAdded, addedAt: row.addedAt };
}

export const IS_WISHED = `
  EXISTS (SELECT 1 FROM wishlist_item WHERE account_id = ?1 AND product_id = ?2 AND (?3 = 0 OR variant_id = ?3))`;

const LIST = selectChosen(
  `WHERE l.account_id = ?1 ORDER BY l.added_at DESC, l.product_id DESC LIMIT ${wishlistLimit}`,
  "wishlist_item l",
  ", l.price_when_added AS priceWhenAdded, l.added_at AS addedAt",
);

const TAKE_OPTION = `
  UPDATE OR IGNORE wishlist_item SET variant_id = ?3, price_when_added = ?4
  WHERE ?3 > 0 AND account_id = ?1 AND product_id = ?2 AND variant_id = 0`;

const MAKE_ROOM = `
  DELETE FROM wishlist_item
  WHERE account_id = ?1 AND product_id = (
    SELECT w.product_id FROM wishlist_item w CROSS JOIN product p ON p.id = w.product_id
    WHERE w.account_id = ?1 AND p.retired_at IS NOT NULL ORDER BY w.added_at LIMIT 1)
  AND (SELECT count(*) FROM wishlist_item WHERE account_id = ?1) >= ?4 AND NOT ${IS_WISHED}
  AND EXISTS (SELECT 1 FROM product WHERE id = ?2 AND retired_at IS NULL)`;

const ADD = `
  INSERT INTO wishlist_item (account_id, product_id, variant_id, price_when_added, added_at)
  SELECT ?1, id, ?3, ?4, ?5 FROM product
  WHERE id = ?2 AND retired_at IS NULL AND (SELECT count(*) FROM wishlist_item WHERE account_id = ?1) < ?6 AND NOT ${IS_WISHED}`;

export async function findShare(db: D1Database, account: number): Promise<string | null> {
  return db.prepare("SELECT secret FROM wishlist_share WHERE account_id = ?1").bind(account).first<string>("secret");
}

interface Share {
  secret: string;
  now: number;
}

/** A list that is already shared keeps its secret. */
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

const SHARED = selectChosen(
  `WHERE h.secret = ?1 AND p.retired_at IS NULL ORDER BY l.added_at DESC, l.product_id DESC LIMIT ${wishlistLimit}`,
  "wishlist_share h CROSS JOIN wishlist_item l ON l.account_id = h.account_id",
);

const REMOVE =
  "DELETE FROM wishlist_item WHERE account_id = ?1 AND product_id = ?2 AND variant_id = coalesce(?3, variant_id)";

const WISHED_IDS =
  "SELECT product_id AS id FROM wishlist_item WHERE account_id = ?1 ORDER BY added_at DESC, product_id DESC LIMIT 200";
