import { beforeAll, beforeEach, expect, test } from "vitest";
import { cancelGoods } from "../../../app/data/orders/cancel-goods.server.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import * as shop from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { keyOf, PortalCaller } from "../../support/portal.ts";
import { db, readValue, run, empty } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

// A vendor reads only its own data.

interface Parcel {
  parcel: string;
  state: ParcelState;
  collect: number;
  total: number;
  payment: object;
  recipient: object | null;
  lines: object[];
}

const both = [
  { product: shop.PHONE, quantity: 2 },
  { product: shop.SHOE, variant: shop.SHOE_42 },
];
let one: PortalCaller;
let two: PortalCaller;

beforeAll(() => shop.insertOrderShop(db));
beforeEach(async () => {
  await shop.clearOrders(db);
  await empty("portal_key", "product_rate");
  one = new PortalCaller(db, await keyOf(db, 1, NOW), NOW);
  two = new PortalCaller(db, await keyOf(db, 2, NOW), NOW);
});

const read = async (caller: PortalCaller, order: shop.PlacedTestOrder, position: number) =>
  (await caller.ask("readParcel", { params: { parcel: `${order.number}-${position}` } })).body as unknown as Parcel;
const changed = async (caller: PortalCaller, since?: string) =>
  (await caller.ask("listParcels", since === undefined ? {} : { query: { since } })).body as unknown as {
    parcels: Parcel[];
    cursor: string;
    isMore: boolean;
  };
const move = (order: shop.PlacedTestOrder, position: number, to: ParcelState) =>
  shop.moveTestParcel(db, order, { position, to, now: NOW + 1 });

test("a parcel is read whole, by its own vendor", async () => {
  const order = await shop.placeTestOrder(db, { lines: both, details: { note: "Ring twice" }, locale: "am" });
  expect(await read(one, order, 1)).toMatchObject({
    ...{ parcel: `${order.number}-1`, state: "placed", stateAt: new Date(NOW).toISOString(), language: "am" },
    lines: [{ product: shop.PHONE, feedId: "1", option: null, name: "Phone", quantity: 2, unitPrice: 250_000 }],
    ...{ goodsTotal: 500_000, total: order.parcels[0]!.total, collect: order.parcels[0]!.total },
    payment: { kind: "cash", isPaid: false },
    recipient: { name: "Hana Tesfaye", phone: "+251911234567", landmark: "Edna Mall", note: "Ring twice" },
  });
  expect(await read(two, order, 2)).toMatchObject({
    lines: [{ product: shop.SHOE, option: shop.SHOE_42, color: "Blue", size: "42" }],
  });
});

test("goods that were cancelled are not delivered; it says who cancelled the rest", async () => {
  const order = await shop.placeTestOrder(db, { lines: both });
  const start = (await changed(one)).cursor;
  const asked = { number: order.number, position: 1, line: 1, units: 1, seen: 2, by: "shop", reason: "" } as const;
  await cancelGoods(db, { ...asked, author, now: NOW + 1 });
  const [parcel] = (await changed(one, start)).parcels;
  expect(parcel).toMatchObject({ lines: [{ quantity: 1, cancelled: 1 }], goodsTotal: 250_000, cancelledBy: null });
  expect(parcel!.collect).toBe(parcel!.total);
  const name = { parcel: `${order.number}-1` };
  await one.ask("moveParcel", { params: name, body: { id: "c", state: "cancelled", reason: "Sold out" } });
  expect(await read(one, order, 1)).toMatchObject({ state: "cancelled", cancelledBy: "seller", reason: "Sold out" });
});

test("what was paid is not collected; name, phone and address are told no longer than they are needed", async () => {
  const order = await shop.placeTestOrder(db, { lines: both, payment: "transfer" });
  await run("UPDATE payment SET state = 'paid'");
  expect(await read(one, order, 1)).toMatchObject({ collect: 0, payment: { kind: "transfer", isPaid: true } });
  for (const [to, isTold] of [
    ["onTheWay", true],
    ["delivered", false],
    ["returnAsked", true],
    ["returned", false],
  ] as const) {
    await move(order, 1, to);
    expect((await read(one, order, 1)).recipient !== null, to).toBe(isTold);
  }
  await move(order, 2, "cancelled");
  expect(await read(two, order, 2)).toMatchObject({ recipient: null, collect: 0 });
});

test("an unpaid parcel is nobody's yet, and one that was never paid never was", async () => {
  const order = await shop.placeTestOrder(db, { lines: both, payment: "transfer" });
  const name = { parcel: `${order.number}-1` };
  expect((await one.ask("readParcel", { params: name })).status).toBe(404);
  expect((await one.ask("moveParcel", { params: name, body: { id: "a", state: "confirmed" } })).status).toBe(404);
  expect((await changed(one)).parcels).toEqual([]);
  await run("UPDATE payment SET state = 'expired'");
  expect(await readValue("SELECT state FROM parcel")).toBe("cancelled");
  expect((await one.ask("readParcel", { params: name })).status).toBe(404);
  expect((await changed(one)).parcels).toEqual([]);
});

