import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Product } from "../../../app/domain/products/product.ts";
import { categoryTree } from "../../../scripts/market/category-tree.ts";
import { generateMarket } from "../../../scripts/market/market.ts";
import { writeMarket } from "../../../scripts/market/write-market.ts";
import { AMHARIC_QUERIES, homophoneSpellings } from "../../golden/amharic-queries.ts";
import { PAIRS } from "../../golden/search-pairs.ts";
import { searched } from "../../support/searched.ts";

const db = env.DB;
const now = Date.UTC(2026, 4, 1, 9, 30);
const pairs = Object.values(PAIRS).flatMap((lines) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", meant = ""] = line.split("|").map((part) => part.trim());
      return { query, meant: meant.split(" / ") };
    }),
);
const goods = new Map(
  categoryTree.flatMap((parent) =>
    parent.categories.flatMap((category) =>
      category.subcategories.flatMap(({ goods }) => goods.map((good) => [good.en, good] as const)),
    ),
  ),
);

/** Whether a product is an offer of a good: the brand stands before its name, what kind of it behind a comma. */
function isOfferOf(name: string, { name: title, nameAm, brand }: Product): boolean {
  const { en, am } = goods.get(name)!;
  return [title, nameAm ?? ""].some((text) => {
    const own = text.toLowerCase().replace(brand === null ? "" : `${brand.toLowerCase()} `, "");
    return [en, am].some((wish) => own === wish.toLowerCase() || /^[,፣]/.test(own.replace(wish.toLowerCase(), "")));
  });
}

beforeAll(() => writeMarket(db, generateMarket(now), now), 120_000);

test("the pairs are about goods of the market", () => {
  expect(pairs.flatMap(({ meant }) => meant).filter((name) => !goods.has(name))).toEqual([]);
  expect(pairs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(pairs.map(({ query }) => query)).size).toBe(pairs.length);
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
