import { within } from "../deadline.server.ts";
import type { LineKey } from "./carts.server.ts";

const READ_MS = 2_000;

/** An addition as its key was first used. */
interface KeyedAddition extends LineKey {
  quantity: number;
  /** All units in the cart by now. */
  units: number;
  /** Of the product, sold or not; empty when it is gone. */
  name: string;
  nameAm: string | null;
}

/** What an owner added under a key; null for a key that is new to this owner, whoever else used it. */
export async function findKeyedAddition(db: D1Database, owner: string, addKey: string): Promise<KeyedAddition | null> {
  return within(READ_MS, db.prepare(FIND).bind(owner, addKey).first<KeyedAddition>());
}

/** Notes a key in the batch that adds (carts, addLine); now in UTC ms. A second use breaks its primary key: see isKeyUsed. */
export function noteAddKey(
  db: D1Database,
  { owner, now }: { owner: string; now: number },
  addKey: string,
  { productId, variantId }: LineKey,
  quantity: number,
): D1PreparedStatement {
  return db.prepare(NOTE).bind(owner, addKey, productId, variantId, quantity, now);
}

/** Whether a batch failed because its key was used before. */
export function isKeyUsed(error: unknown): boolean {
  return String(error).includes("UNIQUE constraint failed: add_key");
}

/** A guest's keys follow the cart into the account's: what comes again after the sign-in is known there too. */
export function absorbAddKeys(
  db: D1Database,
  { guest, owner }: { guest: string; owner: string },
): D1PreparedStatement[] {
  return [
    db.prepare("UPDATE OR IGNORE add_key SET owner = ?2 WHERE owner = ?1").bind(guest, owner),
    db.prepare("DELETE FROM add_key WHERE owner = ?1").bind(guest),
  ];
}

const FIND = `
  SELECT k.product_id AS productId, k.variant_id AS variantId, k.quantity, coalesce(p.name, '') AS name, p.name_am AS nameAm,
    (SELECT coalesce(sum(quantity), 0) FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)) AS units
  FROM add_key k LEFT JOIN product p ON p.id = k.product_id WHERE k.owner = ?1 AND k.key = ?2`;
const NOTE = `
  INSERT INTO add_key (owner, key, product_id, variant_id, quantity, added_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;
