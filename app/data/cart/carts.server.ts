import { batch } from "../batch.server.ts";
import type { CartLine } from "../../domain/cart/cart-line.ts";
import type { LineKey, Product, ProductVariant } from "../../domain/products/product.ts";
import { type ChosenRow, toChosen } from "../products/product-rows.server.ts";
import { onSaleStatement } from "../products/products.server.ts";
import { isKeyUsed, storeAddKey } from "./add-keys.server.ts";
import { CART_LINES, type CartLineRow, toCartLine } from "./whole-cart.server.ts";
import { CART, countUnits, lineQuantity, openCart, raiseCartVersion } from "./cart-statements.server.ts";
import { storeSession } from "../store-session.server.ts";

export async function findCart(db: D1Database, owner: string): Promise<CartLine[]> {
  const { results } = await db.prepare(CART_LINES).bind(owner).all<CartLineRow>();
  return results.map(toCartLine);
}

export interface Addable extends Product {
  variant: ProductVariant | null;
  /** Units of the product over all its variants, and of this line. */
  inCart: number;
  inLine: number;
  lineCount: number;
}

export async function findAddable(db: D1Database, owner: string, key: LineKey): Promise<Addable | null> {
  const [found, counts] = await batch<[ChosenRow, Pick<Addable, "inCart" | "inLine" | "lineCount">]>(db, [
    onSaleStatement(db, key),
    db.prepare(LINE_COUNTS).bind(owner, key.productId, key.variantId),
  ]);
  if (!found.results[0]) return null;
  const { product, variant } = toChosen(found.results[0]);
  return { ...product, variant, ...counts.results[0]! };
}

interface Owner {
  owner: string;
  idHash: string;
  now: number;
}

export interface AddedLine extends LineKey {
  quantity: number;
  price: number;
}

/**
 * The same key (add-keys) of the first line adds units once, even for simultaneous forms. Returns all units in the cart,
 * "repeated", or null, adding nothing, if a line would exceed its limit.
 */
export async function addLines(
  db: D1Database,
  { owner, idHash, now }: Owner,
  lines: readonly AddedLine[],
  addKey?: string,
): Promise<number | "repeated" | null> {
  const written = write(db, owner, [
    ...(addKey === undefined ? [] : [storeAddKey(db, { owner, now }, addKey, lines[0]!)]),
    storeSession(db, idHash, now),
    openCart(db, owner, now),
    db.prepare(ADD_LINES).bind(owner, JSON.stringify(lines), now),
  ]);
  return written.then(
    ({ units }) => units,
    (error: unknown) => {
      if (String(error).includes("quantity_range")) return null;
      if (isKeyUsed(error)) return "repeated";
      throw error;
    },
  );
}

/** Returns all units in the cart, and the number of lines that were still there. */
export async function setLines(
  db: D1Database,
  { owner, now }: Pick<Owner, "owner" | "now">,
  sets: readonly AddedLine[],
) {
  const lines = sets.map(({ productId, variantId, quantity, price }) => ({ productId, variantId, quantity, price }));
  return write(db, owner, [raiseCartVersion(db, owner, now), db.prepare(SET_LINES).bind(owner, JSON.stringify(lines))]);
}

const SET_LINES = `
  UPDATE cart_line SET quantity = ${lineQuantity("w.value ->> '$.quantity'")}, price_when_added = w.value ->> '$.price'
  FROM json_each(?2) w
  WHERE cart_id = ${CART}
    AND product_id = w.value ->> '$.productId' AND variant_id = w.value ->> '$.variantId'`;

async function write(db: D1Database, owner: string, statements: D1PreparedStatement[]) {
  const results = await db.batch<{ units: number }>([...statements, countUnits(db, owner)]);
  return { units: results.at(-1)!.results[0]!.units, changed: results.at(-2)!.meta.changes };
}

const LINE_COUNTS = `
  SELECT count(*) AS lineCount, coalesce(sum(quantity) FILTER (WHERE product_id = ?2), 0) AS inCart,
    coalesce(sum(quantity) FILTER (WHERE product_id = ?2 AND variant_id = ?3), 0) AS inLine
  FROM cart_line WHERE cart_id = ${CART}`;

// One ms apart, so that the cart keeps the order of the lines.
const ADD_LINES = `
  INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
  SELECT ${CART}, m.value ->> 'productId', m.value ->> 'variantId', m.value ->> 'quantity', m.value ->> 'price', ?3 + m.key
  FROM json_each(?2) m WHERE true
  ON CONFLICT (cart_id, product_id, variant_id)
  DO UPDATE SET quantity = ${lineQuantity("quantity + excluded.quantity")}, price_when_added = excluded.price_when_added`;
