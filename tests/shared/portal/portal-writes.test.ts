import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listEvents } from "../../../app/data/events/operator-events.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import * as shop from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { dumpDatabase } from "../../support/database-dump.ts";
import { keyOf, PortalCaller } from "../../support/portal.ts";
import { db, readRow, readRows, readValue, run, empty } from "../../support/test-database.ts";

// Each change writes an event of the portal.

let order: shop.PlacedTestOrder;
let one: PortalCaller;
let two: PortalCaller;
let count = 0;

beforeAll(() => shop.insertOrderShop(db));
beforeEach(async () => {
  await shop.clearOrders(db);
  await empty("portal_request", "portal_key", "product_rate");
  await run(
    "UPDATE product SET sale_price = NULL, special_price = NULL, special_ends_at = NULL, discount = 0, usd_price = 100",
  );
  one = new PortalCaller(db, await keyOf(db, 1, NOW), NOW + 5_000);
  two = new PortalCaller(db, await keyOf(db, 2, NOW), NOW + 5_000);
  order = await shop.placeTestOrder(db);
});

const id = () => `event-${count++}`;
const move = (body: object) =>
  one.ask("moveParcel", { params: { parcel: `${order.number}-1` }, body: { id: id(), ...body } });
const stock = (body: object, product = shop.PHONE) =>
  one.ask("setStock", { params: { product }, body: { id: id(), ...body } });
const price = (body: object, caller = one, product = shop.PHONE) =>
  caller.ask("setPrice", { params: { product }, body: { id: id(), ...body } });
const product = (columns: string, of = shop.PHONE) =>
  readRow<Record<string, unknown>>(`SELECT ${columns} FROM product WHERE id = ?1`, of);
const newest = async (vendor = 1) => {
  const author = { kind: "portal", id: String(vendor) } as const;
  return (await listEvents(db, { author }, 1))[0];
};

describe("a parcel", () => {
  test("is moved on, with a reason in one line; the messages leave at once, and the event says who", async () => {
    const { body } = await move({ state: "onTheWay", reason: "  By\nmotorbike " });
    expect(body).toEqual({ ok: true, state: "onTheWay" });
    expect(await readRow("SELECT state, reason FROM parcel")).toEqual({ state: "onTheWay", reason: "By motorbike" });
    expect(one.calls).toBe(1);
    expect(await newest()).toMatchObject({
      ...{ action: "parcelMoved", objectKind: "order", objectId: order.number, authorName: "Vendor 01" },
      ...{ before: { state: "placed" }, after: { parcel: 1, state: "onTheWay", reason: "By motorbike" } },
    });
  });

  test("takes a number at the carrier, again with the same state, and not where it cannot go", async () => {
    await move({ state: "onTheWay", tracking: "EMS 123/4" });
    const read = async () => (await one.ask("readParcel", { params: { parcel: `${order.number}-1` } })).body;
    expect(await read()).toMatchObject({ state: "onTheWay", tracking: "EMS 123/4" });
    expect((await move({ state: "onTheWay", tracking: "EMS-5" })).status).toBe(200);
    expect(await read()).toMatchObject({ tracking: "EMS-5" });
    expect((await move({ state: "confirmed", tracking: "EMS-6" })).status).toBe(409);
    expect((await move({ state: "delivered", tracking: "<b>" })).status).toBe(422);
    expect(await read()).toMatchObject({ state: "onTheWay", tracking: "EMS-5" });
  });

  test("moves only forward: a refusal says where it is, and may be sent again later", async () => {
    await move({ state: "delivered" });
    const again = { id: "again", state: "returned" };
    expect(await move(again)).toMatchObject({ status: 409, body: { state: "delivered" } });
    await run("UPDATE parcel SET state = 'returnAsked'");
    expect(await move(again)).toMatchObject({ status: 200, body: { ok: true, state: "returned" } });
    expect((await move(again)).body).toEqual({ ok: true, repeated: true });
  });

  test("that is there already counts as done, and the same request is not carried out later", async () => {
    await move({ state: "confirmed" });
    expect((await move({ id: "late", state: "confirmed" })).body).toEqual({
      ok: true,
      state: "confirmed",
      repeated: true,
    });
    await move({ state: "preparing" });
    expect((await move({ id: "late", state: "confirmed" })).body).toEqual({ ok: true, repeated: true });
    expect(await readValue("SELECT state FROM parcel")).toBe("preparing");
  });
});

