import { batch } from "../batch.server.ts";
import type { HeldLine } from "../../domain/wishlist/wishlist.ts";
import { type CartLineRow, toCartLine } from "../cart/whole-cart.server.ts";
import { selectChosen } from "../products/product-rows.server.ts";
import { VISIBLE_ORDER } from "./orders.server.ts";
import { CART, countUnits, heldLines, lineQuantity, openCart } from "../cart/cart-statements.server.ts";
import { storeSession } from "../store-session.server.ts";

export async function findOrderedAgain(db: D1Database, owner: string, publicId: string) {
  const [lines, held] = await batch<[CartLineRow, HeldLine]>(db, [
    db.prepare(LINES).bind(publicId, owner),
    heldLines(db, owner),
  ]);
  if (lines.results.length === 0) return null;
  return { lines: lines.results.map(toCartLine), held: held.results };
}

/** Returns all units in the cart, or null, adding nothing, if a line would exceed its limit. */
export async function addLines(
  db: D1Database,
  { owner, idHash, now }: { owner: string; idHash: string; now: number },
  lines: readonly { productId: number; variantId: number; quantity: number; price: number }[],
): Promise<number | null> {
  const batch = db.batch<{ units: number }>([
    storeSession(db, idHash, now),
    openCart(db, owner, now),
    db.prepare(ADD).bind(owner, JSON.stringify(lines), now),
    countUnits(db, owner),
  ]);
  try {
    return (await batch).at(-1)!.results[0]!.units;
  } catch (error) {
    if (String(error).includes("quantity_range")) return null;
    throw error;
  }
}

// Read through the parcels, which have the order of the lines.
const LINES = selectChosen(
  `WHERE k.order_id = (${VISIBLE_ORDER}) ORDER BY k.position, l.position`,
  "parcel k CROSS JOIN order_line l ON l.parcel_id = k.id",
  ", l.quantity, l.unit_price AS priceWhenAdded",
);

// One ms apart, so that the cart keeps the order of the lines.
const ADD = `
  INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
  SELECT ${CART}, json_extract(m.value, '$.productId'), json_extract(m.value, '$.variantId'),
    json_extract(m.value, '$.quantity'), json_extract(m.value, '$.price'), ?3 + m.key
  FROM json_each(?2) m WHERE true
  ON CONFLICT (cart_id, product_id, variant_id)
  DO UPDATE SET quantity = ${lineQuantity("quantity + excluded.quantity")}, price_when_added = excluded.price_when_added`;
