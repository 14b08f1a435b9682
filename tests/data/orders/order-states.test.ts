import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  mayParcelBecome,
  parcelStates,
  paymentStates,
  type PaymentKind,
} from "../../../app/domain/orders/order-states.ts";
import { mayPaymentBecome } from "../../support/payment-steps.ts";
import { NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { db, readRow, readRows, run } from "../../support/test-database.ts";

// security-and-faults.md 3.

beforeAll(() => shop.insertOrderShop(db));
beforeEach(() => shop.clearOrders(db));

let clock = NOW;
const update = (sql: string, id: number, states: string[]) =>
  states.reduce(async (before, state) => {
    await before;
    await run(sql, id, state, (clock += 1));
  }, Promise.resolve());
const move = (parcel: { id: number } | undefined, ...states: string[]) =>
  update("UPDATE parcel SET state = ?2, state_at = ?3 WHERE id = ?1", parcel!.id, states);
const pay = (order: { id: number }, ...states: string[]) =>
  update("UPDATE payment SET state = ?2, state_at = ?3 WHERE order_id = ?1", order.id, states);
const payment = () => readRow("SELECT state, amount FROM payment");
const refunds = () => readRows("SELECT parcel_id AS parcel, amount, state FROM refund ORDER BY parcel_id");
const states = async () => (await readRows("SELECT state FROM parcel ORDER BY id")).map(({ state }) => state);
const stock = (id: number) => readRow("SELECT stock_amount AS s, units_taken AS t FROM product WHERE id = ?1", id);

describe("the database knows the same steps as the domain", () => {
  test("a parcel's", async () => {
    const order = await shop.placeTestOrder(db);
    await run("UPDATE payment SET kind = 'transfer', state = 'paid'");
    const allowed: string[] = [];
    for (const from of parcelStates)
      for (const to of parcelStates) {
        await run("DELETE FROM parcel");
        await run("DELETE FROM refund");
        const insert = `INSERT INTO parcel SELECT ?1, ?2, 1, 1, 'pickup', 1, 0, 0, 0, 1, 1, 1, ?3, 1, '', '', NULL RETURNING id`;
        await readRow(insert, order.parcels[0]!.id, order.id, from);
        const moved = await move(order.parcels[0], to).then(
          () => true,
          (error: unknown) => (/parcel_state/.test(String(error)) ? false : Promise.reject(error as Error)),
        );
        if (from === to) expect(moved).toBe(true);
        else if (moved) allowed.push(`${from} > ${to}`);
      }
    const wanted = parcelStates.flatMap((from) =>
      parcelStates.filter((to) => mayParcelBecome(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed.toSorted()).toEqual(wanted.toSorted());
  });

  test("a payment's", async () => {
    const order = await shop.placeTestOrder(db);
    await run("DELETE FROM parcel");
    const allowed: string[] = [];
    for (const from of paymentStates)
      for (const to of paymentStates) {
        await run("DELETE FROM payment");
        await run("INSERT INTO payment VALUES (?1, 'cash', ?2, 1, 'r', NULL, NULL, 1)", order.id, from);
        const moved = await pay(order, to).then(
          () => true,
          (error: unknown) => (/payment_state/.test(String(error)) ? false : Promise.reject(error as Error)),
        );
        if (from === to) expect(moved).toBe(true);
        else if (moved) allowed.push(`${from} > ${to}`);
      }
    const wanted = paymentStates.flatMap((from) =>
      paymentStates.filter((to) => mayPaymentBecome(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed.toSorted()).toEqual(wanted.toSorted());
  });

  test("a payment is void only where nothing of its order stands", async () => {
    const order = await shop.placeTestOrder(db, { payment: "transfer" });
    await expect(pay(order, "void")).rejects.toThrow("payment_state");
  });
});

const lines = [
  { product: shop.PHONE, quantity: 2 },
  { product: shop.SHOE, variant: shop.SHOE_42, quantity: 2 },
  { product: shop.SHOE, variant: shop.SHOE_43 },
];

describe("what is cancelled", () => {
  test.each<[PaymentKind, string[], string[]]>([
    ["cash", [], ["cancelled"]],
    ["cash", [], ["confirmed", "preparing", "onTheWay", "cancelled"]],
    ["transfer", [], ["cancelled"]],
    ["transfer", ["reported"], ["cancelled"]],
    ["transfer", ["reported", "paid"], ["confirmed", "cancelled"]],
    ["chapa", [], ["cancelled"]],
    ["chapa", ["paid"], ["preparing", "cancelled"]],
  ])(
    "paid by %s, payment %j, parcel %j: its units are on the shelf again, the other parcel stands",
    async (kind, paid, way) => {
      const order = await shop.placeTestOrder(db, { payment: kind, lines });
      expect([await stock(shop.PHONE), await stock(shop.SHOE)]).toEqual([
        { s: 8, t: 2 },
        { s: 7, t: 3 },
      ]);
      await pay(order, ...paid);
      const [, before] = await states();
      await move(order.parcels[0], ...way);
      expect([await stock(shop.PHONE), await stock(shop.SHOE)]).toEqual([
        { s: 10, t: 0 },
        { s: 7, t: 3 },
      ]);
      expect(await states()).toEqual(["cancelled", before]);
      await move(order.parcels[1], "cancelled");
      expect([await stock(shop.PHONE), await stock(shop.SHOE)]).toEqual([
        { s: 10, t: 0 },
        { s: 10, t: 0 },
      ]);
      await expect(move(order.parcels[1], "placed")).rejects.toThrow("parcel_state");
    },
  );

  test.each<[PaymentKind, string[], string]>([
    ["transfer", ["expired"], "expired"],
    ["chapa", ["expired"], "expired"],
    ["chapa", ["failed"], "failed"],
    ["transfer", ["reported", "failed"], "failed"],
  ])("a payment by %s that goes %j gives everything back", async (kind, way, state) => {
    await shop.addCoupon(db);
    const order = await shop.placeTestOrder(db, { payment: kind, lines, coupon: "SAVE10" });
    await pay(order, ...way);
    expect(await states()).toEqual(["cancelled", "cancelled"]);
    expect([await stock(shop.PHONE), await stock(shop.SHOE)]).toEqual([
      { s: 10, t: 0 },
      { s: 10, t: 0 },
    ]);
    expect(await readRows("SELECT uses FROM coupon")).toEqual([{ uses: 0 }]);
    expect(await payment()).toMatchObject({ state });
    expect(await refunds()).toEqual([]);
  });

  test("the coupon comes back with the last parcel, and can be used again", async () => {
    await shop.addCoupon(db, { mostUses: 1 });
    const order = await shop.placeTestOrder(db, { lines, coupon: "SAVE10" });
    await move(order.parcels[0], "cancelled");
    expect(await readRows("SELECT uses FROM coupon")).toEqual([{ uses: 1 }]);
    await move(order.parcels[1], "cancelled");
    expect(await readRows("SELECT uses FROM coupon")).toEqual([{ uses: 0 }]);
    await shop.placeTestOrder(db, { coupon: "SAVE10" });
  });
});

describe("money", () => {
  const two = [{ product: shop.CHARGER }, { product: shop.BAG }];

  test("of unpaid orders is no longer asked for where a parcel was cancelled, and not at all where all were", async () => {
    const order = await shop.placeTestOrder(db, { lines: two });
    const [a, b] = order.parcels;
    await move(a, "cancelled");
    expect(await payment()).toEqual({ state: "due", amount: b!.total });
    await move(b, "cancelled");
    expect(await payment()).toEqual({ state: "void", amount: b!.total });
    expect(await refunds()).toEqual([]);
  });

  test.each([
    [
      ["delivered", "cancelled"],
      [0, 1],
    ],
    [
      ["cancelled", "delivered"],
      [1, 0],
    ],
  ])(
    "in cash is paid for what was delivered (%j of parcels %j), and nothing of it is given back",
    async (ends, order) => {
      const placed = await shop.placeTestOrder(db, { lines: two });
      const parcels = order.map((at) => placed.parcels[at]!);
      await move(parcels[0], ends[0]!);
      expect(await payment()).toMatchObject({ state: "due" });
      await move(parcels[1], ends[1]!);
      const delivered = parcels[ends.indexOf("delivered")]!;
      expect(await payment()).toEqual({ state: "paid", amount: delivered.total });
      expect(await refunds()).toEqual([]);
    },
  );

  test("in cash is paid also where the first parcel came back before the second was cancelled", async () => {
    const { parcels } = await shop.placeTestOrder(db, { lines: two });
    await move(parcels[0], "delivered", "returnAsked", "returned");
    await move(parcels[1], "cancelled");
    expect(await payment()).toEqual({ state: "paid", amount: parcels[0]!.total });
    expect(await refunds()).toEqual([{ parcel: parcels[0]!.id, amount: 100_000, state: "due" }]);
  });

  test.each<[PaymentKind, string[]]>([
    ["transfer", ["paid"]],
    ["transfer", ["reported", "paid"]],
    ["chapa", ["paid"]],
  ])(
    "that came by %s is given back for each parcel cancelled later, and for goods that came back",
    async (kind, way) => {
      const order = await shop.placeTestOrder(db, { payment: kind, lines: two });
      const [a, b] = order.parcels;
      await pay(order, ...way);
      expect(await states()).toEqual(["placed", "placed"]);
      await move(a, "cancelled");
      await move(b, "delivered", "returnAsked", "returned");
      expect(await refunds()).toEqual([
        { parcel: a!.id, amount: a!.total, state: "due" },
        { parcel: b!.id, amount: 50_000, state: "due" },
      ]);
      expect(await payment()).toEqual({ state: "paid", amount: order.quote.total });
    },
  );

  test.each<[PaymentKind, string[], string[], boolean]>([
    ["transfer", [], ["reported", "paid"], false],
    ["transfer", ["reported"], ["paid"], true],
    ["chapa", [], ["paid"], false],
  ])("by %s (%j, then %j) for a parcel cancelled before it came is not kept", async (kind, before, after, isAsked) => {
    const order = await shop.placeTestOrder(db, { payment: kind, lines: two });
    const [a, b] = order.parcels;
    await pay(order, ...before);
    await move(a, "cancelled");
    await pay(order, ...after);
    expect(await states()).toEqual(["cancelled", "placed"]);
    expect(await payment()).toEqual({ state: "paid", amount: isAsked ? order.quote.total : b!.total });
    expect(await refunds()).toEqual(isAsked ? [{ parcel: a!.id, amount: a!.total, state: "due" }] : []);
  });
});
