import type { Product } from "../../domain/products/product.ts";
import type { WishedProduct } from "../../domain/wishlist/wishlist-view.ts";
import { wishlistLimit } from "../../domain/wishlist/wishlist.ts";
import { READ_MS, within, WRITE_MS } from "../deadline.server.ts";
import { type ProductRow, selectProducts, toProduct } from "../products/product-rows.server.ts";

/** A product to put on a wishlist; null if it is unknown or retired. */
export async function findWishable(db: D1Database, productId: number): Promise<Product | null> {
  const row = await within(READ_MS, db.prepare(ON_SALE).bind(productId).first<ProductRow>());
  return row && toProduct(row);
}

/** price in santim, now in UTC ms. */
interface Wish {
  productId: number;
  price: number;
  now: number;
}

/** The outcome, and the list's ids afterwards, newest first. */
interface WishAnswer {
  outcome: "added" | "refused";
  ids: number[];
}

/**
 * Adds a product to an account's list (specification 4.5, 7.2). The insert itself checks the limit of 200, so that
 * simultaneous additions cannot pass it. A product already in the list counts as added and keeps its first price. In a
 * full list one retired product makes room. "refused": the list is full, or the product was retired meanwhile.
 */
export async function addWish(db: D1Database, account: number, { productId, price, now }: Wish): Promise<WishAnswer> {
  const results = await within(
    WRITE_MS,
    db.batch<{ id: number }>([...wishStatements(db, account, { productId, price, now }), wishedIds(db, account)]),
  );
  const ids = results[2]!.results.map(({ id }) => id);
  return { outcome: ids.includes(productId) ? "added" : "refused", ids };
}

/** The two statements of `addWish`, for a batch. */
export function wishStatements(
  db: D1Database,
  account: number,
  { productId, price, now }: Wish,
): D1PreparedStatement[] {
  return [
    db.prepare(MAKE_ROOM).bind(account, productId, wishlistLimit),
    db.prepare(ADD).bind(account, productId, price, now, wishlistLimit),
  ];
}

/** Removes a product from an account's list; does nothing if it is not in it. Returns the list's ids, newest first. */
export async function removeWish(db: D1Database, account: number, productId: number): Promise<number[]> {
  const results = await within(
    WRITE_MS,
    db.batch<{ id: number }>([
      db.prepare("DELETE FROM wishlist_item WHERE account_id = ?1 AND product_id = ?2").bind(account, productId),
      wishedIds(db, account),
    ]),
  );
  return results[1]!.results.map(({ id }) => id);
}

/** An account's list, newest first, retired products included. */
export async function findWishlist(db: D1Database, account: number): Promise<WishedProduct[]> {
  const { results } = await within(READ_MS, wishlistStatement(db, account).all<WishRow>());
  return results.map(toWish);
}

/** The statement of `findWishlist`, for a batch; `toWish` maps its rows. */
export function wishlistStatement(db: D1Database, account: number): D1PreparedStatement {
  return db.prepare(LIST).bind(account);
}

/** Ids of an account's list, newest first, as a statement for a batch. */
export function wishedIds(db: D1Database, account: number): D1PreparedStatement {
  return db
    .prepare(
      "SELECT product_id AS id FROM wishlist_item WHERE account_id = ?1 ORDER BY added_at DESC, product_id DESC LIMIT 200",
    )
    .bind(account);
}

export interface WishRow extends ProductRow {
  retired_at: number | null;
  price_when_added: number;
  added_at: number;
}

/** Maps one row of `wishlistStatement`. */
export function toWish(row: WishRow): WishedProduct {
  return {
    product: toProduct(row),
    priceWhenAdded: row.price_when_added,
    addedAt: row.added_at,
    isRetired: row.retired_at !== null,
  };
}

const ON_SALE = selectProducts("WHERE p.id = ?1 AND p.retired_at IS NULL");

const LIST = selectProducts(
  `WHERE w.account_id = ?1 ORDER BY w.added_at DESC, w.product_id DESC LIMIT ${wishlistLimit}`,
  {
    from: "wishlist_item w CROSS JOIN product p ON p.id = w.product_id",
    columns: ", p.retired_at, w.price_when_added, w.added_at",
  },
);

const MAKE_ROOM = `
  DELETE FROM wishlist_item
  WHERE account_id = ?1 AND product_id = (
    SELECT w.product_id FROM wishlist_item w CROSS JOIN product p ON p.id = w.product_id
    WHERE w.account_id = ?1 AND p.retired_at IS NOT NULL ORDER BY w.added_at LIMIT 1)
  AND (SELECT count(*) FROM wishlist_item WHERE account_id = ?1) >= ?3
  AND NOT EXISTS (SELECT 1 FROM wishlist_item WHERE account_id = ?1 AND product_id = ?2)
  AND EXISTS (SELECT 1 FROM product WHERE id = ?2 AND retired_at IS NULL)`;

const ADD = `
  INSERT INTO wishlist_item (account_id, product_id, price_when_added, added_at)
  SELECT ?1, id, ?3, ?4 FROM product
  WHERE id = ?2 AND retired_at IS NULL AND (SELECT count(*) FROM wishlist_item WHERE account_id = ?1) < ?5
  ON CONFLICT (account_id, product_id) DO NOTHING`;
