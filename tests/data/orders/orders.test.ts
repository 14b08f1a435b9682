import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteAccount } from "../../../app/data/accounts/accounts.server.ts";
import { signIn } from "../../../app/data/accounts/sign-in.server.ts";
import { forgetFinished, proveOrder } from "../../../app/data/orders/order-lookup.server.ts";
import { listOrders, findOrder } from "../../../app/data/orders/orders.server.ts";
import { addLines } from "../../../app/data/cart/carts.server.ts";
import { findOrderedAgain } from "../../../app/data/orders/reorder.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import { planReorder } from "../../../app/domain/orders/reorder.ts";
import { makeAccount } from "../accounts/small-account.ts";
import { NOW } from "../small-catalogue.ts";
import { BAG, CHARGER, clearOrders, insertOrderShop, moveTestParcel } from "./order-shop.ts";
import { PHONE, placeTestOrder, SHOE, SHOE_43 } from "./order-shop.ts";
import { db, readRow, readRows, readValue, run } from "../../support/test-database.ts";

// security-and-faults.md 2, 3 (objects, confirmation pages).

const GUEST = "session:buyer";
const two = [{ product: PHONE }, { product: SHOE, variant: SHOE_43, quantity: 2 }];
const none = db.prepare("SELECT 1");
let moment = NOW;

const move = (publicId: string, position: number, to: ParcelState) =>
  moveTestParcel(db, { publicId }, { position, to, now: (moment += 1_000) });

beforeAll(() => insertOrderShop(db));
beforeEach(() => clearOrders(db));

describe("an order", () => {
  test("is found whole by who placed it, by nobody else", async () => {
    const email = "hana@mail.example";
    const { publicId, number, quote } = await placeTestOrder(db, { lines: two, details: { email } });
    const order = (await findOrder(db, GUEST, publicId))!;
    expect(order).toMatchObject({ number, isOwn: true, mayReview: true, total: quote.total, email });
    expect(order.payment).toEqual({ kind: "cash", state: "due", amount: quote.total, payBy: null });
    expect(
      order.parcels.map(({ vendor, lines }) => [vendor.id, lines.map((line) => [line.name, line.quantity])]),
    ).toEqual([
      [1, [["Phone", 1]]],
      [2, [["Shoe", 2]]],
    ]);
    expect(order.parcels[1]!.lines[0]).toMatchObject({ size: "43", unitPrice: 120_000, nameSlug: "shoe" });
    expect(order.parcels[0]!.events).toEqual([{ parcelId: expect.any(Number), state: "placed", at: NOW }]);
    for (const owner of ["session:other", "account:1", "", "former"]) {
      expect(await findOrder(db, owner, publicId), owner).toBeNull();
    }
    for (const id of ["", "x", number, publicId.slice(1)]) expect(await findOrder(db, GUEST, id), id).toBeNull();
  });

  test("keeps names and prices as they were; events come in the order they happened, at one moment too", async () => {
    const { publicId } = await placeTestOrder(db, { lines: two });
    await run("UPDATE product SET name = 'Renamed', selling_price = 1 WHERE id = ?1", PHONE);
    await move(publicId, 1, "preparing");
    await run("UPDATE parcel_event SET at = ?1", NOW);
    const [parcel] = (await findOrder(db, GUEST, publicId))!.parcels;
    expect(parcel!.lines[0]).toMatchObject({ name: "Phone", unitPrice: 250_000 });
    expect(parcel!.events.map(({ state }) => state)).toEqual(["placed", "preparing"]);
    await run("UPDATE product SET name = 'Phone' WHERE id = ?1", PHONE);
  });

  test("is opened by number and phone, to that session alone; every wrong pair is the same nothing", async () => {
    const { publicId, number } = await placeTestOrder(db);
    const right = { table: "shop_order" as const, number, phone: "+251911234567", owner: "session:other", now: NOW };
    for (const wrong of [{ number: "1111111111" }, { phone: "+251911234568" }, { number: "" }, { phone: "" }]) {
      expect(await proveOrder(db, { ...right, ...wrong }, none)).toBeNull();
    }
    expect(await readValue("SELECT count(*) AS n FROM order_viewer")).toBe(0);
    for (const _ of [1, 2]) expect(await proveOrder(db, right, none)).toEqual({ publicId });
    expect(await findOrder(db, "session:other", publicId)).toMatchObject({ isOwn: false, mayReview: true });
    expect(await findOrder(db, "session:third", publicId)).toBeNull();
  });
});

test("the history is the owner's own, newest first, in parts", async () => {
  const placed = [];
  for (let index = 0; index < 3; index += 1) {
    placed.push(
      (await placeTestOrder(db, { lines: index === 2 ? two : [{ product: CHARGER }], now: NOW + index })).number,
    );
  }
  await placeTestOrder(db, { owner: "session:other" });
  const first = await listOrders(db, GUEST, { size: 2, offset: 0 });
  expect([first.count, ...first.orders.map(({ number }) => number)]).toEqual([3, placed[2], placed[1]]);
  expect(first.orders[0]).toMatchObject({ first: { name: "Phone", color: null, size: null, units: 1 }, lines: 2 });
  expect(first.orders[0]!.parcels.map(({ state }) => state)).toEqual(["placed", "placed"]);
  expect((await listOrders(db, GUEST, { size: 2, offset: 2 })).orders.map(({ number }) => number)).toEqual([placed[0]]);
  expect(await listOrders(db, "session:nobody", { size: 2, offset: 0 })).toEqual({ orders: [], count: 0 });
});

