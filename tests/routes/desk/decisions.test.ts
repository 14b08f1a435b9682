import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findListedCoupon } from "../../../app/data/cart/coupon-load.server.ts";
import { listContentVersions } from "../../../app/data/content/content-load.server.ts";
import { listEvents } from "../../../app/data/events/operator-events.server.ts";
import { findForDesk } from "../../../app/data/orders/custom-orders-desk.server.ts";
import { findPortalKey } from "../../../app/data/portal/portal-keys.server.ts";
import { readStoredSettings, settingsObject } from "../../../app/data/settings/shop-settings.server.ts";
import type { OperatorEvent } from "../../../app/domain/desk/operator-event.ts";
import type { StaffRole } from "../../../app/domain/desk/roles.ts";
import { saveDeskCoupon } from "../../../app/routes/desk/coupons/save-coupon.server.ts";
import { answerRequest } from "../../../app/routes/desk/custom-order/answer-request.server.ts";
import { loadHome } from "../../../app/routes/desk/home/load-home.server.ts";
import { changeOrder } from "../../../app/routes/desk/order/change-order.server.ts";
import { saveDeskSettings } from "../../../app/routes/desk/settings/save-settings.server.ts";
import { changePortal } from "../../../app/routes/desk/vendor-portal/change-portal.server.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { answered, deskTools } from "../../support/desk-tools.ts";
import { PORTAL_SECRET } from "../../support/portal.ts";
import { db, readValue, run, empty } from "../../support/test-database.ts";
import { insert } from "../../support/insert.ts";

// settled.md 44; docs/decisions/0065, 0086; specification 2.1.

type Fields = Record<string, string>;

const REQUEST = "4827193158";
const HERO = {
  link: "/pages/shipping",
  image: "https://media.example/hero.webp",
  headline: { en: "Coffee", am: "ቡና" },
};
const contentOf = (...names: string[]) =>
  JSON.stringify({ heroes: names.map((en) => ({ ...HERO, headline: { en, am: "ቡና" } })) });
let order: PlacedTestOrder;
let calls = 0;

beforeAll(() => insertOrderShop(db));
beforeEach(async () => {
  await clearOrders(db);
  const tables = ["coupon", "custom_order", "content_version", "home_entry", "shop_setting", "portal_key"];
  await empty(...tables);
  await insert(db, "custom_order", {
    ...{ number: REQUEST, public_id: "p", form_key_hash: "k", content_hash: "c", owner: "session:a", locale: "am" },
    ...{ what: "A chair", quantity: 2, phone: "+251911234567", city: "Adama", state_at: 0, created_at: 0 },
  }).run();
  order = await placeTestOrder(db, { confirmBy: NOW + 86_400_000 });
  calls = 0;
});

function tools(fields: Fields, role: StaffRole = "owner") {
  const staff = { accountId: 1, name: "Almaz", roles: [role] };
  const outbox = { send: async () => void calls++ };
  const portal = { portalSecret: PORTAL_SECRET, isLocalEndpoint: false };
  return { ...deskTools(fields, NOW + 1_000), staff, outbox, ...portal } as unknown as ReturnType<typeof deskTools>;
}

const forms = {
  coupon: (fields: Fields) => answered(saveDeskCoupon(tools(fields))),
  request: (fields: Fields, number = "48 2719 3158") => answered(answerRequest(tools(fields), number)),
  home: (fields: Fields) => answered(loadHome(tools(fields))),
  order: (fields: Fields, number = order.number) => answered(changeOrder(tools(fields), number)),
  settings: (fields: Fields) => answered(saveDeskSettings(tools(fields))),
  portal: (fields: Fields, role?: StaffRole, vendor = 1) => answered(changePortal(tools(fields, role), vendor)),
};
type Form = keyof typeof forms;

const coupon = async () => (await findListedCoupon(db, "BUNA50"))!;
const seenSettings = async () => String((await readStoredSettings(db)).seen);
const versions = async () => (await listContentVersions(db)).map(({ number }) => number);