describe("a stock", () => {
  test("is set; lists hear when the last unit goes and the first comes back", async () => {
    for (const units of [3, 0, 7]) {
      expect((await stock({ stock: units })).body).toEqual({ ok: true });
      const isListed = Number(units > 0);
      expect(await product("stock_amount AS units, listed_stock > 0 AS isListed")).toEqual({ units, isListed });
    }
    expect(await newest()).toMatchObject({ action: "productChanged", before: { stock: 0 }, after: { stock: 7 } });
    expect(await auditBooks(db, NOW)).toEqual([]);
  });

  test("is set only where the expected one is still there", async () => {
    expect(await stock({ stock: 8, expected: 10 })).toMatchObject({ status: 409, body: { stock: 9 } });
    expect(await product("stock_amount")).toEqual({ stock_amount: 9 });
    expect((await stock({ stock: 8, expected: 9 })).status).toBe(200);
  });

  test("of a product that is off sale is unknown", async () => {
    await run("UPDATE product SET retired_at = 1 WHERE id = ?1", shop.PHONE);
    expect((await stock({ stock: 1 })).status).toBe(404);
  });
});

// Decision 58.
describe("an option", () => {
  const optionStock = (body: object, caller = two, of = shop.SHOE) =>
    caller.ask("setStock", { params: { product: of }, body: { id: id(), ...body } });
  const options = (columns: string) =>
    readRows(`SELECT ${columns} FROM product_variant WHERE product_id = ?1 ORDER BY position`, shop.SHOE);

  afterAll(() => run("UPDATE product_variant SET price = iif(id = ?1, 99900, 120000)", shop.SHOE_42));

  test("has its stock set by its number; its product's is the sum, and the other options keep theirs", async () => {
    await shop.stockSizes(db, 1, 3);
    expect(await optionStock({ option: shop.SHOE_42, stock: 8 })).toMatchObject({ status: 200, body: { ok: true } });
    expect(await options("id, stock_amount")).toEqual([
      { id: shop.SHOE_42, stock_amount: 8 },
      { id: shop.SHOE_43, stock_amount: 3 },
    ]);
    expect(await product("stock_amount", shop.SHOE)).toEqual({ stock_amount: 11 });
    expect(await newest(2)).toMatchObject({
      ...{ action: "productChanged", objectKind: "product", objectId: String(shop.SHOE) },
      ...{ before: { stock: 1 }, after: { stock: 8, option: "Blue, 42" } },
    });
    for (const [option, stock] of [
      [shop.SHOE_42, 0],
      [shop.SHOE_43, 0],
      [shop.SHOE_43, 2],
    ])
      await optionStock({ option, stock });
    expect(await product("stock_amount, listed_stock > 0 AS isListed", shop.SHOE)).toEqual({
      stock_amount: 2,
      isListed: 1,
    });
    expect(await auditBooks(db, NOW)).toEqual([]);
  });

  test("is set only where the expected stock of it is still there", async () => {
    await shop.stockSizes(db, 1, 3);
    const wrong = { option: shop.SHOE_43, stock: 2, expected: 4 };
    expect(await optionStock(wrong)).toMatchObject({ status: 409, body: { stock: 3 } });
    expect((await optionStock({ ...wrong, expected: 3 })).status).toBe(200);
    expect(await product("stock_amount", shop.SHOE)).toEqual({ stock_amount: 3 });
  });

  test("has to be named where each has a stock of its own", async () => {
    await shop.stockSizes(db, 1, 3);
    const answer = await optionStock({ stock: 9 });
    expect(answer).toMatchObject({ status: 409, body: { problem: expect.stringContaining("name one as `option`") } });
    expect(await product("stock_amount", shop.SHOE)).toEqual({ stock_amount: 4 });
  });

  test("has none of its own where all share one, which is set as before", async () => {
    const answer = await optionStock({ option: shop.SHOE_42, stock: 4 });
    expect(answer).toMatchObject({ status: 422, body: { problem: expect.stringContaining("share its stock") } });
    expect((await optionStock({ stock: 4 })).status).toBe(200);
    expect(await product("stock_amount", shop.SHOE)).toEqual({ stock_amount: 4 });
    expect(await options("stock_amount")).toEqual([{ stock_amount: null }, { stock_amount: null }]);
  });

  test("costs what is set for it alone, with its event; an option has no dollars", async () => {
    const updated = async () => (await product("updated_at", shop.SHOE))!.updated_at as number;
    const before = await updated();
    expect((await price({ option: shop.SHOE_43, price: 130_000 }, two, shop.SHOE)).body).toEqual({ ok: true });
    expect(await options("price")).toEqual([{ price: 99_900 }, { price: 130_000 }]);
    expect(await product("selling_price", shop.SHOE)).toEqual({ selling_price: 99_900 });
    expect(await updated()).toBeGreaterThan(before);
    expect(await newest(2)).toMatchObject({
      ...{ action: "productChanged", objectId: String(shop.SHOE) },
      ...{ before: { price: 120_000 }, after: { price: 130_000, option: "Blue, 43" } },
    });
    expect((await price({ option: shop.SHOE_43, price: 1_000, usdPrice: 7 }, two, shop.SHOE)).status).toBe(422);
  });
});

