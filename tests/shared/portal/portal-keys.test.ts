import { beforeAll, beforeEach, expect, test } from "vitest";
import { findCaller, findPortalKey } from "../../../app/data/portal/portal-keys.server.ts";
import { portalKeySecret } from "../../../app/http/secrets/portal-signature.server.ts";
import { changeKey } from "../../../app/shared/portal/portal-keys.server.ts";
import { insertOrderShop } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { PORTAL_SECRET } from "../../support/portal.ts";
import { db, run } from "../../support/test-database.ts";

const by = { db, portalSecret: PORTAL_SECRET, isLocalEndpoint: false, author, now: NOW };
const make = (endpoint: string | null = null) => changeKey(by, 1, { intent: "make", endpoint });
const replace = () => changeKey(by, 1, { intent: "replace" });
const end = () => changeKey(by, 1, { intent: "end" });
const sendTo = (endpoint: string | null) => changeKey(by, 1, { intent: "endpoint", endpoint });
const current = async () => (await findPortalKey(db, 1))!.key;
const events = () => eventsOf("vendor", 1);

beforeAll(() => insertOrderShop(db));
beforeEach(() => run("DELETE FROM portal_key"));

test("a key is made once; its secret stands in no table", async () => {
  expect(await make("https://portal.example/gulit")).toBe("done");
  const key = await current();
  const secret = portalKeySecret(PORTAL_SECRET, key);
  expect(await findCaller(db, key)).toEqual({ vendorId: 1, vendor: "Vendor 01" });
  const rows = await db.batch(["portal_key", "operator_event"].map((table) => db.prepare(`SELECT * FROM ${table}`)));
  expect(JSON.stringify(rows.map(({ results }) => results))).not.toContain(secret);
  const [newest] = await events();
  expect(newest).toMatchObject({
    ...{ action: "portalKeyMade", authorName: "Almaz", after: { key, endpoint: "https://portal.example/gulit" } },
  });
});

test("a second key waits for the end of the first, or replaces it in one batch", async () => {
  await make();
  const first = await current();
  expect(await make()).toBe("meanwhile");
  expect(await Promise.all([make(), make()])).toEqual(["meanwhile", "meanwhile"]);
  expect(await current()).toBe(first);
  expect(await replace()).toBe("done");
  const second = await current();
  expect([await findCaller(db, first), (await findCaller(db, second))?.vendorId]).toEqual([null, 1]);
  expect((await events()).slice(0, 2)).toMatchObject([
    { action: "portalKeyMade", after: { key: second } },
    { action: "portalKeyEnded", before: { key: first } },
  ]);
});

test("a key that is ended is ended, once", async () => {
  await make();
  const key = await current();
  const answers = await Promise.all([end(), end()]);
  expect(answers.sort()).toEqual(["done", "meanwhile"]);
  expect(await findCaller(db, key)).toBeNull();
  expect(await findPortalKey(db, 1)).toBeNull();
  expect(await replace()).toBe("done");
});

test("events may be sent elsewhere, or nowhere; each change is an event, none is none", async () => {
  await make();
  const count = (await events()).length;
  for (const endpoint of ["https://portal.example/a", "https://portal.example/a", null])
    expect(await sendTo(endpoint)).toBe("done");
  const written = await events();
  expect(written.length - count).toBe(2);
  expect(written[0]).toMatchObject({
    ...{ action: "portalEndpointSet", before: { endpoint: "https://portal.example/a" }, after: { endpoint: null } },
  });
});

test("what cannot be is refused by name, and nothing is written", async () => {
  const before = (await events()).length;
  expect(await changeKey(by, 999, { intent: "make" })).toBe("unknown");
  expect(await make("https://127.0.0.1/")).toBe("wrongEndpoint");
  expect(await changeKey({ ...by, portalSecret: "short" }, 1, { intent: "make" })).toBe("closed");
  expect(await end()).toBe("meanwhile");
  expect(await sendTo(null)).toBe("meanwhile");
  expect(await sendTo("http://portal.example/")).toBe("wrongEndpoint");
  expect((await events()).length).toBe(before);
  expect(await findPortalKey(db, 1)).toBeNull();
});
