import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../app/data/accounts/sign-in.server.ts";
import { type OrderRefusal, findOrderByKey, writeOrder } from "../../../app/data/orders/write-order.server.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { db, readRow, readRows, readValue, run } from "../../support/test-database.ts";

// security-and-faults.md 1, 2 and 3.

const { PHONE, CHARGER, SHOE, SHOE_42, SHOE_43, BAG } = shop;
const OWNER = "session:buyer";

beforeAll(() => shop.insertOrderShop(db));
beforeEach(() => shop.clearOrders(db));

const stockOf = (product: number) =>
  readRow("SELECT stock_amount AS stock, units_taken AS taken FROM product WHERE id = ?1", product);

async function books(): Promise<string> {
  const tables = [
    "shop_order",
    "parcel",
    "order_line",
    "payment",
    "parcel_event",
    "coupon",
    "cart",
    "cart_line",
    "checkout_draft",
    "outbox",
  ];
  const all = await Promise.all(tables.map((table) => readRows(`SELECT * FROM ${table}`)));
  return JSON.stringify([...all, await readRows("SELECT id, stock_amount, units_taken FROM product")]);
}

describe("an order that goes through", () => {
  test("is there whole: parcels by vendor, lines by the names and prices of now, stock, coupon, payment, and the cart is empty", async () => {
    const coupon = await shop.addCoupon(db);
    await run("INSERT INTO checkout_draft VALUES (?1, '{}', 1)", OWNER);
    const order = await shop.placeTestOrder(db, {
      coupon: "SAVE10",
      lines: [{ product: PHONE, quantity: 2 }, { product: SHOE, variant: SHOE_43 }, { product: CHARGER }],
      deliveries: [[2, "pickup"]],
      details: { email: "hana@example.com", note: "Call before" },
      locale: "am",
    });
    expect(await readRow("SELECT * FROM shop_order")).toMatchObject({
      ...{ number: order.number, public_id: order.publicId, owner: OWNER, locale: "am", coupon_id: coupon },
      ...{ name: "Hana Tesfaye", email: "hana@example.com", sub_city: "Bole", note: "Call before" },
      ...{ goods_total: 720_000, discount_total: 72_000, delivery_total: 0, total: 648_000, lines: 3, placed_at: NOW },
    });
    expect(await readRows("SELECT vendor_id, position, delivery, total, state FROM parcel ORDER BY position")).toEqual([
      { vendor_id: 1, position: 1, delivery: "standard", total: 540_000, state: "placed" },
      { vendor_id: 2, position: 2, delivery: "pickup", total: 108_000, state: "placed" },
    ]);
    const lines = await readRows(
      "SELECT parcel_id - (SELECT min(id) FROM parcel), name, name_am, color, size, quantity, unit_price FROM order_line",
    );
    expect(lines.map((line) => Object.values(line))).toEqual([
      [0, "Phone", "ስልክ", null, null, 2, 250_000],
      [0, "Charger", null, null, null, 1, 100_000],
      [1, "Shoe", null, "Blue", "43", 1, 120_000],
    ]);
    expect(await readRows("SELECT kind, state, amount, reference, pay_by FROM payment")).toEqual([
      { kind: "cash", state: "due", amount: 648_000, reference: order.number, pay_by: null },
    ]);
    expect(await Promise.all([PHONE, CHARGER, SHOE].map(stockOf))).toEqual([
      { stock: 8, taken: 2 },
      { stock: 9, taken: 1 },
      { stock: 9, taken: 1 },
    ]);
    expect(await readValue("SELECT uses FROM coupon")).toBe(1);
    expect(await readRows("SELECT version, coupon_code FROM cart")).toEqual([{ version: 2, coupon_code: null }]);
    expect(await readRows("SELECT * FROM cart_line")).toEqual([]);
    expect(await readRows("SELECT * FROM checkout_draft")).toEqual([]);
    expect(await readValue("SELECT count(*) AS n FROM parcel_event WHERE state = 'placed'")).toBe(2);
  });

  test.each([
    ["cash", "placed", "due", null, (number: string) => number],
    ["transfer", "awaitingPayment", "due", NOW + 48 * 3_600_000, (number: string) => number],
    ["chapa", "awaitingPayment", "pending", NOW + 30 * 60_000, (_: string, publicId: string) => `gulit-${publicId}`],
  ] as const)("paid by %s begins %s, its payment %s", async (payment, state, paymentState, payBy, reference) => {
    const { number, publicId, parcels } = await shop.placeTestOrder(db, { payment });
    expect(parcels.map((parcel) => parcel.state)).toEqual([state]);
    expect(await readRows("SELECT kind, state, pay_by, reference FROM payment")).toEqual([
      { kind: payment, state: paymentState, pay_by: payBy, reference: reference(number, publicId) },
    ]);
  });

  test("with nothing left to pay waits for no payment", async () => {
    await shop.addCoupon(db, { kind: "amount", value: 9_000_000 });
    const { parcels } = await shop.placeTestOrder(db, {
      payment: "chapa",
      coupon: "SAVE10",
      deliveries: [[1, "pickup"]],
    });
    expect(parcels).toMatchObject([{ total: 0, state: "placed" }]);
    expect(await readRows("SELECT kind, state, amount FROM payment")).toEqual([
      { kind: "cash", state: "due", amount: 0 },
    ]);
  });

  test("leaves the carts and drafts of others alone", async () => {
    await shop.fillCart(db, "session:other", [{ product: PHONE, quantity: 3 }]);
    await run("INSERT INTO checkout_draft VALUES ('session:other', '{}', 1)");
    await shop.placeTestOrder(db);
    expect(await readRows("SELECT quantity FROM cart_line")).toEqual([{ quantity: 3 }]);
    expect(await readValue("SELECT count(*) AS n FROM checkout_draft")).toBe(1);
  });

  test("is found by its key, and by no other", async () => {
    await shop.fillCart(db, OWNER, [{ product: PHONE }]);
    const order = await shop.quotedOrder(db);
    expect(await findOrderByKey(db, order.keyHash)).toBeNull();
    await writeOrder(db, order);
    const { publicId, number, contentHash } = order;
    expect(await findOrderByKey(db, order.keyHash)).toEqual({
      publicId,
      number,
      contentHash,
      owner: OWNER,
      payment: "cash",
    });
    expect(await findOrderByKey(db, "other")).toBeNull();
  });
});

