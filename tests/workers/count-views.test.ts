import { createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { countViews } from "../../app/data/product-views.server.ts";
import type { ProductView } from "../../app/domain/product-view.ts";
import { receiveViews } from "../../workers/count-views.ts";
import { NOW, insertSmallCatalogue } from "../data/small-catalogue.ts";

const DAY = 86_400_000;
const TODAY = Math.floor(NOW / DAY);

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
});

beforeEach(async () => {
  await env.DB.batch(
    ["DELETE FROM view_receipt", "DELETE FROM product_click", "UPDATE product SET view_count = 0"].map((sql) =>
      env.DB.prepare(sql),
    ),
  );
});

const view = (productId: number, source: ProductView["source"] = null, at = NOW): ProductView => ({
  productId,
  at,
  source,
});

/** Messages as the queue hands them over, named by the test. */
function deliver(views: Record<string, unknown>): Promise<void> {
  const messages = Object.entries(views).map(([id, body]) => ({ id, body, timestamp: NOW, attempts: 1 }));
  return receiveViews(createMessageBatch("gulit-views", messages), env.DB, NOW);
}

async function counts(): Promise<Record<number, number>> {
  const { results } = await env.DB.prepare("SELECT id, view_count AS views FROM product WHERE view_count > 0").all<{
    id: number;
    views: number;
  }>();
  return Object.fromEntries(results.map(({ id, views }) => [id, views]));
}

async function clicks(): Promise<unknown[]> {
  return env.DB.prepare("SELECT product_id, source, day, count FROM product_click ORDER BY 1, 2, 3").raw();
}

test("views are added up by product, and by source and day", async () => {
  await deliver({ a: view(1, "list"), b: view(1, "list"), c: view(2), d: view(1, "Discunt Products", NOW - DAY) });
  await deliver({ e: view(1, "list") });
  expect(await counts()).toEqual({ 1: 4, 2: 1 });
  expect(await clicks()).toEqual([
    [1, "Discunt Products", TODAY - 1, 1],
    [1, "list", TODAY, 3],
  ]);
});

test("delivered again, in part, out of order or at the same moment: the effect of once", async () => {
  const messages = { a: view(1, "list"), b: view(2), c: view(1) };
  await Promise.all([deliver(messages), deliver(messages)]);
  await deliver({ c: view(1), a: view(1, "list"), f: view(2) });
  expect(await counts()).toEqual({ 1: 2, 2: 2 });
  expect(await clicks()).toEqual([[1, "list", TODAY, 1]]);
});

test("a delivery that fails half-way counts nothing, and all of it when it comes again", async () => {
  await env.DB.prepare("ALTER TABLE view_receipt RENAME TO view_receipt_away").run();
  await expect(deliver({ a: view(1), b: view(2) })).rejects.toThrow("view_receipt");
  await env.DB.prepare("ALTER TABLE view_receipt_away RENAME TO view_receipt").run();
  expect(await counts()).toEqual({});
  await deliver({ a: view(1), b: view(2) });
  expect(await counts()).toEqual({ 1: 1, 2: 1 });
});

test("what is no view, or of a product that is unknown or retired, is received and counts nothing", async () => {
  await deliver({
    a: "hello",
    b: null,
    c: { productId: "1", at: NOW },
    d: view(123_456),
    e: view(6, "list"),
    f: view(1),
  });
  await deliver({});
  expect(await counts()).toEqual({ 1: 1 });
  expect(await clicks()).toEqual([]);
});

test("a product that is viewed more moves up in the search, also when the first try ended after the count", async () => {
  const step = 2 ** 40;
  const place = async () => [
    await env.DB.prepare("SELECT rank FROM search_rank WHERE product_id = 1").first("rank"),
    await env.DB.prepare("SELECT rowid AS place FROM product_search").first("place"),
  ];
  await env.DB.batch([
    env.DB.prepare("INSERT INTO search_rank (product_id, rank) VALUES (1, ?)").bind(5 * step + 1),
    env.DB.prepare("INSERT INTO product_search (rowid, title) VALUES (?, 'phone')").bind(5 * step + 1),
    env.DB.prepare("UPDATE product SET view_count = 9 WHERE id = 1"),
  ]);
  await deliver({ a: view(2) });
  expect(await place()).toEqual([5 * step + 1, 5 * step + 1]);
  await countViews(env.DB, [{ ...view(1), id: "b" }], NOW);
  await deliver({ b: view(1) });
  expect(await counts()).toEqual({ 1: 10, 2: 1 });
  expect(await place()).toEqual([4 * step + 1, 4 * step + 1]);
});
