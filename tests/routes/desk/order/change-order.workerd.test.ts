import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { changeOrder } from "../../../../app/routes/desk/order/change-order.server.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "../../../data/orders/order-shop.ts";
import { NOW } from "../../../data/small-catalogue.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";

let order: PlacedTestOrder;
let calls = 0;

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await clearOrders(env.DB);
  order = await placeTestOrder(env.DB);
  calls = 0;
});

const press = (fields: Record<string, string>, number = order.number) => {
  const outbox = { send: async () => void calls++ };
  return answered(changeOrder({ ...deskTools(fields, NOW + 1_000), outbox } as never, number));
};
const state = () => env.DB.prepare("SELECT state FROM parcel").first<string>("state");

test("a parcel moves forward only, and the outbox is called for each move", async () => {
  const onTheWay = { intent: "move", parcel: "1", state: "onTheWay" };
  expect((await press(onTheWay)).status).toBe(200);
  expect(calls).toBe(1);
  expect((await press(onTheWay)).status).toBe(409);
  expect((await press({ ...onTheWay, state: "confirmed" })).status).toBe(409);
  expect([await state(), calls]).toEqual(["onTheWay", 1]);
});

test.each([
  [{ intent: "move", parcel: "2", state: "confirmed" }, 404],
  [{ intent: "move", parcel: "1", state: "lost" }, 422],
  [{ intent: "move", parcel: "1", state: "cancelled" }, 422],
  [{ intent: "cancelParcel", parcel: "1", reason: " " }, 422],
  [{ intent: "cancelOrder", reason: "a".repeat(501) }, 422],
] as const)("%j: %i, and nothing is moved", async (fields, status) => {
  expect((await press(fields)).status).toBe(status);
  expect(await state()).toBe("placed");
});

test("a number of no order is an unknown page", async () => {
  const move = { intent: "move", parcel: "1", state: "confirmed" };
  for (const number of ["1111111111", "no number", ""]) expect((await press(move, number)).status).toBe(404);
});