/** Changes between quote and batch, and the expected refusal. */
const turns: [string, OrderRefusal, () => Promise<unknown>][] = [
  ["the price rose", "moved", () => run("UPDATE product SET selling_price = selling_price + 1 WHERE id = ?1", PHONE)],
  ["the price fell", "moved", () => run("UPDATE product SET selling_price = selling_price - 1 WHERE id = ?1", PHONE)],
  ["a sale began", "moved", () => run("UPDATE product SET sale_price = 1000 WHERE id = ?1", PHONE)],
  [
    "a special price began",
    "moved",
    () => run("UPDATE product SET special_price = 1000, special_ends_at = ?1 WHERE id = ?2", NOW + 1, PHONE),
  ],
  ["a variant's price rose", "moved", () => run("UPDATE product_variant SET price = price + 1 WHERE id = ?1", SHOE_43)],
  ["a product is no longer sold", "moved", () => run("UPDATE product SET retired_at = 1 WHERE id = ?1", SHOE)],
  ["a product got variants", "moved", () => run("UPDATE product SET variant_count = 1 WHERE id = ?1", PHONE)],
  ["the variant is gone", "moved", () => run("DELETE FROM product_variant WHERE id = ?1", SHOE_43)],
  ["the vendor closed", "moved", () => run("UPDATE vendor SET closed_until = ?1 WHERE id = 2", NOW + 1)],
  ["the vendor is hidden", "moved", () => run("UPDATE vendor SET hidden_at = 1 WHERE id = 2")],
  ["the vendor moved away", "moved", () => run("UPDATE vendor SET city = 'Jijiga' WHERE id = 2")],
  ["delivery is no longer free", "moved", () => run("UPDATE product SET free_delivery = 1 WHERE id = ?1", PHONE)],
  ["a line more is in the cart", "moved", () => shop.fillCart(db, OWNER, [{ product: CHARGER }], "SAVE10")],
  [
    "a line more is in the cart, past the version",
    "moved",
    () => run("INSERT INTO cart_line SELECT id, ?1, 0, 1, 1, 1 FROM cart", CHARGER),
  ],
  [
    "another quantity, past the version",
    "moved",
    () => run("UPDATE cart_line SET quantity = 1 WHERE product_id = ?1", PHONE),
  ],
  ["a line less", "moved", () => run("DELETE FROM cart_line WHERE product_id = ?1", PHONE)],
  ["the cart changed and back", "moved", () => run("UPDATE cart SET version = version + 1")],
  ["the cart is gone", "moved", () => run("DELETE FROM cart")],
  ["the coupon takes less off", "moved", () => run("UPDATE coupon SET value = 9")],
  ["the coupon needs more goods", "moved", () => run("UPDATE coupon SET minimum = minimum + 1")],
  ["the coupon ends earlier", "moved", () => run("UPDATE coupon SET ends_at = ?1", NOW)],
  ["the coupon is another vendor's", "moved", () => run("UPDATE coupon SET vendor_id = 2")],
  ["the coupon is used up", "coupon", () => run("UPDATE coupon SET uses = most_uses")],
  ["the last units are sold", "stock", () => run("UPDATE product SET stock_amount = 1 WHERE id = ?1", PHONE)],
  ["an order of this key came first", "again", () => run("UPDATE shop_order SET form_key_hash = 'key'")],
  ["the number is another order's", "number", () => run("UPDATE shop_order SET number = '1111111111'")],
];

