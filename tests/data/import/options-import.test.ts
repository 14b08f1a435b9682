import { beforeAll, expect, test } from "vitest";
import { saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { findProductDetail } from "../../../app/data/products/product-detail.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { draft, emptyCatalogue, NOW } from "../../support/import-drafts.ts";
import { db, readRow, readRows, readValue, run } from "../../support/test-database.ts";

// Decision 58.

let vendor = 0;

const option = (size: string, stockAmount?: number, picture?: number) => ({
  ...{ color: "Red", colorAm: null, colorCode: null, size, price: 99_900 },
  ...{ stockAmount, picture },
});
const shirt = (...variants: ProductDraft["variants"]) =>
  draft("shirt", { variants, stockAmount: variants.reduce((sum, one) => sum + (one.stockAmount ?? 0), 0) });
const save = (one: ProductDraft) => saveProducts(db, vendor, [one], NOW);

interface Stored {
  id: number;
  size: string;
  stock: number | null;
  picture: number | null;
  product: number;
  listed: number;
}

async function stored(): Promise<Stored[]> {
  const results =
    await readRows<Stored>(`SELECT w.id, w.size, w.stock_amount AS stock, w.picture, p.stock_amount AS product, p.listed_stock > 0 AS listed
       FROM product p JOIN product_variant w ON w.product_id = p.id WHERE p.feed_id = 'shirt' ORDER BY w.position`);
  expect(await auditBooks(db, NOW)).toEqual([]);
  return results;
}
const stocks = async () => (await stored()).map(({ size, stock, product, listed }) => [size, stock, product, listed]);

beforeAll(async () => void (vendor = await emptyCatalogue(db, NOW)));

test("an option's trade number is stored, changed and read", async () => {
  const numbers = async (...variants: ProductDraft["variants"]) => {
    await save({ ...shirt(...variants), feedId: "numbered" });
    const slug = await readValue<string>("SELECT name_slug FROM product WHERE feed_id = 'numbered'");
    return (await findProductDetail(db, slug!))!.variants.map(({ size, gtin }) => [size, gtin]);
  };
  expect(await numbers({ ...option("M", 3), gtin: "6291041500213" }, option("L", 1))).toEqual([
    ["M", "6291041500213"],
    ["L", null],
  ]);
  expect(await numbers(option("M", 3), { ...option("L", 1), gtin: "6291041500213" })).toEqual([
    ["M", null],
    ["L", "6291041500213"],
  ]);
});

test("an import writes the stock and the picture of each option, and again only where they changed", async () => {
  expect(await save(shirt(option("M", 3, 0), option("L", 0, 1)))).toMatchObject({ created: 1 });
  const first = await stored();
  expect(first.map(({ size, stock, picture, product }) => [size, stock, picture, product])).toEqual([
    ["M", 3, 0, 3],
    ["L", 0, 1, 3],
  ]);
  expect(await save(shirt(option("M", 3, 0), option("L", 0, 1)))).toMatchObject({ unchanged: 1 });
  await save(shirt(option("L", 2), option("M", 0)));
  const again = await stored();
  expect(again.map(({ size, stock, picture, product }) => [size, stock, picture, product])).toEqual([
    ["L", 2, null, 2],
    ["M", 0, null, 2],
  ]);
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set(first.map(({ id }) => id)));
});

test("the product's page reads them, a picture that cannot be shown is none", async () => {
  const pictures = ["/media/web-banner/a.webp", "/media/v/0123456789abcdef0123456789abcdef"];
  await save({ ...shirt(option("M", 3, 0), option("L", 0, 1), option("XL", 1)), images: pictures });
  const { nameSlug, id } = (await readRow<{ nameSlug: string; id: number }>(
    "SELECT name_slug AS nameSlug, id FROM product WHERE feed_id = 'shirt'",
  ))!;
  const detail = await findProductDetail(db, nameSlug);
  expect(detail).toMatchObject({ id, stockAmount: 4 });
  expect(detail!.variants.map(({ size, stockAmount, picture }) => [size, stockAmount, picture])).toEqual([
    ["M", 3, pictures[0]],
    ["L", 0, null],
    ["XL", 1, null],
  ]);
});

test("options without a stock of their own share the product's, as ever", async () => {
  await save({ ...shirt(option("M"), option("L")), stockAmount: 9 });
  expect(await stocks()).toEqual([
    ["M", null, 9, 1],
    ["L", null, 9, 1],
  ]);
  await save(shirt(option("M", 1), option("L", 1)));
  expect(await stocks()).toEqual([
    ["M", 1, 2, 1],
    ["L", 1, 2, 1],
  ]);
});

test("of a locked product the options keep their stock; what comes new counts, what goes is gone", async () => {
  await save(shirt(option("M", 1), option("L", 4)));
  await run("UPDATE product SET locked = 1 WHERE feed_id = 'shirt'");
  await save(shirt(option("M", 50), option("XL", 2)));
  expect(await stocks()).toEqual([
    ["M", 1, 3, 1],
    ["XL", 2, 3, 1],
  ]);
  await save(shirt(option("XXL", 0)));
  expect(await stocks()).toEqual([["XXL", 0, 0, 0]]);
  await run("UPDATE product SET locked = 0 WHERE feed_id = 'shirt'");
});
