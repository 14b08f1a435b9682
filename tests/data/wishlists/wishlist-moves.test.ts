import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { moveToCart, moveLine } from "../../../app/data/wishlists/wishlist-moves.server.ts";
import { addWish, findWishlist, removeWish } from "../../../app/data/wishlists/wishlists.server.ts";
import { moveWishes } from "../../../app/routes/actions/move-wishes.server.ts";
import { NOW } from "../small-catalogue.ts";
import { insertShoppers, wishesOf } from "./wishlist-shop.ts";
import { db, readRow, readRows, run } from "../../support/test-database.ts";

const PRODUCTS = 60;
const mover = { account: 1, owner: "account:1", now: NOW };

beforeAll(() => insertShoppers(db, PRODUCTS));
beforeEach(() => furnish({ goods: [], fillers: 0 }));

const plainKey = (productId: number) => ({ productId, variantId: 0 });
const idsOf = (moved: { productId: number }[]) => moved.map(({ productId }) => productId);

interface Good {
  stock: number;
  variants: 0 | 2;
  isRetired: boolean;
  isWished: boolean;
  /** 0: no line. */
  inCart: number;
}

async function furnish({ goods, fillers }: { goods: Good[]; fillers: number }): Promise<void> {
  const set = db.prepare(
    "UPDATE product SET stock_amount = ?2, listed_stock = ?2, variant_count = ?3, retired_at = ?4 WHERE id = ?1",
  );
  const wish = db.prepare(
    "INSERT INTO wishlist_item (account_id, product_id, price_when_added, added_at) VALUES (1, ?1, 1, ?2)",
  );
  const line = db.prepare(
    "INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at) VALUES (1, ?1, 0, ?2, 1, ?3)",
  );
  await db.batch([
    db.prepare("DELETE FROM cart"),
    db.prepare("DELETE FROM wishlist_item"),
    db.prepare("INSERT INTO cart (id, owner, version, updated_at) VALUES (1, 'account:1', 1, ?1)").bind(NOW),
    ...goods.flatMap((good, at) => [
      set.bind(at + 1, good.stock, good.variants, good.isRetired ? NOW : null),
      ...(good.isWished ? [wish.bind(at + 1, NOW - at)] : []),
      ...(good.inCart > 0 ? [line.bind(at + 1, good.inCart, NOW)] : []),
    ]),
    ...Array.from({ length: fillers }, (_, at) => line.bind(PRODUCTS - at, 1, NOW)),
  ]);
}

async function cartOf(owner = "account:1"): Promise<Map<number, number>> {
  const results = await readRows<{ product_id: number; quantity: number }>(
    "SELECT product_id, quantity FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?)",
    owner,
  );
  return new Map(results.map((row) => [row.product_id, row.quantity]));
}

const goods = fc.array(
  fc.record<Good>({
    stock: fc.constantFrom(0, 1, 2, 5, 99, 150),
    variants: fc.constantFrom(0, 0, 0, 2),
    isRetired: fc.constantFrom(false, false, true),
    isWished: fc.boolean(),
    inCart: fc.constantFrom(0, 0, 1, 2, 98, 99),
  }),
  { minLength: 1, maxLength: 8 },
);

test("moving all: nothing is lost, nothing doubled, no limit passed, however many move at once", async () => {
  await fc.assert(
    fc.asyncProperty(goods, fc.integer({ min: 40, max: 50 }), fc.integer({ min: 1, max: 3 }), async (all, fill, at) => {
      const fillers = Math.max(0, fill - all.filter(({ inCart }) => inCart > 0).length);
      await furnish({ goods: all, fillers });
      const [before, list] = [await cartOf(), await wishesOf(db, 1)];
      const answers = await Promise.all(Array.from({ length: at }, () => moveWishes(db, mover, null)));
      const [cart, left] = [await cartOf(), await wishesOf(db, 1)];
      const moved = answers.flatMap((answer) => idsOf(answer.moved));
      expect(new Set(moved).size).toBe(moved.length);
      for (const id of list.keys()) {
        const isMoved = moved.includes(id);
        expect(left.has(id), `product ${id} is in one place`).toBe(!isMoved);
        expect(cart.get(id) ?? 0, `units of ${id}`).toBe((before.get(id) ?? 0) + (isMoved ? 1 : 0));
      }
      expect(left.size + moved.length).toBe(list.size);
      expect(cart.size).toBeLessThanOrEqual(Math.max(50, before.size));
      for (const [id, units] of cart) {
        if (units === before.get(id)) continue;
        const good = all[id - 1]!;
        expect([good.variants, good.isRetired, units <= good.stock, units <= 99]).toEqual([0, false, true, true]);
      }
      if (at === 1) {
        const { moved, stays, units } = answers[0]!;
        expect([...idsOf(moved), ...stays.map(({ line }) => line.product.id)].sort()).toEqual([...list.keys()].sort());
        expect(stays.every(({ reason }) => reason !== "changed")).toBe(true);
        expect(units).toBe([...cart.values()].reduce((sum, quantity) => sum + quantity, 0));
      }
    }),
    { numRuns: 60 },
  );
});