test.each(turns)("%s between quote and batch: %s, and nothing is written", async (_, refusal, turn) => {
  await shop.placeTestOrder(db, { owner: "session:earlier", lines: [{ product: BAG }] });
  await shop.addCoupon(db);
  await run("INSERT INTO checkout_draft VALUES (?1, '{}', 1)", OWNER);
  await shop.fillCart(
    db,
    OWNER,
    [
      { product: PHONE, quantity: 2 },
      { product: SHOE, variant: SHOE_43 },
    ],
    "SAVE10",
  );
  const order = { ...(await shop.quotedOrder(db)), keyHash: "key", number: "1111111111" };
  await turn();
  const before = await books();
  expect(await writeOrder(db, order)).toBe(refusal);
  expect(await books()).toBe(before);
  await run("UPDATE vendor SET city = 'Adama', hidden_at = NULL WHERE id = 2");
  await run(
    "UPDATE product SET variant_count = 0, sale_price = NULL, special_price = NULL, special_ends_at = NULL WHERE id = ?1",
    PHONE,
  );
  await run(
    `INSERT INTO product_variant (id, product_id, position, color, size, price) VALUES (?1, ?2, 2, 'Blue', '43', 120000)
    ON CONFLICT (id) DO UPDATE SET price = 120000`,
    SHOE_43,
    SHOE,
  );
});

test("every way to a price is charged as it was quoted (specification 4.2, 4.3)", async () => {
  for (const special of [null, NOW, NOW + 1])
    for (const [sale, until] of [
      [null, null],
      [95_000, null],
      [95_000, NOW],
      [95_000, NOW + 1],
    ])
      for (const [product, variant] of [
        [PHONE, 0],
        [SHOE, SHOE_42],
        [SHOE, SHOE_43],
      ] as const) {
        await run(
          "UPDATE product SET special_price = ?2, special_ends_at = ?3, sale_price = ?4, sale_until = ?5 WHERE id = ?1",
          ...[product, special && 90_000, special, sale!, until!],
        );
        await shop.fillCart(db, OWNER, [{ product, variant }]);
        await run("UPDATE product SET stock_amount = 9 WHERE id = ?1", product);
        expect(
          await writeOrder(db, await shop.quotedOrder(db)),
          `${product}.${variant} ${special} ${until}`,
        ).toBeNull();
      }
  await run("UPDATE product SET special_price = NULL, special_ends_at = NULL, sale_price = NULL, sale_until = NULL");
  const prices = await readRows("SELECT DISTINCT product_id, variant_id, unit_price FROM order_line ORDER BY 1, 2, 3");
  expect(prices.map((row) => Object.values(row).join(" "))).toEqual([
    ...["1 0 90000", "1 0 95000", "1 0 250000"],
    ...["3 421 90000", "3 421 95000", "3 421 99900"],
    "3 431 120000",
  ]);
});

test("more than was shown is refused by the database too", async () => {
  await shop.fillCart(db, OWNER, [{ product: PHONE }]);
  const order = await shop.quotedOrder(db);
  expect(await writeOrder(db, { ...order, shownTotal: order.quote.total - 1 })).toBe("total");
  expect(await writeOrder(db, { ...order, shownTotal: order.quote.total + 1 })).toBeNull();
});

test("sums that do not add up are refused by the database", async () => {
  await shop.fillCart(db, OWNER, [{ product: PHONE }]);
  const order = await shop.quotedOrder(db);
  const { quote } = order;
  const isLess = { ...quote, total: quote.total - 100 };
  await expect(writeOrder(db, { ...order, quote: isLess })).rejects.toThrow("total_adds_up");
  const parcels = quote.parcels.map((parcel) => ({ ...parcel, total: parcel.total - 100 }));
  await expect(writeOrder(db, { ...order, quote: { ...quote, parcels } })).rejects.toThrow("parcel_adds_up");
});

