import { beforeEach, expect, test } from "vitest";
import { retireProducts, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import {
  correctProduct,
  findStoredGoods,
  listCategoryPaths,
  listPrintedPictures,
} from "../../../app/data/import/correct-product.server.ts";
import { beginRun } from "../../../app/data/import/import-runs.server.ts";
import { undoStep } from "../../../app/data/import/import-undo.server.ts";
import { deleteUnusedPictures } from "../../../app/data/pictures/unused-pictures.server.ts";
import { findProductDetail } from "../../../app/data/products/product-detail.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { reassignSearchRanks } from "../../../app/data/listings/search-index.server.ts";
import type { Correction } from "../../../app/domain/feed/correction.ts";
import type { SentPicture } from "../../../app/domain/pictures/sent-pictures.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { author, eventsOf } from "../../support/events.ts";
import { emptyCatalogue, draft } from "../../support/import-drafts.ts";
import { searched } from "../../support/searched.ts";
import { db, readValue, run } from "../../support/test-database.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const [FRONT, BACK] = ["https://p.invalid/front.jpg", "https://p.invalid/back.jpg"];
let vendor = 0;
let id = 0;
let at = NOW;

const size = (name: string, picture: number) => ({
  ...{ color: null, colorAm: null, colorCode: null, size: name, price: 99_900, stockAmount: 4, picture },
});
const pot = (changes: Partial<ProductDraft> = {}) =>
  draft("pot", { images: [FRONT, BACK], variants: [size("S", 0), size("L", 1)], stockAmount: 8, ...changes });
const feed = (changes: Partial<ProductDraft> = {}, run: number | null = null) =>
  saveProducts(db, vendor, [pot(changes)], (at += 1_000), run);
const goods = async () => (await findStoredGoods(db, id))!;
async function correct(changes: Partial<Correction> | null, seen?: number, sent: SentPicture[] = []) {
  const { draft: now, updatedAt } = await goods();
  const { name, nameAm, description, descriptionAm, parentSlug, category, subcategory, images } = now;
  const own = { name, nameAm, description, descriptionAm, parentSlug, category, subcategory, images };
  const correction = changes && { ...own, ...changes };
  const by = { author, now: (at += 1_000) };
  return correctProduct(db, id, { seen: seen ?? updatedAt, correction, sent, ...by });
}

beforeEach(async () => {
  vendor = await emptyCatalogue(db, NOW);
  await feed();
  await reassignSearchRanks(db);
  id = (await readValue<number>("SELECT id FROM product"))!;
});

test("a correction leaves what the seller said of the parcel's size, and a sale that has not begun", async () => {
  const nextSale = { price: 80_000, startDate: NOW + 86_400_000, endDate: NOW + 2 * 86_400_000 };
  await feed({ shippingClass: "bulky", nextSale });
  await correct({ name: "Jebena of clay" });
  const stored = db.prepare("SELECT shipping_class, next_price, next_starts_at, next_ends_at FROM product");
  expect(await stored.first()).toEqual({
    shipping_class: "bulky",
    next_price: nextSale.price,
    next_starts_at: nextSale.startDate,
    next_ends_at: nextSale.endDate,
  });
});

test("what staff wrote is shown, found and kept; prices and stock still follow the feed", async () => {
  const [path] = await listCategoryPaths(db);
  await run("UPDATE product_variant SET stock_amount = 3 WHERE size = 'S'");
  await run("UPDATE product SET stock_amount = 7");
  const wanted = { name: "Jebena of clay", nameAm: "ጀበና", description: "Made by hand.", images: [BACK] };
  expect(await correct(wanted)).toBe("done");
  const { draft: shown } = await goods();
  expect(shown).toMatchObject({ ...wanted, stockAmount: 7, sellingPrice: 99_900 });
  expect(shown.variants.map(({ size: name, picture }) => [name, picture ?? null])).toEqual([
    ["S", null],
    ["L", 0],
  ]);
  expect((await findProductDetail(db, "jebena-of-clay"))?.id).toBe(id);
  expect((await searched(db, "jebena")).products.map((one) => one.id)).toEqual([id]);
  expect(path).toMatchObject({ parentSlug: expect.any(String) as string });

  const next = { name: "Pot again", description: "By the feed", sellingPrice: 88_800 };
  await feed(next);
  expect((await goods()).draft).toMatchObject({ ...wanted, sellingPrice: 88_800 });
  expect(await feed(next)).toMatchObject({ unchanged: 1 });
  expect(await auditBooks(db, at)).toEqual([]);

  expect(await correct(null)).toBe("done");
  await feed({ name: "Pot again" });
  expect((await goods()).draft).toMatchObject({ name: "Pot again", images: [FRONT, BACK] });
});

test("an event says what changed, by whom; somebody else's change is not overwritten", async () => {
  const { updatedAt } = await goods();
  await correct({ name: "Jebena" });
  const [event] = await eventsOf("product", id);
  expect(event).toMatchObject({ authorName: "Almaz", action: "productChanged" });
  expect(event!.after).toEqual({ name: "Jebena", locked: true });
  expect(await correct({ name: "Other" }, updatedAt)).toBe("meanwhile");
  expect((await goods()).draft.name).toBe("Jebena");
});

test("an undone import leaves it, and goods that are gone stay away", async () => {
  const run = await beginRun(db, "pots.csv", "Selam Pots", at);
  await feed({ name: "Pot by a bad file", sellingPrice: 1_000 }, run);
  await correct({ name: "Jebena" });
  await undoStep(db, run, (at += 1_000));
  expect((await goods()).draft).toMatchObject({ name: "Jebena", sellingPrice: 99_900 });
  await retireProducts(db, vendor, ["pot"], (at += 1_000));
  expect(await correct({ name: "Jebena, old" })).toBe("done");
  expect(await readValue("SELECT retired_at IS NOT NULL AS gone FROM product")).toBe(1);
  await feed();
  expect((await goods()).draft.name).toBe("Jebena, old");
});

test("a picture that staff sent is the product's until no correction names it, whatever its feed does", async () => {
  const hash = "0123456789abcdef0123456789abcdef";
  const sent = { hash, shown: `/media/v/${hash}.aabbcc.300x240` };
  const own = `/media/v/${hash}`;
  const left = () => readValue<string>("SELECT state FROM picture WHERE hash = ?1", hash);
  const files: string[] = [];
  const store = { list: async () => ({ objects: [] }), delete: async (keys: string[]) => void files.push(...keys) };
  const upkeep = () => deleteUnusedPictures(db, store as unknown as R2Bucket, 20, at + 7_200_000);
  expect(await correct({ images: [own, FRONT] }, undefined, [sent])).toBe("done");
  expect((await listPrintedPictures(db, id))[0]).toBe(sent.shown);
  expect(await readValue<string>("SELECT thumbnail FROM product")).toBe(sent.shown);
  await feed({ name: "Pot of the feed", images: [BACK] });
  expect((await goods()).draft.images).toEqual([own, FRONT]);
  await retireProducts(db, vendor, ["pot"], (at += 1_000));
  await upkeep();
  expect(await left()).toBe("here");
  await feed();
  expect((await goods()).draft.images).toEqual([own, FRONT]);
  await correct(null);
  await feed({ name: "Pot again" });
  await upkeep();
  expect(await left()).toBeNull();
});
