import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { LeasedMessage } from "../../../app/data/messages/outbox.server.ts";
import {
  findLinkedParcel,
  storeLinkHash,
  noteLinkOpened,
  recordRefusal,
} from "../../../app/data/orders/parcel-links.server.ts";
import { findOrder } from "../../../app/data/orders/orders.server.ts";
import { moveParcel } from "../../../app/data/orders/parcels.server.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { linkedParcelView } from "../../../app/domain/orders/linked-parcel-view.ts";
import type { ParcelState } from "../../../app/domain/orders/order-states.ts";
import { hashLinkSecret, vendorLinkSecret } from "../../../app/http/secrets/link-secrets.server.ts";
import { withVendorLink } from "../../../app/shared/vendor-link.server.ts";
import { sendDue, type OutboxEnv } from "../../../workers/send-outbox.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { eventsOf } from "../../support/events.ts";
import { readRows, readValue, run } from "../../support/test-database.ts";

// Decision 45.

const SECRET = "the session secret of this test, long enough";
const vendor = { kind: "vendor", id: "1", name: "Vendor 01", address: "192.0.2.9" } as const;
let order: shop.PlacedTestOrder;

beforeAll(async () => {
  await shop.insertOrderShop(env.DB);
  await run("UPDATE vendor SET phone = '0912 34 56 78', amharic_name = 'ሰላም' WHERE id = 1");
  await run("UPDATE vendor SET phone = '011 551 2345', amharic_name = NULL WHERE id = 2");
  vi.spyOn(console, "error").mockImplementation(() => {});
});
beforeEach(async () => {
  await shop.clearOrders(env.DB);
  order = await shop.placeTestOrder(env.DB, {
    lines: [{ product: shop.PHONE }, { product: shop.SHOE, variant: shop.SHOE_42 }],
  });
});

/** Without a provider, messages are stored with their text. */
const send = (more: Partial<OutboxEnv> = {}, now = NOW) =>
  sendDue(
    { DB: env.DB, OUTBOX: env.OUTBOX, PUBLIC_ORIGIN: "https://gulit.example", SESSION_SECRET: SECRET, ...more },
    now,
  );
const links = async () =>
  await readRows<Record<string, number | string | null>>("SELECT * FROM parcel_link ORDER BY id");
const linkOf = async (position: number) => {
  const id = await readValue<number>(
    "SELECT id FROM parcel_link WHERE parcel_id = ?1 AND ended_at IS NULL",
    order.parcels[position - 1]!.id,
  );
  return vendorLinkSecret(SECRET, "parcel", id!);
};
const open = (secret: string, now = NOW) => findLinkedParcel(env.DB, hashLinkSecret(secret)!, now);
const say = (secret: string, to: ParcelState, now = NOW + 1_000, position = 1) =>
  moveParcel(env.DB, {
    parcel: { number: order.number, position },
    actor: { mover: "vendor", link: hashLinkSecret(secret)! },
    author: vendor,
    ...{ to, reason: "", now },
  });
const events = () => eventsOf("order", order.number);
const parcelOf = async (position: number) =>
  (await findOrder(env.DB, order.owner, order.publicId))!.parcels[position - 1]!;

const CANCEL = `
  INSERT INTO line_cancellation (parcel_id, part, line, units, goods, discount, cancelled_by, reason, at)
  SELECT ?1, ?2, ?3, 1, unit_price, 0, 'shop', 'Sold out', ?4 FROM order_line WHERE parcel_id = ?1 AND position = ?3`;

