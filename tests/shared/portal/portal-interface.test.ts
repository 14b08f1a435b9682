import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bodyLimitOf } from "../../../app/http/exempt-routes.ts";
import { portalOperations } from "../../../app/shared/portal/portal-operations.ts";
import * as shop from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { dumpDatabase } from "../../support/database-dump.ts";
import {
  foreignSecret,
  keyOf,
  PortalCaller,
  type Asking,
  type OddRequest,
  type OperationName,
} from "../../support/portal.ts";
import { db, readValue, empty } from "../../support/test-database.ts";

// settled.md 12, security-and-faults.md 2; tests/support/portal checks every answer against docs/portal-openapi.json.

let order: shop.PlacedTestOrder;
let review: number;
let one: PortalCaller;
let two: PortalCaller;
let ended: PortalCaller;

beforeAll(() => shop.insertOrderShop(db));
beforeEach(async () => {
  await shop.clearOrders(db);
  await empty("portal_request", "portal_key", "product_rate");
  ended = new PortalCaller(db, await keyOf(db, 1, NOW), NOW + 5_000);
  one = new PortalCaller(db, await keyOf(db, 1, NOW), NOW + 5_000);
  two = new PortalCaller(db, await keyOf(db, 2, NOW), NOW + 5_000);
  order = await shop.placeTestOrder(db, {
    lines: [{ product: shop.PHONE }, { product: shop.SHOE, variant: shop.SHOE_42 }],
  });
  review = (await readValue<number>(
    "INSERT INTO product_rate (product_id, rate, author, content, created_at) VALUES (?1, 5, 'Hana T.', 'Good', 1) RETURNING id",
    shop.PHONE,
  ))!;
});

const right = (name: OperationName): Asking =>
  ({
    listParcels: {},
    readParcel: { params: { parcel: `${order.number}-1` } },
    listProducts: {},
    listStock: {},
    listReviews: {},
    moveParcel: { params: { parcel: `${order.number}-1` }, body: { id: "a", state: "confirmed" } },
    setStock: { params: { product: shop.PHONE }, body: { id: "a", stock: 4 } },
    setPrice: { params: { product: shop.PHONE }, body: { id: "a", price: 240_000 } },
    sendFeed: { body: { id: "a", rows: [{ id: "tea", title: "Green tea", price: "120 ETB", quantity: 4 }] } },
    replyToReview: { params: { review }, body: { id: "a", text: "Thank you" } },
    closeStore: { body: { id: "a", until: new Date(NOW + 86_400_000).toISOString() } },
  })[name];

const otherwise: Partial<Record<OperationName, object>> = {
  moveParcel: { id: "a", state: "preparing" },
  setStock: { id: "a", stock: 3 },
  setPrice: { id: "a", price: 230_000 },
  sendFeed: { id: "a", retire: ["tea"] },
  replyToReview: { id: "a", text: "Thank you, Hana" },
  closeStore: { id: "a", until: null },
};

const dump = () => dumpDatabase(db, "whole");
const names = Object.keys(portalOperations) as OperationName[];
const writes = names.filter((name) => portalOperations[name].body !== null);
const reads = names.filter((name) => portalOperations[name].body === null);
const named = names.filter((name) => portalOperations[name].path.includes(":"));

describe.each(names)("%s", (name) => {
  test("for its vendor's living key: done", async () => {
    const { status, headers } = await one.ask(name, right(name));
    expect([status, headers.get("Cache-Control"), headers.get("Set-Cookie")]).toEqual([200, "no-store", null]);
  });

  test("for anybody else: 401, nothing changes, nothing is told", async () => {
    const before = await dump();
    const nobody = new PortalCaller(db, null, NOW + 5_000);
    const strangers: [string, OddRequest, PortalCaller?][] = [
      ["nobody", {}, nobody],
      ["a key that was ended", {}, ended],
      ["a key of nobody", { key: "A".repeat(16), secret: foreignSecret("A".repeat(16)) }],
      ["a key's name that is none", { key: "' OR 1=1 --" }],
      ["a forged signature", { signature: "0".repeat(64) }],
      ["no signature", { signature: "" }],
      ["another key's secret", { secret: two.key!.secret }],
      ["another key's name", { key: two.key!.key }],
      ["a timestamp of six minutes ago", { age: 360 }],
      ["a timestamp of six minutes to come", { age: -360 }],
      ["no time", { timestamp: "soon" }],
      ["another address than was signed", { sentTarget: "/portal/v1/elsewhere" }],
      ["another query than was signed", { sentTarget: `${portalOperations[name].path}?lng=am` }],
      ["a shop without a secret", { platform: { portalSecret: "" } }],
    ];
    for (const [who, oddly, caller = one] of strangers) {
      const { status, body } = await caller.ask(name, right(name), oddly);
      expect([status, Object.keys(body)], who).toEqual([401, ["problem"]]);
    }
    expect(await dump()).toEqual(before);
    expect([one, ended, nobody].map(({ calls }) => calls)).toEqual([0, 0, 0]);
  });
});

