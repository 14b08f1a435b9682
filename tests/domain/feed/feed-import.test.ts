import { expect, test } from "vitest";
import type { FeedRow } from "../../../app/domain/feed/feed-row.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { BatchFailure, FeedImport, type FeedStore, type SaveAnswer } from "../../../app/domain/feed/feed-import.ts";
import { draft } from "../../support/import-drafts.ts";

const row = (line: number, vendor = "V"): FeedRow => ({
  line,
  ok: true,
  vendor,
  draft: draft(`p${line}`),
  warnings: [],
});

function importInto(save: (vendor: string, products: ProductDraft[]) => Omit<SaveAnswer, "updated" | "unchanged">) {
  const sent: [vendor: string, products: number][] = [];
  const rejects: number[] = [];
  const client = {
    save: async (vendor: string, products: ProductDraft[]) => {
      sent.push([vendor, products.length]);
      return { updated: 0, unchanged: 0, ...save(vendor, products) };
    },
  } as unknown as FeedStore;
  return { feed: new FeedImport(client, ({ line }) => rejects.push(line)), sent, rejects };
}

test("batches hold one vendor's products, at most 50 of them", async () => {
  const { feed, sent } = importInto((_, products) => ({ created: products.length, rejected: [] }));
  for (let line = 2; line < 122; line += 1) await feed.add(row(line, line % 12 === 0 ? "Rare" : "V"));
  await feed.flush();
  expect(sent).toEqual([
    ["V", 50],
    ["V", 50],
    ["Rare", 10],
    ["V", 10],
  ]);
  expect(feed.counts).toMatchObject({ rows: 120, created: 120, rejected: 0 });
});

test("long texts make smaller batches", async () => {
  const { feed, sent } = importInto((_, products) => ({ created: products.length, rejected: [] }));
  const long = { ...row(2), draft: draft("p", { description: "ጫ".repeat(200_000) }) } as FeedRow;
  for (let index = 0; index < 4; index += 1) await feed.add(long);
  await feed.flush();
  expect(sent.map(([, products]) => products)).toEqual([2, 2]);
});

test("what the shop rejects is told by its line", async () => {
  const rejected = [{ index: 1, column: "name", reason: "empty" }];
  const { feed, rejects } = importInto((_, products) => ({ created: products.length - 1, rejected }));
  for (const line of [2, 3, 4]) await feed.add(row(line));
  await feed.flush();
  expect(rejects).toEqual([3]);
  expect(feed.counts).toMatchObject({ created: 2, rejected: 1 });
});

test("a product that cannot be stored does not take its batch with it", async () => {
  const { feed, rejects } = importInto((_, products) => {
    if (products.some(({ feedId }) => feedId === "p3")) throw new BatchFailure("the shop answers 503");
    return { created: products.length, rejected: [] };
  });
  for (const line of [2, 3, 4, 5]) await feed.add(row(line));
  await feed.flush();
  expect(rejects).toEqual([3]);
  expect(feed.counts).toMatchObject({ rows: 4, created: 3, rejected: 1 });
});

test("a shop that stores nothing any more ends the import", async () => {
  const { feed, sent } = importInto(() => {
    throw new BatchFailure("the shop answers 503");
  });
  for (let line = 2; line < 42; line += 1) await feed.add(row(line));
  await expect(feed.flush()).rejects.toThrow("the shop answers 503");
  expect(sent).toHaveLength(11);
});
