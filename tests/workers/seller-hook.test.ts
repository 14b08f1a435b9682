import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signForPortal } from "../../app/http/secrets/portal-signature.server.ts";
import { bindings, type Bindings } from "../../app/request/bindings.server.ts";
import { action, loader } from "../../app/routes/hooks/seller.ts";
import {
  clearOrders,
  insertOrderShop,
  PHONE,
  placeTestOrder,
  SHOE,
  SHOE_42,
  type PlacedTestOrder,
} from "../data/orders/order-shop.ts";
import { NOW } from "../data/small-catalogue.ts";

// settled.md 12: the one documented, signed address of the external seller portal.

const SECRET = "a secret of the seller portal for tests";
const SECONDS = NOW / 1_000;
let order: PlacedTestOrder;
let calls = 0;

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await clearOrders(env.DB);
  await env.DB.prepare("DELETE FROM seller_event").run();
  order = await placeTestOrder(env.DB, { lines: [{ product: PHONE }, { product: SHOE, variant: SHOE_42 }] });
  calls = 0;
});

interface Sending {
  secret?: string;
  timestamp?: string;
  signature?: string;
  type?: string;
  platform?: Partial<Bindings>;
  method?: string;
}

async function send(asked: unknown, sending: Sending = {}) {
  const body = typeof asked === "string" ? asked : JSON.stringify(asked);
  const { secret = SECRET, timestamp = String(SECONDS), type = "application/json", method = "POST" } = sending;
  const context = new RouterContextProvider();
  const platform = {
    db: env.DB,
    clock: () => NOW + 5_000,
    sellerPortalSecret: SECRET,
    outbox: { send: async () => void calls++ },
    waitUntil: () => {},
    ...sending.platform,
  };
  context.set(bindings, platform as unknown as Bindings);
  const request = new Request("https://shop.example/hooks/seller", {
    method,
    body,
    headers: {
      "Content-Type": type,
      "X-Gulit-Timestamp": timestamp,
      "X-Gulit-Signature": sending.signature ?? signForPortal(secret, timestamp, body),
    },
  });
  const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: response.status, headers: response.headers, body: await response.json<Record<string, unknown>>() };
}

const parcel = (state: string, more: object = {}) => ({
  ...{ id: `event-${state}`, action: "parcel", vendor: 1, parcel: `${order.number}-1`, state },
  ...more,
});
const states = async () =>
  (await env.DB.prepare("SELECT state FROM parcel ORDER BY position").all<{ state: string }>()).results.map(
    ({ state }) => state,
  );

test("a parcel's state, its number written as it is read aloud; the messages leave at once", async () => {
  const spoken = `${order.number.slice(0, 2)} ${order.number.slice(2, 6)} ${order.number.slice(6)}-1`;
  const answer = await send(parcel("onTheWay", { parcel: spoken, reason: "  By\nmotorbike " }));
  expect(answer).toMatchObject({ status: 200, body: { ok: true, state: "onTheWay" } });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await states()).toEqual(["onTheWay", "placed"]);
  expect(await env.DB.prepare("SELECT reason FROM parcel WHERE position = 1").first("reason")).toBe("By motorbike");
  expect(calls).toBe(1);
});

describe("the same event", () => {
  test("again changes nothing, and ten at once are one", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(parcel("confirmed"))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.repeated !== true)).toHaveLength(1);
    expect(await send(parcel("confirmed"))).toMatchObject({ status: 200, body: { ok: true, repeated: true } });
    expect(await env.DB.prepare("SELECT count(*) AS n FROM seller_event").first("n")).toBe(1);
  });

  test("with other content is refused, and one that was refused may come again", async () => {
    await send(parcel("confirmed"));
    expect(await send(parcel("onTheWay", { id: "event-confirmed" }))).toMatchObject({ status: 409 });
    expect(await send(parcel("returned"))).toMatchObject({ status: 409, body: { state: "confirmed" } });
    await env.DB.prepare("UPDATE parcel SET state = 'delivered' WHERE position = 1").run();
    await env.DB.prepare("UPDATE parcel SET state = 'returnAsked' WHERE position = 1").run();
    expect(await send(parcel("returned"))).toMatchObject({ status: 200, body: { state: "returned" } });
  });

  test("of an older closing does not undo a newer one", async () => {
    const first = { id: "c1", action: "closed", vendor: 1, until: new Date(NOW + 86_400_000).toISOString() };
    await send(first);
    await send({ id: "c2", action: "closed", vendor: 1, until: null });
    expect((await send(first)).body).toEqual({ ok: true, repeated: true });
    expect(await env.DB.prepare("SELECT closed_until AS c FROM vendor WHERE id = 1").first("c")).toBeNull();
  });
});

