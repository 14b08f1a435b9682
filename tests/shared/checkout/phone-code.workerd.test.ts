import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findWholeCart } from "../../../app/data/cart/whole-cart.server.ts";
import { confirmPhoneByHand } from "../../../app/data/orders/phone-confirmation.server.ts";
import { freeExpiredHolds } from "../../../app/data/payments/payments.server.ts";
import { moveParcel } from "../../../app/data/orders/parcels.server.ts";
import { cartHash, issueFormKey } from "../../../app/http/forms/form-key.server.ts";
import { phoneAction } from "../../../app/routes/order/phone-action.server.ts";
import { placeOrder } from "../../../app/shared/checkout/place-order.server.ts";
import { clearOrders, DETAILS, fillCart, insertOrderShop, PHONE, quotedOrder } from "../../data/orders/order-shop.ts";
import { MINUTE, NOW } from "../../data/small-catalogue.ts";
import { actionTools, type Visit as AnyVisit } from "../../support/action-tools.ts";
import { messages } from "../../support/messages.ts";
import { db, readValue, run } from "../../support/test-database.ts";

// docs/decisions/0065.

const LARGE = 5;

beforeAll(async () => {
  await insertOrderShop(db);
  await run("UPDATE vendor SET phone = '0912345678', email = NULL WHERE id = 1");
});
beforeEach(async () => {
  await clearOrders(db);
  await run("DELETE FROM one_time_code");
});
afterEach(() => run("DELETE FROM account WHERE id = 71"));

interface Visit extends AnyVisit {
  now?: number;
}

const toolsOf = ({ now = NOW, ...visit }: Visit = {}) =>
  actionTools(now, { ...visit, platform: { cashCodeAbove: 1_000_000 } });

async function place(quantity: number, visit: Visit = {}) {
  const tools = toolsOf(visit);
  const { owner, idHash } = tools.session;
  await fillCart(db, owner, [{ product: PHONE, quantity }]);
  const { lines } = await findWholeCart(db, owner, NOW);
  const { quote } = await quotedOrder(db, { owner });
  const shown = { cart: cartHash(lines), shownTotal: quote.total };
  const key = issueFormKey(tools.secrets, idHash, shown);
  const asked = { key, ...shown, details: DETAILS, payment: "cash", deliveries: new Map(), locale: "en" } as const;
  const placed = await placeOrder(tools, asked);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  return { ...placed, total: quote.total, again: () => placeOrder(toolsOf(visit), asked) };
}

const texts = async () => (await messages()).map(({ text }) => text);
const lastCode = async () => (await messages("orderCode")).at(-1)!.values!.code as string;
const isWaiting = async (publicId: string) =>
  (await readValue<number>(
    "SELECT pay_by IS NOT NULL AND state = 'due' AS waits FROM payment WHERE order_id = (SELECT id FROM shop_order WHERE public_id = ?1)",
    publicId,
  )) === 1;

/** As `confirmed` sends it: a refusal may be thrown. */
const answerOf = (tools: Parameters<typeof phoneAction>[0], publicId: string) =>
  phoneAction(tools, publicId).catch((refused: unknown) => {
    if (refused instanceof Response) return refused;
    throw refused;
  });

describe("an order is asked for a code", () => {
  test("for cash above the limit: its SMS is written with it, and nothing else", async () => {
    const { publicId, number, total, again } = await place(LARGE);
    expect(total).toBeGreaterThan(1_000_000);
    expect(await isWaiting(publicId)).toBe(true);
    expect(await texts()).toEqual(["orderCode"]);
    expect(await messages()).toMatchObject([{ kind: "sms", to: DETAILS.phone, values: { number, minutes: 10 } }]);
    expect(await again()).toMatchObject({ kind: "placed", publicId, isNew: false });
    expect(await texts()).toEqual(["orderCode"]);
  });

  test.each([
    ["whose own phone it is", DETAILS.phone, false],
    ["whose phone is another", "+251911999999", true],
    ["who has no phone", null, true],
  ] as const)("by an account %s: %s", async (_, phone, isAsked) => {
    await run(
      "INSERT INTO account (id, name, email, phone, password_hash, locale, created_at, password_changed_at) VALUES (71, 'Hana', 'h71@mail.example', ?1, 'x', 'en', 1, 1)",
      phone,
    );
    const { publicId } = await place(LARGE, { account: 71 });
    expect(await isWaiting(publicId)).toBe(isAsked);
    expect((await texts()).includes("orderCode")).toBe(isAsked);
  });

  test("that had its share of codes: it waits all the same, and its page offers one later", async () => {
    for (let i = 0; i < 5; i += 1) {
      const { number } = await place(LARGE, { session: `s${i}` });
      const author = { kind: "cron", id: "", name: "", address: "" } as const;
      await confirmPhoneByHand(db, { number, author, now: NOW + 1 });
      await run("UPDATE product SET stock_amount = 10 WHERE id = ?1", PHONE);
    }
    await run("DELETE FROM outbox");
    const { publicId } = await place(LARGE, { session: "s6" });
    expect(await isWaiting(publicId)).toBe(true);
    expect(await texts()).toEqual([]);
    const later = NOW + 16 * MINUTE;
    const tooEarly = await answerOf(toolsOf({ session: "s6", fields: [["again", "1"]] }), publicId);
    expect(tooEarly.status).toBe(429);
    const sent = await answerOf(toolsOf({ session: "s6", now: later, fields: [["again", "1"]] }), publicId);
    expect([sent.status, await texts()]).toEqual([200, ["orderCode"]]);
  });
});

