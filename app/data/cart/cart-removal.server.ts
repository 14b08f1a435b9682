import { cartLineLimit } from "../../domain/constants.ts";
import type { Chosen } from "../../domain/chosen-line.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { ofColumn } from "../translated.server.ts";
import { CART, countUnits, openCart, raiseCartVersion } from "./cart-statements.server.ts";

interface CartOwner {
  owner: string;
  now: number;
}

export interface TakenLine extends LineKey {
  quantity: number;
  priceWhenAdded: number;
  addedAt: number;
}

type Removed = TakenLine & Chosen;

/** Returns the line, or null, and all units left in the cart. */
export async function takeLine(db: D1Database, { owner, now }: CartOwner, key: LineKey) {
  const results = await db.batch([
    raiseCartVersion(db, owner, now),
    db.prepare(TAKE).bind(owner, key.productId, key.variantId),
    countUnits(db, owner),
  ]);
  const row = results[1]!.results[0] as Omit<Removed, keyof LineKey> | undefined;
  return { taken: row ? { ...key, ...row } : null, units: (results[2]!.results[0] as { units: number }).units };
}

/** Idempotent. Returns all units in the cart, or null if it has 50 lines. */
export async function putBack(db: D1Database, { owner, now }: CartOwner, line: TakenLine): Promise<number | null> {
  const { productId, variantId, quantity, priceWhenAdded, addedAt } = line;
  const results = await db.batch<{ units: number; lines: number }>([
    openCart(db, owner, now),
    db.prepare(PUT).bind(owner, productId, variantId, quantity, priceWhenAdded, addedAt, cartLineLimit),
    db.prepare(LINE_COUNT).bind(owner, productId, variantId),
    countUnits(db, owner),
  ]);
  return results[2]!.results[0]!.lines > 0 ? results[3]!.results[0]!.units : null;
}

const OPTION = "FROM product_variant w WHERE w.id = variant_id";
const eachOf = (text: string, from: string) =>
  ofColumn(text)
    .map(({ column, field }) => `(SELECT ${column} ${from}) AS ${field}`)
    .join(", ");
const TAKE = `
  DELETE FROM cart_line WHERE cart_id = ${CART} AND product_id = ?2 AND variant_id = ?3
  RETURNING quantity, price_when_added AS priceWhenAdded, added_at AS addedAt,
    ${eachOf("name", "FROM product WHERE id = product_id")}, ${eachOf("w.color", OPTION)}, (SELECT w.size ${OPTION}) AS size`;
const PUT = `
  INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
  SELECT ${CART}, ?2, ?3, ?4, ?5, ?6
  WHERE (SELECT count(*) FROM cart_line WHERE cart_id = ${CART}) < ?7 AND EXISTS (SELECT 1 FROM product WHERE id = ?2)
  ON CONFLICT (cart_id, product_id, variant_id) DO NOTHING`;
const LINE_COUNT = `
  SELECT count(*) AS lines FROM cart_line WHERE cart_id = ${CART} AND product_id = ?2 AND variant_id = ?3`;
