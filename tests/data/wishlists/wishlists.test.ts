import { beforeAll, describe, expect, test } from "vitest";
import {
  closeShare,
  findShare,
  findSharedWishlist,
  openShare,
  renewShare,
  addWish,
  findWishlist,
  removeWish,
} from "../../../app/data/wishlists/wishlists.server.ts";
import { findOnSale } from "../../../app/data/products/products.server.ts";
import { NOW } from "../small-catalogue.ts";
import { insertShoppers, wishesOf } from "./wishlist-shop.ts";
import { db, run } from "../../support/test-database.ts";

const LIMIT = 200;
const wish = (account: number, productId: number, price = 100, now = NOW) =>
  addWish(db, account, { productId, variantId: 0, price, now });
const retire = (id: number, at: number | null = NOW) => run("UPDATE product SET retired_at = ?2 WHERE id = ?1", id, at);

async function fill(account: number, count: number): Promise<void> {
  await run(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO wishlist_item (account_id, product_id, price_when_added, added_at) SELECT ?1, i, 1, ?3 + i FROM n`,
    account,
    count,
    NOW,
  );
}

beforeAll(() => insertShoppers(db, 260));

describe("200 at most (security-and-faults.md 6)", () => {
  test("a full list takes what is in it already, and has room again after a removal", async () => {
    await fill(3, LIMIT);
    expect((await wish(3, 5)).outcome).toBe("added");
    expect((await wish(3, 201)).outcome).toBe("refused");
    expect(await removeWish(db, 3, { productId: 5, variantId: null })).toHaveLength(LIMIT - 1);
    expect((await wish(3, 201)).outcome).toBe("added");
  });

  test("in a full list one product that is no longer sold makes room, the oldest, and none without need", async () => {
    await fill(4, LIMIT);
    await retire(7);
    await retire(9);
    expect((await wish(4, 8)).outcome).toBe("added");
    expect((await wish(4, 999)).outcome).toBe("refused");
    expect((await wishesOf(db, 4)).size).toBe(LIMIT);
    expect((await wish(4, 201)).outcome).toBe("added");
    const held = await wishesOf(db, 4);
    expect([held.has(7), held.has(9), held.has(201), held.size]).toEqual([false, true, true, LIMIT]);
    await retire(7, null);
    await retire(9, null);
  });
});

describe("a list", () => {
  test("keeps the first price and day of what is added twice; removing what is not there is no error", async () => {
    expect(await wish(5, 1, 500)).toEqual({ outcome: "added", ids: [1] });
    expect(await wish(5, 1, 400, NOW + 1)).toEqual({ outcome: "added", ids: [1] });
    expect(await wish(5, 2, 300, NOW + 2)).toEqual({ outcome: "added", ids: [2, 1] });
    expect(await wishesOf(db, 5)).toEqual(
      new Map([
        [1, 500],
        [2, 300],
      ]),
    );
    expect(await removeWish(db, 5, { productId: 77, variantId: null })).toEqual([2, 1]);
  });

  test("is shown newest first, with what is no longer sold marked", async () => {
    await retire(1);
    const items = await findWishlist(db, 5);
    expect(items.map(({ product, retired, priceWhenAdded }) => [product.id, retired, priceWhenAdded])).toEqual([
      [2, false, 300],
      [1, true, 500],
    ]);
    expect(await findOnSale(db, { productId: 1, variantId: 0 })).toBeNull();
    await retire(1, null);
    expect((await findOnSale(db, { productId: 1, variantId: 0 }))?.product).toMatchObject({
      id: 1,
      sellingPrice: 250_000,
    });
    expect(await findOnSale(db, { productId: 123_456, variantId: 0 })).toBeNull();
  });

  test("takes nothing that is unknown or was retired between question and answer", async () => {
    await retire(3);
    expect(await wish(5, 3)).toEqual({ outcome: "refused", ids: [2, 1] });
    expect((await wish(5, 123_456)).outcome).toBe("refused");
    await retire(3, null);
  });

  test("of another account is neither seen nor touched, and goes with its account", async () => {
    await wish(6, 1);
    expect(await removeWish(db, 6, { productId: 2, variantId: null })).toEqual([1]);
    expect(await wishesOf(db, 5)).toEqual(
      new Map([
        [1, 500],
        [2, 300],
      ]),
    );
    await run("DELETE FROM account WHERE id = 6");
    expect((await wishesOf(db, 6)).size).toBe(0);
  });
});

describe("a shared list", () => {
  const [first, second] = ["a".repeat(22), "b".repeat(22)] as const;
  const shown = async (secret: string) =>
    (await findSharedWishlist(db, secret))?.map(({ product }) => product.id) ?? null;

  test("is found by its secret only, without what is no longer sold", async () => {
    await openShare(db, 5, { secret: first, now: NOW });
    expect(await findShare(db, 5)).toBe(first);
    expect(await shown(first)).toEqual([2, 1]);
    await retire(2);
    expect(await shown(first)).toEqual([1]);
    await retire(2, null);
    expect(await shown(first.toUpperCase())).toBeNull();
    expect(await shown(first.slice(1))).toBeNull();
    expect(await findShare(db, 7)).toBeNull();
  });

  test("keeps its address when shared again, and loses it when that is renewed or ended", async () => {
    await openShare(db, 5, { secret: second, now: NOW });
    expect(await findShare(db, 5)).toBe(first);
    await renewShare(db, 5, { secret: second, now: NOW });
    expect([await shown(first), await shown(second)]).toEqual([null, [2, 1]]);
    await closeShare(db, 5);
    await closeShare(db, 5);
    expect([await shown(second), await findShare(db, 5)]).toEqual([null, null]);
  });

  test("that is empty is still found", async () => {
    await openShare(db, 8, { secret: first, now: NOW });
    expect(await shown(first)).toEqual([]);
  });
});
