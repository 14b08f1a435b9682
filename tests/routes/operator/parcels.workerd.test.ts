import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bindings, type Bindings } from "../../../app/request/bindings.server.ts";
import { action } from "../../../app/routes/operator/parcels.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";

const TOKEN = "operator-token-of-this-test";
let order: PlacedTestOrder;
let calls = 0;

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await clearOrders(env.DB);
  order = await placeTestOrder(env.DB);
  calls = 0;
});

async function send(body: unknown, token = TOKEN) {
  const context = new RouterContextProvider();
  const outbox = { send: async () => void calls++ };
  const platform = { db: env.DB, operatorToken: TOKEN, clock: () => NOW + 1_000, outbox, waitUntil: () => {} };
  context.set(bindings, platform as unknown as Bindings);
  const request = new Request("https://shop.example/operator/parcels", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}

test("a parcel is listed, moved, and moved on only forward", async () => {
  const parcel = `${order.number}-1`;
  expect((await send({ operation: "list", order: order.number })).body.parcels).toMatchObject([
    { number: order.number, position: 1, state: "placed", units: 1, vendorId: 1 },
  ]);
  expect(await send({ operation: "move", parcel, state: "onTheWay" })).toMatchObject({
    status: 200,
    body: { ok: true, state: "onTheWay" },
  });
  expect(calls).toBe(1);
  expect((await send({ operation: "move", parcel, state: "onTheWay" })).body).toMatchObject({ repeated: true });
  expect(await send({ operation: "move", parcel, state: "confirmed" })).toMatchObject({
    status: 409,
    body: { state: "onTheWay" },
  });
  expect(calls).toBe(1);
});

test.each([
  [{ operation: "move", parcel: "1111111111-1", state: "confirmed" }, 422],
  [{ operation: "move", parcel: "no number", state: "confirmed" }, 422],
  [{ operation: "move", parcel: "1-1", state: "lost" }, 422],
  [{ operation: "list", order: "12" }, 422],
  [{ operation: "list", vendor: 999 }, 200],
])("%j: %i", async (asked, status) => {
  expect((await send(asked)).status).toBe(status);
});

test("nobody but an operator", async () => {
  expect((await send({ operation: "list" }, "wrong")).status).toBe(401);
});
