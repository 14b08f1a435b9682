import { maximumQuantity } from "../../domain/constants.ts";

export const cartOf = (owner: string) => `(SELECT id FROM cart WHERE owner = ${owner})`;

/** Of the owner that is bound first. */
export const CART = cartOf("?1");

/** 0 above the limit of a line, which the constraint quantity_range refuses. */
export const lineQuantity = (sql: string) => `iif(${sql} <= ${maximumQuantity}, ${sql}, 0)`;

export function openCart(db: D1Database, owner: string, now: number): D1PreparedStatement {
  return db.prepare(OPEN).bind(owner, now);
}

/** Orders are quoted for a version. */
export function raiseCartVersion(db: D1Database, owner: string, now: number): D1PreparedStatement {
  return db.prepare("UPDATE cart SET version = version + 1, updated_at = ?2 WHERE owner = ?1").bind(owner, now);
}

/** One row, `{ units }`: all units in the cart. */
export function countUnits(db: D1Database, owner: string): D1PreparedStatement {
  return db.prepare(`SELECT coalesce(sum(quantity), 0) AS units FROM cart_line WHERE cart_id = ${CART}`).bind(owner);
}

/** Rows of HeldLine. */
export function heldLines(db: D1Database, owner: string): D1PreparedStatement {
  return db.prepare(HELD).bind(owner);
}

const OPEN = `
  INSERT INTO cart (owner, version, updated_at) VALUES (?1, 1, ?2)
  ON CONFLICT (owner) DO UPDATE SET version = version + 1, updated_at = ?2`;

const HELD = `SELECT product_id AS productId, variant_id AS variantId, quantity FROM cart_line WHERE cart_id = ${CART}`;
