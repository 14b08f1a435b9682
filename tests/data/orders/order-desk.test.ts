import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancelOrder, moveParcels } from "../../../app/data/orders/move-parcels.server.ts";
import { promiseParcel, writeNote } from "../../../app/data/orders/order-desk.server.ts";
import { moveParcel } from "../../../app/data/orders/parcels.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { BAG, clearOrders, insertOrderShop, PHONE, placeTestOrder, type PlacedTestOrder } from "./order-shop.ts";
import { eventsOf } from "../../support/events.ts";
import { db, readRows, readValue, run } from "../../support/test-database.ts";

// settled.md 44.

const ALMAZ = { kind: "staff", id: "1", name: "Almaz", address: "192.0.2.7" } as const;
const BEKELE = { kind: "staff", id: "2", name: "Bekele", address: "192.0.2.8" } as const;

let order: PlacedTestOrder;
let at = NOW;
const by = (author: typeof ALMAZ | typeof BEKELE = ALMAZ) => ({ author, reason: "", now: (at += 1_000) });
const move = (ids: number[], to: ParcelState, author: typeof ALMAZ | typeof BEKELE = ALMAZ) =>
  moveParcels(db, ids, { ...by(author), to });
const kinds = (moved: Awaited<ReturnType<typeof moveParcels>>) => moved.map(({ answer }) => answer.kind);
const events = () => eventsOf("order", order.number);
const sound = async () => expect(await auditBooks(db, at)).toEqual([]);

beforeAll(() => insertOrderShop(db));
beforeEach(async () => {
  await clearOrders(db);
  order = await placeTestOrder(db, { lines: [{ product: PHONE }, { product: BAG }] });
});

describe("several parcels at once", () => {
  test("each goes by itself, and each is told what became of it", async () => {
    const [a, b] = order.parcels.map(({ id }) => id) as [number, number];
    const other = (await placeTestOrder(db)).parcels[0]!.id;
    await move([b], "onTheWay");
    await move([other], "confirmed");
    const moved = await move([a, b, other, 999_999], "confirmed");
    expect(moved.map(({ id, answer }) => [id, answer])).toEqual([
      [a, { kind: "moved", from: "placed" }],
      [b, { kind: "refused", state: "onTheWay" }],
      [other, { kind: "same" }],
    ]);
    expect(moved[0]).toMatchObject({ number: order.number, position: 1 });
    const confirmed = (await events()).filter(({ after }) => after.state === "confirmed");
    expect(confirmed).toMatchObject([{ before: { parcel: 1, state: "placed" }, authorName: "Almaz" }]);
    await sound();
  });

  test("of two people who press the same at once one moves each parcel, and one event is written", async () => {
    const ids = order.parcels.map(({ id }) => id);
    const [first, second] = await Promise.all([move(ids, "preparing"), move(ids, "preparing", BEKELE)]);
    expect([...kinds(first), ...kinds(second)].sort()).toEqual(["moved", "moved", "same", "same"]);
    expect((await events()).map(({ action }) => action)).toEqual(["parcelMoved", "parcelMoved"]);
    await sound();
  });
});

describe("a whole order", () => {
  test("is cancelled as far as it may be; what was delivered stays, and who cancelled is kept", async () => {
    const [a] = order.parcels.map(({ id }) => id) as [number];
    await move([a], "delivered");
    const answers = await cancelOrder(db, order.number, { ...by(), reason: "The seller closed" });
    expect(kinds(answers)).toEqual(["refused", "moved"]);
    expect(await readRows("SELECT state, reason, cancelled_by AS who FROM parcel ORDER BY id")).toEqual([
      { state: "delivered", reason: "", who: null },
      { state: "cancelled", reason: "The seller closed", who: "shop" },
    ]);
    expect(kinds(await cancelOrder(db, order.number, by()))).toEqual(["refused", "same"]);
    expect(await cancelOrder(db, "1111111111", by())).toEqual([]);
    await sound();
  });

  test("says who cancelled: its shopper too, and nobody where it was never paid", async () => {
    await moveParcel(db, {
      ...{ parcel: { number: order.number, position: 1 }, actor: { mover: "shopper", owner: order.owner } },
      ...{ to: "cancelled", reason: "", now: at },
    });
    const unpaid = await placeTestOrder(db, { payment: "chapa" });
    await run("UPDATE payment SET state = 'expired' WHERE order_id = ?1", unpaid.id);
    expect(await readRows("SELECT cancelled_by AS who FROM parcel WHERE state = 'cancelled' ORDER BY id")).toEqual([
      { who: "shopper" },
      { who: null },
    ]);
  });
});

describe("another day", () => {
  const promise = (seen: number, until: number, author: typeof ALMAZ | typeof BEKELE = ALMAZ) =>
    promiseParcel(db, { number: order.number, position: 1, seen, until, author, now: (at += 1_000) });
  const until = () => readValue<number>("SELECT promised_until AS u FROM parcel WHERE position = 1");

  test("is promised once, told to the shopper, and to the colleague who came second", async () => {
    const seen = (await until())!;
    const answers = await Promise.all([promise(seen, seen + 3 * DAY), promise(seen, seen + 3 * DAY, BEKELE)]);
    expect(answers.sort()).toEqual([false, true]);
    const [received] = await readRows(
      "SELECT payload ->> '$.values.until' AS until FROM outbox WHERE text = 'parcelPromised'",
    );
    expect(received).toEqual({ until: seen + 3 * DAY });
    expect(await readRows("SELECT promised_from AS day FROM parcel WHERE position = 1")).toEqual([
      { day: seen + 2 * DAY + 1 },
    ]);
    expect((await events())[0]).toMatchObject({
      action: "parcelPromised",
      before: { parcel: 1, promised: seen },
      after: { parcel: 1, promised: seen + 3 * DAY },
    });
    expect(await readRows("SELECT count(*) AS n FROM outbox WHERE text = 'parcelPromised'")).toEqual([{ n: 1 }]);
  });

  test("is not promised for what came, nor for the same day again", async () => {
    const seen = (await until())!;
    expect(await promise(seen, seen)).toBe(false);
    await move([order.parcels[0]!.id], "delivered");
    expect(await promise(seen, seen + DAY)).toBe(false);
    expect(await readRows("SELECT 1 FROM outbox WHERE text = 'parcelPromised'")).toEqual([]);
  });
});

describe("notes for colleagues", () => {
  const note = (text: string, author: typeof ALMAZ | typeof BEKELE = ALMAZ) =>
    writeNote(db, { number: order.number, text, author, now: (at += 1_000) });

  test("stand with the order, once for each press, and their event does not repeat the words", async () => {
    expect(await note("She is at home after six")).toBe(true);
    expect(await note("She is at home after six")).toBe(true);
    expect(await note("She is at home after six", BEKELE)).toBe(true);
    expect(await readRows("SELECT author, text FROM order_note ORDER BY id")).toEqual([
      { author: "Almaz", text: "She is at home after six" },
      { author: "Bekele", text: "She is at home after six" },
    ]);
    expect((await events()).map(({ action, after }) => [action, after])).toEqual([
      ["orderNoted", {}],
      ["orderNoted", {}],
    ]);
    expect(await writeNote(db, { number: "1111111111", text: "x", author: ALMAZ, now: at })).toBe(false);
  });

  test("go with the person, once a deleted account's order is over", async () => {
    await note("Call her sister");
    await run("UPDATE shop_order SET owner = 'former', name = '' WHERE id = ?1", order.id);
    expect(await readRows("SELECT 1 FROM order_note")).toEqual([]);
  });
});
