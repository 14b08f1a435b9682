import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  forgetRecentlyViewed,
  listRecentlyViewed,
  listRecentlyViewedOf,
  noteRecentView,
} from "../../../app/data/products/recent.server.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { CATALOGUE, insertSmallCatalogue, NOW, plainProducts } from "../small-catalogue.ts";
import { db, readValue, run } from "../../support/test-database.ts";

// Specification 7.2.

beforeAll(async () => {
  await insertSmallCatalogue(db, [...CATALOGUE, ...plainProducts(60, 100)]);
  await addAccounts(db, [1, 2]);
});

beforeEach(() => db.exec("DELETE FROM recent_view"));

const note = (account: number, productId: number, at: number, variantId = 0) =>
  noteRecentView(db, account, { productId, variantId }, NOW + at);
const seen = async (account: number, except: number | null = null, limit = 12) =>
  (await listRecentlyViewedOf(db, account, except, limit)).map(({ product }) => product.id);

test("newest first, each once, as many as asked, without the one that is open; retired ones are left out", async () => {
  for (const [at, product] of [1, 2, 3, 6, 1].entries()) await note(1, product, at);
  await note(2, 5, 9);
  expect(await seen(1)).toEqual([1, 3, 2]);
  expect(await seen(1, 3)).toEqual([1, 2]);
  expect(await seen(1, null, 1)).toEqual([1]);
  expect(await seen(2)).toEqual([5]);
});

test("what was seen before is answered, newest first, the last three; a look that comes late stays where it belongs", async () => {
  for (const [at, product] of [1, 2, 3, 4].entries()) await note(1, product, at);
  expect(await note(1, 5, 10)).toEqual([4, 3, 2]);
  expect(await note(1, 5, 11)).toEqual([5, 4, 3]);
  expect(await note(1, 4, 0)).toEqual([5, 4, 3]);
  expect(await seen(1)).toEqual([5, 4, 3, 2, 1]);
});

test("an account or product that is unknown, gone or retired notes nothing and breaks nothing", async () => {
  expect([await note(1, 99_999, 1), await note(1, 6, 1), await note(77, 1, 1)]).toEqual([[], [], []]);
  expect(await readValue("SELECT count(*) AS n FROM recent_view")).toBe(0);
});

test("an account keeps 50, whoever adds them", async () => {
  await run(
    `INSERT INTO recent_view (account_id, product_id, seen_at) SELECT 1, id, ${NOW} + id FROM product WHERE id >= 100`,
  );
  await note(2, 1, 0);
  await note(1, 1, 1_000);
  const kept = await db.prepare("SELECT product_id FROM recent_view WHERE account_id = 1 ORDER BY seen_at DESC").raw();
  expect(kept).toHaveLength(50);
  expect(kept.slice(0, 2)).toEqual([[1], [159]]);
  expect(await seen(2)).toEqual([1]);
});

test("one account forgets, the others do not", async () => {
  await note(1, 1, 0);
  await note(2, 1, 0);
  await forgetRecentlyViewed(db, 1);
  expect(await seen(1)).toEqual([]);
  expect(await seen(2)).toEqual([1]);
});

test("the option that was chosen last stays with its product; one of another product is none", async () => {
  const option = async (color: string, position: number) =>
    (await readValue<number>(
      "INSERT INTO product_variant (product_id, position, color, price) VALUES (1, ?1, ?2, 250000) RETURNING id",
      position,
      color,
    ))!;
  const [red, blue] = [await option("Red", 8), await option("Blue", 9)];
  const colors = async () => (await listRecentlyViewedOf(db, 1, null, 12)).map(({ variant }) => variant?.color);
  await note(1, 2, 0, red);
  await note(1, 1, 1, red);
  await note(1, 1, 2, blue);
  await note(1, 1, 3);
  expect(await colors()).toEqual(["Blue", undefined]);
  const guests = [
    { productId: 1, variantId: red },
    { productId: 2, variantId: red },
  ];
  const found = await listRecentlyViewed(db, guests, null, 12);
  expect(found.map(({ product, variant }) => [product.id, variant?.color])).toEqual([
    [1, "Red"],
    [2, undefined],
  ]);
  await run("DELETE FROM product_variant WHERE id IN (?1, ?2)", red, blue);
  expect(await colors()).toEqual([undefined, undefined]);
});
