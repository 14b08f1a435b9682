import { beforeAll, beforeEach, expect, test } from "vitest";
import { findCaller, findPortalKey } from "../../../app/data/portal/portal-keys.server.ts";
import { portalKeySecret } from "../../../app/http/secrets/portal-signature.server.ts";
import { changeEndpoint, endKey, makeKey } from "../../../app/shared/portal/portal-keys.server.ts";
import { insertOrderShop } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { PORTAL_SECRET } from "../../support/portal.ts";
import { db, run } from "../../support/test-database.ts";

const by = { db, portalSecret: PORTAL_SECRET, isLocalEndpoint: false, author, now: NOW };
const make = (change: Partial<Parameters<typeof makeKey>[1]> = {}) =>
  makeKey(by, { vendorId: 1, endpoint: null, replaces: false, ...change });
const events = () => eventsOf("vendor", 1);

beforeAll(() => insertOrderShop(db));
beforeEach(() => run("DELETE FROM portal_key"));

test("a key is made once; its secret is told then, and stands in no table", async () => {
  const made = await make({ endpoint: "https://portal.example/gulit" });
  expect(made).toMatchObject({ kind: "made" });
  const { key, secret } = made as { key: string; secret: string };
  expect(secret).toBe(portalKeySecret(PORTAL_SECRET, key));
  expect(await findCaller(db, key)).toEqual({ vendorId: 1, vendor: "Vendor 01" });
  const rows = await db.batch(["portal_key", "operator_event"].map((table) => db.prepare(`SELECT * FROM ${table}`)));
  expect(JSON.stringify(rows.map(({ results }) => results))).not.toContain(secret);
  const [newest] = await events();
  expect(newest).toMatchObject({
    ...{ action: "portalKeyMade", authorName: "Almaz", after: { key, endpoint: "https://portal.example/gulit" } },
  });
});

test("a second key waits for the end of the first, or replaces it in one batch", async () => {
  const first = (await make()) as { key: string };
  expect(await make()).toEqual({ kind: "hasKey" });
  expect(await Promise.all([make(), make()])).toEqual([{ kind: "hasKey" }, { kind: "hasKey" }]);
  const second = (await make({ replaces: true })) as { key: string };
  expect([await findCaller(db, first.key), (await findCaller(db, second.key))?.vendorId]).toEqual([null, 1]);
  expect((await events()).slice(0, 2)).toMatchObject([
    { action: "portalKeyMade", after: { key: second.key } },
    { action: "portalKeyEnded", before: { key: first.key } },
  ]);
});

test("a key that is ended is ended, once", async () => {
  const { key } = (await make()) as { key: string };
  const answers = await Promise.all([endKey(by, 1), endKey(by, 1)]);
  expect(answers.map(({ kind }) => kind).sort()).toEqual(["done", "noKey"]);
  expect(await findCaller(db, key)).toBeNull();
  expect(await findPortalKey(db, 1)).toBeNull();
  expect((await make({ replaces: true })).kind).toBe("made");
});

test("events may be sent elsewhere, or nowhere; each change is an event, none is none", async () => {
  await make();
  const count = (await events()).length;
  for (const endpoint of ["https://portal.example/a", "https://portal.example/a", null])
    expect(await changeEndpoint(by, 1, endpoint)).toEqual({ kind: "done" });
  const written = await events();
  expect(written.length - count).toBe(2);
  expect(written[0]).toMatchObject({
    ...{ action: "portalEndpointSet", before: { endpoint: "https://portal.example/a" }, after: { endpoint: null } },
  });
});

test("what cannot be is refused by name, and nothing is written", async () => {
  const before = (await events()).length;
  expect(await make({ vendorId: 999 })).toEqual({ kind: "unknownVendor" });
  expect(await make({ endpoint: "https://127.0.0.1/" })).toEqual({ kind: "wrongEndpoint" });
  expect(await makeKey({ ...by, portalSecret: "short" }, { vendorId: 1, endpoint: null, replaces: false })).toEqual({
    kind: "closed",
  });
  expect(await endKey(by, 1)).toEqual({ kind: "noKey" });
  expect(await changeEndpoint(by, 1, null)).toEqual({ kind: "noKey" });
  expect(await changeEndpoint(by, 1, "http://portal.example/")).toEqual({ kind: "wrongEndpoint" });
  expect((await events()).length).toBe(before);
  expect(await findPortalKey(db, 1)).toBeNull();
});