const couponFields = {
  ...{ intent: "save", seen: "{}", coupon: "buna 50", kind: "percent", value: "10" },
  ...{ firstDay: "2026-11-22", lastDay: "2026-12-31", uses: "100" },
};
const objects: Record<Form, () => OperatorEvent["object"]> = {
  coupon: () => ({ kind: "coupon", id: "BUNA50" }),
  request: () => ({ kind: "customOrder", id: REQUEST }),
  home: () => ({ kind: "content", id: "" }),
  order: () => ({ kind: "order", id: order.number }),
  settings: () => settingsObject,
  portal: () => ({ kind: "vendor", id: "1" }),
};
const events = (form: Form) => listEvents(db, { object: objects[form]() }, 20);

/** The fields as the page prints them now. */
type AsSeen = () => Fields | Promise<Fields>;

const decisions: [name: string, form: Form, asSeen: AsSeen][] = [
  [
    "changing a coupon",
    "coupon",
    async () => {
      await forms.coupon(couponFields);
      return { ...couponFields, seen: (await coupon()).facts, value: "20" };
    },
  ],
  ["answering a request", "request", () => ({ state: "found", seen: "received", answer: "Here" })],
  ["loading home", "home", () => ({ intent: "load", text: contentOf("Coffee"), file: "", seen: "0" })],
  [
    "bringing a version of home back",
    "home",
    async () => {
      await forms.home({ intent: "load", text: contentOf("Teff"), file: "", seen: "0" });
      const [seen, version] = await versions();
      return { intent: "rollback", version: String(version ?? seen), seen: String(seen) };
    },
  ],
  ["confirming a phone by hand", "order", () => ({ intent: "confirmPhone" })],
  ["cancelling an order", "order", () => ({ intent: "cancelOrder", reason: "Enough" })],
  ["setting the shop's phone", "settings", async () => ({ intent: "save", seen: await seenSettings(), phone: "8080" })],
  ["making a key", "portal", () => ({ intent: "make", endpoint: "https://portal.example/gulit" })],
];

test.each(decisions)(
  "%s: of two at once one is done, the other notices, and the log has it once",
  async (_, form, asSeen) => {
    const fields = await asSeen();
    const before = (await events(form)).length;
    const send = forms[form] as (fields: Fields) => ReturnType<typeof answered>;
    const answers = await Promise.all([send(fields), send(fields)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ ok: false, values: fields });
    const written = await events(form);
    expect(written).toHaveLength(before + 1);
    expect(written[0]).toMatchObject({ authorName: "Almaz", address: "192.0.2.7" });
  },
);

const wrongCoupons: [Fields, string][] = [
  [{ coupon: "ab" }, "coupon"],
  [{ coupon: "ቡና50" }, "coupon"],
  [{ kind: "percent", value: "91" }, "value"],
  [{ kind: "amount", value: "0" }, "value"],
  [{ minimum: "much" }, "minimum"],
  [{ vendor: "Nobody" }, "vendor"],
  [{ firstDay: "" }, "firstDay"],
  [{ lastDay: "2026-11-21" }, "lastDay"],
  [{ uses: "0" }, "uses"],
];
const broken = JSON.stringify({ heroes: [HERO, { ...HERO, link: "javascript:alert(1)" }] });

const refusals: { form: Form; sent: Fields; at: string[] }[] = [
  ...wrongCoupons.map(([fields, at]) => ({ form: "coupon" as const, sent: { ...couponFields, ...fields }, at: [at] })),
  { form: "request", sent: { state: "found", seen: "received", answer: "a".repeat(501) }, at: ["answer"] },
  { form: "home", sent: { intent: "load", text: broken, seen: "0" }, at: ["text"] },
  { form: "home", sent: { intent: "load", text: "{", seen: "0" }, at: ["text"] },
  { form: "order", sent: { intent: "move", parcel: "1", state: "lost" }, at: [] },
  { form: "order", sent: { intent: "move", parcel: "1", state: "cancelled" }, at: [] },
  { form: "order", sent: { intent: "cancelParcel", parcel: "1", reason: " " }, at: ["reason"] },
  { form: "order", sent: { intent: "cancelOrder", reason: "a".repeat(501) }, at: ["reason"] },
  {
    form: "settings",
    sent: { intent: "save", seen: "0", phone: "x", hours: "always", jobs: "x", email: "a@b.et" },
    at: ["phone", "hours", "jobs"],
  },
  { form: "portal", sent: { intent: "make", endpoint: "http://localhost/" }, at: ["endpoint"] },
  { form: "portal", sent: { intent: "replay", event: "all" }, at: [] },
];

