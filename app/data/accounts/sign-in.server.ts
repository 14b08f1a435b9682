import type { LineKey } from "../../domain/products/product.ts";
import type { MergedCodes, MergedLine, Absorbed } from "../../domain/accounts/sign-in-merge.ts";
import { recentlyViewedLimit } from "../../domain/products/recently-viewed.ts";
import { movePushTokens, removePushTokensOf } from "../messages/push-tokens.server.ts";
import { absorbDraft } from "../orders/checkout-draft.server.ts";
import { absorbCustomOrders } from "../orders/custom-orders.server.ts";
import { absorbOrders, keepGuestAddress } from "../orders/order-lookup.server.ts";
import { listedLines } from "../products/product-rows.server.ts";
import { COMPARED } from "../products/compare.server.ts";
import { ON_REPEATED_VIEW } from "../products/recent.server.ts";
import { absorbReviewVotes } from "../reviews/review-votes.server.ts";
import { cartLineLimit, maximumQuantity } from "../../domain/constants.ts";
import { compareLimit } from "../../domain/products/compare-list.ts";
import { absorbAddKeys } from "../cart/add-keys.server.ts";
import { unitsForLineOf } from "../units-for-line.server.ts";
import { translated } from "../translated.server.ts";

export interface SignIn {
  accountId: number;
  oldHash: string;
  newHash: string;
  publicId: string;
  device: string;
  recent: readonly LineKey[];
  /** The account must still have this password. */
  passwordHash?: string | undefined;
  now: number;
}

/**
 * Moves the guest's lists and orders in the same idempotent batch (security-and-faults.md 2, 4). Fails (isProofStale)
 * if account or password changed meanwhile.
 */
export async function signIn(
  db: D1Database,
  { accountId, oldHash, newHash, publicId, device, recent, passwordHash, now }: SignIn,
  first: D1PreparedStatement[] = [],
) {
  const owner = `account:${accountId}`;
  const absorbed = { guest: `session:${oldHash}`, owner, now };
  const results = await db.batch([
    ...first,
    db.prepare("DELETE FROM session WHERE id_hash = ?1").bind(oldHash),
    db.prepare(BEGIN).bind(newHash, now, accountId, device, publicId, passwordHash ?? null),
    ...absorbCart(db, absorbed),
    ...absorbCompared(db, absorbed),
    ...absorbDraft(db, absorbed),
    keepGuestAddress(db, { guest: absorbed.guest, accountId, now }),
    ...absorbOrders(db, absorbed),
    ...absorbCustomOrders(db, absorbed),
    ...absorbReviewVotes(db, absorbed),
    db.prepare(RECENT).bind(accountId, JSON.stringify(recent.slice(0, recentlyViewedLimit)), now),
    ...movePushTokens(db, { from: oldHash, to: newHash, owner }),
    db.prepare(UNITS).bind(owner),
    db.prepare(COMPARED).bind(owner),
  ]);
  const [merged, codes] = [results.at(first.length + 2)!, results.at(first.length + 3)!];
  const [units, compared] = [results.at(-2)!, results.at(-1)!];
  return {
    cartCount: (units.results[0] as { units: number }).units,
    compared: compared.results as unknown as LineKey[],
    merged: merged.results as unknown as MergedLine[],
    codes: (codes.results[0] as MergedCodes | undefined) ?? null,
  };
}

export function isProofStale(error: unknown): boolean {
  return String(error).includes("NOT NULL constraint failed: session.created_at");
}

export async function signOut(db: D1Database, idHash: string): Promise<void> {
  await db.batch([db.prepare("DELETE FROM session WHERE id_hash = ?1").bind(idHash), removePushTokensOf(db, idHash)]);
}

// NULL breaks a constraint and so undoes the batch, if the account or the checked password is gone.
const BEGIN = `
  INSERT INTO session (id_hash, created_at, seen_at, account_id, device, public_id)
  VALUES (?1, CASE WHEN EXISTS (SELECT 1 FROM account WHERE id = ?3 AND password_hash = coalesce(?6, password_hash)) THEN ?2 END,
    ?2, ?3, ?4, ?5)`;

