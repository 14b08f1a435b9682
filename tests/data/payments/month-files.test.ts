import { beforeAll, beforeEach, expect, test } from "vitest";
import { cancelGoods } from "../../../app/data/orders/cancel-goods.server.ts";
import { moveParcel } from "../../../app/data/orders/parcels.server.ts";
import { readMonthFile } from "../../../app/data/payments/month-files.server.ts";
import { type MonthFile, monthFileColumns } from "../../../app/domain/orders/month-files.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import { parseMonth } from "../../../app/domain/vendors/books.ts";
import * as shop from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

const MONTH = { ...parseMonth(new Date(NOW).toISOString().slice(0, 7))!, locale: "en" };
const BOTH = [
  { product: shop.PHONE, quantity: 2 },
  { product: shop.SHOE, variant: shop.SHOE_42 },
];

beforeAll(() => shop.insertOrderShop(db));
beforeEach(() => shop.clearOrders(db));

const move = ({ publicId }: shop.PlacedTestOrder, position: number, to: ParcelState, now: number) =>
  moveParcel(db, { parcel: { publicId, position }, actor: { mover: "operator" }, to, reason: "", now });
async function rowsOf(file: MonthFile, month = MONTH) {
  const rows: Record<string, unknown>[] = [];
  for await (const portion of readMonthFile(db, file, month)) {
    rows.push(
      ...portion.map((cells) => Object.fromEntries(monthFileColumns[file].map((column, at) => [column, cells[at]]))),
    );
  }
  return rows;
}
const sum = (rows: Record<string, unknown>[], column: string) =>
  rows.reduce((all, row) => all + Number(row[column]), 0);

test("a month's files and the database agree to the santim", async () => {
  await shop.addCoupon(db);
  const cash = await shop.placeTestOrder(db, { lines: BOTH, coupon: "SAVE10" });
  const paid = await shop.placeTestOrder(db, { owner: "session:other", payment: "transfer" });
  await run("UPDATE payment SET state = 'paid', state_at = ?2 WHERE order_id = ?1", paid.id, NOW);
  await move(cash, 1, "delivered", NOW + 1_000);
  await move(cash, 2, "cancelled", NOW + 2_000);
  await move(paid, 1, "delivered", NOW + 1_000);
  await move(paid, 1, "returnAsked", NOW + 2_000);
  await move(paid, 1, "returned", NOW + 3_000);

  const orders = await rowsOf("orders");
  const first = { order: cash.number, parcel: 1, seller: "Vendor 01", option: "" };
  expect(orders).toMatchObject([
    { ...first, units: 2, price: 250_000, amount: 500_000 },
    { ...first, parcel: 2, seller: "Vendor 02", units: 1, price: 99_900, amount: 99_900, option: "Blue, 42" },
    { ...first, order: paid.number, units: 1, price: 250_000, amount: 250_000 },
  ]);
  const parcels = await rowsOf("parcels");
  expect(parcels.map(({ order, payment, parcelState }) => [order, payment, parcelState])).toEqual([
    [cash.number, "cash", "delivered"],
    [paid.number, "transfer", "returned"],
  ]);
  expect(JSON.stringify([orders, parcels])).not.toMatch(/Hana|911 ?23 ?45 ?67|Edna/);
  for (const { goods, discount, fee, rounding, total } of parcels as Record<string, number>[]) {
    expect(goods! - discount! + fee! - rounding!).toBe(total);
  }
  expect(sum(parcels, "total")).toBe(cash.parcels[0]!.total + paid.parcels[0]!.total);
  expect(await rowsOf("cash")).toEqual([
    { sellerId: 1, seller: "Vendor 01", parcels: 1, total: cash.parcels[0]!.total },
  ]);
  expect(await rowsOf("refunds")).toMatchObject([
    { order: paid.number, parcel: 1, amount: 250_000, refundState: "due", how: "" },
  ]);
  expect(await rowsOf("coupons")).toEqual([
    { coupon: "SAVE10", sellerId: 1, seller: "Vendor 01", parcels: 1, goods: 500_000, discount: 50_000 },
  ]);
});

test("goods cancelled of a line are named, and cost nothing", async () => {
  const { number } = await shop.placeTestOrder(db, { lines: BOTH });
  const one = {
    number,
    position: 1,
    line: 1,
    units: 1,
    seen: 2,
    by: "shop",
    reason: "",
    author,
    now: NOW + 1,
  } as const;
  expect(await cancelGoods(db, one)).toMatchObject({ kind: "cancelled" });
  expect((await rowsOf("orders"))[0]).toMatchObject({ units: 2, cancelled: 1, price: 250_000, amount: 250_000 });
});

test("a month ends where the next one begins, and more rows than a portion are all there, once", async () => {
  const many = 1_203;
  const { id } = await shop.placeTestOrder(db, { now: NOW });
  await run(
    `INSERT INTO refund (order_id, parcel_id, part, amount, created_at)
       SELECT ?1, -value, 0, 100, CASE value WHEN 1 THEN ?2 - 1 WHEN 2 THEN ?3 ELSE ?2 + value / 7 END
       FROM json_each(?4)`,
    id,
    MONTH.from,
    MONTH.until,
    JSON.stringify(Array.from({ length: many }, (_, at) => at + 1)),
  );
  expect(sum(await rowsOf("refunds"), "amount")).toBe((many - 2) * 100);
});
