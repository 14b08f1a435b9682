import { expect, test } from "vitest";
import { findForDesk, listForDesk, moveCustomOrder } from "../../../app/data/orders/custom-orders-desk.server.ts";
import { absorbOrders, proveOrder } from "../../../app/data/orders/order-lookup.server.ts";
import * as orders from "../../../app/data/orders/custom-orders.server.ts";
import { customOrderSteps, type CustomOrderState } from "../../../app/domain/orders/custom-order.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { author, eventsOf } from "../../support/events.ts";
import { messages } from "../../support/messages.ts";
import { db, readRow, readValue, run } from "../../support/test-database.ts";

// Specification 2.1.

const NOW = Date.UTC(2026, 10, 22);
const ask = {
  ...{ what: "A chair", category: "home", quantity: 2, targetPrice: 1_250_000, neededBy: NOW, link: "", city: "Adama" },
  phone: "+251911234567",
};
let made = 0;
const add = (more: Partial<orders.NewCustomOrder> = {}) => {
  made += 1;
  return orders.addCustomOrder(db, {
    ...{ ask, number: `n${made}`, publicId: `p${made}`, keyHash: `k${made}`, contentHash: "c", owner: "session:a" },
    ...{ locale: "am" as const, now: NOW },
    ...more,
  });
};
const count = (keyHash: string) =>
  readValue<number>("SELECT count(*) AS n FROM custom_order WHERE form_key_hash = ?", keyHash);
const none = db.prepare("SELECT 1");

test("one form sent fifty times at once is one request, answered the same each time", async () => {
  const sent = await Promise.all(Array.from({ length: 50 }, () => add({ keyHash: "one form" })));
  expect(await count("one form")).toBe(1);
  expect(new Set(sent.map(({ publicId }) => publicId)).size).toBe(1);
  expect(await orders.findByFormKey(db, "one form")).toEqual(sent[0]);
  expect((await add({ keyHash: "one form", contentHash: "other" })).contentHash).toBe("c");
});

test("a number that was drawn before is drawn anew, and nothing is kept", async () => {
  await add({ number: "twice" });
  const error = await add({ number: "twice", keyHash: "second" }).catch((thrown: unknown) => thrown);
  expect(orders.isNumberTaken(error)).toBe(true);
  expect(await count("second")).toBe(0);
});

test("its owner sees it; nobody else does before number and phone are proved, and a wrong pair proves nothing", async () => {
  const { publicId } = await add({ number: "4827193058", owner: "session:mine" });
  expect(await orders.findCustomOrder(db, publicId, "session:mine")).toMatchObject({ ...ask, state: "received" });
  const see = () => orders.findCustomOrder(db, publicId, "session:other");
  const prove = (number: string, phone: string) =>
    proveOrder(db, { table: "custom_order", number, phone, owner: "session:other", now: NOW }, none);
  expect(await see()).toBeNull();
  expect(await prove("4827193058", "+251911234568")).toBeNull();
  expect(await prove("4827193059", ask.phone)).toBeNull();
  expect(await see()).toBeNull();
  expect(await prove("4827193058", ask.phone)).toEqual({ publicId });
  expect(await see()).not.toBeNull();
});

test("who signs in takes requests and what was proved along; a deleted account leaves no person behind", async () => {
  const own = await add({ owner: "session:guest" });
  const proved = await add({ number: "7777777777", owner: "session:somebody" });
  const whose = { number: "7777777777", phone: ask.phone, owner: "session:guest", now: NOW };
  await proveOrder(db, { table: "custom_order", ...whose }, none);
  await addAccounts(db, [41]);
  const absorb = () => db.batch(absorbOrders(db, { guest: "session:guest", owner: "account:41" }));
  await absorb();
  await absorb();
  for (const { publicId } of [own, proved]) {
    expect(await orders.findCustomOrder(db, publicId, "account:41")).not.toBeNull();
    expect(await orders.findCustomOrder(db, publicId, "session:guest")).toBeNull();
  }
  expect((await orders.listCustomOrders(db, "account:41")).map(({ publicId }) => publicId)).toEqual([own.publicId]);
  await run("DELETE FROM account WHERE id = 41");
  expect(await orders.findCustomOrder(db, proved.publicId, "account:41")).toBeNull();
  const left = await readRow("SELECT owner, phone, city, what FROM custom_order WHERE public_id = ?", own.publicId);
  expect(left).toEqual({ owner: "former", phone: "", city: "", what: "" });
});

