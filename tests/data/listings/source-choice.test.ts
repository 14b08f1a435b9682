import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { invariants } from "../../../app/data/upkeep/audit-invariants.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";

// docs/decisions/0007, "Colours and sizes".

const { sql } = invariants.find(({ name }) => name === "choices")!;
const wrong = async () => (await env.DB.prepare(sql).all()).results;
const choices = async () =>
  (await env.DB.prepare("SELECT * FROM product_choice WHERE id = 1 ORDER BY facet, bit").all()).results;
const change = (set: string) => env.DB.prepare(`UPDATE product SET ${set} WHERE id = 1`).run();

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await env.DB.exec("INSERT INTO brand (id, slug, name) VALUES (900, 'b900', 'B')");
  for (const [facet, bit] of [3, 4].flatMap((one) => [0, 1, 51].map((place) => [one, place] as const)))
    await env.DB.prepare("INSERT INTO choice (facet, bit, slug, name) VALUES (?1, ?2, ?3, 'x') ON CONFLICT DO NOTHING")
      .bind(facet, bit, `c${bit}`)
      .run();
  await change("color_bits = 0, size_bits = 0");
});

test("a product without any is listed under none", async () => {
  expect(await choices()).toEqual([]);
  expect(await wrong()).toEqual([]);
});

test.each([
  [
    "in two colours",
    "color_bits = 3",
    [
      { facet: 3, bit: 0 },
      { facet: 3, bit: 1 },
    ],
  ],
  [
    "in another colour and a size",
    "color_bits = 1 << 51, size_bits = 2",
    [
      { facet: 3, bit: 51 },
      { facet: 4, bit: 1 },
    ],
  ],
  ["in a size only", "color_bits = 0", [{ facet: 4, bit: 1 }]],
  ["taken off the shelves", "retired_at = 5", []],
  ["back on them", "retired_at = NULL", [{ bit: 1 }]],
  ["of a brand", "brand_id = 900", [{ brand_id: 900 }]],
  ["another vendor's", "vendor_id = (SELECT max(id) FROM vendor)", [{}]],
  ["in another category", "category_id = (SELECT max(id) FROM category)", [{}]],
  ["in another parent category", "parent_id = (SELECT max(id) FROM parent_category)", [{}]],
  ["in no subcategory", "subcategory_id = NULL", [{ subcategory_id: null }]],
  ["cheaper", "shown_price = 77", [{ shown_price: 77 }]],
  ["in a deal", "shown_discount = 30", [{ shown_discount: 30 }]],
  ["rated", "rate_sum = 15, rate_count = 3", [{ rating_order: 4062 }]],
  ["sold out", "stock_amount = 0, listed_stock = 0", [{}]],
  ["delivered for nothing", "free_delivery = 1 - free_delivery", [{}]],
  ["younger", "created_at = created_at + 1", [{}]],
])("a product is %s", async (_, set, expected) => {
  const before = await choices();
  await change(set);
  expect(await choices()).not.toEqual(before);
  expect(await choices()).toEqual(expected.map((row) => expect.objectContaining(row)));
  expect(await wrong()).toEqual([]);
});

test("a stock that goes from 7 to 6 writes nothing", async () => {
  await change("stock_amount = 7, listed_stock = 7");
  expect((await change("stock_amount = 6, listed_stock = 6")).meta.changes).toBe(1);
});

test("a product that is deleted is listed no more", async () => {
  await env.DB.exec("DELETE FROM product WHERE id = 1");
  expect(await choices()).toEqual([]);
  expect(await wrong()).toEqual([]);
});