test.each([
  ["another vendor's", { vendor: 2 }],
  ["one that is not there", { parcel: "1111111111-1" }],
  ["a third of two", { third: true }],
])("%s parcel is unknown, and nothing changes", async (_, more) => {
  const asked = parcel("confirmed", more);
  if ("third" in more) asked.parcel = `${order.number}-3`;
  const { status, body } = await send(asked);
  // A number that cannot be ours at all is a mistake of the portal.
  expect([404, 422]).toContain(status);
  expect(String(body.problem)).toMatch(/^parcel: /);
  expect(await states()).toEqual(["placed", "placed"]);
  expect(calls).toBe(0);
});

test("an illegal step says the state it is in", async () => {
  await send(parcel("delivered"));
  expect(await send(parcel("preparing"))).toMatchObject({ status: 409, body: { state: "delivered" } });
});

describe("what proves the portal", () => {
  test.each<[string, Sending]>([
    ["another secret", { secret: "another" }],
    ["no signature", { signature: "" }],
    ["a signature of another body", { signature: signForPortal(SECRET, String(SECONDS), "{}") }],
    ["five minutes and six seconds ago", { timestamp: String(SECONDS - 306) }],
    ["five minutes and six seconds ahead", { timestamp: String(SECONDS + 311) }],
    ["no time", { timestamp: "soon" }],
    ["a time that was not signed", { timestamp: String(SECONDS + 1), signature: "0".repeat(64) }],
    ["no secret here", { secret: "", platform: { sellerPortalSecret: "" } }],
  ])("%s: 401, nothing changes", async (_, sending) => {
    expect((await send(parcel("confirmed"), sending)).status).toBe(401);
    expect(await states()).toEqual(["placed", "placed"]);
  });

  test("a signature in capitals, and a time just within five minutes", async () => {
    const asked = parcel("confirmed");
    const timestamp = String(SECONDS - 295);
    const signature = signForPortal(SECRET, timestamp, JSON.stringify(asked)).toUpperCase();
    expect((await send(asked, { timestamp, signature })).status).toBe(200);
  });
});

test.each([
  ["no JSON", "no json", 422],
  ["an action nobody knows", { id: "a", action: "pay", vendor: 1 }, 422],
  [
    "a state only a payment gives",
    { ...{ id: "a", action: "parcel", vendor: 1 }, parcel: "1-1", state: "placed" },
    422,
  ],
  ["no id", { action: "closed", vendor: 1, until: null }, 422],
  ["a vendor that is text", { id: "a", action: "closed", vendor: "1", until: null }, 422],
  ["a closing that is over", { id: "a", action: "closed", vendor: 1, until: "2020-01-01T00:00:00Z" }, 422],
  ["a closing for ever", { id: "a", action: "closed", vendor: 1, until: "2099-01-01T00:00:00Z" }, 422],
  ["a vendor nobody knows", { id: "a", action: "closed", vendor: 999, until: null }, 404],
  ["a review nobody wrote", { id: "a", action: "reviewReply", vendor: 1, review: 999, text: "Thank you" }, 404],
  ["a reply that is too long", { id: "a", action: "reviewReply", vendor: 1, review: 1, text: "x".repeat(501) }, 422],
])("%s", async (_, asked, status) => {
  expect((await send(asked)).status).toBe(status);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM seller_event").first("n")).toBe(0);
});

test("a reply to a review of one's own goods", async () => {
  const id = await env.DB.prepare(
    "INSERT INTO product_rate (product_id, rate, author, content, created_at) VALUES (?1, 5, 'Hana', 'Good', 1) RETURNING id",
  )
    .bind(PHONE)
    .first<number>("id");
  const reply = { id: "r1", action: "reviewReply", vendor: 1, review: id, text: "Thank you" };
  expect(await send({ ...reply, id: "r0", vendor: 2 })).toMatchObject({ status: 404 });
  expect(await send(reply)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await send(reply)).body.repeated).toBe(true);
  expect(await env.DB.prepare("SELECT reply FROM product_rate WHERE id = ?1").bind(id).first("reply")).toBe(
    "Thank you",
  );
});

test("other methods, types and sizes", async () => {
  expect(loader().status).toBe(405);
  expect((await send(parcel("confirmed"), { method: "PUT" })).status).toBe(405);
  expect((await send(parcel("confirmed"), { type: "text/plain" })).status).toBe(415);
  expect((await send(parcel("confirmed", { reason: "x".repeat(17_000) }))).status).toBe(413);
});

test("a database that is away: 503, to be sent again", async () => {
  const away = {
    prepare: () => {
      throw new Error("D1_ERROR: network");
    },
  } as unknown as D1Database;
  const answer = await send(parcel("confirmed"), { platform: { db: away } });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
});
