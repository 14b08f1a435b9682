import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { movePicked } from "../../../app/data/orders/move-parcels.server.ts";
import { moveParcel, type ParcelActor } from "../../../app/data/orders/parcels.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { parcelStates, type ParcelState } from "../../../app/domain/orders/order-states.ts";
import { mayMoveParcel } from "../../../app/domain/orders/parcel-moves.ts";
import { NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { db, readRows, run } from "../../support/test-database.ts";

// security-and-faults.md 3.

const OPERATOR: ParcelActor = { mover: "operator" };
const VENDOR: ParcelActor = { mover: "vendor", vendorId: 1 };
const SHOPPER: ParcelActor = { mover: "shopper", owner: "session:buyer" };

let order: shop.PlacedTestOrder;
beforeAll(() => shop.insertOrderShop(db));
beforeEach(async () => {
  await shop.clearOrders(db);
  order = await shop.placeTestOrder(db, {
    lines: [
      { product: shop.PHONE, quantity: 2 },
      { product: shop.SHOE, variant: shop.SHOE_42 },
    ],
  });
});

let at = NOW;
const move = (actor: ParcelActor, to: ParcelState, position = 1) =>
  moveParcel(db, { parcel: { publicId: order.publicId, position }, actor, to, reason: "", now: (at += 1_000) });
const states = async () =>
  (await readRows<{ state: string }>("SELECT state FROM parcel ORDER BY position")).map(({ state }) => state);

test("two presses that overtake each other leave no time that runs backwards", async () => {
  const parcel = { publicId: order.publicId, position: 1 };
  await moveParcel(db, { parcel, actor: VENDOR, to: "confirmed", reason: "", now: at + 2 });
  await moveParcel(db, { parcel, actor: SHOPPER, to: "cancelled", reason: "", now: at + 1 });
  const results = await readRows("SELECT at FROM parcel_event WHERE state IN ('confirmed', 'cancelled')");
  expect(results).toEqual([{ at: at + 2 }, { at: at + 2 }]);
  expect(await auditBooks(db, at + 2)).toEqual([]);
});

describe("whose parcel it is", () => {
  test("another vendor's, another shopper's and one that is not there are unknown", async () => {
    expect(await move({ mover: "vendor", vendorId: 2 }, "confirmed")).toEqual({ kind: "unknown" });
    expect(await move({ mover: "shopper", owner: "session:other" }, "cancelled")).toEqual({ kind: "unknown" });
    expect(await move(OPERATOR, "confirmed", 3)).toEqual({ kind: "unknown" });
    const stranger = { parcel: { number: "1111111111", position: 1 }, actor: OPERATOR, reason: "", now: at };
    expect(await moveParcel(db, { ...stranger, to: "confirmed" })).toEqual({ kind: "unknown" });
    expect(await states()).toEqual(["placed", "placed"]);
  });

  test("who proved number and phone may cancel as its owner may", async () => {
    await run("INSERT INTO order_viewer VALUES (?1, 'session:phone', ?2)", order.publicId, NOW);
    expect(await move({ mover: "shopper", owner: "session:phone" }, "cancelled")).toMatchObject({ kind: "moved" });
    expect(await states()).toEqual(["cancelled", "placed"]);
  });
});

test("a shopper cancels until somebody prepares it, and asks for a return of what was delivered", async () => {
  await move(VENDOR, "preparing");
  expect(await move(SHOPPER, "cancelled")).toEqual({ kind: "refused", state: "preparing" });
  expect(await move(SHOPPER, "returnAsked")).toEqual({ kind: "refused", state: "preparing" });
  await move(VENDOR, "delivered");
  expect(await move(SHOPPER, "returnAsked")).toEqual({ kind: "moved", from: "delivered" });
  expect(await move(SHOPPER, "returned")).toEqual({ kind: "refused", state: "returnAsked" });
  expect(await move(VENDOR, "returned")).toEqual({ kind: "moved", from: "returnAsked" });
  expect(await move(SHOPPER, "cancelled", 2)).toMatchObject({ kind: "moved" });
  expect(await auditBooks(db, at)).toEqual([]);
});

test("who may move what from where", () => {
  const all = (mover: "shopper" | "vendor" | "operator") =>
    parcelStates.flatMap((from) =>
      parcelStates.filter((to) => mayMoveParcel(mover, from, to)).map((to) => `${from} > ${to}`),
    );
  expect(all("shopper")).toEqual([
    "awaitingPayment > cancelled",
    "placed > cancelled",
    "confirmed > cancelled",
    "delivered > returnAsked",
  ]);
  expect(all("vendor").some((step) => step.startsWith("awaitingPayment"))).toBe(false);
  expect(all("operator")).toContain("awaitingPayment > cancelled");
  expect(all("operator")).not.toContain("awaitingPayment > placed");
});

test("a parcel that left the named state meanwhile is not moved", async () => {
  const order = await shop.placeTestOrder(db, { lines: [{ product: shop.PHONE }] });
  const picked = { sql: "SELECT ?1", values: [order.parcels[0]!.id] };
  const moving = { mover: "operator", reason: "", now: NOW } as const;
  await movePicked(db, picked, { ...moving, to: "confirmed" });
  const cancel = { ...moving, from: ["placed"], to: "cancelled" } as const;
  expect(await movePicked(db, picked, cancel)).toMatchObject([{ answer: { kind: "refused", state: "confirmed" } }]);
});
