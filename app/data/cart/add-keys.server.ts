import type { Chosen } from "../../domain/chosen-line.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { translated } from "../translated.server.ts";
import { CART } from "./cart-statements.server.ts";

interface KeyedAddition extends LineKey, Chosen {
  quantity: number;
  units: number;
}

export async function findKeyedAddition(db: D1Database, owner: string, addKey: string): Promise<KeyedAddition | null> {
  return db.prepare(FIND).bind(owner, addKey).first<KeyedAddition>();
}

/** A second use violates the primary key (isKeyUsed). */
export function storeAddKey(
  db: D1Database,
  { owner, now }: { owner: string; now: number },
  addKey: string,
  { productId, variantId, quantity }: LineKey & { quantity: number },
): D1PreparedStatement {
  return db.prepare(STORE).bind(owner, addKey, productId, variantId, quantity, now);
}

export function isKeyUsed(error: unknown): boolean {
  return String(error).includes("UNIQUE constraint failed: add_key");
}

/** A form sent again after the sign-in then adds nothing. */
export function absorbAddKeys(db: D1Database, { guest, owner }: { guest: string; owner: string }) {
  return [
    db.prepare("UPDATE OR IGNORE add_key SET owner = ?2 WHERE owner = ?1").bind(guest, owner),
    db.prepare("DELETE FROM add_key WHERE owner = ?1").bind(guest),
  ];
}

const FIND = `
  SELECT k.product_id AS productId, k.variant_id AS variantId, k.quantity, ${translated("p.name")},
    ${translated("w.color")}, w.size,
    (SELECT coalesce(sum(quantity), 0) FROM cart_line WHERE cart_id = ${CART}) AS units
  FROM add_key k LEFT JOIN product p ON p.id = k.product_id LEFT JOIN product_variant w ON w.id = k.variant_id
  WHERE k.owner = ?1 AND k.key = ?2`;
const STORE = `
  INSERT INTO add_key (owner, key, product_id, variant_id, quantity, added_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;