test("a reader who goes on from the cursor gets each change once, as it is now, and misses none", async () => {
  const first = await shop.placeTestOrder(db, { lines: both });
  const second = await shop.placeTestOrder(db, { lines: both, owner: "session:other" });
  const start = await changed(one);
  expect(start.parcels.map(({ parcel }) => parcel)).toEqual([`${first.number}-1`, `${second.number}-1`]);
  expect(await changed(one, start.cursor)).toEqual({ parcels: [], cursor: start.cursor, isMore: false });
  await move(first, 1, "confirmed");
  await move(first, 1, "preparing");
  await move(first, 2, "confirmed");
  const next = await changed(one, start.cursor);
  expect(next.parcels.map(({ parcel, state }) => [parcel, state])).toEqual([[`${first.number}-1`, "preparing"]]);
  expect((await changed(one, next.cursor)).parcels).toEqual([]);
  expect((await changed(two)).parcels.map(({ parcel }) => parcel)).toEqual([`${second.number}-2`, `${first.number}-2`]);
});

test("51 parcels are two answers", async () => {
  await run("UPDATE product SET stock_amount = 51 WHERE id = ?1", shop.PHONE);
  for (let placed = 0; placed < 51; placed += 1) await shop.placeTestOrder(db);
  const first = await changed(one);
  expect([first.parcels.length, first.isMore]).toEqual([50, true]);
  const second = await changed(one, first.cursor);
  expect([second.parcels.length, second.isMore]).toEqual([1, false]);
  expect(new Set([...first.parcels, ...second.parcels].map(({ parcel }) => parcel)).size).toBe(51);
});

test("parcels from before the first key are there as well", async () => {
  await run("DELETE FROM portal_key");
  const early = await shop.placeTestOrder(db);
  await shop.placeTestOrder(db, { payment: "transfer", owner: "session:other" });
  expect(await readValue("SELECT count(*) AS n FROM portal_change")).toBe(0);
  one = new PortalCaller(db, await keyOf(db, 1, NOW), NOW);
  const start = await changed(one);
  expect(start.parcels.map(({ parcel }) => parcel)).toEqual([`${early.number}-1`]);
  one = new PortalCaller(db, await keyOf(db, 1, NOW), NOW);
  expect(await changed(one, start.cursor)).toMatchObject({ parcels: [], cursor: start.cursor });
});

test("products and stock, page after page by the feed's ids; nothing that is retired, nothing of others", async () => {
  await run("UPDATE product SET special_price = 200000, special_ends_at = ?1 WHERE id = ?2", NOW, shop.PHONE);
  const { products, next } = (await one.ask("listProducts")).body as { products: object[]; next: null };
  expect([products.length, next]).toEqual([3, null]);
  expect(products[0]).toMatchObject({
    ...{ product: shop.PHONE, feedId: "1", name: "Phone", amharicName: "ስልክ", price: 250_000, stock: 10 },
    address: "https://gulit.example/product/default/phone",
    ...{ specialPrice: 200_000, specialUntil: new Date(NOW).toISOString() },
  });
  await run(
    "UPDATE product SET special_price = NULL, special_ends_at = NULL, retired_at = 1 WHERE id = ?1",
    shop.PHONE,
  );
  expect((await one.ask("listStock")).body).toMatchObject({ stock: [{ feedId: "2" }, { feedId: "5", stock: 0 }] });
  expect((await one.ask("listStock", { query: { after: "2" } })).body).toMatchObject({ stock: [{ feedId: "5" }] });
});

test("options stand with their product, with a stock of their own or none; what has no options has an empty list", async () => {
  const small = { option: shop.SHOE_42, color: "Blue", size: "42", price: 99_900, stock: null };
  expect((await two.ask("listProducts")).body).toMatchObject({
    products: [{ product: shop.SHOE, stock: 10, options: [small, { price: 120_000 }] }, { options: [] }],
  });
  await shop.stockSizes(db, 1, 3);
  expect((await two.ask("listStock")).body).toMatchObject({
    stock: [{ stock: 4, options: [{ option: shop.SHOE_42, stock: 1 }, { stock: 3 }] }, { options: [] }],
  });
});

test("reviews of one's own goods with words that are shown, oldest first", async () => {
  const add = (product: number, content: string, at: number) =>
    readValue<number>(
      "INSERT INTO product_rate (product_id, rate, author, content, created_at) VALUES (?1, 4, 'Hana T.', ?2, ?3) RETURNING id",
      product,
      content,
      at,
    );
  const later = await add(shop.PHONE, "Later", NOW + 2);
  const earlier = await add(shop.PHONE, "Earlier", NOW + 1);
  await add(shop.PHONE, "", NOW);
  await add(shop.SHOE, "Of others", NOW);
  const { reviews } = (await one.ask("listReviews")).body as { reviews: { review: number }[] };
  expect(reviews).toMatchObject([
    { review: earlier, text: "Earlier", reply: "", rate: 4 },
    { review: later, text: "Later" },
  ]);
  expect((await one.ask("listReviews", { query: { after: String(earlier) } })).body).toMatchObject({
    reviews: [{ review: later }],
  });
});