test("an error in the last statement undoes the first: there is no between", async () => {
  await shop.placeTestOrder(db, { owner: "session:earlier" });
  await shop.fillCart(db, OWNER, [{ product: PHONE }]);
  const before = await books();
  const order = await shop.quotedOrder(db);
  await run("UPDATE payment SET reference = ?1", order.number);
  const reserved = await books();
  await expect(writeOrder(db, order)).rejects.toThrow("payment.reference");
  expect(await books()).toBe(reserved);
  expect(reserved).not.toBe(before);
});

test("variants and several lines share one stock: nine of ten units are not enough for five and five", async () => {
  const lines = [
    { product: SHOE, variant: SHOE_42, quantity: 5 },
    { product: SHOE, variant: SHOE_43, quantity: 5 },
  ];
  await shop.fillCart(db, OWNER, lines);
  const order = await shop.quotedOrder(db);
  await run("UPDATE product SET stock_amount = 9 WHERE id = ?1", SHOE);
  expect(await writeOrder(db, order)).toBe("stock");
  await run("UPDATE product SET stock_amount = 10 WHERE id = ?1", SHOE);
  expect(await writeOrder(db, order)).toBeNull();
  expect(await stockOf(SHOE)).toEqual({ stock: 0, taken: 10 });
});

describe("at the same moment", () => {
  const buyers = Array.from({ length: 30 }, (_, at) => `session:buyer ${at}`);

  test("thirty buyers of the last ten units make ten orders; the others keep their carts", async () => {
    await Promise.all(buyers.map((owner) => shop.fillCart(db, owner, [{ product: PHONE }])));
    const orders = await Promise.all(buyers.map((owner) => shop.quotedOrder(db, { owner })));
    const answers = await Promise.all(orders.map((order) => writeOrder(db, order)));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(10);
    expect(answers.filter((refusal) => refusal === "stock")).toHaveLength(20);
    expect(await stockOf(PHONE)).toEqual({ stock: 0, taken: 10 });
    expect(await readValue("SELECT count(*) AS n FROM shop_order")).toBe(10);
    expect(await readValue("SELECT count(*) AS n FROM cart_line")).toBe(20);
  });

  test("a sign-in takes the cart or the order along, never both and never neither", async () => {
    await addAccounts(db, [1]);
    const found = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      await shop.clearOrders(db);
      const oldHash = `guest ${round}`;
      const owner = `session:${oldHash}`;
      await shop.fillCart(db, owner, [{ product: PHONE }]);
      const order = await shop.quotedOrder(db, { owner });
      const entering = {
        accountId: 1,
        oldHash,
        newHash: `new ${round}`,
        publicId: `${round}`,
        device: "",
        recent: [],
        now: NOW,
      };
      const both = [() => signIn(db, entering), () => writeOrder(db, order)];
      await Promise.all((round % 2 ? both : both.toReversed()).map((one) => one()));
      const left = await readRows(`SELECT 'order of ' || owner AS what FROM shop_order
        UNION ALL SELECT 'cart of ' || owner FROM cart CROSS JOIN cart_line ON cart_id = cart.id`);
      expect(left).toHaveLength(1);
      found.add(String(left[0]!.what));
    }
    expect([...found].toSorted()).toEqual(["cart of account:1", "order of account:1"]);
  });
});

test("a transfer that was reported and not found yet holds goods without end, and counts as a hold", async () => {
  for (let count = 0; count < 3; count += 1) await shop.placeTestOrder(db, { payment: "transfer" });
  await run("UPDATE payment SET state = 'reported'");
  const placed = shop.placeTestOrder(db, { payment: "transfer", now: NOW + 3 * 86_400_000 });
  await expect(placed).rejects.toThrow("holds");
});

test("three orders of one owner may wait for their payment; cash, others and paid ones do not count", async () => {
  const place = (payment: "cash" | "transfer" | "chapa", owner = OWNER) =>
    shop.placeTestOrder(db, { payment, owner, lines: [{ product: CHARGER }] });
  await place("transfer");
  await place("chapa");
  await place("transfer");
  await expect(place("chapa")).rejects.toThrow("holds");
  await shop.clearOrders(db);
  const first = await place("transfer");
  await place("transfer", "session:other");
  await place("chapa");
  await place("cash");
  await place("chapa");
  await expect(place("transfer")).rejects.toThrow("holds");
  await run("DELETE FROM cart_line");
  await place("cash");
  await run("UPDATE payment SET state = 'paid' WHERE order_id = ?1", first.id);
  await place("transfer");
  await run("DELETE FROM cart_line");
  await shop.fillCart(db, OWNER, [{ product: PHONE }]);
  expect(await writeOrder(db, await shop.quotedOrder(db, { payment: "chapa", now: NOW + 31 * 60_000 }))).toBeNull();
});
