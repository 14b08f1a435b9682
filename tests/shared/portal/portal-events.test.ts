import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aroundStatements } from "../../../app/data/bounded.server.ts";
import { cancelGoods } from "../../../app/data/orders/cancel-goods.server.ts";
import { promiseParcel } from "../../../app/data/orders/order-desk.server.ts";
import { listDeadEvents } from "../../../app/data/portal/portal-events.server.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import { changeKey } from "../../../app/shared/portal/portal-keys.server.ts";
import { replayEvent } from "../../../app/shared/portal/replay-event.server.ts";
import openapi from "../../../docs/portal-openapi.json";
import { z } from "zod";
import { sendDue, type OutboxEnv } from "../../../workers/send-outbox.ts";
import {
  clearOrders,
  insertOrderShop,
  moveTestParcel,
  PHONE,
  placeTestOrder,
  SHOE,
  SHOE_42,
  type PlacedTestOrder,
} from "../../data/orders/order-shop.ts";
import { DAY, MINUTE, NOW } from "../../data/small-catalogue.ts";
import { eventsOf } from "../../support/events.ts";
import { keyOf, PORTAL_SECRET } from "../../support/portal.ts";
import { VendorEndpoint, type Behaviour } from "../../support/vendor-endpoint.ts";
import { db, readRow, readValue, run } from "../../support/test-database.ts";
import { shortenCalls } from "../../support/short-calls.ts";

// Late, repeated, refused and broken endpoints.

const ENDPOINT = "https://portal.example/gulit?shop=1";
const both = [
  { product: PHONE, quantity: 2 },
  { product: SHOE, variant: SHOE_42 },
];
const author = { kind: "operator", id: "", name: "", address: "192.0.2.7" } as const;
const by = { db, portalSecret: PORTAL_SECRET, isLocalEndpoint: false, author, now: NOW };

let vendor: VendorEndpoint;
let shop: OutboxEnv;

