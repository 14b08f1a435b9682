import { beforeAll, beforeEach, expect, test } from "vitest";
import { listBookLines } from "../../../app/data/vendors/vendor-parcels.server.ts";
import { parseMonth, sumsOf } from "../../../app/domain/vendors/books.ts";
import { bookLines } from "../../../app/routes/desk/vendors/book-lines.server.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { translateWith } from "../../../app/i18n/translate.ts";
import * as shop from "../orders/order-shop.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

// settled.md 43.

const NOVEMBER = parseMonth("2026-11")!;
const DECEMBER = parseMonth("2026-12")!;

beforeAll(() => shop.insertOrderShop(db));
beforeEach(() => shop.clearOrders(db));

const place = (coupon: string | null = null) =>
  shop.placeTestOrder(db, {
    lines: [
      { product: shop.PHONE, quantity: 2 },
      { product: shop.SHOE, variant: shop.SHOE_43 },
    ],
    coupon,
  });

async function move(order: shop.PlacedTestOrder, position: number, state: string, at: number): Promise<void> {
  await run("UPDATE parcel SET state = ?2, state_at = ?3 WHERE id = ?1", order.parcels[position - 1]!.id, state, at);
}

test("delivered parcels count in the month of their delivery, with coupon and fee; what is cancelled or under way does not", async () => {
  await shop.addCoupon(db);
  const [one, two] = [await place("SAVE10"), await place()];
  await move(one, 1, "delivered", NOVEMBER.from);
  await move(one, 2, "delivered", NOVEMBER.until - 1);
  await move(two, 1, "delivered", NOVEMBER.until);
  await move(two, 2, "cancelled", NOVEMBER.from + DAY);
  const lines = await listBookLines(db, NOVEMBER, null);
  expect(lines.map(({ number, position }) => [number, position])).toEqual([
    [one.number, 1],
    [one.number, 2],
  ]);
  const sums = sumsOf(lines);
  expect(sums.total).toBe(one.parcels[0]!.total + one.parcels[1]!.total);
  expect(sums.goods - sums.discount + sums.fee).toBe(sums.total);
  expect(sums.discount).toBeGreaterThan(0);
  expect((await listBookLines(db, NOVEMBER, 2)).map(({ vendorId }) => vendorId)).toEqual([2]);
  expect((await listBookLines(db, DECEMBER, null)).map(({ number }) => number)).toEqual([two.number]);
});

test("a return is taken off in the month in which it came back: the price of the goods, not the fee", async () => {
  const order = await place();
  await move(order, 1, "delivered", NOVEMBER.from + DAY);
  await move(order, 1, "returnAsked", NOVEMBER.from + 2 * DAY);
  await move(order, 1, "returned", DECEMBER.from + DAY);
  expect(sumsOf(await listBookLines(db, NOVEMBER, null))).toMatchObject({
    ...{ parcels: 1, total: order.parcels[0]!.total, refunded: 0 },
  });
  const goods = 500_000;
  expect(sumsOf(await listBookLines(db, DECEMBER, null))).toMatchObject({
    ...{ parcels: 0, total: 0, refunded: goods, left: -goods },
  });
});

test("goods that were cancelled before the delivery, and paid back, count in no month", async () => {
  const order = await place();
  const [parcel] = order.parcels;
  await run("UPDATE payment SET kind = 'transfer', state = 'paid'");
  await run(
    `INSERT INTO line_cancellation (parcel_id, part, line, units, goods, discount, cancelled_by, reason, at)
     VALUES (?1, 1, 1, 1, 250000, 0, 'shop', 'Sold out', ?2)`,
    parcel!.id,
    NOW,
  );
  await move(order, 1, "delivered", NOVEMBER.from + DAY);
  const left = parcel!.total - 250_000;
  expect(sumsOf(await listBookLines(db, NOVEMBER, null))).toMatchObject({ total: left, refunded: 0, left });
  await move(order, 1, "returnAsked", NOVEMBER.from + 2 * DAY);
  await move(order, 1, "returned", DECEMBER.from + DAY);
  const december = await listBookLines(db, DECEMBER, null);
  expect(december.map(({ refunded }) => refunded)).toEqual([250_000]);
});

test("the file adds up: every row, each seller's sum, the sum of all; a seller's name runs nothing", async () => {
  const order = await place();
  await run("UPDATE vendor SET name = '=cmd|x' WHERE id = 2");
  await move(order, 1, "delivered", NOVEMBER.from + DAY);
  await move(order, 2, "delivered", NOVEMBER.from + 2 * DAY);
  const text = bookLines(await listBookLines(db, NOVEMBER, null), {
    t: translateWith(en as never, "en"),
    locale: "en",
  });
  await run("UPDATE vendor SET name = 'Vendor 02' WHERE id = 2");
  const rows = text.trimEnd().split("\r\n");
  expect(rows[0]).toBe(
    "Parcel,What,Day,Seller number,Seller,Payment,Goods (ETB),Discount (ETB),Delivery (ETB),Total (ETB),Refunded (ETB),Left (ETB)",
  );
  expect(rows[2]).toMatch(/^\d\d \d{4} \d{4}-2,Delivered,2026-11-03,2,'=cmd\|x,Cash on delivery,1200\.00,0\.00,/);
  const left = rows.slice(1).map((row) => Number(row.split(",").at(-1)));
  expect(left).toHaveLength(5);
  const [a, b, sumA, sumB, all] = left as [number, number, number, number, number];
  expect([sumA, sumB]).toEqual([a, b]);
  expect(Math.round(all * 100)).toBe(order.parcels[0]!.total + order.parcels[1]!.total);
});