test("each parcel has a link; a secret opens its own parcel whole, and is in no row, though its message is kept", async () => {
  expect(await links()).toMatchObject([{ secret_hash: null }, { secret_hash: null }]);
  const secret = await linkOf(1);
  expect(await open(secret)).toBeNull();
  await send();
  const found = (await open(secret))!;
  expect(found).toMatchObject({
    ...{ number: order.number, position: 1, state: "placed", total: order.parcels[0]!.total },
    ...{ vendorId: 1, vendorLocale: "am" },
    ...{ name: "Hana Tesfaye", phone: "+251911234567", subCity: "Bole", landmark: "Edna Mall" },
  });
  expect(found.lines.map(({ name, quantity }) => [name, quantity])).toEqual([["Phone", 1]]);
  expect(found.lines).toMatchObject([{ position: 1, cancelled: 0, unitPrice: 250_000 }]);
  for (const table of ["parcel_link", "outbox", "parcel", "shop_order"]) {
    const rows = JSON.stringify(await readRows(`SELECT * FROM ${table}`));
    expect(rows, table).not.toContain(secret);
  }
});

test("what was cancelled of a parcel is not on its page, and not collected", async () => {
  order = await shop.placeTestOrder(env.DB, {
    lines: [
      { product: shop.SHOE, variant: shop.SHOE_42, quantity: 2 },
      { product: shop.SHOE, variant: shop.SHOE_43 },
    ],
  });
  const secret = await linkOf(1);
  await storeLinkHash(env.DB, Number((await links()).at(-1)!.id), hashLinkSecret(secret)!);
  await run(CANCEL, order.parcels[0]!.id, 1, 1, NOW);
  const view = async () => linkedParcelView((await open(secret))!, { locale: "en", now: NOW });
  expect((await view()).lines).toMatchObject([
    { quantity: 1, total: formatEtb(99_900) },
    { quantity: 1, total: formatEtb(120_000) },
  ]);
  await run(CANCEL, order.parcels[0]!.id, 2, 2, NOW);
  const { lines, collect, fee } = await view();
  expect(lines).toMatchObject([{ quantity: 1, variant: { name: "Blue, 42" }, total: formatEtb(99_900) }]);
  expect({ collect, fee }).toEqual({ collect: formatEtb(order.parcels[0]!.total - 219_900), fee });
});

test("a secret that is forged, another's, cut, over or ended opens nothing and moves nothing", async () => {
  await send();
  const [own, others] = [await linkOf(1), await linkOf(2)];
  const [first] = await links();
  const over = Number(first!.expires_at);
  expect(over).toBeGreaterThan((await parcelOf(1)).promisedUntil + 13 * DAY);
  for (const secret of ["A".repeat(22), vendorLinkSecret("another secret", "parcel", Number(first!.id))]) {
    expect(await open(secret)).toBeNull();
    expect(await say(secret, "confirmed")).toEqual({ kind: "unknown" });
  }
  expect(hashLinkSecret(own.slice(1))).toBeNull();
  expect(await say(others, "confirmed")).toEqual({ kind: "unknown" });
  expect(await open(own, over - 1)).not.toBeNull();
  expect(await open(own, over)).toBeNull();
  expect(await say(own, "confirmed", over)).toEqual({ kind: "unknown" });
  await run("UPDATE parcel_link SET ended_at = 1 WHERE id = ?1", Number(first!.id));
  expect(await open(own)).toBeNull();
  expect(await say(own, "confirmed")).toEqual({ kind: "unknown" });
  const refusal = { link: hashLinkSecret(own)!, reason: "Sold out", author: vendor, now: NOW };
  expect(await recordRefusal(env.DB, refusal)).toBe(false);
  expect((await parcelOf(1)).state).toBe("placed");
  expect(await events()).toEqual([]);
});

test("a link that was ended before its message left is told to nobody", async () => {
  await run("UPDATE parcel_link SET ended_at = 1");
  await send();
  const results = await readRows("SELECT state, problem FROM outbox WHERE dedupe_key LIKE '%parcel%'");
  expect(results).toEqual([{ state: "dropped", problem: "its link was ended" }]);
});

