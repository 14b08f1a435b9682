import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shownAddress } from "../../../app/data/pictures/picture-names.server.ts";
import { countQueues } from "../../../app/data/desk/today-counts.server.ts";
import {
  findDeskVendor,
  findVendorsByName,
  listDeskVendors,
  type VendorQuestion,
} from "../../../app/data/vendors/desk-vendors.server.ts";
import { findOrder } from "../../../app/data/orders/orders.server.ts";
import { endLink, listVendorParcels, renewLink } from "../../../app/data/vendors/vendor-parcels.server.ts";
import { indexVendorNames } from "../../../app/data/vendors/vendor-name-index.server.ts";
import { changeVendor, createVendor } from "../../../app/data/vendors/write-vendor.server.ts";
import { vendorNameMatch } from "../../../app/domain/vendors/vendor.ts";
import { clearOrders, insertOrderShop, PHONE, placeTestOrder, SHOE, SHOE_42 } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { db, readRow, readValue, run } from "../../support/test-database.ts";

// settled.md 43, 44.

const by = { db, author, now: NOW };
const vendor = async (id: number) => (await findDeskVendor(db, id))!;
const list = (asked: Partial<VendorQuestion> = {}) =>
  listDeskVendors(db, { match: null, contact: null, only: null, before: null, ...asked }, 50);
const unreached = async () => (await countQueues(db, ["unreachable"], NOW)).unreachable;
const ids = async (asked: Partial<VendorQuestion> = {}) => (await list(asked)).map(({ id }) => id);

beforeAll(() => insertOrderShop(db));
beforeEach(async () => {
  await clearOrders(db);
  await run("DELETE FROM vendor WHERE id > 2");
  await run("UPDATE vendor SET phone = '0911000001', email = NULL, hidden_at = NULL, amharic_name = NULL");
});

test.each([
  ["0912 34-56 78", "+251912345678"],
  ["+251712345678", "+251712345678"],
  ["011 551 2345", null],
  ["none", null],
  ["", null],
])("a vendor with the phone %s gets its SMS at %s", async (phone, smsTo) => {
  await run("UPDATE vendor SET phone = ?1 WHERE id = 1", phone);
  expect((await vendor(1)).smsTo).toBe(smsTo);
});

describe("whom nobody can reach", () => {
  test("is who has goods on sale and no contact, before anybody buys", async () => {
    expect(await ids({ only: "none" })).toEqual([]);
    await run("UPDATE vendor SET phone = '011 551 2345' WHERE id = 2");
    await createVendor(by, { name: "Nothing on sale" });
    expect(await ids({ only: "none" })).toEqual([2]);
    expect(await unreached()).toBe(1);
    await run("UPDATE vendor SET email = 'v@mail.example' WHERE id = 2");
    expect(await unreached()).toBe(0);
  });

  test("is whose message of a sale was given up, until it opens the link, or confirms", async () => {
    const order = await placeTestOrder(db, { lines: [{ product: PHONE }] });
    expect(await ids({ only: "none" })).toEqual([]);
    await run("UPDATE outbox SET state = 'dropped', sent_at = 1 WHERE payload LIKE '%vendorParcel%'");
    expect(await ids({ only: "none" })).toEqual([1]);
    expect(await vendor(1)).toMatchObject({ unconfirmed: 1, unreached: 1 });
    await run("UPDATE parcel_link SET opened_at = 2");
    expect(await ids({ only: "none" })).toEqual([]);
    await run("UPDATE parcel_link SET opened_at = NULL");
    await run("UPDATE parcel SET state = 'confirmed' WHERE id = ?1", order.parcels[0]!.id);
    expect(await unreached()).toBe(0);
  });

  test("is not whose own system is told, until it did not take the event", async () => {
    const key = db.prepare("INSERT INTO portal_key (id, vendor_id, endpoint, made_at) VALUES ('k', 1, ?1, 0)");
    await run("UPDATE vendor SET phone = NULL WHERE id = 1");
    await key.bind(null).run();
    // A system that only polls may poll too late.
    expect(await ids({ only: "none" })).toEqual([1]);
    await run("UPDATE portal_key SET endpoint = 'https://seller.example'");
    expect(await unreached()).toBe(0);
    expect((await vendor(1)).hasSystem).toBe(true);
    const order = await placeTestOrder(db, { lines: [{ product: PHONE }] });
    expect(await unreached()).toBe(0);
    const event = (state: string) => run("UPDATE outbox SET state = ?1, sent_at = 5 WHERE kind = 'event'", state);
    await event("dropped");
    expect(await ids({ only: "none" })).toEqual([1]);
    await event("waiting");
    await event("sent");
    expect(await unreached()).toBe(0);
    expect((await findOrder(db, order.owner, order.publicId))!.parcels[0]!.isVendorNotified).toBe(true);
    await run("DELETE FROM portal_key");
  });
});

