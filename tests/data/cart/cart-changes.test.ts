import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { putBack, takeLine } from "../../../app/data/cart/cart-removal.server.ts";
import { moveLine } from "../../../app/data/wishlists/wishlist-moves.server.ts";
import { addLines, findCart, setLines } from "../../../app/data/cart/carts.server.ts";
import { findCoupon, setCartCoupon } from "../../../app/data/cart/coupon-load.server.ts";
import { findWholeCart } from "../../../app/data/cart/whole-cart.server.ts";
import { wishlistLimit } from "../../../app/domain/wishlist/wishlist.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { insertProducts, insertSmallCatalogue, NOW, plainProducts } from "../small-catalogue.ts";
import { db, empty, run } from "../../support/test-database.ts";

// security-and-faults.md 1.4.

const ACCOUNT = 1;
const whose = { owner: `account:${ACCOUNT}`, idHash: "changes", now: NOW };
const key = (productId: number) => ({ productId, variantId: 0 });

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await addAccounts(db, [ACCOUNT]);
});

beforeEach(async () => {
  await empty("cart", "wishlist_item", "coupon");
  await addLines(db, whose, [{ ...key(1), quantity: 2, price: 1_000 }]);
  await addLines(db, { ...whose, now: NOW + 1 }, [{ ...key(2), quantity: 3, price: 2_000 }]);
});

const version = async () => (await findWholeCart(db, whose.owner, NOW)).version;
const held = async () =>
  (await findCart(db, whose.owner)).map(({ product, quantity, priceWhenAdded }) => [
    product.id,
    quantity,
    priceWhenAdded,
  ]);

test("a line without an option is for sale no more once its product has one", async () => {
  const isRetired = async () => (await findCart(db, whose.owner)).map(({ retired }) => retired);
  expect(await isRetired()).toEqual([false, false]);
  await run("UPDATE product SET variant_count = 1 WHERE id = 1");
  expect(await isRetired()).toEqual([true, false]);
  await run("UPDATE product SET variant_count = 0 WHERE id = 1");
});

describe("removing with undo", () => {
  test("puts the line back as it was, at its old place, once", async () => {
    const before = await findCart(db, whose.owner);
    const { taken, units } = await takeLine(db, whose, key(1));
    expect(taken).toMatchObject({
      ...key(1),
      ...{ quantity: 2, priceWhenAdded: 1_000, addedAt: NOW, name: "Phone one", nameAm: null },
    });
    expect(units).toBe(3);
    expect(await putBack(db, whose, taken!)).toBe(5);
    expect(await putBack(db, whose, taken!)).toBe(5);
    expect(await findCart(db, whose.owner)).toEqual(before);
  });

  test("of what is not there takes nothing; what is in the cart again stays as it is", async () => {
    expect(await takeLine(db, whose, key(9))).toEqual({ taken: null, units: 5 });
    const { taken } = await takeLine(db, whose, key(1));
    await addLines(db, whose, [{ ...key(1), quantity: 1, price: 1_500 }]);
    expect(await putBack(db, whose, taken!)).toBe(4);
    expect(await held()).toContainEqual([1, 1, 1_500]);
  });

  test("makes no 51st line, and the cart of its own where that is gone", async () => {
    const { taken } = await takeLine(db, whose, key(1));
    await run(
      `INSERT INTO cart_line SELECT (SELECT id FROM cart WHERE owner = ?1), 3, value, 1, 1, 1
       FROM json_each('[${Array.from({ length: 49 }, (_, index) => index + 1)}]')`,
      whose.owner,
    );
    expect(await putBack(db, whose, taken!)).toBeNull();
    await run("DELETE FROM cart");
    expect(await putBack(db, whose, taken!)).toBe(2);
  });
});

test("several quantities are set at once; a line that is gone stays gone, and the version counts it", async () => {
  const before = await version();
  const sets = [1, 2, 9].map((id) => ({ ...key(id), quantity: id + 3, price: id * 100 }));
  expect(await setLines(db, whose, sets)).toEqual({ units: 9, changed: 2 });
  expect(await held()).toEqual([
    [1, 4, 100],
    [2, 5, 200],
  ]);
  expect(await version()).toBe(before + 1);
  await expect(setLines(db, whose, [{ ...key(1), quantity: 100, price: 1 }, sets[1]!])).rejects.toThrow(
    "quantity_range",
  );
  expect(await held()).toEqual([
    [1, 4, 100],
    [2, 5, 200],
  ]);
});

test("a line that vanished meanwhile cannot be set", async () => {
  const set = (quantity: number) => setLines(db, whose, [{ ...key(1), quantity, price: 1_000 }]);
  expect(await set(3)).toEqual({ units: 6, changed: 1 });
  await takeLine(db, whose, key(1));
  expect(await set(4)).toEqual({ units: 3, changed: 0 });
});

describe("a line to the wishlist", () => {
  const move = () => moveLine(db, { account: ACCOUNT, owner: whose.owner, now: NOW }, key(1), 5_000);

  test("moves whole, and twice is as good as once", async () => {
    expect(await move()).toEqual({ isWished: true, units: 3, ids: [1] });
    expect(await move()).toEqual({ isWished: true, units: 3, ids: [1] });
  });

  test("stays where the wishlist has no room", async () => {
    await insertProducts(db, plainProducts(wishlistLimit, 1_000));
    await run(
      "INSERT INTO wishlist_item (account_id, product_id, price_when_added, added_at) SELECT ?1, id, 1, 1 FROM product WHERE id >= 1000",
      ACCOUNT,
    );
    expect(await move()).toMatchObject({ isWished: false, units: 5 });
    expect(await held()).toHaveLength(2);
  });
});

test("a code is part of what an order is quoted with", async () => {
  await run(
    "INSERT INTO coupon (code, kind, value, starts_at, ends_at, most_uses) VALUES ('A', 'percent', 10, 0, 9, 1)",
  );
  expect(await findCoupon(db, "A")).toMatchObject({ kind: "percent", value: 10, mostUses: 1, vendorId: null });
  expect(await findCoupon(db, "a")).toBeNull();
  const before = await version();
  await setCartCoupon(db, whose, "A");
  const quoted = { version: before + 1, couponCode: "A", coupon: { code: "A" } };
  expect(await findWholeCart(db, whose.owner, NOW)).toMatchObject(quoted);
  await setCartCoupon(db, whose, null);
  expect(await findWholeCart(db, whose.owner, NOW)).toMatchObject({ couponCode: null, coupon: null });
});
