import { beforeEach, expect, test } from "vitest";
import {
  findOrCreateVendor,
  listFeedIds,
  retireProducts,
  saveProducts,
} from "../../../app/data/import/catalogue-import.server.ts";
import { goodsOn } from "../../../app/data/shelves.server.ts";
import { reassignSearchRanks } from "../../../app/data/listings/search-index.server.ts";
import { draft, emptyCatalogue, NOW, tableContents } from "../../support/import-drafts.ts";
import { searched } from "../../support/searched.ts";
import { db, readRow, readRows, readValue } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

const LATER = NOW + 60_000;
let vendor = 0;

beforeEach(async () => void (vendor = await emptyCatalogue(db, NOW)));

const many = (count: number, start = 0) => Array.from({ length: count }, (_, index) => draft(`p${start + index}`));
const product = (feedId: string) =>
  readRow<Record<string, unknown>>("SELECT * FROM product WHERE vendor_id = ?1 AND feed_id = ?2", vendor, feedId);
const version = () => readValue<number>("SELECT version FROM catalogue_version");
const totals = async (level: "parent" | "category" | "subcategory") => {
  const table = level === "parent" ? "parent_category" : level;
  const sql = `SELECT slug_name, ${goodsOn(level, `${table}.id`)} AS total FROM ${table} ORDER BY slug_name`;
  const rows = await readRows<{ slug_name: string; total: number }>(sql);
  return Object.fromEntries(rows.filter(({ total }) => total > 0).map((row) => [row.slug_name, row.total]));
};

test("a second import of the same products leaves every table as it is, the catalogue version included", async () => {
  expect(await saveProducts(db, vendor, many(120), NOW)).toEqual({ created: 120, updated: 0, unchanged: 0 });
  expect(await reassignSearchRanks(db)).toBe(0);
  const before = await tableContents(db);
  expect(await saveProducts(db, vendor, many(120), LATER)).toEqual({ created: 0, updated: 0, unchanged: 120 });
  expect(await reassignSearchRanks(db)).toBe(0);
  expect(await tableContents(db)).toEqual(before);
});

test("a changed row is updated, keeps its first day, and raises the version", async () => {
  await saveProducts(db, vendor, many(3), NOW);
  const before = await version();
  const changed = [draft("p0"), draft("p1", { name: "Another title", sellingPrice: 5_000, images: [] }), draft("p2")];
  expect(await saveProducts(db, vendor, changed, LATER)).toEqual({ created: 0, updated: 1, unchanged: 2 });
  expect(await product("p1")).toMatchObject({
    ...{ name: "Another title", name_slug: "another-title", selling_price: 5_000, thumbnail: "", hover_image: null },
    ...{ created_at: NOW, updated_at: LATER },
  });
  expect((await product("p0"))?.updated_at).toBe(NOW);
  expect(await version()).toBeGreaterThan(before!);
  expect((await searched(db, "another")).total).toBe(1);
  expect((await searched(db, "p1")).total).toBe(0);
});

test("retired products leave totals, search and lists, and come back with the next import", async () => {
  await saveProducts(db, vendor, many(3), NOW);
  await reassignSearchRanks(db);
  expect(await retireProducts(db, vendor, ["p1", "unknown"], LATER)).toBe(1);
  expect(await retireProducts(db, vendor, ["p1"], LATER)).toBe(0);
  await reassignSearchRanks(db);
  expect(await listFeedIds(db, vendor, "", 10)).toEqual(["p0", "p2"]);
  expect(await listFeedIds(db, vendor, "p0", 1)).toEqual(["p2"]);
  expect(await totals("parent")).toEqual({ home: 2 });
  expect((await searched(db, "clay")).total).toBe(2);
  expect(await saveProducts(db, vendor, many(3), LATER)).toEqual({ created: 0, updated: 1, unchanged: 2 });
  await reassignSearchRanks(db);
  expect(await totals("parent")).toEqual({ home: 3 });
  expect((await searched(db, "clay")).total).toBe(3);
});

test("totals of all three levels are exact", async () => {
  const apparel = { parentSlug: "apparel", category: { slugName: "dresses", name: "Dresses", nameAm: null } };
  const nowhere = { parentSlug: "metallurgy", subcategory: null };
  await saveProducts(db, vendor, [...many(4), draft("d", { ...apparel, subcategory: null }), draft("n", nowhere)], NOW);
  await reassignSearchRanks(db);
  expect(await totals("parent")).toEqual({ home: 4, apparel: 1, unsorted: 1 });
  expect(await totals("category")).toEqual({ kitchenware: 4, dresses: 1, "kitchenware-unsorted": 1 });
  expect(await totals("subcategory")).toEqual({ pots: 4 });
});

test("categories are found, not made again, and keep the names they have", async () => {
  await db.exec(
    "INSERT INTO category (id, parent_id, slug_name, name, amharic_name) VALUES (900, 2, 'kitchenware', 'Kitchen', 'ወጥ ቤት')",
  );
  await saveProducts(db, vendor, many(2), NOW);
  expect((await product("p0"))?.category_id).toBe(900);
  expect((await searched(db, "ወጥ ቤት")).total).toBe(2);
  const results = await readRows("SELECT name FROM category");
  expect(results).toEqual([{ name: "Kitchen" }]);
});