// security-and-faults.md 2.
test.each([
  ["price of an option", shop.SHOE, { price: 1_000, option: shop.SHOE_42 }, 404],
  ["price of an option under a product of one's own", shop.PHONE, { price: 1_000, option: shop.SHOE_42 }, 422],
  ["stock as it was expected", shop.PHONE, { stock: 0, expected: 9 }, 404],
  ["stock of an option", shop.SHOE, { stock: 0, option: shop.SHOE_42 }, 404],
  ["stock of an option under a product of one's own", shop.PHONE, { stock: 0, option: shop.SHOE_42 }, 422],
])("another vendor's %s is refused, and nothing is written", async (_, of, body, status) => {
  await shop.stockSizes(db, 3, 4);
  const vendor = await product("vendor_id, stock_amount", of);
  const isOwn = status === 422;
  const caller = (vendor!.vendor_id === 1) === isOwn ? one : two;
  const before = await dumpDatabase(db, "whole");
  const operation = "price" in body ? "setPrice" : "setStock";
  const answer = await caller.ask(operation, { params: { product: of }, body: { id: id(), ...body } });
  expect([answer.status, Object.keys(answer.body)]).toEqual([status, ["problem"]]);
  expect(await dumpDatabase(db, "whole")).toEqual(before);
});

test("a product that staff keep as it is changes neither its stock nor its price", async () => {
  await shop.stockSizes(db, 1, 3);
  await run("UPDATE product SET locked = 1");
  const before = await product("stock_amount, selling_price");
  expect((await stock({ stock: 3 })).status).toBe(409);
  expect((await price({ price: 230_000 })).status).toBe(409);
  const ofOption = { params: { product: shop.SHOE }, body: { id: id(), option: shop.SHOE_42, stock: 4 } };
  expect((await two.ask("setStock", ofOption)).status).toBe(409);
  expect((await price({ option: shop.SHOE_42, price: 4_000 }, two, shop.SHOE)).status).toBe(409);
  expect(await product("stock_amount, selling_price")).toEqual(before);
  expect((await one.ask("listProducts")).body).toMatchObject({
    products: [{ isLocked: true }, {}, {}],
  });
  await run("UPDATE product SET locked = 0");
  expect((await stock({ stock: 3 })).status).toBe(200);
});