// One ms apart, so that they keep their order.
const RECENT = `
  INSERT INTO recent_view (account_id, product_id, seen_at, variant_id)
  SELECT ?1, p.id, ?3 - l.position, l.variant_id FROM ${listedLines("?2")} l CROSS JOIN product p ON p.id = l.product_id
  WHERE p.retired_at IS NULL
  ${ON_REPEATED_VIEW}`;

const UNITS =
  "SELECT coalesce(sum(quantity), 0) AS units FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)";

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

function absorbCompared(db: D1Database, { guest, owner }: Absorbed): D1PreparedStatement[] {
  return [
    db.prepare(COMPARE).bind(guest, owner),
    db.prepare("DELETE FROM compare_item WHERE owner = ?1").bind(guest),
    db.prepare(COMPARE_NEWEST).bind(owner, compareLimit),
  ];
}

/** Units that the account's cart (?2) takes of the guest's (?1): 99 a line, the stock, 50 lines. */
const PLAN = `
  wanted AS (
    SELECT g.product_id, g.variant_id, g.quantity, g.price_when_added, g.added_at, o.quantity IS NULL AS is_new,
      coalesce(o.quantity, 0) AS had,
      min(g.quantity, ${maximumQuantity} - coalesce(o.quantity, 0),
        ${unitsForLineOf("coalesce(w.stock_amount, p.stock_amount)")} - coalesce(o.quantity, 0)) AS fits,
      iif(w.stock_amount IS NULL, 0, g.variant_id) AS stock,
      coalesce(w.stock_amount, p.stock_amount) - coalesce((
        SELECT sum(s.quantity) FROM cart_line s
        WHERE s.cart_id = (SELECT id FROM cart WHERE owner = ?2) AND s.product_id = g.product_id
          AND (w.stock_amount IS NULL OR s.variant_id = g.variant_id)), 0) AS free
    FROM cart_line g CROSS JOIN product p ON p.id = g.product_id
    LEFT JOIN product_variant w ON w.id = g.variant_id
    LEFT JOIN cart_line o ON o.cart_id = (SELECT id FROM cart WHERE owner = ?2)
      AND o.product_id = g.product_id AND o.variant_id = g.variant_id
    WHERE g.cart_id = (SELECT id FROM cart WHERE owner = ?1)),
  shared AS (
    SELECT *, max(0, min(fits, free - coalesce(sum(fits) OVER (PARTITION BY product_id, stock ORDER BY added_at, variant_id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS granted
    FROM wanted),
  ranked AS (
    SELECT *, row_number() OVER (PARTITION BY is_new AND granted > 0 ORDER BY added_at, product_id, variant_id) AS position
    FROM shared),
  plan AS (
    SELECT *, CASE WHEN is_new AND position > ${cartLineLimit} - (
      SELECT count(*) FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?2)) THEN 0 ELSE granted END AS taken
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
  SELECT (SELECT id FROM cart WHERE owner = ?2), product_id, variant_id, taken, price_when_added, added_at
  FROM plan WHERE taken > 0
  ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE SET quantity = quantity + excluded.quantity,
    price_when_added = min(price_when_added, excluded.price_when_added)`;

const COMPARE = `
  INSERT INTO compare_item (owner, product_id, variant_id, added_at)
  SELECT ?2, g.product_id, g.variant_id, g.added_at FROM compare_item g CROSS JOIN product p ON p.id = g.product_id
  WHERE g.owner = ?1 AND p.retired_at IS NULL
  ON CONFLICT (owner, product_id, variant_id) DO NOTHING`;

const COMPARE_NEWEST = `
  DELETE FROM compare_item WHERE owner = ?1 AND (product_id, variant_id) IN (
    SELECT product_id, variant_id FROM compare_item WHERE owner = ?1
    ORDER BY added_at DESC, product_id DESC, variant_id DESC LIMIT -1 OFFSET ?2)`;