test.each(refusals)("$form: $sent is refused at $at, and what was typed stays", async ({ form, sent, at }) => {
  const before = (await events(form)).length;
  const { status, body } = await forms[form](sent);
  expect([status, Object.keys(body.fields as object).toSorted()]).toEqual([422, at.toSorted()]);
  expect(body.values).toMatchObject(sent);
  expect(await events(form)).toHaveLength(before);
});

test.each<[Form, Fields, number]>([
  ["coupon", { intent: "end", coupon: "NOPE", seen: "{}" }, 404],
  ["request", { state: "found", seen: "searching" }, 409],
  ["request", { state: "done", seen: "received" }, 409],
  ["home", { intent: "rollback", version: "40", seen: "0" }, 404],
  ["order", { intent: "move", parcel: "2", state: "confirmed" }, 404],
  ["settings", { intent: "undo", seen: "0", event: "1" }, 409],
  ["portal", { intent: "end" }, 409],
])("%s: %j is answered %i, and nothing is written", async (form, sent, status) => {
  const before = (await events(form)).length;
  expect((await forms[form](sent)).status).toBe(status);
  expect(await events(form)).toHaveLength(before);
});

test.each(["1111111111", "no number", ""])(
  "the number %j of no order and no request is an unknown page",
  async (number) => {
    expect((await forms.order({ intent: "move", parcel: "1", state: "confirmed" }, number)).status).toBe(404);
    expect((await forms.request({ state: "found", seen: "received" }, number)).status).toBe(404);
  },
);

describe("a coupon", () => {
  test("is stored in santim and days of Addis Ababa, and each change is an event with what changed", async () => {
    await forms.coupon(couponFields);
    expect(await coupon()).toMatchObject({
      ...{ kind: "percent", value: 10, minimum: 0, vendor: null, mostUses: 100, uses: 0 },
      ...{ startsAt: Date.UTC(2026, 10, 21, 21), endsAt: Date.UTC(2026, 11, 31, 21) },
    });
    const vendor = await readValue<string>("SELECT name FROM vendor WHERE id = 1");
    const change = { seen: (await coupon()).facts, kind: "amount", value: "50.50", minimum: "1,000", vendor: vendor! };
    await forms.coupon({ ...couponFields, ...change });
    expect(await coupon()).toMatchObject({ kind: "amount", value: 5_050, minimum: 100_000, vendor });
    expect((await events("coupon")).slice(0, 2)).toMatchObject([
      { before: { percent: 10, minimum: 0 }, after: { amount: 5_050, minimum: 100_000, vendor } },
      { action: "couponSaved", before: {}, after: { percent: 10, uses: 100 } },
    ]);
  });

  test("that has not begun yet can be ended too", async () => {
    await forms.coupon({ ...couponFields, firstDay: "2099-12-01", lastDay: "2099-12-31" });
    await forms.coupon({ intent: "end", coupon: "BUNA50", seen: (await coupon()).facts });
    expect(await coupon()).toMatchObject({ startsAt: NOW + 999, endsAt: NOW + 1_000 });
  });

  test("has one code, and is never limited below the times it was used", async () => {
    await forms.coupon(couponFields);
    const taken = await forms.coupon(couponFields);
    expect(taken).toMatchObject({
      status: 422,
      body: { fields: { coupon: expect.stringContaining("Another coupon has this code") } },
    });
    await run("UPDATE coupon SET uses = 7");
    const { facts: seen } = await coupon();
    expect((await forms.coupon({ ...couponFields, seen, uses: "6" })).body.fields).toHaveProperty("uses");
    expect((await forms.coupon({ ...couponFields, seen, uses: "7" })).status).toBe(200);
    expect(await coupon()).toMatchObject({ mostUses: 7, uses: 7 });
  });
});