beforeAll(() => insertOrderShop(db));
beforeEach(async () => {
  await clearOrders(db);
  await run("DELETE FROM portal_key");
  vendor = new VendorEndpoint(ENDPOINT, (await keyOf(db, 1, NOW, ENDPOINT)).secret);
  const OUTBOX = { send: async () => {} } as unknown as OutboxEnv["OUTBOX"];
  shop = {
    DB: db,
    OUTBOX,
    PUBLIC_ORIGIN: "https://gulit.example",
    PORTAL_SECRET,
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(vendor.fetch);
  vi.spyOn(console, "error").mockImplementation(() => {});
  shortenCalls();
});
afterEach(() => void vi.restoreAllMocks());

async function send(now = NOW, at: OutboxEnv = shop): Promise<void> {
  for (let round = 0; round < 5; round++) await sendDue(at, now);
}

const move = (order: PlacedTestOrder, position: number, to: ParcelState) => moveTestParcel(db, order, { position, to });
const received = () => vendor.taken.map(({ type, state }) => `${type} ${state}`).sort();
const dead = (vendorId = 1) => listDeadEvents(db, vendorId, 10);
const event = () =>
  readRow<{ id: number; state: string; attempts: number; problem: string | null; due: number }>(
    "SELECT id, state, attempts, problem, (due_at - ?1) / 60000 AS due FROM outbox WHERE kind = 'event'",
    NOW,
  );

describe("a vendor's system is told", () => {
  test("of a parcel of its own, by a signed event that names nobody and is as docs/portal-openapi.json says", async () => {
    const order = await placeTestOrder(db, { lines: both });
    await send();
    expect(vendor.called).toEqual([ENDPOINT]);
    const id = (await event())!.id;
    expect(vendor.taken).toEqual([
      {
        ...{ id: `e-${id}`, type: "parcel.created", vendor: 1, parcel: `${order.number}-1`, state: "placed" },
        at: new Date(NOW).toISOString(),
        lines: [{ product: PHONE, feedId: "1", option: null, color: null, size: null, quantity: 2 }],
      },
    ]);
    z.fromJSONSchema(openapi.components.schemas.Event as never).parse(vendor.taken[0]);
    expect(await event()).toMatchObject({ state: "sent" });
  });

  test("which option was sold, and how many of it are still to be delivered", async () => {
    const second = new VendorEndpoint(ENDPOINT, (await keyOf(db, 2, NOW, ENDPOINT)).secret);
    vi.mocked(globalThis.fetch).mockImplementation(second.fetch);
    const order = await placeTestOrder(db, { lines: [{ product: SHOE, variant: SHOE_42, quantity: 2 }] });
    await send();
    const sold = { product: SHOE, feedId: String(SHOE), option: SHOE_42, color: "Blue", size: "42", quantity: 2 };
    expect(second.taken).toMatchObject([{ type: "parcel.created", lines: [sold] }]);
    const asked = { number: order.number, position: 1, line: 1, units: 1, seen: 2, by: "shop", reason: "" } as const;
    await cancelGoods(db, { ...asked, author, now: NOW });
    await send();
    expect(second.taken[1]).toMatchObject({ type: "parcel.changed", lines: [{ option: SHOE_42, quantity: 1 }] });
  });

  const journeys: [string, (order: PlacedTestOrder) => Promise<unknown>[], string[], ("cash" | "transfer")?][] = [
    [
      "of each step and, once cash was collected, of the payment",
      (order) => [
        move(order, 1, "confirmed"),
        move(order, 1, "onTheWay"),
        move(order, 2, "cancelled"),
        move(order, 1, "delivered"),
      ],
      [
        "parcel.created placed",
        "parcel.moved confirmed",
        "parcel.moved onTheWay",
        "parcel.moved delivered",
        "payment.settled delivered",
      ],
    ],
    [
      "of a cancelled parcel",
      (order) => [move(order, 1, "cancelled")],
      ["parcel.created placed", "parcel.cancelled cancelled"],
    ],
    [
      "of a return",
      (order) => [move(order, 1, "delivered"), move(order, 1, "returnAsked"), move(order, 1, "returned")],
      ["parcel.created placed", "parcel.moved delivered", "parcel.returnAsked returnAsked", "parcel.moved returned"],
    ],
    [
      "of a parcel to be paid first, once it is paid",
      () => [run("UPDATE payment SET state = 'paid'")],
      ["parcel.created placed", "payment.settled placed"],
      "transfer",
    ],
    ["nothing of one that is never paid", () => [run("UPDATE payment SET state = 'expired'")], [], "transfer"],
    [
      "of goods of it that were cancelled, and of another day that was promised",
      ({ number, quote }) => [
        cancelGoods(db, {
          ...{ number, position: 1, line: 1, units: 1, seen: 2, by: "shop", reason: "Broken", author, now: NOW + 5 },
        }),
        promiseParcel(db, {
          number,
          position: 1,
          seen: quote.parcels[0]!.promisedUntil,
          until: NOW + 9 * DAY,
          ...{ author, now: NOW + 5 },
        }),
      ],
      ["parcel.changed placed", "parcel.changed placed", "parcel.created placed"],
    ],
    ["nothing of others' parcels", (order) => [move(order, 2, "confirmed")], ["parcel.created placed"]],
  ];
  test.each(journeys)("%s", async (_, go, expected, payment = "cash") => {
    const order = await placeTestOrder(db, { lines: both, payment });
    for (const step of go(order)) await step;
    await send(NOW + 10);
    expect(received()).toEqual([...expected].sort());
    expect(new Set(vendor.taken.map(({ vendor: whose }) => whose)).size).toBeLessThan(2);
  });

  test("nothing without an endpoint, with an ended key, or at an endpoint that the shop would not take today", async () => {
    await changeKey(by, 1, { intent: "endpoint", endpoint: null });
    await placeTestOrder(db);
    expect(await event()).toBeNull();
    await changeKey(by, 1, { intent: "endpoint", endpoint: ENDPOINT });
    await placeTestOrder(db, { owner: "session:b" });
    await changeKey(by, 1, { intent: "end" });
    await placeTestOrder(db, { owner: "session:c" });
    await send();
    expect(await event()).toMatchObject({ state: "dropped", problem: "no endpoint" });
    await keyOf(db, 1, NOW, ENDPOINT);
    await run("DELETE FROM outbox");
    await run("UPDATE portal_key SET endpoint = 'https://127.0.0.1/' WHERE ended_at IS NULL");
    await placeTestOrder(db, { owner: "session:d" });
    await send();
    expect(await event()).toMatchObject({ state: "dropped", problem: "no endpoint" });
    expect(vendor.called).toEqual([]);
  });
});

const faults: [Behaviour, string][] = [
  ["late", "no answer"],
  ["broken", "status 500"],
  ["refused", "status 403"],
  ["elsewhere", "status 307"],
];

describe("a vendor's system that is", () => {
  test.each(faults)(
    "%s is tried again a minute later, and other messages are sent all the same",
    async (fault, problem) => {
      vendor.behaviour = fault;
      await placeTestOrder(db);
      await send();
      expect(await event()).toMatchObject({ state: "waiting", attempts: 1, problem, due: 1 });
      expect(vendor.called).toEqual([ENDPOINT]);
      expect(await readValue("SELECT count(*) AS n FROM outbox WHERE kind <> 'event' AND state = 'waiting'")).toBe(0);
      vendor.behaviour = "right";
      await send(NOW + MINUTE);
      expect(vendor.taken).toHaveLength(1);
      expect(await event()).toMatchObject({ state: "sent" });
    },
  );

  test("endless in its answer fills no memory and counts as told", async () => {
    vendor.behaviour = "endless";
    await placeTestOrder(db);
    await send();
    expect(await event()).toMatchObject({ state: "sent" });
  });

  test("told twice, because the shop died before it noted it, knows the event by its id", async () => {
    await placeTestOrder(db);
    const dying = aroundStatements(db, ([sql = ""], run) =>
      sql.includes("state = 'sent'") ? Promise.reject(new Error("D1 is away")) : run(),
    );
    await expect(sendDue({ ...shop, DB: dying }, NOW)).rejects.toThrow("D1 is away");
    await send(NOW + MINUTE);
    expect(vendor.taken).toHaveLength(2);
    expect(vendor.taken[0]).toEqual(vendor.taken[1]);
    expect((await event())?.state).toBe("sent");
  });
});

describe("an event that nobody took", () => {
  async function givenUp(): Promise<number> {
    vendor.behaviour = "broken";
    await placeTestOrder(db);
    for (const after of [0, 1, 5, 21, 85, 341]) await send(NOW + after * MINUTE);
    return (await event())!.id;
  }

  test("is given up after six tries, with all it said, for its vendor's list", async () => {
    const id = await givenUp();
    expect(vendor.called).toHaveLength(6);
    const [listed] = await dead();
    expect(listed).toMatchObject({ id, vendor: 1, type: "parcel.created", state: "placed", problem: "status 500" });
    expect(await dead(2)).toEqual([]);
  });

  test("is sent again when somebody asks, once, under the same id, and the event says who asked", async () => {
    const id = await givenUp();
    vendor.behaviour = "right";
    const later = { db, author, now: NOW + 24 * 60 * MINUTE };
    expect(await replayEvent(later, id, 2)).toBe(false);
    const answers = await Promise.all([replayEvent(later, id, 1), replayEvent(later, id, 1)]);
    expect(answers.sort()).toEqual([false, true]);
    expect(await dead()).toEqual([]);
    await send(later.now);
    expect(vendor.taken.map((taken) => taken.id)).toEqual([`e-${id}`]);
    expect(await replayEvent(later, id, 1)).toBe(false);
    const replayed = { action: "portalEventReplayed", address: "192.0.2.7", after: { text: "parcel.created" } };
    expect((await eventsOf("vendor", 1))[0]).toMatchObject(replayed);
  });

  test("is kept here while the shop has no secret, and can be sent later", async () => {
    await placeTestOrder(db);
    await send(NOW, { ...shop, PORTAL_SECRET: "" });
    const [listed] = await dead();
    expect(await event()).toMatchObject({ state: "kept", problem: "no provider" });
    expect(await replayEvent({ db, author, now: NOW }, listed!.id, 1)).toBe(true);
    await send();
    expect(vendor.taken).toHaveLength(1);
  });
});
