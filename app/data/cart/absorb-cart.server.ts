import type { Absorbed } from "../../domain/accounts/sign-in-merge.ts";
import { cartLineLimit, maximumQuantity } from "../../domain/constants.ts";
import { translated } from "../translated.server.ts";
import { unitsForLineOf } from "../units-for-line.server.ts";
import { absorbAddKeys } from "./add-keys.server.ts";
import { CART, cartOf } from "./cart-statements.server.ts";

/**
 * Merges a guest's cart (settled.md 20); of two prices the lower remains, so that every rise is visible. Returns cut
 * and joined lines, then both codes. Idempotent, because the guest's cart is deleted.
 */
export function absorbCart(db: D1Database, { guest, owner, now }: Absorbed): D1PreparedStatement[] {
  const merge = (sql: string) => db.prepare(`WITH ${PLAN}${sql}`).bind(guest, owner);
  return [
    merge(DIFFERENT),
    db.prepare(CODES).bind(guest, owner),
    db.prepare(OPEN_CART).bind(guest, owner, now),
    merge(MERGE),
    db.prepare(TAKE_CODE).bind(guest, owner),
    db.prepare("DELETE FROM cart WHERE owner = ?1").bind(guest),
    ...absorbAddKeys(db, { guest, owner }),
  ];
}

const ACCOUNT_CART = cartOf("?2");

/** Units that the account's cart (?2) takes of the guest's (?1), within the limits of lines, stock and cart. */
const PLAN = `
  wanted AS (
    SELECT g.product_id, g.variant_id, g.quantity, g.price_when_added, g.added_at, o.quantity IS NULL AS is_new,
      coalesce(o.quantity, 0) AS had,
      min(g.quantity, ${maximumQuantity} - coalesce(o.quantity, 0),
        ${unitsForLineOf("coalesce(w.stock_amount, p.stock_amount)")} - coalesce(o.quantity, 0)) AS fits,
      iif(w.stock_amount IS NULL, 0, g.variant_id) AS stock,
      coalesce(w.stock_amount, p.stock_amount) - coalesce((
        SELECT sum(s.quantity) FROM cart_line s
        WHERE s.cart_id = ${ACCOUNT_CART} AND s.product_id = g.product_id
          AND (w.stock_amount IS NULL OR s.variant_id = g.variant_id)), 0) AS free
    FROM cart_line g CROSS JOIN product p ON p.id = g.product_id
    LEFT JOIN product_variant w ON w.id = g.variant_id
    LEFT JOIN cart_line o ON o.cart_id = ${ACCOUNT_CART}
      AND o.product_id = g.product_id AND o.variant_id = g.variant_id
    WHERE g.cart_id = ${CART}),
  shared AS (
    SELECT *, max(0, min(fits, free - coalesce(sum(fits) OVER (PARTITION BY product_id, stock ORDER BY added_at, variant_id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS granted
    FROM wanted),
  ranked AS (
    SELECT *, row_number() OVER (PARTITION BY is_new AND granted > 0 ORDER BY added_at, product_id, variant_id) AS position
    FROM shared),
  plan AS (
    SELECT *, CASE WHEN is_new AND position > ${cartLineLimit} - (
      SELECT count(*) FROM cart_line WHERE cart_id = ${ACCOUNT_CART}) THEN 0 ELSE granted END AS taken
    FROM ranked)
`;

const OPEN_CART = `
  INSERT INTO cart (owner, version, updated_at) SELECT ?2, 1, ?3 FROM cart WHERE owner = ?1
  ON CONFLICT (owner) DO UPDATE SET version = version + 1, updated_at = ?3`;

const DIFFERENT = `
  SELECT ${translated("p.name")}, ${translated("w.color")}, w.size, plan.quantity AS wanted, plan.taken, plan.had, plan.granted > plan.taken AS isCartFull
  FROM plan CROSS JOIN product p ON p.id = plan.product_id LEFT JOIN product_variant w ON w.id = plan.variant_id
  WHERE plan.taken < plan.quantity OR plan.had > 0 ORDER BY plan.added_at, plan.product_id, plan.variant_id`;

const CODES = `
  SELECT g.coupon_code AS guest, o.coupon_code AS own FROM cart g LEFT JOIN cart o ON o.owner = ?2
  WHERE g.owner = ?1 AND g.coupon_code IS NOT NULL`;

const TAKE_CODE = `
  UPDATE cart SET coupon_code = (SELECT coupon_code FROM cart WHERE owner = ?1)
  WHERE owner = ?2 AND coupon_code IS NULL AND EXISTS (SELECT 1 FROM cart WHERE owner = ?1 AND coupon_code IS NOT NULL)`;

const MERGE = `
  INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
  SELECT ${ACCOUNT_CART}, product_id, variant_id, taken, price_when_added, added_at
  FROM plan WHERE taken > 0
  ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE SET quantity = quantity + excluded.quantity,
    price_when_added = min(price_when_added, excluded.price_when_added)`;
