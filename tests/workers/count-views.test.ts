import { createMessageBatch } from "cloudflare:test";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { countViews } from "../../app/data/products/product-views.server.ts";
import type { PageView } from "../../app/domain/products/page-view.ts";
import { receiveViews } from "../../workers/count-views.ts";
import { NOW, insertProducts, insertSmallCatalogue, plainProducts } from "../data/small-catalogue.ts";
import { db, readRows, readValue, run, empty } from "../support/test-database.ts";

beforeAll(async () => {
  await insertSmallCatalogue(db);
});

beforeEach(async () => {
  await empty("view_receipt", "co_view");
  await run("UPDATE product SET view_count = 0");
});

const view = (productId: number): PageView => ({ productId });

function deliver(views: Record<string, unknown>): Promise<void> {
  const messages = Object.entries(views).map(([id, body]) => ({ id, body, timestamp: NOW, attempts: 1 }));
  return receiveViews(createMessageBatch("gulit-views", messages), db, NOW);
}

async function counts(): Promise<Record<number, number>> {
  const results = await readRows("SELECT id, view_count AS views FROM product WHERE view_count > 0");
  return Object.fromEntries(results.map(({ id, views }) => [id, views]));
}

async function pairs(): Promise<unknown[]> {
  return db.prepare("SELECT product_id, other_id, count FROM co_view ORDER BY 1, 2").raw();
}

const seenAfter = (productId: number, before: number[]) => ({ ...view(productId), with: before });

test("views are added up by product", async () => {
  await deliver({ a: view(1), b: view(1), c: view(2), d: view(1) });
  await deliver({ e: view(1) });
  expect(await counts()).toEqual({ 1: 4, 2: 1 });
});

test("delivered again, in part, out of order or at the same moment: the effect of once", async () => {
  const messages = { a: view(1), b: seenAfter(2, [1, 3]), c: view(1) };
  await Promise.all([deliver(messages), deliver(messages)]);
  await deliver({ c: messages.c, b: messages.b, a: messages.a, f: seenAfter(2, [1]) });
  expect(await counts()).toEqual({ 1: 2, 2: 2 });
  expect(await pairs()).toEqual([
    [1, 2, 2],
    [2, 1, 2],
    [2, 3, 1],
    [3, 2, 1],
  ]);
});

test("a delivery that fails half-way counts nothing, and all of it when it comes again", async () => {
  await run("ALTER TABLE view_receipt RENAME TO view_receipt_away");
  await expect(deliver({ a: view(1), b: view(2) })).rejects.toThrow("view_receipt");
  await run("ALTER TABLE view_receipt_away RENAME TO view_receipt");
  expect(await counts()).toEqual({});
  await deliver({ a: view(1), b: view(2) });
  expect(await counts()).toEqual({ 1: 1, 2: 1 });
});

test("what is no view, or of a product that is unknown or retired, is received and counts nothing", async () => {
  await deliver({
    a: "hello",
    b: null,
    c: { productId: "1" },
    d: view(123_456),
    e: view(6),
    f: view(1),
  });
  await deliver({});
  expect(await counts()).toEqual({ 1: 1 });
});

test("products seen one after the other are counted both ways, once for each message", async () => {
  await deliver({ a: seenAfter(1, [2, 3]), b: seenAfter(2, [1, 1]), c: view(4) });
  expect(await pairs()).toEqual([
    [1, 2, 2],
    [1, 3, 1],
    [2, 1, 2],
    [3, 1, 1],
  ]);
});

test("no pair with itself, with what is unknown or retired, or from what is no list; the rest counts", async () => {
  await deliver({
    a: seenAfter(1, [1, 99_999, 6]),
    b: seenAfter(6, [1]),
    c: { ...view(1), with: "2" },
    d: { ...view(1), with: [2, 3, 4, 5] },
    e: { ...view(1), with: [2, 99_999] },
  });
  expect(await pairs()).toEqual([
    [1, 2, 1],
    [2, 1, 1],
  ]);
});

test("a product keeps its 40 strongest and 10 newest others; nobody else's are touched", async () => {
  const others = Array.from({ length: 52 }, (_, index) => 1_000 + index);
  await insertProducts(db, plainProducts(52, 1_000));
  for (const id of [1, 2])
    await run(
      `INSERT INTO co_view (product_id, other_id, count, seen_at) SELECT ${id}, value, value - 998, ${NOW} - value FROM json_each(?1)`,
      JSON.stringify(others),
    );
  await deliver({ a: seenAfter(1, [3]) });
  const kept = (await pairs()) as [number, number, number][];
  expect(kept.filter(([one]) => one === 2)).toHaveLength(52);
  expect(kept.filter(([one]) => one === 1).map(([, other]) => other)).toEqual([
    3,
    ...others.slice(0, 9),
    ...others.slice(-40),
  ]);
});

test("a product that is viewed more moves up in the search, also when the first try ended after the count", async () => {
  // Ranks exceed safe integers; the first bits are the number of views.
  const place = async () => [
    await readValue("SELECT rank >> 56 AS step FROM search_rank WHERE product_id = 1"),
    await readValue(
      "SELECT f.rowid >> 56 AS step FROM product_search f JOIN search_rank s ON s.rank = f.rowid AND s.product_id = 1",
    ),
  ];
  await run("INSERT INTO search_rank (product_id, rank) SELECT id, search_place FROM product WHERE id = 1");
  await run("INSERT INTO product_search (rowid, title) SELECT search_place, 'phone' FROM product WHERE id = 1");
  await run("UPDATE product SET view_count = 9 WHERE id = 1");
  await deliver({ a: view(2) });
  expect(await place()).toEqual([5, 5]);
  await countViews(db, [{ ...view(1), id: "b" }], NOW);
  await deliver({ b: view(1) });
  expect(await counts()).toEqual({ 1: 10, 2: 1 });
  expect(await place()).toEqual([4, 4]);
});
