import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OutboxPayload } from "../../../app/domain/messages/outbox.ts";
import type { ParcelState, PaymentState } from "../../../app/domain/orders/order-states.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { db, readRows, readValue, run } from "../../support/test-database.ts";
import { insert } from "../../support/insert.ts";

// write-order.server.ts: order messages.

let order: shop.PlacedTestOrder;
let at = NOW;
const BOTH = [
  { product: shop.PHONE, quantity: 2 },
  { product: shop.SHOE, variant: shop.SHOE_42 },
];

beforeAll(async () => {
  await shop.insertOrderShop(db);
  await run("UPDATE vendor SET phone = '0912 34-56 78', amharic_name = 'ሰላም' WHERE id = 1");
  await run("UPDATE vendor SET phone = '011 551 2345', amharic_name = NULL WHERE id = 2");
});
beforeEach(() => shop.clearOrders(db));

interface Notice {
  kind: string;
  key: string;
  payload: OutboxPayload & { to?: string; account?: number; link?: string };
  expiresAt: number;
}
async function received(): Promise<Notice[]> {
  const results = await readRows<Notice & { payload: string }>(
    "SELECT kind, dedupe_key AS key, payload, expires_at AS expiresAt FROM outbox ORDER BY id",
  );
  await run("DELETE FROM outbox");
  return results.map((row) => ({ ...row, payload: JSON.parse(row.payload as never) as Notice["payload"] }));
}
const brief = (rows: Notice[]) =>
  rows.map(({ kind, payload }) => `${kind} ${payload.text} ${payload.to ?? payload.account}`);
const move = (to: ParcelState) => shop.moveTestParcel(db, order, { to, now: (at += 1_000) });
const pay = (state: PaymentState) =>
  run("UPDATE payment SET state = ?2, state_at = ?3 WHERE order_id = ?1", order.id, state, at);

test("an order for cash: the shopper by SMS and mail, each vendor that has a mobile number", async () => {
  order = await shop.placeTestOrder(db, { lines: BOTH, details: { email: "hana@mail.example" } });
  const rows = await received();
  expect(brief(rows)).toEqual([
    "sms orderPlaced +251911234567",
    "mail orderPlaced hana@mail.example",
    "sms vendorParcelCash +251912345678",
  ]);
  expect(rows[0]!.payload).toMatchObject({ locale: "en", values: { number: order.number, total: order.quote.total } });
  const vendor = rows[2]!.payload;
  const phone = { units: 2, name: "Phone", nameAm: "ስልክ", color: null, colorAm: null, size: null };
  const goods = JSON.stringify([phone]);
  expect(vendor).toMatchObject({ locale: "am", values: { parcel: `${order.number}-1`, goods } });
  expect(vendor.values?.total).toBe(order.parcels[0]!.total);
  expect(vendor.values).toMatchObject({ buyer: "Hana", place: "Bole" });
  expect(JSON.stringify(vendor)).not.toMatch(/Tesfaye|911234567|Edna Mall/);
});

test("a vendor with an e-mail address is told there too, with all goods named", async () => {
  await run("UPDATE vendor SET phone = NULL, email = 'v@mail.example', locale = 'en' WHERE id = 2");
  const names = Array.from({ length: 12 }, (_, at) => ({
    product: shop.SHOE,
    variant: at % 2 ? shop.SHOE_42 : shop.SHOE_43,
  }));
  order = await shop.placeTestOrder(db, { lines: [...names.slice(0, 2), { product: shop.BAG, quantity: 3 }] });
  await run("UPDATE vendor SET phone = '011 551 2345', email = NULL, locale = NULL WHERE id = 2");
  const [, letter] = await received();
  expect(brief([letter!])).toEqual(["mail vendorParcelCash v@mail.example"]);
  expect(renderMessage(letter!.payload, "https://gulit.example")!.text).toContain(
    "Bole: Shoe (Blue, 43), Shoe (Blue, 42), 3 x Bag. Collect",
  );
});

test("a receipt names what was chosen and, in cash, the sum of each parcel; by SMS as much as fits", async () => {
  const lines = [...BOTH, { product: shop.SHOE, variant: shop.SHOE_43, quantity: 2 }];
  order = await shop.placeTestOrder(db, { lines, locale: "am", details: { email: "hana@mail.example" } });
  const [sms, mail] = (await received()).map(({ payload }) => renderMessage(payload, "https://gulit.example")!.text);
  const [one, two] = order.parcels.map(({ total }) => formatEtb(total).replace("\u00a0", " "));
  expect(sms).toContain("ዕቃ፦ 2 x ስልክ፣ Shoe (Blue፣ 42) እና ሌላ 1። ");
  expect(mail).toContain("ዕቃ፦ 2 x ስልክ፣ Shoe (Blue፣ 42)፣ 2 x Shoe (Blue፣ 43)። ");
  for (const text of [sms, mail]) expect(text).toContain(`የሚከፍሉት፦ ሰላም ${one}; Vendor 02 ${two}።`);
  order = await shop.placeTestOrder(db, { lines: BOTH.slice(0, 1) });
  const [single] = (await received()).map(({ payload }) => renderMessage(payload, "https://gulit.example")!.text);
  expect(single).toContain(": 2 x Phone. Pay in cash on delivery: 5,000 ETB. Track");
});

