import { batch } from "../batch.server.ts";
import type { HeldLine } from "../../domain/wishlist/wishlist.ts";
import { type CartLineRow, toCartLine } from "../cart/whole-cart.server.ts";
import { selectChosen } from "../products/product-rows.server.ts";
import { VISIBLE_ORDER } from "./orders.server.ts";
import { heldLines } from "../cart/cart-statements.server.ts";

export async function findOrderedAgain(db: D1Database, owner: string, publicId: string) {
  const [lines, held] = await batch<[CartLineRow, HeldLine]>(db, [
    db.prepare(LINES).bind(publicId, owner),
    heldLines(db, owner),
  ]);
  if (lines.results.length === 0) return null;
  return { lines: lines.results.map(toCartLine), held: held.results };
}

// Read through the parcels, which have the order of the lines.
const LINES = selectChosen(
  `WHERE k.order_id = (${VISIBLE_ORDER}) ORDER BY k.position, l.position`,
  "parcel k CROSS JOIN order_line l ON l.parcel_id = k.id",
  ", l.quantity, l.unit_price AS priceWhenAdded",
);
