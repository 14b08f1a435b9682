import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { reportTransfer } from "../../../app/data/payments/payments.server.ts";
import { requestIdContext } from "../../../app/http/request-context.server.ts";
import { bindings, type Bindings } from "../../../app/request/bindings.server.ts";
import { action, loader } from "../../../app/routes/operator/payments.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";

const TOKEN = "operator-token-of-this-test";
let order: PlacedTestOrder;
let birr: string;

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await clearOrders(env.DB);
  order = await placeTestOrder(env.DB, { payment: "transfer" });
  birr = (order.quote.total / 100).toFixed(2);
});

async function send(body: unknown, headers: Record<string, string> = {}, platform: Partial<Bindings> = {}) {
  const context = new RouterContextProvider();
  const outbox = { send: async () => {} } as unknown as Bindings["outbox"];
  const given = { db: env.DB, operatorToken: TOKEN, clock: () => NOW, outbox, waitUntil: () => {}, ...platform };
  context.set(bindings, given as Bindings);
  context.set(requestIdContext, "test");
  const request = new Request("https://shop.example/operator/payments", {
    method: "POST",
    headers: { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}

test("a transfer is found: paid; the other way round nothing changes any more", async () => {
  const { owner, publicId, number } = order;
  await reportTransfer(env.DB, { owner, publicId, bankReference: "FT1", now: NOW });
  expect((await send({ operation: "list" })).body).toMatchObject({ transfers: [{ number, bankReference: "FT1" }] });
  expect(await send({ operation: "paid", number, amount: "1" })).toMatchObject({
    status: 409,
    body: { problem: `This order costs ${Number(birr).toLocaleString("en")}\u00A0ETB.` },
  });
  const spaced = number.replace(/^(..)(....)/, "$1 $2-");
  expect(await send({ operation: "paid", number: spaced, amount: birr })).toMatchObject({
    status: 200,
    body: { state: "paid", refundDue: 0 },
  });
  expect(await send({ operation: "missing", number })).toMatchObject({ status: 409 });
  expect(await send({ operation: "paid", number, amount: birr })).toMatchObject({
    status: 200,
    body: { state: "paid" },
  });
});

test("not found: failed; found after all: to be given back, and given back with exactly the amount that is owed", async () => {
  const { owner, publicId, number } = order;
  await reportTransfer(env.DB, { owner, publicId, bankReference: "FT1", now: NOW });
  expect((await send({ operation: "missing", number })).body).toEqual({ state: "failed", refundDue: 0 });
  expect((await send({ operation: "paid", number, amount: "500" })).body).toEqual({
    state: "failed",
    refundDue: 50_000,
  });
  const how = "CBE 1000123";
  expect(await send({ operation: "refunded", number, amount: "500" })).toMatchObject({ status: 422 });
  expect(await send({ operation: "refunded", number, amount: "499", how })).toMatchObject({
    status: 409,
    body: { problem: "500\u00A0ETB of this order are to be given back." },
  });
  expect((await send({ operation: "refunded", number, amount: "500", how })).body).toEqual({ refunded: 50_000 });
});

test("whoever has no token, no number, no amount or no such order is told so, and nothing is done", async () => {
  const { number } = order;
  expect((await loader()).status).toBe(405);
  expect((await send({ operation: "list" }, { Authorization: "Bearer wrong" })).status).toBe(401);
  expect((await send({ operation: "list" }, {}, { operatorToken: "" })).status).toBe(401);
  const last = Number(number.at(-1));
  for (const body of [
    { operation: "steal" },
    { operation: "paid", number },
    { operation: "paid", number, amount: "-1" },
    { operation: "paid", number, amount: "0" },
    { operation: "paid", number: number.slice(0, 9) + ((last % 9) + 1), amount: birr },
    { operation: "missing", number: "" },
    [],
  ]) {
    expect((await send(body)).status, JSON.stringify(body)).toBe(422);
  }
  expect((await send({ operation: "closed", reference: "gulit-none", reason: "sent back" })).status).toBe(404);
  const cash = await placeTestOrder(env.DB, { owner: "session:two", payment: "cash" });
  expect((await send({ operation: "paid", number: cash.number, amount: "1" })).status).toBe(404);
  expect((await send({ operation: "refunded", number: cash.number, amount: "1", how: "cash" })).status).toBe(409);
  const away = {
    prepare: () => {
      throw new Error("D1 is away");
    },
  } as unknown as D1Database;
  expect((await send({ operation: "missing", number }, {}, { db: away })).status).toBe(503);
});
