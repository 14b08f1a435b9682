import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { listEvents } from "../../../../app/data/events/operator-events.server.ts";
import { changeOrder } from "../../../../app/routes/desk/order/change-order.server.ts";
import { clearOrders, insertOrderShop, placeTestOrder } from "../../../data/orders/order-shop.ts";
import { NOW } from "../../../data/small-catalogue.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";

// docs/decisions/0065.

beforeAll(() => insertOrderShop(env.DB));
beforeEach(() => clearOrders(env.DB));

const press = (number: string, now = NOW + 1_000) =>
  answered(changeOrder(deskTools({ intent: "confirmPhone" }, now), number));

test("of two who press at once one does it, the other is told, and the log has it once", async () => {
  const { number } = await placeTestOrder(env.DB, { confirmBy: NOW + 86_400_000 });
  const answers = await Promise.all([press(number), press(number)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const asked = { object: { kind: "order", id: number }, author: null, action: null, before: null } as const;
  expect(await listEvents(env.DB, asked, 9)).toMatchObject([{ action: "phoneConfirmed", authorName: "Almaz" }]);
  expect(await env.DB.prepare("SELECT DISTINCT state FROM parcel").first("state")).toBe("placed");
});

test("an order that waits for nothing, whose time is over, or that is paid otherwise is refused", async () => {
  const certain = await placeTestOrder(env.DB);
  const late = await placeTestOrder(env.DB, { confirmBy: NOW + 500, owner: "session:b" });
  const unpaid = await placeTestOrder(env.DB, { payment: "transfer", owner: "session:c" });
  for (const { number } of [certain, late, unpaid]) expect((await press(number)).status).toBe(409);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM parcel WHERE state = 'awaitingPayment'").first("n")).toBe(2);
});