test("an order that waits for a transfer tells its vendors nothing before it is paid", async () => {
  order = await shop.placeTestOrder(db, { payment: "transfer", locale: "am" });
  const rows = await received();
  expect(brief(rows)).toEqual(["sms orderToPay +251911234567"]);
  const payBy = await readValue<number>("SELECT pay_by FROM payment");
  expect(rows[0]).toMatchObject({ expiresAt: payBy, payload: { locale: "am", values: { payBy } } });
  await pay("paid");
  expect(brief(await received()).sort()).toEqual([
    "sms paymentReceived +251911234567",
    "sms vendorParcel +251912345678",
  ]);
});

test.each(["failed", "expired"] as const)("a payment that %s is told once, whatever parcels it had", async (state) => {
  order = await shop.placeTestOrder(db, { payment: "chapa", lines: BOTH });
  await received();
  await pay(state);
  expect(brief(await received())).toEqual([`sms payment${state === "failed" ? "Failed" : "Expired"} +251911234567`]);
});

test("every state of a parcel: by mail where there is one, by SMS what matters, to the browsers of an account", async () => {
  order = await shop.placeTestOrder(db, {
    lines: BOTH,
    owner: "account:7",
    details: { email: "hana@mail.example" },
  });
  await received();
  await move("confirmed");
  const confirmed = await received();
  expect(brief(confirmed)).toEqual(["mail parcelConfirmed hana@mail.example", "push parcelConfirmed 7"]);
  expect(confirmed[1]!.payload.link).toBe(`/orders/${order.publicId}`);
  await move("onTheWay");
  expect(brief(await received())).toEqual([
    "sms parcelOnTheWay +251911234567",
    "mail parcelOnTheWay hana@mail.example",
    "push parcelOnTheWay 7",
  ]);
});

test("without a mail address every state is told by SMS", async () => {
  order = await shop.placeTestOrder(db);
  await received();
  await move("confirmed");
  expect(brief(await received())).toEqual(["sms parcelConfirmed +251911234567"]);
});

test("the end of a parcel: vendors hear of it when they had heard of it, paid goods are said to be paid back", async () => {
  order = await shop.placeTestOrder(db, { payment: "transfer" });
  await received();
  await move("cancelled");
  expect(brief(await received())).toEqual(["sms parcelCancelled +251911234567"]);

  await shop.clearOrders(db);
  order = await shop.placeTestOrder(db, { payment: "transfer" });
  await pay("paid");
  await received();
  await move("cancelled");
  const rows = await received();
  expect(brief(rows).sort()).toEqual(["sms parcelCancelledPaid +251911234567", "sms vendorCancelled +251912345678"]);
  const amount = rows.find(({ payload }) => payload.text === "parcelCancelledPaid")!.payload.values?.amount;
  expect(amount).toBe(order.quote.total);
});

test("a return, its refund, and payments nobody owed", async () => {
  order = await shop.placeTestOrder(db);
  await move("delivered");
  await received();
  await move("returnAsked");
  expect(brief(await received()).sort()).toEqual([
    "sms parcelReturnAsked +251911234567",
    "sms vendorReturn +251912345678",
  ]);
  await move("returned");
  const [returned] = await received();
  expect(returned!.payload).toMatchObject({ text: "parcelReturned", values: { amount: order.quote.goodsTotal } });
  await run("UPDATE refund SET state = 'done', done_at = ?1", at);
  expect(brief(await received())).toEqual(["sms refundDone +251911234567"]);
  const refund = { order_id: order.id, amount: 5000, created_at: at };
  for (const parcel_id of [0, -1]) await insert(db, "refund", { ...refund, parcel_id }).run();
  expect(brief(await received())).toEqual(["sms paymentLate +251911234567", "sms paymentLate +251911234567"]);
});

test("an order without a person is told nothing", async () => {
  order = await shop.placeTestOrder(db);
  await received();
  await run("UPDATE shop_order SET phone = '', email = NULL, owner = 'former'");
  await move("confirmed");
  expect(await received()).toEqual([]);
});

test("every message has its words in both languages, with no hole left", async () => {
  const texts = new Set<string>();
  for (const locale of ["en", "am"] as const) {
    await shop.clearOrders(db);
    order = await shop.placeTestOrder(db, { locale });
    for (const to of ["confirmed", "preparing", "onTheWay", "delivered", "returnAsked", "returned"] as const)
      await move(to);
    const rows = await received();
    for (const { kind, payload } of rows) {
      const rendered = renderMessage(payload, "https://gulit.example")!;
      texts.add(payload.text);
      expect(rendered.title + rendered.text).not.toMatch(/\{\{|undefined|NaN|\u00a0/);
      // Three SMS at most: 153 letters each in Latin, 67 in Ethiopic.
      if (kind === "sms") expect([...rendered.text].length).toBeLessThanOrEqual(payload.locale === "am" ? 201 : 306);
    }
  }
  expect(texts.size).toBeGreaterThan(8);
});
