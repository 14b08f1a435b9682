import { IS_WISHED, wishedIds, wishStatements } from "./wishlists.server.ts";
import type { LineKey } from "../../domain/products/product.ts";

interface Mover {
  account: number;
  owner: string;
  now: number;
}

interface MovedLine {
  isWished: boolean;
  units: number;
  ids: number[];
}

/** The line leaves the cart only if the wishlist has the product, so a full list loses nothing. */
export async function moveLine(
  db: D1Database,
  { account, owner, now }: Mover,
  { productId, variantId }: LineKey,
  price: number,
): Promise<MovedLine> {
  const results = await db.batch<{ id: number; units: number }>([
    ...wishStatements(db, account, { productId, variantId, price, now }),
    db.prepare(TOUCH).bind(owner, now),
    db.prepare(TAKE).bind(owner, productId, variantId, account),
    db.prepare(`SELECT ${IS_WISHED} AS id`).bind(account, productId, variantId),
    db.prepare(UNITS).bind(owner),
    wishedIds(db, account),
  ]);
  const [wished, units, ids] = results.slice(-3).map(({ results: rows }) => rows);
  return { isWished: wished![0]!.id === 1, units: units![0]!.units, ids: ids!.map(({ id }) => id) };
}

const CART = "(SELECT id FROM cart WHERE owner = ?1)";
const TOUCH = "UPDATE cart SET version = version + 1, updated_at = ?2 WHERE owner = ?1";
const TAKE = `
  DELETE FROM cart_line WHERE cart_id = ${CART} AND product_id = ?2 AND variant_id = ?3
    AND EXISTS (SELECT 1 FROM wishlist_item WHERE account_id = ?4 AND product_id = ?2 AND (?3 = 0 OR variant_id = ?3))`;
const UNITS = `SELECT coalesce(sum(quantity), 0) AS units FROM cart_line WHERE cart_id = ${CART}`;