test("equal titles get addresses of their own, also against those already given", async () => {
  const same = (feedId: string) => draft(feedId, { name: "Straight Kurta" });
  const slugs = async () =>
    (await readRows<{ name_slug: string }>("SELECT name_slug FROM product ORDER BY id")).map((row) => row.name_slug);
  await saveProducts(db, vendor, [same("a"), same("b")], NOW);
  const other = await findOrCreateVendor(db, "Other", NOW, author);
  await saveProducts(db, other, ["a", ..."cdefghijk"].map(same), NOW);
  const found = await slugs();
  expect(found.slice(0, 9)).toEqual([
    "straight-kurta",
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `straight-kurta-${number}`),
  ]);
  expect(found.slice(9).every((slug) => /^straight-kurta-[0-9a-f]{10}$/.test(slug))).toBe(true);
  expect(new Set(found).size).toBe(12);
});

test("a renamed product gets a new slug and its old ones lead to it, whoever else has that name", async () => {
  const named = (feedId: string, name: string) => draft(feedId, { name });
  const valuesOf = async (sql: string) => (await readRows(sql)).map((row) => Object.values(row));
  const slugs = async () => Object.fromEntries(await valuesOf("SELECT feed_id, name_slug FROM product"));
  const old = () =>
    valuesOf("SELECT o.slug, p.feed_id FROM product_old_slug o JOIN product p ON p.id = o.product_id ORDER BY o.slug");
  await saveProducts(db, vendor, [named("a", "Red cup"), named("b", "Blue cup")], NOW);
  await saveProducts(db, vendor, [named("a", "RED  cup!")], LATER);
  expect(await slugs()).toEqual({ a: "red-cup", b: "blue-cup" });
  expect(await old()).toEqual([]);
  await saveProducts(db, vendor, [named("a", "Green cup"), named("c", "Red cup")], LATER);
  expect(await slugs()).toEqual({ a: "green-cup", b: "blue-cup", c: "red-cup-2" });
  expect(await old()).toEqual([["red-cup", "a"]]);
  await saveProducts(db, vendor, [named("b", "Red cup")], LATER);
  expect(await slugs()).toMatchObject({ b: "red-cup-3" });
  await saveProducts(db, vendor, [named("a", "Red cup")], LATER);
  expect(await slugs()).toEqual({ a: "red-cup", b: "red-cup-3", c: "red-cup-2" });
  expect(await old()).toEqual([
    ["blue-cup", "b"],
    ["green-cup", "a"],
  ]);
});

test("a variant that is still sold keeps its row: carts name it", async () => {
  const sizes = (...list: string[]) => ({
    variants: list.map((size) => ({ color: null, colorAm: null, colorCode: null, size, price: 99_900 })),
  });
  const stored = async () =>
    await readRows<{ id: number; size: string }>("SELECT id, size FROM product_variant ORDER BY position");
  await saveProducts(db, vendor, [draft("s", sizes("39", "40", "41"))], NOW);
  const before = new Map((await stored()).map(({ size, id }) => [size, id]));
  await saveProducts(db, vendor, [draft("s", sizes("41", "40", "42"))], LATER);
  const after = await stored();
  expect(after.map(({ size }) => size)).toEqual(["41", "40", "42"]);
  expect(after[0]?.id).toBe(before.get("41"));
  expect(after[1]?.id).toBe(before.get("40"));
  expect((await product("s"))?.variant_count).toBe(3);
});

test("what only the market brings is stored when present and kept when absent", async () => {
  const rates = [{ rate: 5, author: "Hana", content: "ጥሩ", contentLang: "am" as const, createdAt: 5 }];
  await saveProducts(db, vendor, [draft("m", { market: { createdAt: 9, viewCount: 1_234, rates } })], NOW);
  await saveProducts(db, vendor, [draft("m", { stockAmount: 3 })], LATER);
  expect(await product("m")).toMatchObject({
    ...{ created_at: 9, view_count: 1_234, rate_sum: 5, rate_count: 1, stock_amount: 3 },
  });
  expect(await readValue("SELECT content FROM product_rate")).toBe("ጥሩ");
});

test("what can be bought, then what is viewed, ranks before the rest, and moves when that changes", async () => {
  await saveProducts(db, vendor, [draft("out", { stockAmount: 0 }), draft("in"), draft("seen")], NOW);
  await db.exec("UPDATE product SET view_count = 5000 WHERE feed_id = 'seen'");
  await db.exec("UPDATE product SET stock_amount = 0, listed_stock = 0 WHERE feed_id = 'in'");
  expect(await reassignSearchRanks(db)).toBe(1);
  const ranked = `SELECT p.feed_id FROM search_rank s JOIN product p ON p.id = s.product_id
    JOIN product_search f ON f.rowid = s.rank WHERE product_search MATCH 'clay' ORDER BY s.rank`;
  const results = await readRows<{ feed_id: string }>(ranked.replace("product_search MATCH", "f.product_search MATCH"));
  expect(results.map((row) => row.feed_id)).toEqual(["seen", "out", "in"]);
  expect(await reassignSearchRanks(db)).toBe(0);
});

test("nothing of a chunk is stored when a part of it cannot be", async () => {
  const before = await version();
  await expect(saveProducts(db, vendor, [draft("good"), draft("bad", { sellingPrice: 0 })], NOW)).rejects.toThrow();
  expect(await readValue("SELECT (SELECT count(*) FROM product) + (SELECT count(*) FROM product_search)")).toBe(0);
  expect(await version()).toBe(before);
});