test("states only move forward: the table of steps is that of the domain, for every pair", async () => {
  const states = Object.keys(customOrderSteps) as CustomOrderState[];
  const results = await db.prepare("SELECT from_state, to_state FROM custom_order_step").raw<[string, string]>();
  const notices = states.flatMap((from) => customOrderSteps[from].map((to) => `${from} ${to}`));
  expect(results.map(([from, to]) => `${from} ${to}`).sort()).toEqual(notices.sort());
  for (const from of states) {
    for (const to of states) {
      const { number } = await add();
      await run("DROP TRIGGER custom_order_forward");
      await run("UPDATE custom_order SET state = ?2 WHERE number = ?1", number, from);
      await run(FORWARD);
      const moved = await moveCustomOrder(db, { number, to, answer: "", seen: from, author, now: NOW });
      const isAllowed = from === to || customOrderSteps[from].includes(to);
      expect(moved, `${from} to ${to}`).toBe(isAllowed ? "moved" : "refused");
    }
  }
});

const FORWARD = `
  CREATE TRIGGER custom_order_forward BEFORE UPDATE OF state ON custom_order
  WHEN OLD.state <> NEW.state AND NOT EXISTS (SELECT 1 FROM custom_order_step WHERE from_state = OLD.state AND to_state = NEW.state) BEGIN
    SELECT raise(ABORT, 'custom_order_state');
  END`;

test("an answer is told once, in the language of who asked; the desk lists what waits", async () => {
  await run("DELETE FROM outbox");
  const { number, publicId } = await add({ number: "4827193158" });
  const waiting = async () => (await listForDesk(db, { isOpen: true, limit: 500 })).map((order) => order.number);
  expect(await waiting()).toContain(number);
  await moveCustomOrder(db, { number, to: "searching", answer: "", seen: "received", author, now: NOW + 1 });
  expect(await messages()).toEqual([]);
  await moveCustomOrder(db, {
    number,
    to: "found",
    answer: "5,000 birr at Bole",
    seen: "searching",
    author,
    now: NOW + 2,
  });
  await moveCustomOrder(db, { number, to: "found", answer: "4,900 birr at Bole", seen: "found", author, now: NOW + 3 });
  expect(await waiting()).not.toContain(number);
  const order = await orders.findCustomOrder(db, publicId, "session:a");
  expect(order).toMatchObject({ state: "found", stateAt: NOW + 2, answer: "4,900 birr at Bole" });
  const [notices, ...more] = await messages();
  expect(more).toEqual([]);
  const { title, text } = renderMessage(notices!, "https://gulit.example")!;
  expect(title).toBe("የጠየቁትን አግኝተናል");
  expect(text).toContain("48 2719 3158");
  expect(text).not.toContain("birr at Bole");
  const none = { number: "none", to: "found", answer: "", seen: "received", author, now: NOW } as const;
  expect(await moveCustomOrder(db, none)).toBe("unknown");
});

test("each answer is one event, and of two people who answer at once one is told", async () => {
  const { number } = await add({ number: "4827193258" });
  const move = (to: "found" | "notFound", answer: string) =>
    moveCustomOrder(db, { number, to, answer, author, now: NOW + 1, seen: "received" });
  const moved = await Promise.all([move("found", "5,000 birr"), move("notFound", "Nowhere")]);
  expect(moved.sort()).toEqual(["meanwhile", "moved"]);
  const events = () => eventsOf("customOrder", number);
  expect(await events()).toMatchObject([
    { action: "customOrderMoved", authorName: "Almaz", before: { state: "received", answer: "" } },
  ]);
  const { state, answer } = (await findForDesk(db, number))!;
  await moveCustomOrder(db, { number, to: state, answer, seen: state, author, now: NOW + 2 });
  expect(await events()).toHaveLength(1);
});