test("the list is narrowed by name in both scripts, by contact, by orders, and goes on by id", async () => {
  await run("UPDATE vendor SET name = 'Shiro Meda', amharic_name = 'ሽሮ ሜዳ' WHERE id = 2");
  await indexVendorNames(db);
  expect(await ids({ match: vendorNameMatch("shiro") })).toEqual([2]);
  expect(await ids({ match: vendorNameMatch("ሽሮ") })).toEqual([2]);
  await run("UPDATE vendor SET email = 'v@mail.example' WHERE id = 1");
  expect(await ids({ contact: "v@mail.example" })).toEqual([1]);
  expect(await ids({ contact: "+251911000001" })).toEqual([2, 1]);
  expect(await ids({ before: 2 })).toEqual([1]);
  await placeTestOrder(db, { lines: [{ product: SHOE, variant: SHOE_42 }] });
  expect(await ids({ only: "orders" })).toEqual([2]);
  expect((await findVendorsByName(db, ["Shiro Meda", "nobody"])).map(({ id }) => id)).toEqual([2]);
});

describe("a profile", () => {
  test("is made and changed with its event, which names what differs", async () => {
    const id = (await createVendor(by, { name: "Kirar", phone: "+251911223344", city: "Adama" }))!;
    expect(await createVendor(by, { name: "Kirar" })).toBeNull();
    expect(await vendor(id)).toMatchObject({ name: "Kirar", smsTo: "+251911223344", city: "Adama", isCityKnown: true });
    const before = await vendor(id);
    expect(await changeVendor(by, before, { phone: "", city: "", verifiedAt: NOW, description: "" })).toBe("changed");
    expect(await vendor(id)).toMatchObject({ phone: "", smsTo: null, city: "Addis Ababa", isCityKnown: false });
    expect((await eventsOf("vendor", id)).slice(0, 2)).toMatchObject([
      {
        action: "vendorChanged",
        before: { phone: "+251911223344", city: "Adama", verified: false },
        after: { phone: null, city: null, verified: true },
        ...{ authorKind: "staff", authorName: "Almaz" },
      },
      { action: "vendorCreated", after: { name: "Kirar", phone: "+251911223344", city: "Adama" } },
    ]);
    const count = (await eventsOf("vendor", id)).length;
    expect(await changeVendor(by, await vendor(id), { phone: "" })).toBe("same");
    expect(await eventsOf("vendor", id)).toHaveLength(count);
  });

  test("that is reached elsewhere tells it to the former phone and e-mail, and nobody where nothing was written", async () => {
    const id = (await createVendor(by, { name: "Masinko", phone: "0911223355", email: "m@mail.example" }))!;
    const letters = async () => {
      const sql =
        "SELECT kind, payload ->> '$.to' AS one FROM outbox WHERE payload ->> '$.text' = 'vendorReach' ORDER BY id";
      return (await db.prepare(sql).raw<[string, string]>()).map((row) => row.join(" "));
    };
    const read = await vendor(id);
    expect(await changeVendor(by, read, { phone: "+251911223355", city: "Adama" })).toBe("changed");
    expect(await letters()).toEqual([]);
    const both = ["sms +251911223355", "mail m@mail.example"];
    const fresh = await vendor(id);
    expect(await changeVendor({ ...by, now: NOW + 1 }, fresh, { phone: "+251911000009" })).toBe("changed");
    expect(await letters()).toEqual(both);
    expect(await changeVendor({ ...by, now: NOW + 2 }, fresh, { phone: "+251911000008" })).toBe("meanwhile");
    expect(await letters()).toEqual(both);
    // Another field, which is still as it was read.
    expect(await changeVendor(by, fresh, { city: "Harar" })).toBe("changed");
    expect(await changeVendor({ ...by, now: NOW + 3 }, await vendor(id), { email: "" })).toBe("changed");
    expect(await letters()).toEqual([...both, "sms +251911000009", "mail m@mail.example"]);
  });
});

