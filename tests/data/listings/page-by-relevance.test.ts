import { beforeAll, describe, expect, test } from "vitest";
import { reassignRanksOf, reassignSearchRanks } from "../../../app/data/listings/search-index.server.ts";
import { aisleIn, cellIn, idIn } from "../../../app/data/listings/sources.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { searched } from "../../support/searched.ts";
import { CATALOGUE, insertSearchRows, insertSmallCatalogue, type SmallProduct } from "../small-catalogue.ts";
import { db, readRow, readValue, run } from "../../support/test-database.ts";

const CROWD: SmallProduct[] = Array.from({ length: 2_030 }, (_, index) => ({
  id: 1000 + index,
  slug: `kettle-${index}`,
  name: index === 2_029 ? "Kettle" : index % 2 === 0 ? `Kettle of steel ${index}` : `Steel kettle ${index}`,
  category: 131,
  parent: 13,
}));

async function slugs(text: string): Promise<string[]> {
  return (await searched(db, text)).products.map((product) => product.nameSlug);
}

beforeAll(async () => {
  const products = [...CATALOGUE, ...CROWD];
  await insertSmallCatalogue(db, products);
  await insertSearchRows(db, products);
});

test.each([
  ["a beginning", "leat", "leather-bag"],
  ["Amharic without its leading letter", "ቆዳ ቦርሳ", "leather-bag"],
  ["both scripts at once", "blue ጫማ", "blue-shoe"],
])("%s: %s finds its product", async (_, text, slug) => {
  expect(await slugs(text)).toContain(slug);
});

test("what has only some of the words is shown where nothing has all, and says so", async () => {
  const { plan, products } = await searched(db, "blue leather");
  expect(plan?.isPartial).toBe(true);
  expect(products.map(({ nameSlug }) => nameSlug).toSorted()).toEqual(["blue-shoe", "leather-bag"]);
  expect((await searched(db, "blue unheard")).products.map(({ nameSlug }) => nameSlug)).toEqual(["blue-shoe"]);
});

describe("words that nobody writes", () => {
  test.each([
    ["lether bag", "leather bag", "leather-bag"],
    ["bleu", "blue", "blue-shoe"],
    ["ሰማዪዊ ጫማ", "ሰማያዊ ጫማ", "blue-shoe"],
    ["samoyawi", "ሰማያዊ", "blue-shoe"],
  ])("%s is read as %s", async (text, corrected, slug) => {
    const { plan, products } = await searched(db, text);
    expect(plan?.corrected).toBe(corrected);
    expect(products[0]?.nameSlug).toBe(slug);
  });

  test.each([
    ["another first sound", "teather"],
    ["numbers", "12345"],
    ["a word that a product has", "fridge"],
    ["two neighbours as one word", "blueshoe"],
  ])("%s are not corrected: %s", async (_, text) => {
    expect((await searched(db, text)).plan).toMatchObject({ corrected: null, isPartial: false });
  });
});

describe("order", () => {
  test("the exact title, titles that begin so, titles that have it; every page is another one", async () => {
    const order: string[] = [];
    for (let offset = 0; offset < 2_040; offset += 24) {
      const page = await searched(db, "kettle", { size: 24, offset });
      expect(page.total).toBe(2_030);
      order.push(...page.products.map(({ name }) => name.replace(/ \d+$/, "")));
    }
    expect(order).toEqual(["Kettle", ...Array(1_015).fill("Kettle of steel"), ...Array(1_014).fill("Steel kettle")]);
  });

  test("sold out comes after what is in stock among equals, much viewed before little viewed", async () => {
    expect(await slugs("phone")).toEqual(["phone-two", "phone-one", "phone-three"]);
    await run("UPDATE product SET stock_amount = 0, listed_stock = 0 WHERE id = 2");
    expect(await slugs("phone")).toEqual(["phone-one", "phone-three", "phone-two"]);
    await run("UPDATE product SET view_count = 20000 WHERE id IN (3, 8)");
    expect(await reassignRanksOf(db, [1, 2, 3, 4])).toBe(1);
    expect(await slugs("phone")).toEqual(["phone-three", "phone-one", "phone-two"]);
    expect(await reassignSearchRanks(db)).toBe(1);
    expect(await reassignSearchRanks(db)).toBe(0);
  });

  // A walk for each moved row took over a minute for 500 rows in a market of a million.
  test("products are moved to their rank without a walk of the search", async () => {
    await run("UPDATE product SET view_count = 20000 WHERE id = 1");
    const asked: Asked[] = [];
    expect(await reassignRanksOf(listening(db, asked), [1])).toBe(1);
    const plans = (await Promise.all(asked.map((one) => planOf(db, one)))).flat();
    const ways = plans.filter((detail) => detail.includes("product_search"));
    expect(ways).toEqual([expect.stringMatching(/ VIRTUAL TABLE INDEX 0:=$/)]);
  });
});

test("what a row of the search says of its product's facets and aisle changes with the product", async () => {
  const changes = [
    "shown_price = 2500000",
    "shown_discount = 60",
    "rate_sum = 9, rate_count = 2",
    "free_delivery = 1 - free_delivery",
    "stock_amount = 0, listed_stock = 0",
    "subcategory_id = NULL",
  ];
  const said = () =>
    readRow(`SELECT ${idIn("f.rowid")} = p.id AND ${cellIn("f.rowid")} = p.facets AND ${aisleIn("f.rowid")} = p.aisle AND f.rowid = p.search_place
           AND p.aisle = coalesce(p.subcategory_id, 0) AS isRight, p.facets, p.aisle
         FROM product p CROSS JOIN search_rank s ON s.product_id = p.id CROSS JOIN product_search f ON f.rowid = s.rank WHERE p.id = 4`);
  const seen = [await said()];
  for (const change of changes) {
    await run(`UPDATE product SET ${change} WHERE id = 4`);
    seen.push(await said());
  }
  expect(seen.map((row) => row?.isRight)).toEqual(seen.map(() => 1));
  expect(new Set(seen.map((row) => JSON.stringify(row))).size).toBe(seen.length);
  const all = await readValue("SELECT count(*) = (SELECT count(*) FROM search_rank) AS isSame FROM product_search");
  expect(all).toBe(1);
});

test("words that no product has any more are forgotten", async () => {
  const count = (word: string) => readValue("SELECT count FROM search_word WHERE word = ?1", word);
  expect(await count("fridge")).toBe(1);
  await run("UPDATE search_word SET count = 0 WHERE word = 'fridge'");
  await reassignSearchRanks(db);
  expect(await count("fridge")).toBeNull();
  const left = await readValue("SELECT count(*) AS n FROM search_deletion WHERE word = 'fridge'");
  expect(left).toBe(0);
});

test.each([
  ["nothing", ""],
  ["operators", 'NOT AND OR NEAR("a" "b", 2)'],
  ["our own marks", "^=+#:@ @p1 #shoe ^blue+shoe"],
  ["control and direction marks", "\u0000\u202eshoe\u0007"],
  ["numbers that are no digits", "½ ² ፩፪ Ⅷ ①"],
])("%s is searched as text", async (_, text) => {
  await expect(searched(db, text)).resolves.toHaveProperty("total");
});
