// Sales of files that start later (settled.md 30).
import { beforeAll, expect, test } from "vitest";
import { saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { beginRun } from "../../../app/data/import/import-runs.server.ts";
import { undoStep } from "../../../app/data/import/import-undo.server.ts";
import { startSales, updateDuePrices } from "../../../app/data/products/turn-prices.server.ts";
import { draft, emptyCatalogue, NOW } from "../../support/import-drafts.ts";
import { db, readRow, readRows, run } from "../../support/test-database.ts";

const HOUR = 3_600_000;
let vendor = 0;

beforeAll(async () => void (vendor = await emptyCatalogue(db, NOW)));

const pricesOf = (feedId: string) =>
  readRow(
    `SELECT sale_price AS sale, special_price AS special, special_ends_at AS ends, discount, shown_price AS shown, next_price AS next
       FROM product WHERE feed_id = ?1`,
    feedId,
  );
const optionsOf = async (feedId: string) => {
  const results = await readRows<{ price: number }>(
    "SELECT w.price FROM product_variant w JOIN product p ON p.id = w.product_id WHERE p.feed_id = ?1 ORDER BY w.position",
    feedId,
  );
  return results.map(({ price }) => price);
};
const upkeep = async (now: number) => [await startSales(db, now), await updateDuePrices(db, now)];
const nextSale = (price: number, endDate: number | null) => ({ price, startDate: NOW + HOUR, endDate });

test("a sale that starts later starts by itself, with an end and without", async () => {
  await saveProducts(
    db,
    vendor,
    [
      draft("dated", { sellingPrice: 10_000, nextSale: nextSale(8_000, NOW + 2 * HOUR) }),
      draft("open", { sellingPrice: 10_000, nextSale: nextSale(8_000, null) }),
      draft("dear", { sellingPrice: 10_000, nextSale: nextSale(8_000, null) }),
    ],
    NOW,
  );
  // Lowered here meanwhile, below the planned price.
  await run("UPDATE product SET selling_price = 7000 WHERE feed_id = 'dear'");
  expect(await upkeep(NOW + HOUR - 1)).toEqual([0, 0]);
  expect(await pricesOf("dated")).toMatchObject({ shown: 10_000, special: null, next: 8_000 });
  expect(await upkeep(NOW + HOUR)).toEqual([3, 3]);
  expect(await pricesOf("dated")).toMatchObject({ shown: 8_000, special: 8_000, ends: NOW + 2 * HOUR, next: null });
  expect(await pricesOf("open")).toMatchObject({ shown: 8_000, sale: 8_000, discount: 20, special: null, next: null });
  expect(await pricesOf("dear")).toMatchObject({ sale: null, special: null, next: null });
  await upkeep(NOW + 2 * HOUR);
  expect(await pricesOf("dated")).toMatchObject({ shown: 10_000 });
});

test("a sale of one option begins and ends by itself; undoing an import brings back what was planned before it", async () => {
  const option = (size: string, changes = {}) => ({
    ...{ color: null, colorAm: null, colorCode: null, size, price: 10_000, ...changes },
  });
  const turns = [
    { price: 8_000, at: NOW + HOUR },
    { price: 10_000, at: NOW + 2 * HOUR },
  ];
  const planned = draft("options", { sellingPrice: 10_000, variants: [option("S", { turns }), option("L")] });
  await saveProducts(db, vendor, [planned], NOW);
  await saveProducts(db, vendor, [{ ...planned, description: "The same prices" }], NOW);
  const run = await beginRun(db, "other.csv", "Selam Pots", NOW);
  const other = { ...planned, variants: [option("S", { price: 9_000 }), option("L")] };
  await saveProducts(db, vendor, [other], NOW, run);
  await startSales(db, NOW + HOUR);
  expect(await optionsOf("options")).toEqual([9_000, 10_000]);
  await undoStep(db, run, NOW + HOUR);
  expect(await startSales(db, NOW + HOUR)).toBe(1);
  expect(await optionsOf("options")).toEqual([8_000, 10_000]);
  expect(await startSales(db, NOW + 2 * HOUR)).toBe(1);
  expect(await optionsOf("options")).toEqual([10_000, 10_000]);
  expect(await startSales(db, NOW + 3 * HOUR)).toBe(0);
});
