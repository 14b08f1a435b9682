import { beforeAll, beforeEach, expect, test } from "vitest";
import { writeOrder } from "../../../app/data/orders/write-order.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import * as shop from "../orders/order-shop.ts";
import { insertSearchRows, NOW } from "../small-catalogue.ts";
import { db, readRows, run } from "../../support/test-database.ts";

// docs/decisions/0038.

const { PHONE } = shop;
const ORDINARY = "UPDATE product SET stock_amount = stock_amount - 1, units_taken = units_taken + 1 WHERE id = 1";

beforeAll(async () => {
  await shop.insertOrderShop(db);
  await insertSearchRows(db, [{ id: PHONE, slug: "phone", name: "Phone" }]);
});
beforeEach(() => shop.clearOrders(db));

async function listed() {
  const [row] = await readRows(
    `SELECT p.sold_out, p.facets & 1 AS has_stock, s.rank = p.search_place AS is_in_place,
       EXISTS (SELECT 1 FROM product_search WHERE rowid = p.search_place) AS is_found
     FROM product p CROSS JOIN search_rank s ON s.product_id = p.id WHERE p.id = ${PHONE}`,
  );
  const wrong = await readRows(
    `SELECT shelf, facets, count FROM shelf_cell WHERE count > 0
     EXCEPT SELECT shelf, facets, count(*) FROM product_shelf GROUP BY shelf, facets`,
  );
  return { ...row, wrong: wrong.length };
}

const SHOWN = { sold_out: 0, has_stock: 1, is_in_place: 1, is_found: 1, wrong: 0 };
const SOLD_OUT = { ...SHOWN, sold_out: 1, has_stock: 0 };

test("an ordinary sale writes no index", async () => {
  const steps = await readRows(`EXPLAIN ${ORDINARY}`);
  const [main] = steps.map(({ opcode }, at) => ({ opcode, at })).filter(({ opcode }) => opcode === "Halt");
  expect(steps.filter(({ opcode }) => opcode === "Insert")).not.toEqual([]);
  expect(steps.slice(0, main!.at).filter(({ opcode }) => /^Idx(Insert|Delete)$/.test(String(opcode)))).toEqual([]);
  await run(ORDINARY);
  expect(await readRows(`SELECT stock_amount, listed_stock FROM product WHERE id = ${PHONE}`)).toEqual([
    { stock_amount: 9, listed_stock: 10 },
  ]);
  expect(await listed()).toEqual(SHOWN);
});

test("lists, counters and search hear of the last piece, and of the first that comes back", async () => {
  const order = await shop.placeTestOrder(db, { lines: [{ product: PHONE, quantity: 10 }] });
  expect(await listed()).toEqual(SOLD_OUT);
  expect(await auditBooks(db, NOW)).toEqual([]);
  await run(`UPDATE parcel SET state = 'cancelled', state_at = ${NOW + 1} WHERE id = ${order.parcels[0]!.id}`);
  expect(await listed()).toEqual(SHOWN);
  expect(await auditBooks(db, NOW)).toEqual([]);
});

test("an order of the last piece of one and some of another, of which less is left by now: nothing is told", async () => {
  const lines = [
    { product: PHONE, quantity: 10 },
    { product: shop.CHARGER, quantity: 2 },
  ];
  await shop.fillCart(db, "session:buyer", lines);
  const order = await shop.quotedOrder(db);
  await run(`UPDATE product SET stock_amount = 1 WHERE id = ${shop.CHARGER}`);
  expect(await writeOrder(db, order)).toBe("stock");
  expect(await listed()).toEqual(SHOWN);
});

test("variants of which the last pieces go in one order are told of once", async () => {
  await shop.placeTestOrder(db, {
    lines: [
      { product: shop.SHOE, variant: shop.SHOE_42, quantity: 4 },
      { product: shop.SHOE, variant: shop.SHOE_43, quantity: 6 },
      { product: PHONE, quantity: 9 },
    ],
  });
  expect(await readRows("SELECT id, stock_amount, sold_out FROM product WHERE id IN (1, 3) ORDER BY id")).toEqual([
    { id: PHONE, stock_amount: 1, sold_out: 0 },
    { id: shop.SHOE, stock_amount: 0, sold_out: 1 },
  ]);
  expect(await auditBooks(db, NOW)).toEqual([]);
});

const NEW = `INSERT INTO product (id, vendor_id, feed_id, feed_hash, name, name_slug, parent_id, category_id, selling_price, usd_price,
  stock_amount, listed_stock, created_at, updated_at) VALUES (99, 1, 'x', '', 'x', 'x', 1, 11, 1, 1, 3, 0, 1, 1)`;

test.each([
  ["the last piece", `UPDATE product SET stock_amount = 0 WHERE id = ${PHONE}`],
  ["the last piece and facets", `UPDATE product SET stock_amount = 0, free_delivery = 1 WHERE id = ${PHONE}`],
  ["the first piece", "UPDATE product SET stock_amount = 1 WHERE id = 5"],
  ["a new product", NEW],
])("what lists count by is not changed behind them: %s", async (_, sql) => {
  await expect(run(sql)).rejects.toThrow("listed_stock");
  expect(await listed()).toEqual(SHOWN);
});

test("who writes both changes both, with everything else", async () => {
  await run(`UPDATE product SET stock_amount = 0, listed_stock = 0, free_delivery = 1 WHERE id = ${PHONE}`);
  expect(await listed()).toEqual(SOLD_OUT);
  await run(`UPDATE product SET stock_amount = 4, listed_stock = 4, free_delivery = 0 WHERE id = ${PHONE}`);
  expect(await listed()).toEqual(SHOWN);
});
