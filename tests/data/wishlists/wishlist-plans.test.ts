import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findMovable, moveToCart } from "../../../app/data/wishlists/wishlist-moves.server.ts";
import * as shares from "../../../app/data/wishlists/wishlists.server.ts";
import * as wishlists from "../../../app/data/wishlists/wishlists.server.ts";
import { plansOf } from "../../support/query-plans.ts";
import { NOW } from "../small-catalogue.ts";
import { insertShoppers, plainProducts } from "./wishlist-shop.ts";

// No statement walks a table.

const mover = { account: 1, owner: "account:1", now: NOW };
const share = { secret: "a".repeat(22), now: NOW };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["findWishable", (db) => wishlists.findWishable(db, 1)],
  ["addWish", (db) => wishlists.addWish(db, 1, { productId: 1, variantId: 2, price: 1, now: NOW })],
  ["removeWish", (db) => wishlists.removeWish(db, 1, { productId: 1, variantId: null })],
  ["findWishlist", (db) => wishlists.findWishlist(db, 1)],
  ["findMovable", (db) => findMovable(db, mover)],
  ["moveToCart", (db) => moveToCart(db, mover, [{ product: 1, variant: 0, price: 1 }])],
  ["findShare", (db) => shares.findShare(db, 1)],
  ["openShare", (db) => shares.openShare(db, 1, share)],
  ["renewShare", (db) => shares.renewShare(db, 1, share)],
  ["closeShare", (db) => shares.closeShare(db, 1)],
  ["findSharedWishlist", (db) => shares.findSharedWishlist(db, share.secret)],
];

beforeAll(() => insertShoppers(env.DB, plainProducts(9)));

const SHORT = /^SCAN (m|fitting|CONSTANT ROW|\(subquery-\d+\))/;

test.each(questions)("%s walks no table", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail))).toEqual([]);
});
