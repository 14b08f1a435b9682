import { beforeEach, describe, expect, test } from "vitest";
import {
  hideProduct,
  type ProductSetting,
  setProduct,
  showProduct,
} from "../../../app/data/desk/desk-products.server.ts";
import { findDeskProduct } from "../../../app/data/desk/find-products.server.ts";
import { listFeedIds, retireProducts, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { listNewest } from "../../../app/data/products/products.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { goodsOn } from "../../../app/data/shelves.server.ts";
import { reassignSearchRanks } from "../../../app/data/listings/search-index.server.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { author, eventsOf } from "../../support/events.ts";
import { emptyCatalogue, draft } from "../../support/import-drafts.ts";
import { searched } from "../../support/searched.ts";
import { db, readRows, readValue, run } from "../../support/test-database.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const by = { author, now: NOW };
let vendor = 0;
let id = 0;
let last = 0;

const size = (name: string, price: number) => ({ color: null, colorAm: null, colorCode: null, size: name, price });
const pot = (changes: Partial<ProductDraft> = {}) =>
  draft("pot", { usdPrice: null, variants: [size("S", 99_900), size("L", 120_000)], ...changes });
const feed = (changes: Partial<ProductDraft> = {}, now = NOW + 1) => saveProducts(db, vendor, [pot(changes)], now);
const seen: ProductSetting = { price: 99_900, stock: 7, isLocked: false };
const set = (wanted: Partial<ProductSetting>, from: Partial<ProductSetting> = {}) =>
  setProduct(db, id, { seen: { ...seen, ...from }, wanted: { ...seen, ...from, ...wanted } }, by);
const product = async () => (await findDeskProduct(db, id))!;
const variants = async () =>
  (await readRows("SELECT size, price FROM product_variant ORDER BY position")).map((row) => Object.values(row));
const events = async () => (await eventsOf("product", id)).filter((event) => event.id > last);
const isListed = async () => (await listNewest(db, { size: 9, offset: 0 })).some((one) => one.id === id);
const total = () => readValue<number>(`SELECT ${goodsOn("category", "category.id")} FROM category`);

beforeEach(async () => {
  vendor = await emptyCatalogue(db, NOW);
  await saveProducts(db, vendor, [pot()], NOW - 1_000);
  await reassignSearchRanks(db);
  id = (await readValue<number>("SELECT id FROM product"))!;
  last = (await readValue<number>("SELECT coalesce(max(id), 0) AS id FROM operator_event"))!;
});

describe("price, stock and lock", () => {
  test("what follows from a price follows, and the change is one event", async () => {
    expect(await set({ price: 110_000, stock: 0 })).toBe("done");
    expect(await product()).toMatchObject({ sellingPrice: 110_000, usdPrice: 710, stock: 0, updatedAt: NOW });
    expect(await variants()).toEqual([
      ["S", 110_000],
      ["L", 120_000],
    ]);
    expect(await events()).toMatchObject([
      {
        ...{ action: "productChanged", authorName: "Almaz" },
        ...{ before: { price: 99_900, stock: 7 }, after: { price: 110_000, stock: 0 } },
      },
    ]);
    expect(await auditBooks(db, NOW)).toEqual([]);
  });

  test("nothing asked for is nothing written", async () => {
    expect(await set({})).toBe("same");
    expect(await setProduct(db, 999, { seen, wanted: { ...seen, stock: 1 } }, by)).toBe("unknown");
    expect(await events()).toEqual([]);
  });

  test("a unit sold meanwhile is not put back on the shelf", async () => {
    await run("UPDATE product SET stock_amount = stock_amount - 1, units_taken = 1 WHERE id = ?1", id);
    expect(await set({ stock: 20 })).toBe("meanwhile");
    expect(await set({ stock: 20 }, { stock: 6 })).toBe("done");
  });

  test("a feed that repeats itself undoes neither, one that says another price or stock changes that", async () => {
    await set({ price: 110_000, stock: 3 });
    await feed();
    expect(await product()).toMatchObject({ sellingPrice: 110_000, stock: 3 });
    await feed({ stockAmount: 9 });
    expect(await product()).toMatchObject({ sellingPrice: 110_000, stock: 9 });
  });

  test("unlocked, the very row of before decides again", async () => {
    await set({ price: 110_000, stock: 3, isLocked: true });
    await set({ price: 110_000, stock: 3, isLocked: false }, { price: 110_000, stock: 3, isLocked: true });
    await feed();
    expect(await product()).toMatchObject({ sellingPrice: 99_900, stock: 7 });
  });

  test("unless locked: price, stock and variants' prices stay, all else follows the feed", async () => {
    await set({ price: 110_000, stock: 3, isLocked: true });
    const sizes = [size("S", 50_000), size("L", 60_000), size("XL", 50_000), size("XXL", 70_000)];
    const deal = { sellingPrice: 50_000, salePrice: 40_000, discount: 20 };
    await feed({ name: "Black pot", ...deal, stockAmount: 99, variants: sizes });
    expect(await product()).toMatchObject({
      ...{ name: "Black pot", sellingPrice: 110_000, salePrice: null, discount: 0, usdPrice: 710, stock: 3 },
    });
    expect(await variants()).toEqual([
      ["S", 110_000],
      ["L", 120_000],
      ["XL", 110_000],
      ["XXL", 70_000],
    ]);
    expect((await searched(db, "black pot")).total).toBe(1);
    expect(await auditBooks(db, NOW)).toEqual([]);
    await set({ isLocked: false }, { price: 110_000, stock: 3, isLocked: true });
    await feed({ sellingPrice: 50_000 }, NOW + 2);
    expect(await product()).toMatchObject({ sellingPrice: 50_000, stock: 7 });
  });

  test("a feed that arrives while the desk edits: the lock holds, whoever writes last", async () => {
    // The feed reads, the desk locks, the feed writes.
    let isLocked: Promise<unknown> | null = null;
    const batch = async <T>(statements: D1PreparedStatement[]) => {
      await (isLocked ??= set({ price: 110_000, stock: 3, isLocked: true }));
      return db.batch<T>(statements);
    };
    const slow = { ...db, batch };
    await saveProducts(slow, vendor, [pot({ sellingPrice: 50_000, stockAmount: 99, subcategory: null })], NOW + 1);
    expect(await isLocked).toBe("done");
    expect(await product()).toMatchObject({ sellingPrice: 110_000, stock: 3, locked: 1 });
    await set({ isLocked: false }, { price: 110_000, stock: 3, isLocked: true });
    await feed({ sellingPrice: 60_000 }, NOW + 2);
    expect(await set({ price: 70_000 }, { price: 110_000, stock: 3 })).toBe("meanwhile");
    expect(await product()).toMatchObject({ sellingPrice: 60_000, stock: 7 });
  });
});

describe("hidden and shown again", () => {
  const hide = () => hideProduct(db, id, "A forgery", by);
  const show = (since = NOW) => showProduct(db, id, { seen: since, reason: "It is none" }, { ...by, now: NOW + 9 });

  test("hidden it is in no list, search or count, and a feed does not bring it back", async () => {
    expect(await hide()).toBe("done");
    expect([await isListed(), (await searched(db, "clay")).total, await total()]).toEqual([false, 0, 0]);
    await feed({ name: "Clay pot with a lid" });
    await reassignSearchRanks(db);
    expect([await isListed(), (await searched(db, "clay")).total, await total()]).toEqual([false, 0, 0]);
    expect(await product()).toMatchObject({ name: "Clay pot with a lid", hiddenReason: "A forgery" });
    expect(await feed({ name: "Clay pot with a lid" })).toMatchObject({ unchanged: 1 });
    expect(await listFeedIds(db, vendor, "", 9)).toEqual(["pot"]);
  });

  test("shown again it is found by what its feed says now", async () => {
    await hide();
    await feed({ name: "Clay pot with a lid" });
    expect(await show()).toBe("done");
    expect([await isListed(), (await searched(db, "lid")).total, await total()]).toEqual([true, 1, 1]);
    expect(await events()).toMatchObject([
      { before: { hidden: true }, after: { hidden: false, reason: "It is none" } },
      { before: { hidden: false }, after: { hidden: true, reason: "A forgery" } },
    ]);
    expect(await auditBooks(db, NOW)).toEqual([]);
  });

  test("what its feed left out meanwhile is not on sale when it is shown, but with the next feed that has it", async () => {
    await hide();
    expect(await retireProducts(db, vendor, ["pot"], NOW + 1)).toBe(1);
    expect(await retireProducts(db, vendor, ["pot"], NOW + 2)).toBe(0);
    expect(await show()).toBe("done");
    expect([await isListed(), (await searched(db, "clay")).total]).toEqual([false, 0]);
    await feed({}, NOW + 20);
    expect([await isListed(), (await searched(db, "clay")).total]).toEqual([true, 1]);
  });

  test("of two people one is done, the other is told", async () => {
    expect((await Promise.all([hide(), hide()])).sort()).toEqual(["done", "meanwhile"]);
    expect(await show(NOW - 1)).toBe("meanwhile");
    expect((await Promise.all([show(), show()])).sort()).toEqual(["done", "meanwhile"]);
    expect(await events()).toHaveLength(2);
    expect((await searched(db, "clay")).total).toBe(1);
  });
});
