import { beforeAll, beforeEach, expect, test } from "vitest";
import { setProduct } from "../../../app/data/desk/desk-products.server.ts";
import { listDeskOptions, setOptionStock } from "../../../app/data/desk/option-stock.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { insertOrderShop, placeTestOrder, SHOE, SHOE_42, SHOE_43, stockSizes } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { eventsOf } from "../../support/events.ts";
import { db, readRow } from "../../support/test-database.ts";

const by = { author: { kind: "staff", id: "1", name: "Almaz", address: "192.0.2.7" }, now: NOW } as const;
const set = (seen: number, stock: number, variantId = SHOE_42) =>
  setOptionStock(db, { productId: SHOE, variantId, seen, stock }, by);
const stocks = async () => (await listDeskOptions(db, SHOE)).map(({ stock }) => stock);
const product = () =>
  readRow(
    "SELECT stock_amount AS stock, listed_stock > 0 AS listed, feed_hash AS hash FROM product WHERE id = ?1",
    SHOE,
  );

beforeAll(() => insertOrderShop(db));
beforeEach(() => stockSizes(db, 2, 3));

test("staff set the stock of one option: the product has the sum, the event says which, the next feed wins", async () => {
  expect(await set(2, 6)).toBe("done");
  expect(await stocks()).toEqual([6, 3]);
  expect(await product()).toEqual({ stock: 9, listed: 1, hash: "" });
  const [event] = await eventsOf("product", SHOE);
  expect(event).toMatchObject({ before: { stock: 2 }, after: { stock: 6, option: "Blue, 42" } });
  await set(6, 0);
  await set(3, 0, SHOE_43);
  expect(await product()).toMatchObject({ stock: 0, listed: 0 });
  await set(0, 1);
  expect(await product()).toMatchObject({ stock: 1, listed: 1 });
  expect(await auditBooks(db, NOW)).toEqual([]);
});

test("of two people at once one is told, and a unit sold meanwhile is not put back", async () => {
  expect((await Promise.all([set(2, 5), set(2, 9)])).sort()).toEqual(["done", "meanwhile"]);
  await stockSizes(db, 2, 3);
  await placeTestOrder(db, { lines: [{ product: SHOE, variant: SHOE_42 }] });
  expect(await set(2, 9)).toBe("meanwhile");
  expect(await stocks()).toEqual([1, 3]);
  expect(await set(1, 1)).toBe("same");
  expect(await setOptionStock(db, { productId: 1, variantId: SHOE_42, seen: 1, stock: 4 }, by)).toBe("meanwhile");
});

test("the product's own form does not set a stock that stands by option, and sets its price", async () => {
  const seen = { price: 99_900, stock: 5, isLocked: false };
  expect(await setProduct(db, SHOE, { seen, wanted: { ...seen, stock: 50 } }, by)).toBe("meanwhile");
  expect(await setProduct(db, SHOE, { seen, wanted: { ...seen, price: 90_000 } }, by)).toBe("done");
  expect(await product()).toMatchObject({ stock: 5 });
});