test.each(writes)("%s with another body or method than was signed: 401", async (name) => {
  const sentBody = JSON.stringify({ ...otherwise[name], id: "forged" });
  expect((await one.ask(name, right(name), { sentBody })).status).toBe(401);
  expect((await one.ask(name, right(name), { signedMethod: "GET" })).status).toBe(401);
});

test.each(named)("%s knows nothing of another vendor's, nor of what is not there", async (name) => {
  const asked = right(name);
  const before = await dump();
  const foreign = await two.ask(name, asked);
  const param = Object.keys(asked.params!)[0]!;
  const nowhere = await one.ask(name, {
    ...asked,
    params: { [param]: param === "parcel" ? `${order.number}-3` : 999 },
  });
  const nonsense = await one.ask(name, { ...asked, params: { [param]: "x" } });
  expect([foreign.status, nowhere.status, nonsense.status]).toEqual([404, 404, 404]);
  expect(foreign.body).toEqual(nowhere.body);
  expect(await dump()).toEqual(before);
});

describe.each(writes)("%s again", (name) => {
  test("under its id changes nothing, and ten at once are one", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => one.ask(name, right(name))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const before = await dump();
    expect((await one.ask(name, right(name))).body).toEqual({ ok: true, repeated: true });
    expect(await dump()).toEqual(before);
    expect(await readValue("SELECT count(*) AS n FROM portal_request")).toBe(1);
  });

  test("with other content under the same id: 409; the same id of another vendor is another's", async () => {
    await one.ask(name, right(name));
    expect((await one.ask(name, { ...right(name), body: otherwise[name] })).status).toBe(409);
    expect((await two.ask("closeStore", { body: { id: "a", until: null } })).body).toEqual({ ok: true });
  });
});

test.each([...reads, ...writes])(
  "%s over its vendor's limit: 429, when to come again, and nothing changes",
  async (name) => {
    const counted: string[] = [];
    const portal = { limit: async ({ key }: { key: string }) => (counted.push(key), { success: key !== "vendor:1" }) };
    const platform = { rateLimits: { portal } } as unknown as OddRequest["platform"];
    const before = await dump();
    const { status, headers } = await one.ask(name, right(name), { platform: platform! });
    expect([status, headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(await dump()).toEqual(before);
    await one.ask(name, right(name), { platform: platform!, signature: "0".repeat(64) });
    expect((await two.ask("listStock", {}, { platform: platform! })).status).toBe(200);
    expect(counted).toEqual(["vendor:1", "vendor:2"]);
  },
);

test("a counter that is away stops no vendor's system", async () => {
  const portal = { limit: () => Promise.reject(new Error("away")) };
  const platform = { rateLimits: { portal } } as unknown as OddRequest["platform"];
  expect((await one.ask("listStock", {}, { platform: platform! })).status).toBe(200);
});

test.each([...reads, ...writes])("%s while the database is away: 503, to be asked again", async (name) => {
  const away = {
    prepare: () => {
      throw new Error("D1_ERROR: network");
    },
  } as unknown as D1Database;
  const { status, headers } = await one.ask(name, right(name), { platform: { db: away } });
  expect([status, headers.get("Retry-After")]).toEqual([503, "5"]);
});

test.each(writes)("%s refuses other methods, types, sizes and bodies", async (name) => {
  expect((await one.ask(name, right(name), { type: "text/plain" })).status).toBe(415);
  expect(
    (await one.ask(name, { ...right(name), body: "x".repeat(bodyLimitOf(portalOperations[name].path) + 1) })).status,
  ).toBe(413);
  const wrong = [
    "no json",
    [],
    {},
    { ...(right(name).body as object), id: "" },
    { ...(right(name).body as object), more: 1 },
  ];
  for (const body of wrong)
    expect((await one.ask(name, { ...right(name), body })).status, JSON.stringify(body)).toBe(422);
});

test.each(reads)("%s refuses a query it does not know", async (name) => {
  expect((await one.ask(name, { ...right(name), query: { wanted: "all" } })).status).toBe(422);
});