test("a secret that was told stays good when the session secret changes", async () => {
  await send();
  const secret = await linkOf(1);
  await run("UPDATE outbox SET state = 'waiting', leased_until = 0 WHERE kind = 'sms'");
  await send({ SESSION_SECRET: "the next session secret, long enough", SESSION_SECRET_PREVIOUS: SECRET });
  expect(await open(secret)).not.toBeNull();
  const kept = await readValue<string>("SELECT payload FROM outbox WHERE payload LIKE '%vendorParcel%'");
  const shop = { db: env.DB, secrets: ["the next session secret, long enough", SECRET] };
  const shown = await withVendorLink(shop, { payload: JSON.parse(kept!) as LeasedMessage["payload"] });
  expect(JSON.stringify(shown)).toContain(secret);
});

test("somebody moved it meanwhile: the vendor's answer does nothing and says how it is", async () => {
  await send();
  const secret = await linkOf(1);
  await run("UPDATE parcel SET state = 'cancelled' WHERE id = ?1", order.parcels[0]!.id);
  expect(await say(secret, "delivered")).toEqual({ kind: "refused", state: "cancelled" });
  expect(await recordRefusal(env.DB, { link: hashLinkSecret(secret)!, reason: "No", author: vendor, now: NOW })).toBe(
    false,
  );
  expect(await open(secret)).toMatchObject({ state: "cancelled", refusal: null });
});

test("who cannot deliver says so once; the parcel stays until somebody moves it, and then it is settled", async () => {
  await send();
  const secret = await linkOf(1);
  const refusal = { link: hashLinkSecret(secret)!, reason: "Sold out", author: vendor, now: NOW + 5 };
  const said = await Promise.all([recordRefusal(env.DB, refusal), recordRefusal(env.DB, refusal)]);
  expect(said.sort()).toEqual([false, true]);
  expect(await open(secret)).toMatchObject({ state: "placed", refusal: "Sold out", refusedAt: NOW + 5 });
  expect(await events()).toMatchObject([
    { action: "parcelRefused", authorKind: "vendor", after: { parcel: 1, reason: "Sold out" } },
  ]);
  expect((await say(secret, "confirmed")).kind).toBe("moved");
  expect(await open(secret)).toMatchObject({ state: "confirmed", refusal: null });
});

test("the shopper is told that the seller knows only once a provider took the message, or somebody opened the link", async () => {
  expect((await parcelOf(1)).isVendorNotified).toBe(false);
  await send();
  expect((await parcelOf(1)).isVendorNotified).toBe(false);
  expect((await links())[0]).toMatchObject({ notified_at: null, failed_at: NOW });
  await run("UPDATE outbox SET state = 'waiting' WHERE kind = 'sms'");
  await run("UPDATE outbox SET state = 'sent', sent_at = 7, payload = '{}' WHERE kind = 'sms'");
  expect((await parcelOf(1)).isVendorNotified).toBe(true);
  expect((await links())[0]).toMatchObject({ notified_at: 7 });
  // Vendor 2 has no mobile number, so it counts as notified only once it opens the link from the desk.
  expect((await parcelOf(2)).isVendorNotified).toBe(false);
  await noteLinkOpened(env.DB, Number((await links())[1]!.id), 8);
  expect((await parcelOf(2)).isVendorNotified).toBe(true);
});

test("a return is answered by the same link, or a new one where it is over", async () => {
  await send();
  const secret = await linkOf(1);
  await say(secret, "delivered");
  const ask = (now: number) =>
    run("UPDATE parcel SET state = 'returnAsked', state_at = ?2 WHERE id = ?1", order.parcels[0]!.id, now);
  await ask(NOW + DAY);
  expect(await linkOf(1)).toBe(secret);
  expect(await open(secret, NOW + DAY)).toMatchObject({ state: "returnAsked", name: "Hana Tesfaye" });
  expect(await say(secret, "returnRefused", NOW + DAY)).toMatchObject({ kind: "moved" });

  order = await shop.placeTestOrder(env.DB);
  await run("UPDATE parcel_link SET expires_at = ?1 WHERE ended_at IS NULL", NOW + 1);
  await run("UPDATE parcel SET state = 'delivered' WHERE id = ?1", order.parcels[0]!.id);
  const before = await linkOf(1);
  await ask(NOW + DAY);
  expect(await linkOf(1)).not.toBe(before);
});
