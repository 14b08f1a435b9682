import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findListedCoupon } from "../../../../app/data/cart/coupon-load.server.ts";
import { listEvents } from "../../../../app/data/events/operator-events.server.ts";
import { saveCoupon } from "../../../../app/routes/desk/coupons/save-coupon.server.ts";
import { insertOrderShop } from "../../../data/orders/order-shop.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";

const NOW = Date.UTC(2026, 10, 25, 9);

beforeAll(() => insertOrderShop(env.DB));
beforeEach(() => env.DB.prepare("DELETE FROM coupon").run());

const typed = {
  ...{ intent: "save", seen: "{}", coupon: "buna 50", kind: "percent", value: "10" },
  ...{ firstDay: "2026-11-22", lastDay: "2026-12-31", uses: "100" },
};
const save = (fields: Record<string, string> = {}) => answered(saveCoupon(deskTools({ ...typed, ...fields }, NOW)));
const coupon = async () => (await findListedCoupon(env.DB, "BUNA50"))!;
const end = async (seen: string) => answered(saveCoupon(deskTools({ intent: "end", coupon: "BUNA50", seen }, NOW)));
const events = async () =>
  listEvents(env.DB, { object: { kind: "coupon", id: "BUNA50" }, author: null, action: null, before: null }, 10);

test("a new coupon, a changed one, an ended one: each is one event with what changed", async () => {
  const before = (await events()).length;
  expect(await save()).toMatchObject({ status: 200, body: { ok: true } });
  expect(await coupon()).toMatchObject({
    ...{ kind: "percent", value: 10, minimum: 0, vendor: null, mostUses: 100, uses: 0 },
    ...{ startsAt: Date.UTC(2026, 10, 21, 21), endsAt: Date.UTC(2026, 11, 31, 21) },
  });
  const vendor = await env.DB.prepare("SELECT name FROM vendor WHERE id = 1").first<string>("name");
  const { facts } = await coupon();
  expect(await save({ seen: facts, kind: "amount", value: "50.50", minimum: "1,000", vendor: vendor! })).toMatchObject({
    status: 200,
  });
  expect(await coupon()).toMatchObject({ kind: "amount", value: 5_050, minimum: 100_000, vendor });
  expect(await end((await coupon()).facts)).toMatchObject({ status: 200 });
  expect((await coupon()).endsAt).toBe(NOW);
  const written = await events();
  expect(written).toHaveLength(before + 3);
  expect(written.slice(0, 3)).toMatchObject([
    { before: { expires: Date.UTC(2026, 11, 31, 21) }, after: { expires: NOW } },
    {
      before: { percent: 10, minimum: 0 },
      after: { amount: 5_050, minimum: 100_000, vendor },
    },
    { action: "couponSaved", authorName: "Almaz", before: {}, after: { percent: 10, uses: 100 } },
  ]);
});

test("what has not begun yet can be ended too", async () => {
  await save({ firstDay: "2026-12-01" });
  await end((await coupon()).facts);
  expect(await coupon()).toMatchObject({ startsAt: NOW - 1, endsAt: NOW });
});

test("of two people who change a coupon at once one is done, the other is told", async () => {
  await save();
  const { facts } = await coupon();
  const answers = await Promise.all([save({ seen: facts, value: "20" }), save({ seen: facts, value: "30" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await end(facts)).toMatchObject({ status: 409 });
  expect(await save()).toMatchObject({
    status: 422,
    body: { fields: { coupon: expect.stringContaining("There is a coupon") } },
  });
});

test("a coupon is never limited below the times it was used", async () => {
  await save();
  await env.DB.prepare("UPDATE coupon SET uses = 7").run();
  const { facts } = await coupon();
  expect(await save({ seen: facts, uses: "6" })).toMatchObject({
    status: 422,
    body: { fields: { uses: expect.any(String) } },
  });
  expect(await save({ seen: facts, uses: "7" })).toMatchObject({ status: 200 });
  expect(await coupon()).toMatchObject({ mostUses: 7, uses: 7 });
});

test.each([
  [{ coupon: "ab" }, "coupon"],
  [{ coupon: "ቡና50" }, "coupon"],
  [{ kind: "percent", value: "91" }, "value"],
  [{ kind: "percent", value: "7.5" }, "value"],
  [{ kind: "amount", value: "0" }, "value"],
  [{ minimum: "much" }, "minimum"],
  [{ vendor: "Nobody" }, "vendor"],
  [{ firstDay: "" }, "firstDay"],
  [{ lastDay: "2026-02-30" }, "lastDay"],
  [{ lastDay: "2026-11-21" }, "lastDay"],
  [{ uses: "0" }, "uses"],
])("%j is refused at %s, and what was typed stays", async (fields, at) => {
  const { status, body } = await save(fields as Record<string, string>);
  expect([status, Object.keys(body.fields as object)]).toEqual([422, [at]]);
  expect(body.values).toMatchObject({ ...typed, ...fields });
  expect(await findListedCoupon(env.DB, "BUNA50")).toBeNull();
});
