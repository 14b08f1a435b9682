import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countQueues, workQueues } from "../../../app/data/desk/today-counts.server.ts";
import { type OrdersQuestion, listDeskOrders } from "../../../app/data/orders/desk-orders.server.ts";
import { findDeskOrder, writeNote } from "../../../app/data/orders/order-desk.server.ts";
import { listDeskParcels, type ParcelsQuestion } from "../../../app/data/orders/desk-parcels.server.ts";
import { moveParcels } from "../../../app/data/orders/move-parcels.server.ts";
import { parseOrderSearch } from "../../../app/domain/orders/order-search.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { BAG, clearOrders, insertOrderShop, PHONE, placeTestOrder, type PlacedTestOrder } from "./order-shop.ts";
import { db, run } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

// Lists of the desk.

const BOTH = [{ product: PHONE }, { product: BAG }];

let hana: PlacedTestOrder;
let dawit: PlacedTestOrder;
let sara: PlacedTestOrder;

beforeAll(async () => {
  await insertOrderShop(db);
  await addAccounts(db, [7]);
});
beforeEach(async () => {
  await clearOrders(db);
  hana = await placeTestOrder(db, { lines: BOTH, now: NOW - 40 * DAY, owner: "account:7" });
  dawit = await placeTestOrder(db, {
    ...{ payment: "transfer", now: NOW - 2 * DAY },
    details: { name: "Dawit Haile", phone: "+251922000002", region: "oromia", city: "አዳማ" },
  });
  sara = await placeTestOrder(db, {
    details: { name: "ሣራ ኃይሌ", phone: "+251933000003" },
    lines: [{ product: BAG }],
  });
});

const move = (order: PlacedTestOrder, position: number, to: ParcelState) =>
  moveParcels(db, [order.parcels[position - 1]!.id], { to, reason: "", author, now: NOW });

describe("orders", () => {
  const find = async (asked: Partial<OrdersQuestion> = {}, size = 9) => {
    const any = { search: null, state: null, payment: null, region: null };
    const { orders, next } = await listDeskOrders(db, { ...any, since: null, before: null, ...asked }, size);
    return { numbers: orders.map(({ number }) => number), orders, next };
  };
  const numbers = async (asked: Partial<OrdersQuestion>) => (await find(asked)).numbers;

  test("the newest first, page by page by key, with what each costs now", async () => {
    expect((await find()).numbers).toEqual([sara, dawit, hana].map(({ number }) => number));
    const first = await find({}, 2);
    expect(first).toMatchObject({ numbers: [sara.number, dawit.number], next: dawit.id });
    expect(await find({ before: first.next }, 2)).toMatchObject({ numbers: [hana.number], next: null });
    await move(hana, 1, "cancelled");
    expect((await find()).orders[2]).toMatchObject({
      ...{ name: "Hana Tesfaye", total: hana.parcels[1]!.total, paymentKind: "cash", paymentState: "due" },
      parcels: [
        { position: 1, state: "cancelled", vendor: "Vendor 01" },
        { position: 2, state: "placed" },
      ],
    });
  });

  test.each([
    ["the number", () => dawit.number, () => [dawit]],
    ["a parcel's number", () => `${dawit.number}-1`, () => [dawit]],
    ["the phone, as a caller says it", () => "0922 00 00 02", () => [dawit]],
    ["the beginning of a name", () => "tesf", () => [hana]],
    ["both beginnings, in any order", () => "hai DAW", () => [dawit]],
    ["an Amharic name in another spelling", () => "ሳራ ሀይ", () => [sara]],
    ["one of two names that is not there", () => "hana haile", () => []],
  ])("are found by %s", async (_, typed, found) => {
    expect(await numbers({ search: parseOrderSearch(typed()) })).toEqual(found().map(({ number }) => number));
  });

  test("are narrowed by state, payment, place and days, and by all of them at once", async () => {
    await move(hana, 2, "confirmed");
    expect(await numbers({ state: "placed" })).toEqual([sara.number, hana.number]);
    expect(await numbers({ state: "confirmed" })).toEqual([hana.number]);
    expect(await numbers({ payment: "due" })).toEqual([sara.number, dawit.number, hana.number]);
    expect(await numbers({ region: "oromia" })).toEqual([dawit.number]);
    expect(await numbers({ since: NOW - 3 * DAY })).toEqual([sara.number, dawit.number]);
    expect(await numbers({ since: NOW + 1 })).toEqual([]);
    const all = { state: "placed", region: "addis-ababa", payment: "due", since: NOW - DAY } as const;
    expect(await numbers({ ...all, search: parseOrderSearch("ሳራ") })).toEqual([sara.number]);
  });
});

