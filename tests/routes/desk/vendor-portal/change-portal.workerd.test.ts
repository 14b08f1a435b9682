import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findPortalKey } from "../../../../app/data/portal/portal-keys.server.ts";
import { listDeadEvents } from "../../../../app/data/portal/portal-events.server.ts";
import type { StaffRole } from "../../../../app/domain/desk/roles.ts";
import { changePortal } from "../../../../app/routes/desk/vendor-portal/change-portal.server.ts";
import { clearOrders, insertOrderShop, placeTestOrder } from "../../../data/orders/order-shop.ts";
import { NOW } from "../../../data/small-catalogue.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";
import { PORTAL_SECRET } from "../../../support/portal.ts";

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await clearOrders(env.DB);
  await env.DB.prepare("DELETE FROM portal_key").run();
});

const send = (fields: Record<string, string>, role: StaffRole = "owner", vendor = 1) => {
  const staff = { accountId: 1, name: "Almaz", roles: [role] };
  const tools = { ...deskTools(fields, NOW), staff, portalSecret: PORTAL_SECRET, isLocalEndpoint: false };
  return answered(changePortal(tools as never, vendor));
};
const endpoint = "https://portal.example/gulit";

test("an owner makes a key, replaces it, says where events go and ends it; the answers never name the secret", async () => {
  const made = await send({ intent: "make", endpoint: ` ${endpoint} ` });
  expect(made).toMatchObject({ status: 200, body: { message: { text: "The key is made." } } });
  const first = (await findPortalKey(env.DB, 1))!;
  expect(first.endpoint).toBe(endpoint);
  expect((await send({ intent: "make" })).status).toBe(409);
  expect((await send({ intent: "replace", endpoint })).status).toBe(200);
  expect((await findPortalKey(env.DB, 1))!.key).not.toBe(first.key);
  expect((await send({ intent: "endpoint", endpoint: "" })).status).toBe(200);
  expect((await findPortalKey(env.DB, 1))!.endpoint).toBeNull();
  expect((await send({ intent: "end" })).status).toBe(200);
  expect((await send({ intent: "end" })).status).toBe(409);
});

test("an address that is not called is refused at its field, with what was typed", async () => {
  expect(await send({ intent: "make", endpoint: "http://localhost/" })).toMatchObject({
    status: 422,
    body: { fields: { endpoint: expect.stringContaining(endpoint) }, values: { endpoint: "http://localhost/" } },
  });
  expect(await findPortalKey(env.DB, 1)).toBeNull();
});

test.each<StaffRole>(["content", "orders", "payments"])("a key is unknown to the role %s", async (role) => {
  for (const intent of ["make", "replace", "endpoint", "end"])
    expect((await send({ intent, endpoint }, role)).status, intent).toBe(404);
  expect(await findPortalKey(env.DB, 1)).toBeNull();
});

test.each([{ intent: "make" }, { intent: "replace" }])("%j of nobody's system is unknown", async (fields) => {
  expect((await send(fields, "owner", 999)).status).toBe(404);
});

test("an event is sent again once, of this seller alone", async () => {
  await send({ intent: "make", endpoint });
  await placeTestOrder(env.DB);
  await env.DB.prepare(
    "UPDATE outbox SET state = 'dropped', problem = 'status 500', sent_at = 5 WHERE kind = 'event'",
  ).run();
  const [dead] = await listDeadEvents(env.DB, { vendorId: 1, before: null }, 1);
  const asked = { intent: "replay", event: String(dead!.id) };
  expect((await send(asked, "content", 2)).status).toBe(409);
  expect((await send(asked, "content")).status).toBe(200);
  expect((await send(asked, "content")).status).toBe(409);
  expect((await send({ intent: "replay", event: "all" }, "content")).status).toBe(422);
});