describe("a code that is entered", () => {
  const enter = async (publicId: string, code: string, visit: Visit = {}) => {
    const answer = await answerOf(toolsOf({ now: NOW + MINUTE, ...visit, fields: [["code", code]] }), publicId);
    const text = await answer.text();
    const body = (text ? JSON.parse(text) : {}) as { fields?: Record<string, string>; form?: string };
    return { status: answer.status, fields: body.fields, form: body.form };
  };
  const WRONG = { status: 422, fields: { code: "accountActions.codeWrong" } };
  const other = (code: string) => (code === "111111" ? "222222" : "111111");

  test("confirms the order; again, or from another tab, it is as good as done", async () => {
    const { publicId } = await place(LARGE);
    const code = await lastCode();
    expect(await enter(publicId, code)).toMatchObject({ status: 200 });
    expect((await texts()).toSorted()).toEqual(["orderCode", "orderPlaced", ...(await vendorTexts())].toSorted());
    const before = await texts();
    expect(await enter(publicId, code)).toMatchObject({ status: 200 });
    expect(await enter(publicId, other(code))).toMatchObject({ status: 200 });
    expect(await texts()).toEqual(before);
  });

  test("wrong, and after five tries the right one too; a new one does it", async () => {
    const { publicId } = await place(LARGE);
    const code = await lastCode();
    for (let i = 0; i < 5; i += 1) expect(await enter(publicId, other(code))).toMatchObject(WRONG);
    expect(await enter(publicId, code)).toMatchObject(WRONG);
    expect([await isWaiting(publicId), await texts()]).toEqual([true, ["orderCode"]]);
    const again = await answerOf(toolsOf({ now: NOW + MINUTE, fields: [["again", "1"]] }), publicId);
    expect(again.status).toBe(200);
    if ((await lastCode()) !== code) expect(await enter(publicId, code)).toMatchObject(WRONG);
    expect(await enter(publicId, await lastCode())).toMatchObject({ status: 200 });
  });

  test("late, of another session, or of another phone is wrong", async () => {
    const { publicId } = await place(LARGE);
    const code = await lastCode();
    expect(await enter(publicId, code, { now: NOW + 10 * MINUTE })).toMatchObject(WRONG);
    expect(await enter(publicId, code, { session: "other" })).toMatchObject({ status: 404 });
    await run("UPDATE shop_order SET phone = '+251911000001'");
    expect(await enter(publicId, code)).toMatchObject(WRONG);
    expect([await isWaiting(publicId), await vendorTexts()]).toEqual([true, []]);
  });

  test("who proved number and phone elsewhere asks for a code there", async () => {
    const { publicId } = await place(LARGE);
    await run("INSERT INTO order_viewer SELECT public_id, 'session:elsewhere', ?1 FROM shop_order", NOW);
    const code = await lastCode();
    expect(await enter(publicId, code, { session: "elsewhere" })).toMatchObject(WRONG);
    await answerOf(toolsOf({ session: "elsewhere", now: NOW + MINUTE, fields: [["again", "1"]] }), publicId);
    expect(await enter(publicId, await lastCode(), { session: "elsewhere" })).toMatchObject({ status: 200 });
  });

  test("for an order that is cancelled, or whose time is over: a sentence, and nothing is told", async () => {
    const { publicId } = await place(LARGE);
    const code = await lastCode();
    const late = { now: NOW + 1_441 * MINUTE };
    const OVER = { status: 409, form: "buying.phoneNotWaiting" };
    expect(await enter(publicId, code, late)).toMatchObject(OVER);
    await freeExpiredHolds(db, late.now, 9).run();
    expect(await enter(publicId, code, late)).toMatchObject(OVER);
    const another = await place(LARGE);
    const actor = { mover: "shopper", owner: "session:buyer" } as const;
    const parcel = { publicId: another.publicId, position: 1 };
    await moveParcel(db, { parcel, actor, to: "cancelled", reason: "", now: NOW + 1 });
    expect(await enter(another.publicId, await lastCode())).toMatchObject(OVER);
    const again = await answerOf(toolsOf({ now: NOW + MINUTE, fields: [["again", "1"]] }), another.publicId);
    expect([again.status, await vendorTexts()]).toEqual([409, []]);
  });
});

const vendorTexts = async () => (await texts()).filter((text) => text?.startsWith("vendor"));