describe("links of a vendor's parcels", () => {
  const act = { vendorId: 1, author, now: NOW + 5 };
  const received = () => readValue("SELECT count(*) FROM outbox WHERE dedupe_key LIKE 'vendorLink%'");

  test("are made anew once, however many press, and the former one is over", async () => {
    const order = await placeTestOrder(db);
    const [parcel] = await listVendorParcels(db, 1, 20);
    expect(parcel).toMatchObject({ state: "placed", number: order.number, link: { endedAt: null, notifiedAt: null } });
    const change = { ...act, parcelId: parcel!.id, linkId: parcel!.link!.id };
    const both = [await renewLink(db, change), await renewLink(db, { ...change, now: NOW + 6 })];
    expect(both).toEqual([true, false]);
    expect(await received()).toBe(1);
    const [after] = await listVendorParcels(db, 1, 20);
    expect(after!.link!.id).toBeGreaterThan(parcel!.link!.id);
    expect((await eventsOf("order", order.number)).map(({ action }) => action)).toEqual(["parcelLinkMade"]);
  });

  test("are ended once, and made again from none", async () => {
    const order = await placeTestOrder(db);
    const [parcel] = await listVendorParcels(db, 1, 20);
    const change = { ...act, parcelId: parcel!.id, linkId: parcel!.link!.id };
    expect(await endLink(db, { ...change, vendorId: 2 })).toBe(false);
    expect([await endLink(db, change), await endLink(db, change)]).toEqual([true, false]);
    expect(await renewLink(db, { ...change, now: NOW + 9 })).toBe(false);
    expect(await renewLink(db, { ...change, linkId: 0, now: NOW + 9 })).toBe(true);
    expect((await eventsOf("order", order.number)).map(({ action }) => action)).toEqual([
      "parcelLinkMade",
      "parcelLinkEnded",
    ]);
  });

  test("that ran out are made anew, once, from none", async () => {
    const order = await placeTestOrder(db);
    const [parcel] = await listVendorParcels(db, 1, 20);
    const over = parcel!.link!.expiresAt;
    const change = { ...act, parcelId: parcel!.id, linkId: 0, now: over };
    // A moment before its end the existing link must be named; another vendor's page makes no link.
    expect(await renewLink(db, { ...change, now: over - 1 })).toBe(false);
    expect(await renewLink(db, { ...change, vendorId: 2 })).toBe(false);
    expect(await received()).toBe(0);
    expect([await renewLink(db, change), await renewLink(db, change)]).toEqual([true, false]);
    expect(await received()).toBe(1);
    const [after] = await listVendorParcels(db, 1, 20);
    expect(after!.link).toMatchObject({ endedAt: null, madeAt: over });
    expect(after!.link!.expiresAt).toBeGreaterThan(over);
    expect((await eventsOf("order", order.number)).map(({ action }) => action)).toEqual(["parcelLinkMade"]);
  });

  test("are not made for what is over", async () => {
    const order = await placeTestOrder(db);
    await run("UPDATE parcel SET state = 'cancelled' WHERE id = ?1", order.parcels[0]!.id);
    const [parcel] = await listVendorParcels(db, 1, 20);
    expect(await renewLink(db, { ...act, parcelId: parcel!.id, linkId: parcel!.link!.id })).toBe(false);
    expect(await eventsOf("order", order.number)).toEqual([]);
  });
});

test("logo and banner of others become the shop's own, those that were sent stand at once, and what was named before goes", async () => {
  const id = (await createVendor(by, { name: "Shema", logo: "https://shema.example/logo.png" }))!;
  const shown = async () => (await readRow<{ logo: string | null; banner: string | null }>(SHOWN, id))!;
  const first = (await vendor(id)).logo;
  expect(first).toMatch(/^\/media\/v\/[0-9a-f]{32}$/);
  const source = await readValue("SELECT source FROM picture WHERE '/media/v/' || hash = ?1", first);
  expect([source, await shown()]).toEqual(["https://shema.example/logo.png", { logo: first, banner: null }]);
  expect(await changeVendor(by, await vendor(id), { logo: "https://shema.example/logo.png" })).toBe("same");

  const hash = "ab".repeat(16);
  const sent = [{ hash, shown: `/media/v/${hash}.ffffff.300x200` }];
  expect(await changeVendor({ ...by, sent }, await vendor(id), { logo: `/media/v/${hash}` })).toBe("changed");
  expect((await shown()).logo).toBe(sent[0]!.shown);
  const loose = await readValue("SELECT count(*) FROM picture WHERE is_loose = 1");
  expect(loose).toBe(2);
  await run("UPDATE picture SET state = 'failed', shown = '' WHERE hash = ?1", hash);
  expect((await shown()).logo).toBeNull();
});

const SHOWN = `SELECT ${shownAddress("logo")} AS logo, ${shownAddress("banner_image")} AS banner FROM vendor WHERE id = ?1`;
