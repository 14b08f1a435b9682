import { beforeAll, beforeEach, expect, test } from "vitest";
import { findOrder } from "../../../app/data/orders/orders.server.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { NOW } from "../small-catalogue.ts";
import { clearOrders, insertOrderShop, moveTestParcel, placeTestOrder, type PlacedTestOrder } from "./order-shop.ts";
import { messages } from "../../support/messages.ts";
import { db, run } from "../../support/test-database.ts";
import { setSettings } from "../../support/set-settings.ts";

// app/migrations/0009_order_steps.sql: a receipt begins with the payment, and its facts do not change after it.

beforeAll(() => insertOrderShop(db));
beforeEach(async () => {
  await clearOrders(db);
  await setFacts("0012345678", "15");
});

async function setFacts(tin: string, rate: string): Promise<void> {
  await run("UPDATE vendor SET tin = ?1, vat_rate = ?2, legal_name = NULL WHERE id = 1", tin, rate);
  await setSettings(db, { tin, vatNumber: "", phone: "0911" });
}
const move = (order: PlacedTestOrder, to: ParcelState, now: number) => moveTestParcel(db, order, { to, now });
const pay = ({ id }: PlacedTestOrder, state: string, now: number) =>
  run("UPDATE payment SET state = ?2, state_at = ?3 WHERE order_id = ?1", id, state, now);
const receiptOf = async ({ owner, publicId }: PlacedTestOrder) =>
  (await findOrder(db, owner, publicId))!.parcels[0]!.receipt;
const facts = { seller: { tin: "0012345678", vatRate: "15" }, shop: { tin: "0012345678" } };

test("cash is paid at the door, and what changes afterwards does not change the receipt", async () => {
  const order = await placeTestOrder(db);
  await move(order, "onTheWay", NOW + 1_000);
  expect(await receiptOf(order)).toBeNull();
  await move(order, "delivered", NOW + 2_000);
  await setFacts("9999999999", "20");
  expect(await receiptOf(order)).toEqual({ paidAt: NOW + 2_000, ...facts });
});

test("a payment ahead begins it, and a return shows in the refunds of its parcel", async () => {
  const order = await placeTestOrder(db, { payment: "transfer" });
  expect(await receiptOf(order)).toBeNull();
  await pay(order, "paid", NOW + 1_000);
  await move(order, "delivered", NOW + 2_000);
  expect(await receiptOf(order)).toEqual({ paidAt: NOW + 1_000, ...facts });
  await move(order, "returnAsked", NOW + 3_000);
  await move(order, "returned", NOW + 4_000);
  const { refunds } = (await findOrder(db, order.owner, order.publicId))!;
  expect(refunds).toEqual([{ amount: 250_000, isDone: false, position: 1 }]);
});

test("the mail of the delivery links to it, the SMS does not", async () => {
  const order = await placeTestOrder(db, { details: { email: "hana@mail.example" } });
  await move(order, "delivered", NOW + 1_000);
  const told = (await messages("parcelDelivered")).toSorted((a, b) => a.kind.localeCompare(b.kind));
  const texts = told.map((one) => renderMessage(one, "https://shop.example")!.text);
  const link = ` Receipt: https://shop.example/orders/${order.publicId}/parcels/1/receipt`;
  expect(texts.map((text) => text.endsWith(link))).toEqual([true, false]);
});
