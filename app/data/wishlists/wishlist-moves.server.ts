import { batch } from "../batch.server.ts";
import { cartLineLimit, maximumQuantity } from "../../domain/constants.ts";
import type { LineKey } from "../../domain/products/product.ts";
import type { HeldLine } from "../../domain/wishlist/wishlist.ts";
import { unitsForLineOf } from "../units-for-line.server.ts";
import { toWish, wishedIds, wishlistStatement, type WishRow, IS_WISHED, wishStatements } from "./wishlists.server.ts";
import { CART, cartOf, countUnits, heldLines, lineQuantity, raiseCartVersion } from "../cart/cart-statements.server.ts";

export interface Mover {
  account: number;
  owner: string;
  now: number;
}

export async function findMovable(db: D1Database, { account, owner }: Mover) {
  const [items, held] = await batch<[WishRow, HeldLine]>(db, [wishlistStatement(db, account), heldLines(db, owner)]);
  return { items: items.results.map(toWish), held: held.results };
}

/** One batch, so that neither a crash nor a second press loses or doubles a product. */
export async function moveToCart(
  db: D1Database,
  { account, owner, now }: Mover,
  lines: { product: number; variant: number; price: number }[],
): Promise<{ moved: LineKey[]; units: number; ids: number[] }> {
  const json = JSON.stringify(lines);
  const [, , , moved, units, ids] = await batch<
    [unknown, unknown, unknown, { product_id: number; variant_id: number }, { units: number }, { id: number }]
  >(db, [
    db.prepare(MARK).bind(account, owner, json, maximumQuantity, cartLineLimit),
    db.prepare(OPEN_CART).bind(account, owner, now),
    db.prepare(ADD_LINES).bind(account, owner, json, now),
    db.prepare(TAKE_OFF).bind(account),
    countUnits(db, owner),
    wishedIds(db, account),
  ]);
  return {
    moved: moved.results.map((row) => ({ productId: row.product_id, variantId: row.variant_id })),
    units: units.results[0]!.units,
    ids: ids.results.map(({ id }) => id),
  };
}

const MOVERS_CART = cartOf("?2");
const WANTED = `
  json_each(?3) m CROSS JOIN wishlist_item w ON w.account_id = ?1
    AND (w.product_id, w.variant_id) = (json_extract(m.value, '$.product'), json_extract(m.value, '$.variant'))`;

// A product that already has a line needs no new one; the others take the free lines in the list's order.
const MARK = `
  UPDATE wishlist_item SET moving = 1
  WHERE account_id = ?1 AND (product_id, variant_id) IN (
    SELECT fitting.id, fitting.variant_id FROM (
      SELECT p.id, w.variant_id, l.quantity, row_number() OVER (PARTITION BY l.quantity IS NULL ORDER BY m.key) AS position
      FROM ${WANTED} CROSS JOIN product p ON p.id = w.product_id
      LEFT JOIN cart_line l ON l.cart_id = ${MOVERS_CART} AND l.product_id = p.id AND l.variant_id = w.variant_id
      LEFT JOIN product_variant o ON o.id = w.variant_id AND o.product_id = p.id
      WHERE p.retired_at IS NULL AND (p.variant_count > 0) = (o.id IS NOT NULL) AND coalesce(l.quantity, 0) < min(?4, ${unitsForLineOf("coalesce(o.stock_amount, p.stock_amount)")})
        AND coalesce(o.stock_amount > coalesce(l.quantity, 0), p.stock_amount > (
          SELECT coalesce(sum(quantity), 0) FROM cart_line WHERE cart_id = ${MOVERS_CART} AND product_id = p.id))
    ) fitting
    WHERE fitting.quantity IS NOT NULL
      OR fitting.position <= ?5 - (SELECT count(*) FROM cart_line WHERE cart_id = ${MOVERS_CART}))`;

const MARKED = "SELECT 1 FROM wishlist_item WHERE account_id = ?1 AND moving = 1";

const OPEN_CART = `
  INSERT INTO cart (owner, version, updated_at) SELECT ?2, 1, ?3 WHERE EXISTS (${MARKED})
  ON CONFLICT (owner) DO UPDATE SET version = version + 1, updated_at = ?3`;

// One ms apart, so that the cart keeps the list's order.
const ADD_LINES = `
  INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
  SELECT ${MOVERS_CART}, w.product_id, w.variant_id, 1, json_extract(m.value, '$.price'), ?4 + m.key FROM ${WANTED} WHERE w.moving = 1
  ON CONFLICT (cart_id, product_id, variant_id)
  DO UPDATE SET quantity = ${lineQuantity("quantity + 1")}, price_when_added = excluded.price_when_added`;

const TAKE_OFF = "DELETE FROM wishlist_item WHERE account_id = ?1 AND moving = 1 RETURNING product_id, variant_id";

/** The line leaves the cart only if the wishlist has the product, so a full list loses nothing. */
export async function moveLine(
  db: D1Database,
  { account, owner, now }: Mover,
  { productId, variantId }: LineKey,
  price: number,
): Promise<{ isWished: boolean; units: number; ids: number[] }> {
  const results = await db.batch<{ id: number; units: number }>([
    ...wishStatements(db, account, { productId, variantId, price, now }),
    raiseCartVersion(db, owner, now),
    db.prepare(TAKE).bind(owner, productId, variantId, account),
    db.prepare(`SELECT ${IS_WISHED} AS id`).bind(account, productId, variantId),
    countUnits(db, owner),
    wishedIds(db, account),
  ]);
  const [wished, units, ids] = results.slice(-3).map(({ results: rows }) => rows);
  return { isWished: wished![0]!.id === 1, units: units![0]!.units, ids: ids!.map(({ id }) => id) };
}

const TAKE = `
  DELETE FROM cart_line WHERE cart_id = ${CART} AND product_id = ?2 AND variant_id = ?3
    AND EXISTS (SELECT 1 FROM wishlist_item WHERE account_id = ?4 AND product_id = ?2 AND (?3 = 0 OR variant_id = ?3))`;
