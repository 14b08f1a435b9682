import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listRecommended } from "../../../app/data/products/recommended.server.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { insert } from "../../support/insert.ts";
import { fillCart } from "../orders/order-shop.ts";
import { NOW, insertSmallCatalogue, type SmallProduct } from "../small-catalogue.ts";
import { db, empty, run } from "../../support/test-database.ts";

// Specification 6, 7.2.

const ACCOUNT = 10;
const OTHER = 1;

const GOODS: SmallProduct[] = [
  { id: 1, slug: "p1", name: "Phone 1", views: 100 },
  { id: 2, slug: "p2", name: "Phone 2", views: 90, vendor: 2 },
  { id: 3, slug: "p3", name: "Phone 3", views: 80 },
  { id: 4, slug: "p4", name: "Phone 4", views: 999, stock: 0 },
  { id: 5, slug: "p5", name: "Phone 5", views: 999, isRetired: true },
  { id: 6, slug: "charger", name: "Charger", views: 500, subcategory: 112 },
  { id: 7, slug: "fridge", name: "Fridge", views: 10, category: 12, subcategory: 121, vendor: 2 },
  { id: 8, slug: "bag", name: "Bag", views: 2_000, parent: 2, category: 21, subcategory: 211, vendor: 2 },
];

beforeAll(async () => {
  await insertSmallCatalogue(db, GOODS);
  await addAccounts(db, [OTHER, ACCOUNT]);
});

beforeEach(() => empty("recent_view", "wishlist_item", "cart", "co_view"));

const saw = (account: number, product: number) =>
  insert(db, "recent_view", { account_id: account, product_id: product, seen_at: NOW }).run();
const wishes = (account: number, product: number) =>
  insert(db, "wishlist_item", {
    account_id: account,
    product_id: product,
    price_when_added: 1,
    added_at: NOW,
  }).run();
const hasInCart = (owner: string, product: number) => fillCart(db, owner, [{ product }]);
const together = async (one: number, other: number, count = 1) => {
  await insert(db, "co_view", { product_id: one, other_id: other, count, seen_at: NOW }).run();
  await insert(db, "co_view", { product_id: other, other_id: one, count, seen_at: NOW }).run();
};
const row = async (limit = 12) => (await listRecommended(db, ACCOUNT, limit, NOW)).map(({ id }) => id);

test("who did nothing here is recommended nothing, whatever others do", async () => {
  await saw(OTHER, 1);
  await wishes(OTHER, 2);
  await hasInCart(`account:${OTHER}`, 3);
  // "account:1" is a prefix of "account:10".
  await hasInCart("session:10", 7);
  expect(await row()).toEqual([]);
});

describe.each<[string, (product: number) => Promise<unknown>]>([
  ["looked at", (product) => saw(ACCOUNT, product)],
  ["on the wishlist", (product) => wishes(ACCOUNT, product)],
  ["in the cart", (product) => hasInCart(`account:${ACCOUNT}`, product)],
])("a product that is %s", (_, has) => {
  test("leads to what was seen with it, then to the most viewed of its subcategory and its category", async () => {
    await has(1);
    await together(1, 8, 3);
    await together(1, 7, 9);
    expect(await row()).toEqual([7, 8, 2, 3, 6]);
    expect(await row(2)).toEqual([7, 8]);
  });

  test("is not recommended itself, nor what is sold out or retired", async () => {
    await has(1);
    await together(1, 4, 50);
    await together(1, 5, 50);
    expect(await row()).toEqual([2, 3, 6]);
  });
});

test("what is in the cart says more than what was looked at", async () => {
  await saw(ACCOUNT, 1);
  await hasInCart(`account:${ACCOUNT}`, 7);
  await together(1, 3, 2);
  await together(7, 2, 2);
  expect((await row()).slice(0, 2)).toEqual([2, 3]);
});

test("goods of a seller who takes no orders now are not recommended", async () => {
  await saw(ACCOUNT, 1);
  const before = await row();
  expect(before.length).toBeGreaterThan(0);
  await run("UPDATE vendor SET closed_until = ?1", NOW + 1);
  expect(await row()).toEqual([]);
  await run("UPDATE vendor SET closed_until = ?1", NOW);
  expect(await row()).toEqual(before);
});
