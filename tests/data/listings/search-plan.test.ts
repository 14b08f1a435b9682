import { beforeAll, expect, test } from "vitest";
import { noFilter } from "../../../app/domain/listings/listing-filter.ts";
import { listRelevant } from "../../../app/data/listings/page-by-relevance.server.ts";
import { findSearchPlan } from "../../../app/data/listings/search-plan.server.ts";
import { promoPanels } from "../../../app/domain/home/promo-panels.ts";
import { chargedPrice } from "../../../app/domain/products/price.ts";
import { loadMarket } from "../../../scripts/market/load-market.ts";
import { AMHARIC_QUERIES, homophoneSpellings } from "../../golden/amharic-queries.ts";
import { LATIN_AMHARIC } from "../../golden/latin-amharic.ts";
import { PLAIN_SEARCHES } from "../../golden/plain-searches.ts";
import { PAIRS } from "../../golden/search-pairs.ts";
import { relevantIds, marketRows, type MarketRow } from "../../support/market-goods.ts";
import { shareOf } from "../../support/shares.ts";
import { searched } from "../../support/searched.ts";
import { db, readRow } from "../../support/test-database.ts";

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
const plain = linesOf(PLAIN_SEARCHES);
let rows: MarketRow[];

beforeAll(async () => {
  await loadMarket(db, now);
  rows = await marketRows(db);
});

test("the pairs are about goods of the market", () => {
  const terms = [...pairs, ...plain].flatMap(({ meant }) => meant.map((term) => term.replace(/^-/, "")));
  expect([...new Set(terms)].filter((term) => relevantIds(rows, [term]).size === 0)).toEqual([]);
  expect(pairs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(pairs.map(({ query }) => query)).size).toBe(pairs.length);
  expect(new Set(plain.map(({ query }) => query)).size).toBeGreaterThanOrEqual(100);
});

test("what is meant is among the first ten in at least 98 of 100 searches", async () => {
  const missed: string[] = [];
  const some = shareOf(pairs, 3);
  for (const { query, meant } of some) {
    const { products } = await searched(db, query, { size: 10 });
    const ids = relevantIds(rows, meant);
    if (!products.some(({ id }) => ids.has(id))) missed.push(query);
  }
  const recall = (some.length - missed.length) / some.length;
  expect(recall, missed.join(" · ")).toBeGreaterThanOrEqual(0.98);
});

test("of the first five that a plain word finds, this share is what it means", async () => {
  const poor: string[] = [];
  let shares = 0;
  for (const { query, meant } of plain) {
    const right = relevantIds(rows, meant);
    const { products } = await searched(db, query, { size: 5 });
    const places = Math.min(products.length, right.size);
    const found = products.filter(({ id }) => right.has(id)).length;
    shares += places === 0 ? 0 : found / places;
    if (found < places || places === 0) poor.push(`${query} ${found}/${places}`);
  }
  const precision = shares / plain.length;
  expect(precision, poor.join(" · ")).toBeGreaterThanOrEqual(0.95);
});

test("Amharic typed in Latin letters finds what the spelt word does in at least 95 of 100 searches", async () => {
  const missed: string[] = [];
  const latin = shareOf(linesOf(LATIN_AMHARIC), 4);
  for (const { query, meant } of latin) {
    const [typed, spelt] = [await searched(db, query, { size: 5 }), await searched(db, meant[0]!)];
    const ids = new Set(spelt.products.map(({ id }) => id));
    const same = typed.products.filter(({ id }) => ids.has(id)).length;
    // Descriptions are searched for the exact spelling only.
    if (same === 0 || same < Math.min(3, ids.size, typed.products.length)) missed.push(query);
  }
  expect(missed.length / latin.length, missed.join(" · ")).toBeLessThanOrEqual(0.05);
});

test.each(Object.values(promoPanels).flat())(
  "the first page of $query has one from $price santim (9.7)",
  async (tile) => {
    const { products } = await searched(db, tile.query, { size: 24 });
    const prices = products.map((product) => chargedPrice(product, null, now));
    expect(prices.filter((price) => price <= tile.price && price > 0.8 * tile.price)).not.toEqual([]);
  },
);

test.each("zzzzqq zzqq kkkk ttttt asdfgh qwerty xyzzy dfgdfg lkjhg foobar wxyz ghghgh ቅቅቅቅ ግፍድስ".split(" "))(
  "%s finds nothing",
  async (nonsense) => expect(await searched(db, nonsense)).toMatchObject({ total: 0, plan: { isPartial: false } }),
);

test.each([
  ["iphone", "Mobile phones and tablets"],
  ["አይፎን", "Mobile phones and tablets"],
  ["samsung galaxy s24", "Mobile phones and tablets"],
  ["reebok shoes", /shoes|sneakers|loafers/i],
  ["iphone charger", "Chargers"],
  ["bosch fridge", "Refrigerators and freezers"],
])("%s is not sold, which is said; what is like it is shown", async (text, shelf) => {
  const { plan, products } = await searched(db, text, { size: 3 });
  expect(plan).toMatchObject({ isPartial: true, corrected: null });
  expect(products.map(({ subcategory }) => subcategory?.name)).toEqual(
    products.map(() => expect.stringMatching(shelf)),
  );
});

test("woman, women and women's find the same in the same order", async () => {
  const ids = async (text: string) => (await searched(db, text)).products.map(({ id }) => id);
  const found = await ids("women's shoes");
  expect(found).toHaveLength(24);
  for (const other of ["woman shoes", "women shoes", "womens shoe"]) expect(await ids(other), other).toEqual(found);
});

test.each([
  ["mitita", "Mitmita"],
  ["reebot", "Rekebot"],
  ["gabis", "Gabi"],
  ["jebna", "Jebena"],
  ["wheat breads", "Wheat bread"],
  ["difo dabo", "Wheat bread"],
])("in a store that has it, %s finds %s, whatever others sell", async (text, name) => {
  const { id } = (await readRow("SELECT vendor_id AS id FROM product WHERE name LIKE ?1 || '%'", name))!;
  const shelves = [[`v${Number(id)}` as const]];
  const plan = await findSearchPlan(db, text, shelves);
  const products = await listRelevant(db, plan!, { ...noFilter, vendors: [Number(id)] }, { size: 10, offset: 0 });
  expect(products.map((product) => product.name)).toContainEqual(expect.stringContaining(name));
});

test("every spelling of the same sounds finds the same, in the same order", async () => {
  expect(AMHARIC_QUERIES.length).toBeGreaterThanOrEqual(25);
  for (const query of AMHARIC_QUERIES) {
    const ids = async (text: string) => (await searched(db, text)).products.map(({ id }) => id);
    const found = await ids(query);
    expect(found, query).not.toEqual([]);
    const others = homophoneSpellings(query, 8).slice(1);
    expect(others.length, query).toBeGreaterThan(0);
    for (const other of others) expect(await ids(other), other).toEqual(found);
  }
});
