import { beforeAll, beforeEach, expect, test } from "vitest";
import { hideProduct, showProduct } from "../../../app/data/desk/desk-products.server.ts";
import { listFeedIds, retireProducts, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { findDeskVendor } from "../../../app/data/vendors/desk-vendors.server.ts";
import { hideOrRestoreGoods } from "../../../app/data/vendors/hidden-goods.server.ts";
import { findVendorStore } from "../../../app/data/vendors/vendors.server.ts";
import { changeVendor } from "../../../app/data/vendors/write-vendor.server.ts";
import { draft } from "../../support/import-drafts.ts";
import { searched } from "../../support/searched.ts";
import { clearOrders, insertOrderShop } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { db, readRow, readValue } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

const by = { db, author, now: NOW };
const GOODS = [draft("kurta", { name: "Straight Kurta" }), draft("vase", { name: "Clay Vase" })];
const set = async (hiddenAt: number | null) =>
  changeVendor(by, (await findDeskVendor(db, 2))!, { hiddenAt }, hiddenAt ? "Sells what is not allowed" : "");
const follow = () => hideOrRestoreGoods(db, NOW, 10);
const sold = async () =>
  (await readValue<number>("SELECT count(*) AS n FROM product WHERE vendor_id = 2 AND retired_at IS NULL"))!;
const inShelf = () =>
  readValue<number>("SELECT count FROM shelf_value WHERE shelf = 0 AND facet = 2 AND value = 2 AND count > 0");
const found = async (text: string) => (await searched(db, text)).total;

beforeAll(async () => {
  await insertOrderShop(db);
  await saveProducts(db, 2, GOODS, NOW);
});
beforeEach(async () => {
  await clearOrders(db);
  await set(null);
  await follow();
  await saveProducts(db, 2, GOODS, NOW);
});

test("hidden: gone from lists, search, directory and store at once or soon; shown: back, and nothing else moved", async () => {
  const before = { sold: await sold(), shelf: await inShelf(), kurta: await found("kurta") };
  expect(before).toMatchObject({ kurta: 1 });
  const others = await readRow("SELECT count(*) AS n FROM product WHERE vendor_id <> 2 AND retired_at IS NULL");
  expect(await set(NOW)).toBe("changed");
  expect(await findVendorStore(db, 2, 3)).toBeNull();
  expect(await follow()).toBe(true);
  expect([await sold(), await inShelf(), await found("kurta")]).toEqual([0, null, 0]);
  const still = await readRow("SELECT count(*) AS n FROM product WHERE vendor_id <> 2 AND retired_at IS NULL");
  expect(still).toEqual(others);
  expect(await auditBooks(db, NOW)).toEqual([]);

  await set(null);
  await follow();
  expect({ sold: await sold(), shelf: await inShelf(), kurta: await found("kurta") }).toEqual(before);
  expect(await findVendorStore(db, 2, 3)).not.toBeNull();
  expect(await auditBooks(db, NOW)).toEqual([]);
});

test("a feed of a hidden vendor is stored and stays hidden; what it has no more does not come back", async () => {
  await set(NOW);
  await follow();
  const next = [draft("kurta", { name: "Curved Kurta" }), draft("new", { name: "Tin Whistle" })];
  await saveProducts(db, 2, next, NOW + 1);
  expect([await sold(), await found("whistle"), await found("curved")]).toEqual([0, 0, 0]);
  const inFeed = await listFeedIds(db, 2, "", 50);
  expect(inFeed).toEqual(expect.arrayContaining(["kurta", "new", "vase"]));
  expect(await retireProducts(db, 2, ["vase"], NOW + 2)).toBe(1);
  await set(null);
  await follow();
  expect([await found("whistle"), await found("curved"), await found("vase")]).toEqual([1, 1, 0]);
  expect(await auditBooks(db, NOW)).toEqual([]);
});

test("what staff hid stays hidden when its vendor is shown, and shown itself stays off sale while its vendor is hidden", async () => {
  const id = (await readValue<number>("SELECT id FROM product WHERE feed_id = 'vase'"))!;
  const { db, ...staff } = by;
  const isSold = async () => [
    await db.prepare("SELECT retired_at IS NULL FROM product WHERE id = ?1").bind(id).raw(),
    await found("vase"),
  ];
  expect(await hideProduct(db, id, "A forgery", staff)).toBe("done");
  await set(NOW);
  await follow();
  await set(null);
  await follow();
  expect(await isSold()).toEqual([[[0]], 0]);
  await set(NOW);
  await follow();
  expect(await showProduct(db, id, { seen: NOW, reason: "It is none" }, { ...staff, now: NOW + 1 })).toBe("done");
  expect(await isSold()).toEqual([[[0]], 0]);
  await set(null);
  await follow();
  expect(await isSold()).toEqual([[[1]], 1]);
  expect(await auditBooks(db, NOW)).toEqual([]);
});

test("a portion that was interrupted goes on, and an unchanged feed is not written again", async () => {
  await set(NOW);
  expect(await hideOrRestoreGoods(db, NOW, 0)).toBe(false);
  await follow();
  const again = await saveProducts(db, 2, [draft("kurta", { name: "Straight Kurta" })], NOW);
  expect(again).toEqual({ created: 0, updated: 0, unchanged: 1 });
});