test("signing in takes the guest's orders and rights of sight along, once and for all", async () => {
  const account = await makeAccount(db);
  const { publicId } = await placeTestOrder(db);
  const other = await placeTestOrder(db, { owner: "session:other", details: { phone: "+251911000099" } });
  const proof = { table: "shop_order" as const, number: other.number, phone: "+251911000099", owner: GUEST, now: NOW };
  await proveOrder(db, proof, none);
  const entering = { accountId: account, oldHash: "buyer", device: "", recent: [], now: NOW };
  for (const turn of ["a", "b"]) await signIn(db, { ...entering, newHash: `new-${turn}`, publicId: `p-${turn}` });
  const owner = `account:${account}`;
  expect(await findOrder(db, owner, publicId)).toMatchObject({ isOwn: true });
  expect(await findOrder(db, owner, other.publicId)).toMatchObject({ isOwn: false });
  for (const id of [publicId, other.publicId]) expect(await findOrder(db, GUEST, id)).toBeNull();
});

describe("deleting an account", () => {
  test("takes the person out of what is over, and out of the rest once it is; the books stay", async () => {
    const account = await makeAccount(db);
    const owner = `account:${account}`;
    const done = await placeTestOrder(db, { owner });
    const open = await placeTestOrder(db, { owner, lines: two });
    await move(done.publicId, 1, "delivered");
    await move(open.publicId, 1, "delivered");
    await run("UPDATE parcel SET reason = 'Call me at 0911 234 567'");
    await proveOrder(
      db,
      { table: "shop_order", number: open.number, phone: "+251911234567", owner: "session:other", now: NOW },
      none,
    );
    await deleteAccount(db, account);
    const stored = async ({ id }: { id: number }) =>
      readRow("SELECT owner, name, phone, landmark, total FROM shop_order WHERE id = ?1", id);
    const former = { owner: "former", name: "", phone: "", landmark: "" };
    expect(await stored(done)).toEqual({ ...former, total: done.quote.total });
    expect(await stored(open)).toMatchObject({ owner: "leaving", phone: "+251911234567" });
    expect(await auditBooks(db, moment)).toEqual([]);
    await proveOrder(
      db,
      { table: "shop_order", number: open.number, phone: "+251911234567", owner: "session:late", now: NOW },
      none,
    );
    for (const who of [owner, "session:other"]) expect(await findOrder(db, who, open.publicId)).toBeNull();
    await forgetFinished(db, 10);
    expect(await stored(open)).toMatchObject({ owner: "leaving" });
    await move(open.publicId, 2, "delivered");
    await forgetFinished(db, 10);
    expect(await stored(open)).toEqual({ ...former, total: open.quote.total });
    expect(await findOrder(db, "session:late", open.publicId)).toBeNull();
    expect(await readRows("SELECT DISTINCT reason FROM parcel")).toEqual([{ reason: "" }]);
  });

  test("keeps who is to get money back until it is given", async () => {
    const account = await makeAccount(db);
    const order = await placeTestOrder(db, { owner: `account:${account}`, payment: "transfer" });
    await run("UPDATE payment SET state = 'paid', state_at = ?1 WHERE order_id = ?2", NOW, order.id);
    await move(order.publicId, 1, "cancelled");
    await deleteAccount(db, account);
    const phone = () => readValue("SELECT phone FROM shop_order WHERE id = ?1", order.id);
    await forgetFinished(db, 10);
    expect(await phone()).toBe("+251911234567");
    await run("UPDATE refund SET state = 'done', done_at = ?1", NOW);
    await forgetFinished(db, 10);
    expect(await phone()).toBe("");
  });
});

describe("ordering again", () => {
  const again = async (owner: string, publicId: string) => {
    const found = (await findOrderedAgain(db, owner, publicId))!;
    const plan = planReorder(found.lines, found.held, NOW);
    const lines = plan.adds.map(({ line, quantity, price }) => ({
      ...{ productId: line.product.id, variantId: line.variantId },
      ...{ quantity, price },
    }));
    return { plan, units: lines.length > 0 ? await addLines(db, { owner, idHash: "buyer", now: NOW }, lines) : 0 };
  };

  test("puts what is still sold into the cart at today's price, on what is there, and names the rest", async () => {
    const { publicId } = await placeTestOrder(db, {
      lines: [...two, { product: CHARGER, quantity: 3 }, { product: BAG }],
    });
    await run("UPDATE product SET selling_price = 300000 WHERE id = ?1", PHONE);
    await run("UPDATE product SET stock_amount = 1 WHERE id = ?1", CHARGER);
    await run("UPDATE product SET stock_amount = 0, listed_stock = 0 WHERE id = ?1", BAG);
    const first = await again(GUEST, publicId);
    expect(first.units).toBe(4);
    expect(first.plan.left.map(({ line, reason }) => [line.product.id, reason])).toEqual([
      [CHARGER, "fewer"],
      [BAG, "soldOut"],
    ]);
    const results = await readRows(
      "SELECT product_id AS id, quantity, price_when_added AS price FROM cart_line ORDER BY added_at",
    );
    expect(results).toEqual([
      { id: PHONE, quantity: 1, price: 300_000 },
      { id: CHARGER, quantity: 1, price: 100_000 },
      { id: SHOE, quantity: 2, price: 120_000 },
    ]);
    expect((await again(GUEST, publicId)).units).toBe(7);
    expect(await findOrderedAgain(db, "session:other", publicId)).toBeNull();
  });

  test("refuses whole what another press left no room for", async () => {
    const lines = [{ productId: PHONE, variantId: 0, quantity: 60, price: 1 }];
    expect(await addLines(db, { owner: GUEST, idHash: "buyer", now: NOW }, lines)).toBe(60);
    expect(await addLines(db, { owner: GUEST, idHash: "buyer", now: NOW }, lines)).toBeNull();
    expect(await readValue("SELECT quantity FROM cart_line")).toBe(60);
  });
});
