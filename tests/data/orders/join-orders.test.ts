import { beforeAll, beforeEach, expect, test } from "vitest";
import { setContact } from "../../../app/data/accounts/account-profile.server.ts";
import { createAccount } from "../../../app/data/accounts/accounts.server.ts";
import { listOrders, findOrder } from "../../../app/data/orders/orders.server.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type TestOrder } from "./order-shop.ts";
import { eventsOf } from "../../support/events.ts";
import { db, readValue, run } from "../../support/test-database.ts";

// Decision 90: orders of guests come to the account that confirms their phone by code.

let phones = 0;

beforeAll(() => insertOrderShop(db));
beforeEach(() => clearOrders(db));

function newPhone(): string {
  phones += 1;
  return `+2519110001${String(phones).padStart(2, "0")}`;
}

async function register(phone: string, owner = "session:new") {
  const contact = { kind: "phone", value: phone } as const;
  return (await createAccount(db, { name: "", contact, passwordHash: "x", locale: "en", owner, now: NOW }))!;
}

const guestOrder = (phone: string, more: TestOrder = {}) =>
  placeTestOrder(db, { owner: "session:guest", details: { phone }, lines: [{ product: 2 }], ...more });

const ownerOf = (publicId: string) => readValue<string>("SELECT owner FROM shop_order WHERE public_id = ?1", publicId);

test("a new account lists them, an event says so, and the guest's browser opens them still", async () => {
  const phone = newPhone();
  const { number, publicId } = await guestOrder(phone);
  const other = await guestOrder(newPhone());
  const { id, joinedOrders } = await register(phone);
  expect(joinedOrders).toBe(1);
  const listed = await listOrders(db, `account:${id}`, { size: 10, offset: 0 });
  expect(listed.orders.map((order) => order.number)).toEqual([number]);
  for (const owner of [`account:${id}`, "session:guest"]) expect(await findOrder(db, owner, publicId)).not.toBeNull();
  expect(await eventsOf("order", number)).toMatchObject([
    { action: "orderJoined", authorKind: "cron", after: { account: id }, before: {} },
  ]);
  expect(await ownerOf(other.publicId)).toBe("session:guest");
});

test("an account that confirms its phone later gets them then, and an e-mail brings none", async () => {
  const phone = newPhone();
  const { publicId } = await guestOrder(phone, { details: { phone, email: "late@example.et" } });
  const contact = { kind: "email", value: "late@example.et" } as const;
  const made = { name: "", contact, passwordHash: "x", locale: "en", owner: "session:new", now: NOW } as const;
  const { id, joinedOrders } = (await createAccount(db, made))!;
  expect(joinedOrders).toBe(0);
  expect(await ownerOf(publicId)).toBe("session:guest");
  expect(await setContact(db, { account: id, contact: { kind: "phone", value: phone }, now: NOW }, [])).toBe(1);
  expect(await ownerOf(publicId)).toBe(`account:${id}`);
});

test.each<[string, TestOrder]>([
  ["another account's", { owner: "account:4711" }],
  ["a deleted account's", { owner: "leaving" }],
  ["one that waits for its code", { confirmBy: NOW + DAY }],
  ["one whose transfer has not come", { payment: "transfer" }],
  ["one of 91 days ago, whose number may be another person's now", { now: NOW - 91 * DAY }],
  ["one of the session that registers, which comes with the sign-in", { owner: "session:new" }],
])("%s stays where it is", async (_, more) => {
  const phone = newPhone();
  const { publicId, owner } = await guestOrder(phone, more);
  expect((await register(phone)).joinedOrders).toBe(0);
  expect(await ownerOf(publicId)).toBe(owner);
});

test("a transfer that came, and cash whose code was entered, come along; a refused contact brings none", async () => {
  const phone = newPhone();
  const paid = await guestOrder(phone, { payment: "transfer" });
  const confirmed = await guestOrder(phone, { confirmBy: NOW + DAY });
  await run("UPDATE payment SET state = 'paid' WHERE order_id = ?1", paid.id);
  await run("UPDATE payment SET pay_by = NULL WHERE order_id = ?1", confirmed.id);
  const { id, joinedOrders } = await register(phone);
  expect(joinedOrders).toBe(2);
  const late = await guestOrder(phone);
  const other = (await register(newPhone())).id;
  expect(await setContact(db, { account: other, contact: { kind: "phone", value: phone }, now: NOW }, [])).toBeNull();
  expect(await ownerOf(late.publicId)).toBe("session:guest");
  expect(await ownerOf(paid.publicId)).toBe(`account:${id}`);
});
