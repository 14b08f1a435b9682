import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findCaller } from "../../../app/data/portal/portal-keys.server.ts";
import { bindings, type Bindings } from "../../../app/request/bindings.server.ts";
import * as events from "../../../app/routes/operator/portal-events.ts";
import * as keys from "../../../app/routes/operator/portal-keys.ts";
import { clearOrders, insertOrderShop, placeTestOrder } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { PORTAL_SECRET } from "../../support/portal.ts";

// `npm run portal-keys` and `npm run portal-events`.

const TOKEN = "operator-token-of-this-test";
let calls = 0;

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await clearOrders(env.DB);
  await env.DB.prepare("DELETE FROM portal_key").run();
  calls = 0;
});

async function send(route: { action: unknown }, body: unknown, { token = TOKEN, portalSecret = PORTAL_SECRET } = {}) {
  const context = new RouterContextProvider();
  const platform = {
    ...{ db: env.DB, operatorToken: TOKEN, portalSecret, isLocalEndpoint: true, clock: () => NOW },
    ...{ outbox: { send: async () => void calls++ }, waitUntil: () => {} },
  };
  context.set(bindings, platform as unknown as Bindings);
  const request = new Request("https://gulit.example/operator/portal", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await (route.action as (args: object) => Promise<Response>)({ request, context });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}

test("a key is made, listed, replaced, pointed elsewhere and ended", async () => {
  const made = await send(keys, { operation: "make", vendor: 1, endpoint: "http://localhost:9000/events" });
  expect(made).toMatchObject({ status: 200, body: { key: expect.any(String), secret: expect.any(String) } });
  expect((await send(keys, { operation: "list" })).body).toMatchObject({
    keys: [{ key: made.body.key, vendorId: 1, vendor: "Vendor 01", endpoint: "http://localhost:9000/events", dead: 0 }],
  });
  expect((await send(keys, { operation: "list", after: 1 })).body).toEqual({ keys: [] });
  expect(JSON.stringify((await send(keys, { operation: "list" })).body)).not.toContain(made.body.secret);
  expect((await send(keys, { operation: "make", vendor: 1 })).status).toBe(409);
  const second = await send(keys, { operation: "make", vendor: 1, replaces: true });
  expect(await findCaller(env.DB, String(made.body.key))).toBeNull();
  expect((await send(keys, { operation: "endpoint", vendor: 1, endpoint: "http://127.0.0.1/" })).body).toEqual({
    ok: true,
  });
  expect((await send(keys, { operation: "end", vendor: 1 })).body).toEqual({ ok: true });
  expect(await findCaller(env.DB, String(second.body.key))).toBeNull();
});

test.each([
  [{ operation: "make", vendor: 999 }, 404],
  [{ operation: "make", vendor: 1, endpoint: "http://portal.example/" }, 422],
  [{ operation: "make", vendor: "1" }, 422],
  [{ operation: "end", vendor: 1 }, 404],
  [{ operation: "endpoint", vendor: 1, endpoint: null }, 404],
  [{ operation: "show" }, 422],
])("%j: %i", async (asked, status) => {
  expect((await send(keys, asked)).status).toBe(status);
});

test("a shop without a secret makes no keys, and nobody does without the token", async () => {
  expect((await send(keys, { operation: "make", vendor: 1 }, { portalSecret: "" })).status).toBe(409);
  for (const route of [keys, events]) {
    expect((await send(route, { operation: "list" }, { token: "another" })).status).toBe(401);
    expect(route.loader().status).toBe(405);
  }
});

test("events that nobody took are listed and sent again", async () => {
  await send(keys, { operation: "make", vendor: 1, endpoint: "http://localhost:9000/events" });
  const order = await placeTestOrder(env.DB);
  await env.DB.prepare(
    "UPDATE outbox SET state = 'dropped', problem = 'status 500', sent_at = 5 WHERE kind = 'event'",
  ).run();
  const { body } = await send(events, { operation: "list", vendor: 1 });
  const [listed] = body.events as { id: number; parcel: string }[];
  expect(listed).toMatchObject({ parcel: `${order.number}-1`, problem: "status 500", deadAt: 5 });
  expect((await send(keys, { operation: "list" })).body).toMatchObject({ keys: [{ dead: 1 }] });
  expect((await send(events, { operation: "replay", event: listed!.id })).body).toEqual({ ok: true });
  expect(calls).toBe(1);
  expect((await send(events, { operation: "replay", event: listed!.id })).status).toBe(404);
  expect((await send(events, { operation: "replay", event: 0 })).status).toBe(422);
  expect((await send(events, { operation: "list" })).body).toEqual({ events: [] });
});
