import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { auditBooks } from "../../app/data/upkeep/audit.server.ts";
import { searchColumns } from "../../app/domain/search/search-text.ts";
import { asD1, migrate } from "../support/sqlite-d1.ts";

// Migrations 0029 and 0033 write the rows of the search anew (docs/decisions/0008).

const PRICES = "0029_price_shelves.sql";
const SYNONYMS = "0033_search_synonyms.sql";
const PRODUCTS = `
  INSERT INTO parent_category (id, slug_name, name, amharic_name, position) VALUES (1, 'e', 'E', 'E', 1);
  INSERT INTO category (id, parent_id, slug_name, name) VALUES (11, 1, 'c', 'C');
  INSERT INTO vendor (id, name, created_at) VALUES (1, 'V', 0);
  INSERT INTO product (id, vendor_id, feed_id, feed_hash, name, name_slug, parent_id, category_id, selling_price, usd_price,
    stock_amount, listed_stock, thumbnail, created_at, updated_at, shown_price)
  SELECT column1, 1, column1, '', 'P', 'p' || column1, 1, 11, column2, 1, 1, 1, '/a.webp', 1, 1, column2
  FROM (VALUES (1, 100), (2, 34700), (3, 1782500000));
  INSERT INTO search_rank (product_id, rank) SELECT id, search_place FROM product;
  INSERT INTO product_search (rowid, title, category, body, shelf) SELECT search_place, 'pot', '#pot', '', '@p1 @c11 @v1' FROM product`;

test("what a search found it finds, among prices too, and a price that changes moves it there", async () => {
  const sqlite = new DatabaseSync(":memory:");
  migrate(sqlite, "", PRICES);
  sqlite.exec(PRODUCTS);
  migrate(sqlite, PRICES);
  const found = (match: string) =>
    sqlite
      .prepare("SELECT rowid >> 26 & 1073741823 AS id FROM product_search WHERE product_search MATCH ? ORDER BY id")
      .all(match)
      .map(({ id }) => id);
  expect(found('"#pot" AND "@c11"')).toEqual([1, 2, 3]);
  expect(found('"pot" AND "@m3"')).toEqual([1]);
  expect(found('"pot" AND ("@m31" OR "@m53")')).toEqual([1, 2]);
  expect(found('"pot" AND "@m101"')).toEqual([3]);
  sqlite.exec("UPDATE product SET shown_price = 40000 WHERE id = 2");
  expect(found('"pot" AND "@m53"')).toEqual([]);
  expect(found('"pot" AND "@m54" AND "@m5" AND "@v1"')).toEqual([2]);
  expect(await auditBooks(asD1(sqlite), 1)).toEqual([]);
  sqlite.close();
});

const nothing = { nameAm: null, descriptionAm: null, brand: null, categoryNames: [] };
const sources = [
  { ...nothing, name: "Two power banks", description: "Charges a phone, and two of them." },
  {
    ...nothing,
    name: "HP notebook",
    nameAm: "የልብስ ቦርሳ",
    brand: "HP",
    description: "",
    categoryNames: ["Computers", "ኮምፒውተር"],
  },
  { ...nothing, name: "Pants", description: "Trousers, 2 pockets" },
  { ...nothing, name: "T shirt", description: "" },
];

test("what was stored with a list for each place is found as what is imported now", () => {
  const sqlite = new DatabaseSync(":memory:");
  migrate(sqlite, "", SYNONYMS);
  const insert = sqlite.prepare(
    "INSERT INTO product_search (rowid, title, category, body, shelf) VALUES (?, ?, ?, ?, '@p1')",
  );
  for (const [index, source] of sources.entries()) {
    const { title, category } = searchColumns(source);
    const { category: described } = searchColumns({ ...nothing, name: source.description, description: "" });
    const told = category.split(" ");
    const body = described.split(" ").filter((token) => token !== "" && !told.includes(token));
    insert.run(index + 1, title, category, body.join(" ").replaceAll("#", ":"));
  }
  migrate(sqlite, SYNONYMS);
  const sorted = (tokens: string) => [...new Set(tokens.split(" "))].sort();
  const rows = sqlite.prepare("SELECT title, category, body, shelf FROM product_search ORDER BY rowid").all();
  for (const [index, source] of sources.entries()) {
    const { title, category, body } = searchColumns(source);
    expect(rows[index]).toMatchObject({ title, category, shelf: "@p1" });
    expect(sorted(String(rows[index]!.body))).toEqual(sorted(body));
  }
  const tables = sqlite
    .prepare("SELECT name FROM sqlite_master WHERE name IN ('meaning', 'phrase', 'implied_search')")
    .all();
  expect(tables).toEqual([]);
  sqlite.close();
});
