import { expect } from "vitest";
import { test } from "../../support/http-test.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// docs/decisions/0036.

const KEY = "abcdefghijklmnopqrstuv";
const json = { Accept: "application/json" };

async function shopper(baseURL: string) {
  const visitor = new Visitor(baseURL);
  await visitor.get("/shop/cart");
  const add = async (fields: Record<string, string>) => {
    const { status, text } = await visitor.post("/cart/lines", { product: "1", ...fields }, json);
    return { status, answer: JSON.parse(text) as { ok: boolean; cartCount?: number; message?: { text: string } } };
  };
  return { visitor, add };
}

test("twice and 20 times at once: one line, one answer", async ({ baseURL }) => {
  const { visitor, add } = await shopper(baseURL);
  const first = await add({ key: KEY, quantity: "2" });
  expect(first).toMatchObject({ status: 200, answer: { ok: true, cartCount: 2 } });
  const others = await Promise.all(Array.from({ length: 20 }, () => add({ key: KEY, quantity: "2", late: "1" })));
  for (const other of others) expect(other).toEqual(first);
  expect(await visitor.cart()).toEqual({ 1: 2 });
});

test("the last units of the stock are no refusal when they come again", async ({ baseURL }) => {
  const { answer } = await (await shopper(baseURL)).add({ quantity: "99" });
  const most = answer.ok ? "99" : /\d+/.exec(JSON.stringify(answer))![0];
  const { visitor, add } = await shopper(baseURL);
  const first = await add({ key: KEY, quantity: most });
  expect(first.status).toBe(200);
  expect((await add({ quantity: most })).status).toBe(422);
  expect(await add({ key: KEY, quantity: most })).toEqual(first);
  expect(await visitor.cart()).toEqual({ 1: Number(most) });
});

test("a key that is used for something else, or is none, adds nothing", async ({ baseURL }) => {
  const { visitor, add } = await shopper(baseURL);
  await add({ key: KEY });
  expect((await add({ key: KEY, quantity: "2" })).status).toBe(422);
  for (const key of ["", "short", `${KEY}w`, "a b cdefghijklmnopqrstu"]) expect((await add({ key })).status).toBe(422);
  expect(await visitor.cart()).toEqual({ 1: 1 });
});
