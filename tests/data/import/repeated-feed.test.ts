import { beforeEach, expect, test } from "vitest";
import { findOrCreateVendor, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { sellOut } from "../../../app/data/import/sell-out.server.ts";
import { changeGoods } from "../../../app/data/products/change-goods.server.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { draft, emptyCatalogue, NOW } from "../../support/import-drafts.ts";
import { db, readRow, readRows, run } from "../../support/test-database.ts";

// settled.md 53.

const author = { kind: "portal", id: "1", name: "system", address: "" } as const;
let vendor = 0;

beforeEach(async () => void (vendor = await emptyCatalogue(db, NOW)));

const pot = (changes: Partial<ProductDraft> = {}) => draft("pot", { stockAmount: 5, ...changes });
const feed = (one: ProductDraft) => saveProducts(db, vendor, [one], NOW);

interface Stored {
  id: number;
  name: string;
  price: number;
  stock: number;
  listed: number;
}
async function stored(): Promise<Stored> {
  const row = await readRow<Stored>(
    "SELECT id, name, selling_price AS price, stock_amount AS stock, listed_stock > 0 AS listed FROM product",
  );
  return row!;
}
const optionStocks = async () =>
  (await readRows("SELECT size, stock_amount, price FROM product_variant ORDER BY position")).map((row) =>
    Object.values(row),
  );

test("5 in the feed, 3 sold, the feed again with its title corrected: 2 left", async () => {
  await feed(pot());
  await run("UPDATE product SET stock_amount = stock_amount - 3, units_taken = units_taken + 3");
  await feed(pot({ name: "Clay pot, large" }));
  expect(await stored()).toMatchObject({ name: "Clay pot, large", stock: 2 });
  await feed(pot({ name: "Clay pot, large", stockAmount: 8 }));
  expect(await stored()).toMatchObject({ stock: 8 });
});

test("a price and a stock set by the vendor's system stay until the feed says another one", async () => {
  await feed(pot());
  const { id } = await stored();
  const by = { vendorId: vendor, author, now: NOW + 1 };
  await changeGoods(db, by, [{ id, price: 80_000, usdPrice: null }]);
  await changeGoods(db, by, [{ id, stock: 3, expected: null }]);
  await feed(pot({ description: "Fired three times." }));
  expect(await stored()).toMatchObject({ price: 80_000, stock: 3 });
  await feed(pot({ description: "Fired three times.", sellingPrice: 120_000 }));
  expect(await stored()).toMatchObject({ price: 120_000, stock: 3 });
});

test("options keep what was sold and set, each by its colour and size", async () => {
  const option = (size: string, stockAmount: number, price = 99_900) => ({
    ...{ color: "Red", colorAm: null, colorCode: null, size, price, stockAmount },
  });
  const shirt = (...variants: ProductDraft["variants"]) => pot({ variants, stockAmount: 5 });
  await feed(shirt(option("M", 2), option("L", 3)));
  await db.exec("UPDATE product_variant SET stock_amount = 1, units_taken = 1 WHERE size = 'M'");
  await db.exec("UPDATE product SET stock_amount = 4, units_taken = 1");
  await feed({ ...shirt(option("M", 2), option("L", 3)), name: "Shirt" });
  expect(await optionStocks()).toEqual([
    ["M", 1, 99_900],
    ["L", 3, 99_900],
  ]);
  await feed({ ...shirt(option("M", 2, 110_000), option("L", 3)), name: "Shirt" });
  expect(await optionStocks()).toEqual([
    ["M", 1, 110_000],
    ["L", 3, 99_900],
  ]);
  await sellOut(db, vendor, [{ feedId: "pot", color: "red", size: "l" }], NOW + 2);
  expect(await optionStocks()).toEqual([
    ["M", 1, 110_000],
    ["L", 0, 99_900],
  ]);
  expect(await stored()).toMatchObject({ stock: 1, listed: 1 });
});

test("a refused row that says none left leaves nothing on sale, and the same feed as before brings it back", async () => {
  await feed(pot());
  expect(await sellOut(db, vendor, [{ feedId: "pot", color: "", size: "" }], NOW + 1)).toBe(1);
  expect(await stored()).toMatchObject({ stock: 0, listed: 0 });
  expect(await sellOut(db, vendor, [{ feedId: "pot", color: "", size: "" }], NOW + 2)).toBe(0);
  await feed(pot());
  expect(await stored()).toMatchObject({ stock: 5, listed: 1 });
});

test("what staff locked stays, and so do another vendor's goods of the same id", async () => {
  await feed(pot());
  const other = await findOrCreateVendor(db, "Other Pots", NOW, author);
  expect(await sellOut(db, other, [{ feedId: "pot", color: "", size: "" }], NOW + 1)).toBe(0);
  await db.exec("UPDATE product SET locked = 1");
  expect(await sellOut(db, vendor, [{ feedId: "pot", color: "", size: "" }], NOW + 1)).toBe(0);
  expect(await stored()).toMatchObject({ stock: 5 });
});
