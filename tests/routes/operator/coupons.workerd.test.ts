import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bindings, type Bindings } from "../../../app/request/bindings.server.ts";
import { action } from "../../../app/routes/operator/coupons.ts";
import { insertOrderShop } from "../../data/orders/order-shop.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const TOKEN = "operator-token-of-this-test";

beforeAll(() => insertOrderShop(env.DB));
beforeEach(() => env.DB.prepare("DELETE FROM coupon").run());

async function send(body: unknown, token = TOKEN) {
  const context = new RouterContextProvider();
  context.set(bindings, { db: env.DB, operatorToken: TOKEN, clock: () => NOW } as unknown as Bindings);
  const request = new Request("https://shop.example/operator/coupons", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}

const coupon = (more: object = {}) => ({
  ...{ code: "SAVE10", kind: "percent", value: 10, uses: 100, firstDay: "2026-11-22", lastDay: "2026-12-31" },
  ...more,
});
const load = (coupons: unknown[], isDryRun = false) => send({ operation: "load", coupons, isDryRun });
const vendorName = () => env.DB.prepare("SELECT name FROM vendor WHERE id = 1").first<string>("name");
const stored = async () => (await env.DB.prepare("SELECT * FROM coupon ORDER BY code").all()).results;

test("birr become santim, days those of Addis Ababa, the last one counts", async () => {
  const vendor = await vendorName();
  const amount = coupon({ code: "buna 50", kind: "amount", value: 50.5, minimum: 1000, vendor });
  expect(await load([coupon(), amount])).toMatchObject({ status: 200, body: { checked: 2, stored: 2 } });
  expect(await stored()).toMatchObject([
    { code: "BUNA50", kind: "amount", value: 5_050, minimum: 100_000, vendor_id: 1, most_uses: 100 },
    {
      ...{ code: "SAVE10", kind: "percent", value: 10, minimum: 0, vendor_id: null, uses: 0 },
      starts_at: Date.UTC(2026, 10, 21, 21),
      ends_at: Date.UTC(2026, 11, 31, 21),
    },
  ]);
});

test("a dry run checks everything and stores nothing", async () => {
  expect(await load([coupon()], true)).toMatchObject({ status: 200, body: { checked: 1, stored: 0 } });
  expect(await load([coupon({ vendor: "Nobody" })], true)).toMatchObject({ status: 422 });
  expect(await stored()).toEqual([]);
});

test.each<[string, object, string]>([
  ["a code of two letters", { code: "AB" }, "coupons[1].code"],
  ["a code that is not Latin", { code: "ቡና50" }, "coupons[1].code"],
  ["more than 90 percent", { value: 91 }, "coupons[1].value"],
  ["half a percent", { value: 0.5 }, "coupons[1].value"],
  ["nothing off", { kind: "amount", value: 0 }, "coupons[1].value"],
  ["a third of a santim", { kind: "amount", value: 10.003 }, "coupons[1].value"],
  ["another kind", { kind: "gift" }, "coupons[1].kind"],
  ["a day that does not exist", { lastDay: "2027-02-30" }, "coupons[1].lastDay"],
  ["an end before its beginning", { lastDay: "2026-11-21" }, "coupons[1].lastDay"],
  ["no uses", { uses: 0 }, "coupons[1].uses"],
  ["a vendor nobody knows", { vendor: "Nobody" }, "coupons[1].vendor"],
  ["a field nobody knows", { maximum: 5 }, "coupons[1]"],
  ["a code that stands twice", { code: "save-10" }, "coupons[1].code"],
])("%s is refused with its place, and the good one with it", async (_, more, path) => {
  const { status, body } = await load([coupon(), coupon({ code: "SECOND", ...more })]);
  expect(status).toBe(422);
  expect(body.faults).toMatchObject([{ path }]);
  expect(await stored()).toEqual([]);
});

test("every fault of a file is told at once", async () => {
  const { body } = await load([coupon({ value: 0, uses: 0 }), "no coupon", coupon({ code: "!" })]);
  expect((body.faults as { path: string }[]).map(({ path }) => path)).toEqual([
    "coupons[0].value",
    "coupons[0].uses",
    "coupons[1]",
    "coupons[2].code",
  ]);
});

test("what is said anew of a known code holds, but not fewer uses than it had", async () => {
  await load([coupon()]);
  await env.DB.prepare("UPDATE coupon SET uses = 7").run();
  expect(await load([coupon({ value: 20, uses: 7 })])).toMatchObject({ status: 200 });
  expect(await stored()).toMatchObject([{ value: 20, most_uses: 7, uses: 7 }]);
  expect(await load([coupon({ uses: 6 })])).toMatchObject({
    status: 422,
    body: { faults: [{ path: "coupons[0].uses", reason: "below the 7 times it was used already" }] },
  });
});

test("the list goes on after a code", async () => {
  await load([coupon({ code: "CCC" }), coupon({ code: "AAA" }), coupon({ code: "BBB" })]);
  const { body } = await send({ operation: "list", after: "AAA" });
  expect((body.coupons as { code: string }[]).map(({ code }) => code)).toEqual(["BBB", "CCC"]);
});

test("nobody but an operator, and no other operation", async () => {
  expect((await send({ operation: "list" }, "wrong")).status).toBe(401);
  expect((await send({ operation: "drop" })).status).toBe(422);
  expect((await load([])).status).toBe(422);
  expect((await load(Array.from({ length: 501 }, () => coupon()))).status).toBe(422);
});
