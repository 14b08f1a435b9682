import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { searchProducts } from "../../app/data/search.server.ts";
import { CATALOGUE, insertSearchRows, insertSmallCatalogue } from "./small-catalogue.ts";

const db = env.DB;
const first = { size: 24, offset: 0 };
const CROWD = Array.from({ length: 2_030 }, (_, index) => ({
  id: 1000 + index,
  slug: `kettle-${index}`,
  name: index === 2_029 ? "Kettle kettle" : `Steel kettle ${index}`,
  category: 131,
  parent: 13,
}));

async function found(text: string): Promise<string[]> {
  const { products } = await searchProducts(db, text, first);
  return products.map((product) => product.nameSlug);
}

beforeAll(async () => {
  const products = [...CATALOGUE, ...CROWD];
  await insertSmallCatalogue(db, products);
  await insertSearchRows(db, products);
});

test.each([
  ["English", "shoe", "blue-shoe"],
  ["English, other case and order", "SHOE blue", "blue-shoe"],
  ["a prefix", "leat", "leather-bag"],
  ["Amharic", "ጫማ", "blue-shoe"],
  ["Amharic without its leading letter", "ቆዳ ቦርሳ", "leather-bag"],
  ["another letter of the same sound", "ሠማያዊ", "blue-shoe"],
  ["Amharic typed in Latin letters", "chama", "blue-shoe"],
  ["both scripts at once", "blue ጫማ", "blue-shoe"],
])("%s: %s finds its product", async (_, text, slug) => {
  expect(await found(text)).toContain(slug);
});

test("retired products are not found, all words are needed", async () => {
  expect(await found("radio")).toEqual([]);
  expect(await found("blue bag")).toEqual([]);
});

test("sold out comes after what is in stock among equals", async () => {
  expect((await found("phone")).toSorted()).toEqual(["phone-one", "phone-three", "phone-two"]);
  await db.prepare("UPDATE product SET stock_amount = 0 WHERE id IN (1, 3)").run();
  expect((await found("phone"))[0]).toBe("phone-two");
});

test("a search inside a filter", async () => {
  const bags = { target: { level: "parent", id: 2 } as const, freeDelivery: false, discountedAt: null, below: 100_000 };
  expect(await searchProducts(db, "ጫማ", first, bags)).toMatchObject({ products: [{ id: 4 }], total: 1 });
  expect(await searchProducts(db, "ጫማ", first, { ...bags, below: 99_999 })).toMatchObject({ products: [], total: 0 });
});

describe("many matches", () => {
  test("every page is another one, ranked and beyond, and the total is exact", async () => {
    const seen = new Set<number>();
    for (let offset = 0; offset < 2_040; offset += 24) {
      const page = await searchProducts(db, "kettle", { size: 24, offset });
      expect(page.total).toBe(2_030);
      for (const product of page.products) seen.add(product.id);
    }
    expect(seen.size).toBe(2_030);
  });
});

test.each([
  ["nothing", ""],
  ["punctuation", "\" ' ( ) * - : ^ ።"],
  ["operators", 'NOT AND OR NEAR("a" "b", 2)'],
  ["a column filter", "title:shoe"],
  ["an open quote", '"shoe'],
  ["a slash inside a word", "ት/ቤት"],
  ["control and direction marks", "\u0000\u202eshoe\u0007"],
  ["very long", "ጫማ ".repeat(5_000)],
  ["one long word", "a".repeat(10_000)],
  ["half a letter", "\ud83d shoe"],
])("%s is searched as text", async (_, text) => {
  await expect(searchProducts(db, text, first)).resolves.toHaveProperty("total");
});
