import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { invariants } from "../../../app/data/upkeep/audit-invariants.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";

// docs/decisions/0008.

const { sql } = invariants.find(({ name }) => name === "search-facts")!;
const wrong = async () => (await env.DB.prepare(sql).all()).results;
const facts = async (id: number) =>
  (await env.DB.prepare("SELECT * FROM search_fact WHERE place & 1073741823 = ?1").bind(id).all()).results;

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await env.DB.exec("INSERT INTO brand (id, slug, name) VALUES (900, 'b900', 'B')");
});

test("products that came in are told of", async () => {
  expect(await facts(1)).toHaveLength(1);
  expect(await wrong()).toEqual([]);
});

test.each([
  ["taken off the shelves", "retired_at = 5", []],
  ["back on them", "retired_at = NULL", [{}]],
  ["in another aisle", "subcategory_id = NULL", [{ place: 1, subcategory_id: null }]],
  ["in other colours", "color_bits = 5", [{ color_bits: 5 }]],
  ["in other sizes", "size_bits = 1 << 51", [{ size_bits: 2 ** 51 }]],
  ["of a brand", "brand_id = 900", [{ brand_id: 900 }]],
  ["another vendor's", "vendor_id = (SELECT max(id) FROM vendor)", [{}]],
  ["in another category", "category_id = (SELECT max(id) FROM category)", [{}]],
  ["in another parent category", "parent_id = (SELECT max(id) FROM parent_category)", [{}]],
  ["cheaper", "shown_price = 77", [{ shown_price: 77 }]],
])("a product is %s", async (_, change, expected) => {
  const before = await facts(1);
  await env.DB.prepare(`UPDATE product SET ${change} WHERE id = 1`).run();
  expect(await facts(1)).not.toEqual(before);
  expect(await facts(1)).toEqual(expected.map((row) => expect.objectContaining(row)));
  expect(await wrong()).toEqual([]);
});

test("a price that is written as it was writes nothing", async () => {
  const answer = await env.DB.prepare("UPDATE product SET shown_price = shown_price WHERE id = 1").run();
  expect(answer.meta.changes).toBe(1);
});
