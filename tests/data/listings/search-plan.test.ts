import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Product } from "../../../app/domain/products/product.ts";
import { generateMarket } from "../../../scripts/market/market.ts";
import { writeMarket } from "../../../scripts/market/write-market.ts";
import { AMHARIC_QUERIES, homophoneSpellings } from "../../golden/amharic-queries.ts";
import { PLAIN_SEARCHES } from "../../golden/plain-searches.ts";
import { PAIRS } from "../../golden/search-pairs.ts";
import { goods, goodsNamed, isOfferOf } from "../../support/market-goods.ts";
import { searched } from "../../support/searched.ts";

const db = env.DB;
const now = Date.UTC(2026, 4, 1, 9, 30);
const linesOf = (lists: Readonly<Record<string, string>>) =>
  Object.values(lists).flatMap((lines) =>
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [query = "", meant = ""] = line.split("|").map((part) => part.trim());
        return { query, meant: meant.split(" / ") };
      }),
  );
const pairs = linesOf(PAIRS);
const plain = linesOf(PLAIN_SEARCHES).map(({ query, meant }) => ({ query, right: goodsNamed(meant) }));

beforeAll(() => writeMarket(db, generateMarket(now), now), 120_000);

test("the pairs are about goods of the market", () => {
  expect(pairs.flatMap(({ meant }) => meant).filter((name) => !goods.has(name))).toEqual([]);
  expect(pairs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(pairs.map(({ query }) => query)).size).toBe(pairs.length);
  expect(plain.flatMap(({ right }) => right).filter((name) => !goods.has(name))).toEqual([]);
  expect(plain.every(({ right }) => right.length > 0)).toBe(true);
  expect(new Set(plain.map(({ query }) => query)).size).toBeGreaterThanOrEqual(100);
});

test("what is meant is among the first ten in at least 95 of 100 searches", async () => {
  const missed: string[] = [];
  for (const { query, meant } of pairs) {
    const { products } = await searched(db, query, { size: 10 });
    if (!products.some((product) => meant.some((name) => isOfferOf(name, product)))) missed.push(query);
  }
  const recall = (pairs.length - missed.length) / pairs.length;
  console.log(`recall@10 ${recall.toFixed(3)} over ${pairs.length} pairs; missed: ${missed.join(" · ")}`);
  expect(recall).toBeGreaterThanOrEqual(0.95);
}, 60_000);

test("of the first five that a plain word finds, this share is what it means", async () => {
  const { results: all } = await db
    .prepare("SELECT name, name_am AS nameAm, brand FROM product WHERE retired_at IS NULL")
    .all<Pick<Product, "name" | "nameAm" | "brand">>();
  const poor: string[] = [];
  let shares = 0;
  for (const { query, right } of plain) {
    const isRight = (product: Pick<Product, "name" | "nameAm" | "brand">) =>
      right.some((name) => isOfferOf(name, product));
    const { products } = await searched(db, query, { size: 5 });
    const places = Math.min(products.length, all.filter(isRight).length);
    const found = products.filter(isRight).length;
    shares += places === 0 ? 0 : found / places;
    if (found < places || places === 0) poor.push(`${query} ${found}/${places}`);
  }
  const precision = shares / plain.length;
  console.log(`precision@5 ${precision.toFixed(3)} over ${plain.length} plain searches; ${poor.join(" · ")}`);
  expect(precision).toBeGreaterThanOrEqual(0.6);
}, 60_000);

test("every spelling of the same sounds finds the same, in the same order", async () => {
  expect(AMHARIC_QUERIES.length).toBeGreaterThanOrEqual(25);
  let spellings = 0;
  for (const query of AMHARIC_QUERIES) {
    const ids = async (text: string) => (await searched(db, text)).products.map(({ id }) => id);
    const found = await ids(query);
    expect(found, query).not.toEqual([]);
    const others = homophoneSpellings(query, 8).slice(1);
    expect(others.length, query).toBeGreaterThan(0);
    for (const other of others) expect(await ids(other), other).toEqual(found);
    spellings += others.length;
  }
  console.log(`${spellings} other spellings of ${AMHARIC_QUERIES.length} Amharic searches`);
}, 60_000);