describe("a price", () => {
  test("is set with its dollars, shown price and event; deals that are not below it end", async () => {
    const deal = "UPDATE product SET special_price = 200000, special_ends_at = ?2, sale_price = 240000 WHERE id = ?1";
    await run(deal, shop.PHONE, NOW + 86_400_000);
    expect((await price({ price: 230_000 })).body).toEqual({ ok: true });
    expect(await product("selling_price, usd_price, sale_price, special_price, shown_price")).toEqual({
      ...{ selling_price: 230_000, usd_price: 1_484, sale_price: null, special_price: 200_000, shown_price: 200_000 },
    });
    await price({ price: 150_000, usdPrice: 999 });
    expect(await product("selling_price, usd_price, special_price, shown_price, turns_at")).toEqual({
      ...{ selling_price: 150_000, usd_price: 999, special_price: null, shown_price: 150_000, turns_at: null },
    });
    expect(await newest()).toMatchObject({
      ...{ action: "productChanged", objectKind: "product", objectId: String(shop.PHONE) },
      ...{ before: { price: 230_000, usdPrice: 1_484 }, after: { price: 150_000, usdPrice: 999 } },
    });
    expect(await auditBooks(db, NOW)).toEqual([]);
  });

  test("goes on to the variants that have none of their own", async () => {
    await price({ price: 90_000 }, two, shop.SHOE);
    const results = await readRows("SELECT price FROM product_variant ORDER BY position");
    expect(results).toEqual([{ price: 90_000 }, { price: 120_000 }]);
    await price({ price: 99_900 }, two, shop.SHOE);
  });
});

test("a reply stands under the review, replaced and taken back; a hidden one is unknown", async () => {
  const review = await readValue<number>(
    "INSERT INTO product_rate (product_id, rate, author, content, created_at) VALUES (?1, 5, 'Hana T.', 'Good', 1) RETURNING id",
    shop.PHONE,
  );
  const reply = (text: string) => one.ask("replyToReview", { params: { review: review! }, body: { id: id(), text } });
  const stored = () => readValue("SELECT reply FROM product_rate");
  expect((await reply(" Thank\nyou ")).status).toBe(200);
  expect(await stored()).toBe("Thank you");
  expect(await newest()).toMatchObject({ action: "reviewReplied", after: { answer: "Thank you" } });
  expect((await reply("")).status).toBe(200);
  expect(await stored()).toBe("");
  expect((await reply("x".repeat(501))).status).toBe(422);
  await run("UPDATE product_rate SET hidden_at = 1");
  expect((await reply("Still here?")).status).toBe(404);
});

describe("the store", () => {
  const close = (until: unknown) => one.ask("closeStore", { body: { id: id(), until } });
  const stored = () => readValue("SELECT closed_until AS until FROM vendor WHERE id = 1");

  test("is closed until a time and opened", async () => {
    expect((await close("2026-11-23T00:00:00+03:00")).status).toBe(200);
    expect(await stored()).toBe(Date.UTC(2026, 10, 22, 21));
    expect(await newest()).toMatchObject({
      ...{ action: "vendorChanged", objectKind: "vendor", objectId: "1" },
      after: { closedUntil: Date.UTC(2026, 10, 22, 21) },
    });
    await close(null);
    expect(await stored()).toBeNull();
  });

  test.each(["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z", "tomorrow", 5])(
    "cannot be closed until %j",
    async (until) => {
      expect((await close(until)).status).toBe(422);
      expect(await readValue("SELECT count(*) AS n FROM portal_request")).toBe(0);
    },
  );
});