describe("parcels", () => {
  const find = async (asked: Partial<ParcelsQuestion> = {}, size = 9) => {
    const any = { region: null, cities: null, subCity: null, after: null, now: NOW };
    const { parcels, next } = await listDeskParcels(db, { work: "open", ...any, ...asked }, size);
    return { names: parcels.map(({ number, position }) => `${number}-${position}`), parcels, next };
  };
  const name = (order: PlacedTestOrder, position: number) => `${order.number}-${position}`;

  test("what is due first, page by page, with all that is needed to pack and deliver it", async () => {
    const { names, parcels } = await find();
    expect(names).toEqual([name(hana, 1), name(hana, 2), name(sara, 1)]);
    expect(parcels[0]).toMatchObject({
      ...{ name: "Hana Tesfaye", phone: "+251911234567", subCity: "Bole", woreda: "03", landmark: "Edna Mall" },
      ...{ vendor: "Vendor 01", paymentKind: "cash", total: hana.parcels[0]!.total },
      lines: [{ name: "Phone", nameAm: "ስልክ", quantity: 1, cancelled: 0 }],
    });
    const seen: string[] = [];
    let after: number | null = null;
    do {
      const page = await find({ after }, 1);
      seen.push(...page.names);
      after = page.next;
    } while (after);
    expect(seen).toEqual(names);
  });

  test("by the work that waits", async () => {
    await move(hana, 1, "confirmed");
    expect((await find({ work: "placed" })).names).toEqual([name(hana, 2), name(sara, 1)]);
    expect((await find({ work: "toSend" })).names).toEqual([name(hana, 1)]);
    expect((await find({ work: "late" })).names).toEqual([name(hana, 1), name(hana, 2)]);
    await move(hana, 1, "delivered");
    expect((await find({ work: "late" })).names).toEqual([name(hana, 2)]);
    await move(hana, 1, "returnAsked");
    expect((await find({ work: "returnAsked" })).names).toEqual([name(hana, 1)]);
  });

  test("what its seller cannot deliver, with the reason, until somebody moves it", async () => {
    expect((await find({ work: "refused" })).names).toEqual([]);
    await run(
      "INSERT INTO parcel_refusal (parcel_id, reason, at) VALUES (?1, 'Sold out', ?2)",
      hana.parcels[1]!.id,
      NOW,
    );
    expect(await find({ work: "refused" })).toMatchObject({
      ...{ names: [name(hana, 2)], parcels: [{ refusal: "Sold out" }], next: null },
    });
    expect((await countQueues(db, ["refused"], NOW)).refused).toBe(1);
    expect(await findDeskOrder(db, hana.number)).toMatchObject({ refusals: [{ position: 2, reason: "Sold out" }] });
    await move(hana, 2, "confirmed");
    expect((await find({ work: "refused" })).names).toEqual([]);
  });

  test("by the courier's route", async () => {
    expect((await find({ region: "addis-ababa", subCity: "Bole" })).names).toHaveLength(3);
    expect((await find({ region: "addis-ababa", subCity: "Yeka" })).names).toEqual([]);
    expect((await find({ cities: ["Adama", "አዳማ"] })).names).toEqual([]);
  });
});

test("one order with its messages, notes and the account it was placed with", async () => {
  await writeNote(db, { number: hana.number, text: "Calls back at six", author, now: NOW });
  await move(hana, 1, "onTheWay");
  expect(await findDeskOrder(db, hana.number)).toMatchObject({
    ...{ number: hana.number, accountId: 7, locale: "en", bankReference: null },
    parcels: [{ state: "onTheWay" }, { state: "placed" }],
    messages: [
      { kind: "push", text: "parcelOnTheWay", state: "waiting" },
      { kind: "sms", text: "parcelOnTheWay", state: "waiting", sentAt: null },
      { kind: "sms", text: "orderPlaced" },
    ],
    notes: [{ author: "Almaz", text: "Calls back at six", at: NOW }],
  });
  expect(await findDeskOrder(db, "1111111111")).toBeNull();
});

test("what waits is counted, and nothing that nobody asked for", async () => {
  expect(await countQueues(db, workQueues, NOW)).toMatchObject({
    ...{ toConfirm: 3, toSend: 0, late: 2, returns: 0, transfers: 0, refunds: 0, soldOut: 1, unsent: 0 },
  });
  expect(await countQueues(db, [], NOW)).toEqual({});
  expect(Object.keys(await countQueues(db, ["late"], NOW))).toEqual(["late"]);
});
