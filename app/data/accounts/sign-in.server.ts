import type { LineKey } from "../../domain/products/product.ts";
import type { MergedCodes, MergedLine, Absorbed } from "../../domain/accounts/sign-in-merge.ts";
import { recentlyViewedLimit } from "../../domain/products/recently-viewed.ts";
import { movePushTokens, removePushTokensOf } from "../messages/push-tokens.server.ts";
import { absorbDraft } from "../orders/checkout-draft.server.ts";
import { absorbOrders, keepGuestAddress } from "../orders/order-lookup.server.ts";
import { listedLines } from "../products/product-rows.server.ts";
import { COMPARED } from "../products/compare.server.ts";
import { ON_REPEATED_VIEW } from "../products/recent.server.ts";
import { absorbReviewVotes } from "../reviews/review-votes.server.ts";
import { compareLimit } from "../../domain/products/compare-list.ts";
import { absorbCart } from "../cart/absorb-cart.server.ts";
import { countUnits } from "../cart/cart-statements.server.ts";

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
    ...absorbReviewVotes(db, absorbed),
    db.prepare(RECENT).bind(accountId, JSON.stringify(recent.slice(0, recentlyViewedLimit)), now),
    ...movePushTokens(db, { from: oldHash, to: newHash, owner }),
    countUnits(db, owner),
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

function absorbCompared(db: D1Database, { guest, owner }: Absorbed): D1PreparedStatement[] {
  return [
    db.prepare(COMPARE).bind(guest, owner),
    db.prepare("DELETE FROM compare_item WHERE owner = ?1").bind(guest),
    db.prepare(COMPARE_NEWEST).bind(owner, compareLimit),
  ];
}

const COMPARE = `
  INSERT INTO compare_item (owner, product_id, variant_id, added_at)
  SELECT ?2, g.product_id, g.variant_id, g.added_at FROM compare_item g CROSS JOIN product p ON p.id = g.product_id
  WHERE g.owner = ?1 AND p.retired_at IS NULL
  ON CONFLICT (owner, product_id, variant_id) DO NOTHING`;

const COMPARE_NEWEST = `
  DELETE FROM compare_item WHERE owner = ?1 AND (product_id, variant_id) IN (
    SELECT product_id, variant_id FROM compare_item WHERE owner = ?1
    ORDER BY added_at DESC, product_id DESC, variant_id DESC LIMIT -1 OFFSET ?2)`;
