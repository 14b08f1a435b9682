import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { auditBooks } from "../../app/data/audit.server.ts";
import { deleteAccount } from "../../app/data/delete-account.server.ts";
import { forgetFinished } from "../../app/data/former-orders.server.ts";
import { moveParcel } from "../../app/data/parcels.server.ts";
import { findOwnPayment, reportTransfer } from "../../app/data/payments.server.ts";
import { beginTry, receivePayment, keepPage } from "../../app/data/payment-tries.server.ts";
import { confirmTransfer, listOpenPayments, findOperatorPayment } from "../../app/data/operator-payments.server.ts";
import { freeExpiredHolds } from "../../app/data/held-payments.server.ts";
import { makeAccount } from "./small-account.ts";
import { addCoupon, BAG, clearOrders, insertOrderShop, PHONE, placeTestOrder } from "./order-shop.ts";
import { NOW } from "./small-catalogue.ts";

const db = env.DB;
beforeAll(() => insertOrderShop(db));
beforeEach(() => clearOrders(db));
const audit = async () => (await auditBooks(db, NOW)).map(({ name, rows }) => ({ name, rows }));
const two = [{ product: PHONE }, { product: BAG }];
const cancel = (publicId: string, position: number, owner = "session:buyer") =>
  moveParcel(db, { parcel: { publicId, position }, actor: { mover: "shopper", owner }, to: "cancelled", reason: "", now: NOW });

test("P1 audit after deleting an account with an open order", async () => {
  const account = await makeAccount(db);
  await placeTestOrder(db, { owner: `account:${account}` });
  await deleteAccount(db, account);
  expect(await audit()).toEqual([]);
});

for (const payment of ["chapa", "transfer"] as const)
  test(`P2 free parcel left over ${payment}`, async () => {
    await addCoupon(db, { kind: "amount", value: 10_000_000, vendorId: 2 });
    const order = await placeTestOrder(db, { lines: two, payment, coupon: "SAVE10", deliveries: [[2, "pickup"]] });
    expect(order.parcels.map((p) => p.total)[1]).toBe(0);
    await cancel(order.publicId, 1);
    const own = await findOwnPayment(db, "session:buyer", order.publicId);
    console.log(payment, own);
    const { results } = await db.prepare("SELECT state FROM parcel").all();
    expect(results.map((r) => r.state)).toEqual(["cancelled", "placed"]);
    expect(await audit()).toEqual([]);
  });

test("P3 reported transfers bound", async () => {
  for (let n = 0; n < 3; n++) {
    const o = await placeTestOrder(db, { payment: "transfer" });
    await reportTransfer(db, { owner: "session:buyer", publicId: o.publicId, bankReference: "FT1234", now: NOW });
  }
  await expect(placeTestOrder(db, { payment: "transfer" })).rejects.toThrow("holds");
});

test("P4 amount moved between look and confirm", async () => {
  const o = await placeTestOrder(db, { payment: "transfer", lines: two });
  await reportTransfer(db, { owner: "session:buyer", publicId: o.publicId, bankReference: "FT1234", now: NOW });
  await confirmTransfer(db, o.number, 1, NOW);
  expect((await findOperatorPayment(db, o.number))!.state).toBe("reported");
  expect((await listOpenPayments(db, 10)).transfers).toHaveLength(1);
});

test("P5 late report after unfreed expiry then freed then money", async () => {
  const H = 3_600_000;
  const o = await placeTestOrder(db, { payment: "transfer" });
  expect(await reportTransfer(db, { owner: "session:buyer", publicId: o.publicId, bankReference: "FT1234", now: NOW + 48 * H })).toBe(true);
  await freeExpiredHolds(db, NOW + 48 * H, 10).run();
  await confirmTransfer(db, o.number, o.quote.total, NOW + 49 * H);
  expect(await findOperatorPayment(db, o.number)).toMatchObject({ state: "expired", refundDue: o.quote.total });
  expect(await audit()).toEqual([]);
});

test("P6 chapa: cancel one, pay old page; cancel the other later; refunds add up", async () => {
  const o = await placeTestOrder(db, { payment: "chapa", lines: two });
  const t = (await beginTry(db, { orderId: o.id, amount: o.quote.total, now: NOW, checkAt: null }))!;
  await keepPage(db, t.reference, "https://x/");
  await cancel(o.publicId, 1);
  await receivePayment(db, { reference: t.reference, outsideReference: "x", now: NOW + 1 });
  await cancel(o.publicId, 2);
  const sum = await db.prepare("SELECT sum(amount) AS s FROM refund").first("s");
  expect(sum).toBe(o.quote.total);
  expect(await audit()).toEqual([]);
});

test("P7 leftovers of who left: reason, bank reference", async () => {
  const account = await makeAccount(db);
  const owner = `account:${account}`;
  const o = await placeTestOrder(db, { owner });
  await moveParcel(db, { parcel: { publicId: o.publicId, position: 1 }, actor: { mover: "shopper", owner }, to: "cancelled", reason: "my secret 0911234567", now: NOW });
  await db.prepare("INSERT INTO order_viewer VALUES (?1, 'session:x', 1)").bind(o.id).run();
  await deleteAccount(db, account);
  await forgetFinished(db, 10);
  expect(await db.prepare("SELECT reason FROM parcel").first("reason")).toBe("");
  expect(await db.prepare("SELECT count(*) AS n FROM outbox WHERE payload LIKE '%911%'").first("n")).toBe(0);
});
