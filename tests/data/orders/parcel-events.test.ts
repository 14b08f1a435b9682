import { beforeAll, beforeEach, expect, test } from "vitest";
import { moveParcels } from "../../../app/data/orders/move-parcels.server.ts";
import { moveParcel, type ParcelActor } from "../../../app/data/orders/parcels.server.ts";
import { parcelStates, type ParcelState } from "../../../app/domain/orders/order-states.ts";
import { mayMoveParcel, type ParcelMover } from "../../../app/domain/orders/parcel-moves.ts";
import { NOW } from "../small-catalogue.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "./order-shop.ts";
import { db, readRows, readValue } from "../../support/test-database.ts";

// Every move of a parcel writes an event.

const authors = {
  operator: { kind: "operator", id: "", name: "", address: "192.0.2.1" },
  staff: { kind: "staff", id: "7", name: "Almaz", address: "192.0.2.7" },
  vendor: { kind: "vendor", id: "1", name: "Vendor 01", address: "192.0.2.9" },
  portal: { kind: "portal", id: "1", name: "Vendor 01", address: "192.0.2.8" },
} as const;

let order: PlacedTestOrder;
let at = NOW;
beforeAll(() => insertOrderShop(db));
beforeEach(() => clearOrders(db));

const by = (author: keyof typeof authors) => ({ author: authors[author], reason: "As asked", now: (at += 1_000) });
const asked = (actor: ParcelActor, to: ParcelState) => ({ parcel: { number: order.number, position: 1 }, actor, to });
const vendor: ParcelActor = { mover: "vendor", vendorId: 1 };

const ways: Record<
  string,
  { mover: ParcelMover; kind: keyof typeof authors; go: (to: ParcelState) => Promise<unknown> }
> = {
  "the command line": {
    mover: "operator",
    kind: "operator",
    go: (to) => moveParcel(db, { ...asked({ mover: "operator" }, to), ...by("operator") }),
  },
  "the desk, several at once": {
    mover: "operator",
    kind: "staff",
    go: (to) => moveParcels(db, [order.parcels[0]!.id], { to, ...by("staff") }),
  },
  "a seller's link": {
    mover: "vendor",
    kind: "vendor",
    go: (to) => moveParcel(db, { ...asked(vendor, to), ...by("vendor") }),
  },
  "a vendor's system": {
    mover: "vendor",
    kind: "portal",
    go: (to) => moveParcel(db, { ...asked(vendor, to), ...by("portal") }),
  },
};

async function parcelIn(state: ParcelState): Promise<void> {
  order = await placeTestOrder(db, { payment: state === "awaitingPayment" ? "transfer" : "cash" });
  const to = async (next: ParcelState) =>
    moveParcel(db, { ...asked({ mover: "operator" }, next), reason: "", now: (at += 1_000) });
  if (state === "returnAsked" || state === "returned" || state === "returnRefused") {
    await to("delivered");
    await to("returnAsked");
  }
  if (state !== "awaitingPayment" && state !== "placed" && state !== "returnAsked") await to(state);
  expect(await stateNow()).toBe(state);
}

const stateNow = () => readValue("SELECT state FROM parcel WHERE id = ?1", order.parcels[0]!.id);
const events = async () => {
  const sql = `SELECT author_kind, author_id, author_name, address, action, object_id, before, after, at
    FROM operator_event WHERE object_kind = 'order' AND object_id = ?1`;
  return await readRows<Record<string, string>>(sql, order.number);
};

test.each(Object.entries(ways))(
  "%s: every move it may make has one row, and a refused one has none",
  async (_, way) => {
    let moves = 0;
    for (const from of parcelStates) {
      const may = (to: ParcelState) => mayMoveParcel(way.mover, from, to);
      await clearOrders(db);
      await parcelIn(from);
      for (const to of parcelStates.filter((one) => !may(one))) {
        await way.go(to);
        expect([await events(), await stateNow()], `${from} to ${to}`).toEqual([[], from]);
      }
      for (const to of parcelStates.filter(may)) {
        await clearOrders(db);
        await parcelIn(from);
        await way.go(to);
        const rows = await events();
        moves += 1;
        expect(await stateNow(), `${from} to ${to}`).toBe(to);
        const { id, kind, name, address } = authors[way.kind];
        expect(rows, `${from} to ${to}`).toHaveLength(1);
        expect(rows[0]).toMatchObject({
          ...{ author_kind: kind, author_id: id, author_name: name, address, action: "parcelMoved" },
          ...{ object_id: order.number, at },
        });
        expect([rows[0]!.before, rows[0]!.after].map((text) => JSON.parse(text!))).toEqual([
          { parcel: 1, state: from },
          { parcel: 1, state: to, reason: "As asked" },
        ]);
      }
    }
    expect(moves).toBeGreaterThan(10);
  },
);