test("an answer and a state go together; in the same state only the answer changes", async () => {
  const request = async () => (await findForDesk(db, REQUEST))!;
  await forms.request({ state: "found", seen: "received", answer: " 5,000 birr\nat Bole " });
  expect(await request()).toMatchObject({ state: "found", answer: "5,000 birr at Bole", stateAt: NOW + 1_000 });
  await forms.request({ state: "found", seen: "found", answer: "4,900 birr" });
  await forms.request({ state: "done", seen: "found" });
  expect(await request()).toMatchObject({ state: "done", answer: "4,900 birr" });
});

test("a file of home is a version with who loaded it, and so is an old version that comes back", async () => {
  await forms.home({ intent: "load", text: contentOf("Coffee"), file: "", seen: "0" });
  await forms.home({ intent: "rollback", version: "1", seen: "2" });
  expect(await listContentVersions(db)).toMatchObject([
    { number: 3, by: "Almaz", restores: 1 },
    { number: 2, by: "Almaz", file: "desk.json", sections: ["heroes"] },
    { number: 1, by: "" },
  ]);
  expect((await events("home"))[0]).toMatchObject({ before: { version: 2 }, after: { version: 3, restores: 1 } });
});

describe("an order", () => {
  const state = () => readValue<string>("SELECT state FROM parcel");

  test("a parcel moves forward only, and the outbox is called for each move", async () => {
    await forms.order({ intent: "confirmPhone" });
    calls = 0;
    const onTheWay = { intent: "move", parcel: "1", state: "onTheWay" };
    expect((await forms.order(onTheWay)).status).toBe(200);
    expect((await forms.order(onTheWay)).status).toBe(409);
    expect((await forms.order({ ...onTheWay, state: "confirmed" })).status).toBe(409);
    expect([await state(), calls]).toEqual(["onTheWay", 1]);
  });

  test("that waits for nothing, whose time is over, or that is paid otherwise keeps its phone unconfirmed", async () => {
    const certain = await placeTestOrder(db, { owner: "session:d" });
    const late = await placeTestOrder(db, { confirmBy: NOW + 500, owner: "session:b" });
    const unpaid = await placeTestOrder(db, { payment: "transfer", owner: "session:c" });
    for (const { number } of [certain, late, unpaid])
      expect((await forms.order({ intent: "confirmPhone" }, number)).status).toBe(409);
    expect(await readValue("SELECT count(*) AS n FROM parcel WHERE state = 'awaitingPayment'")).toBe(3);
  });
});

test("a change of the settings is undone by its event, and the undoing by its own", async () => {
  const save = async (fields: Fields) => forms.settings({ intent: "save", seen: await seenSettings(), ...fields });
  const stored = async () => (await readStoredSettings(db)).stored;
  await save({ phone: "8080", newsletter: "on" });
  await save({ phone: "9090" });
  for (const expected of [
    { phone: "8080", newsletter: "on" },
    { phone: "9090", newsletter: "" },
  ]) {
    const seen = await seenSettings();
    expect((await forms.settings({ intent: "undo", event: seen, seen })).status).toBe(200);
    expect(await stored()).toEqual(expected);
  }
});

const endpoint = "https://portal.example/gulit";

test.each<StaffRole>(["content", "orders", "payments"])(
  "the key of a seller's system is unknown to the role %s",
  async (role) => {
    for (const intent of ["make", "replace", "endpoint", "end"])
      expect((await forms.portal({ intent, endpoint }, role)).status, intent).toBe(404);
    expect(await findPortalKey(db, 1)).toBeNull();
  },
);