const good: Good = { stock: 5, variants: 0, isRetired: false, isWished: true, inCart: 0 };
const plain = (changes: Partial<Good> = {}): Good => ({ ...good, ...changes });

test("one product moves, the others stay; one that is not in the list is no error", async () => {
  await furnish({ goods: [plain(), plain()], fillers: 0 });
  const left = { stays: [], units: 1, ids: [1] };
  expect(await moveWishes(db, mover, plainKey(2))).toMatchObject({ moved: [plainKey(2)], ...left });
  expect(await moveWishes(db, mover, plainKey(2))).toMatchObject({ moved: [], ...left });
  expect(await cartOf()).toEqual(new Map([[2, 1]]));
});

test("a cart begins with the first move, at the price of now, and not with a move of nothing", async () => {
  await furnish({ goods: [plain(), plain({ stock: 0 })], fillers: 0 });
  await run("DELETE FROM cart");
  await moveWishes(db, mover, plainKey(2));
  expect(await readRow("SELECT 1 FROM cart")).toBeNull();
  await moveWishes(db, mover, plainKey(1));
  const line = await readRow("SELECT quantity, price_when_added, added_at FROM cart_line");
  expect(line).toEqual({ quantity: 1, price_when_added: 250_000, added_at: NOW });
});

test("what changed between question and answer stays in the list", async () => {
  await furnish({ goods: [plain(), plain(), plain(), plain()], fillers: 0 });
  await run("UPDATE product SET stock_amount = 0, listed_stock = 0 WHERE id = 1");
  await run("UPDATE product SET retired_at = 1 WHERE id = 2");
  await removeWish(db, 1, { productId: 3, variantId: null });
  const lines = [1, 2, 3, 4].map((product) => ({ product, variant: 0, price: 100 }));
  const { moved, ids } = await moveToCart(db, mover, lines);
  expect([idsOf(moved), ids]).toEqual([[4], [1, 2]]);
  expect(await cartOf()).toEqual(new Map([[4, 1]]));
});

test("a cart that filled up between question and answer takes no 51st line and no 100th unit", async () => {
  await furnish({ goods: [plain(), plain(), plain({ stock: 500, inCart: 99 }), plain({ inCart: 1 })], fillers: 47 });
  const lines = [2, 1, 3, 4].map((product) => ({ product, variant: 0, price: 100 }));
  const { moved, units, ids } = await moveToCart(db, mover, lines);
  expect([idsOf(moved), ids, units]).toEqual([[2, 4], [1, 3], 99 + 1 + 47 + 2]);
  expect((await cartOf()).size).toBe(50);
});

test("another account's list and cart stay as they are", async () => {
  await furnish({ goods: [plain()], fillers: 0 });
  const theirs = { account: 2, owner: "account:2", now: NOW };
  expect(await moveWishes(db, theirs, null)).toMatchObject({ moved: [], stays: [], ids: [] });
  expect(await moveToCart(db, theirs, [{ product: 1, variant: 0, price: 1 }])).toMatchObject({ moved: [], units: 0 });
  expect((await wishesOf(db, 1)).size).toBe(1);
});

test("what was chosen comes back from the wishlist as it went there, each option by itself", async () => {
  await furnish({ goods: [{ ...plain({ variants: 2 }), isWished: false }], fillers: 0 });
  await run("DELETE FROM product_variant");
  await run(`INSERT INTO product_variant (id, product_id, position, color, size, price, stock_amount)
       VALUES (81, 1, 1, 'Red', 'M', 250000, 2), (82, 1, 2, 'Red', 'XL', 300000, 3)`);
  await run(`INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
       VALUES (1, 1, 81, 1, 250000, 1), (1, 1, 82, 1, 300000, 2)`);
  const whole = () => db.prepare("SELECT product_id, variant_id, quantity FROM cart_line ORDER BY variant_id").all();
  const before = (await whole()).results;
  for (const [variantId, price] of [
    [82, 300_000],
    [81, 250_000],
  ] as const) {
    expect(await moveLine(db, mover, { productId: 1, variantId }, price)).toMatchObject({ isWished: true });
  }
  expect((await whole()).results).toEqual([]);
  const wished = await findWishlist(db, 1);
  expect(new Map(wished.map(({ variant, priceWhenAdded }) => [variant?.size, priceWhenAdded]))).toEqual(
    new Map([
      ["M", 250_000],
      ["XL", 300_000],
    ]),
  );
  const large = { productId: 1, variantId: 82 };
  expect(await moveWishes(db, mover, large)).toMatchObject({ moved: [large], stays: [], units: 1 });
  expect(await moveWishes(db, mover, null)).toMatchObject({ moved: [{ productId: 1, variantId: 81 }], ids: [] });
  expect((await whole()).results).toEqual(before);
  await addWish(db, 1, { productId: 1, variantId: 0, price: 1, now: NOW });
  for (const variantId of [81, 82, 0]) await addWish(db, 1, { productId: 1, variantId, price: 1, now: NOW });
  expect((await findWishlist(db, 1)).map(({ variantId }) => variantId).sort()).toEqual([81, 82]);
  expect(await removeWish(db, 1, { productId: 1, variantId: 81 })).toEqual([1]);
  expect(await removeWish(db, 1, { productId: 1, variantId: null })).toEqual([]);
});
