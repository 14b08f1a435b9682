import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { forgetFinished, leaveOrders, absorbOrders, proveOrder } from "../../../app/data/orders/order-lookup.server.ts";
import { findDeskOrder } from "../../../app/data/orders/order-desk.server.ts";
import { listOrders, findOrder } from "../../../app/data/orders/orders.server.ts";
import { addLines, findOrderedAgain } from "../../../app/data/orders/reorder.server.ts";
import { plansOf } from "../../support/query-plans.ts";
import { NOW } from "../small-catalogue.ts";
import { insertOrderShop, PHONE, placeTestOrder } from "./order-shop.ts";

// No statement walks a table.

const owner = "session:buyer";
let publicId = "";
let number = "";
const line = { productId: PHONE, variantId: 0, quantity: 1, price: 1 };
const lookup = { number: "1", phone: "2", owner, now: NOW };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["findOrder", (db) => findOrder(db, owner, publicId)],
  ["findDeskOrder", (db) => findDeskOrder(db, number)],
  ["listOrders", (db) => listOrders(db, owner, { size: 10, offset: 0 })],
  ["proveOrder", (db) => proveOrder(db, lookup, db.prepare("SELECT ?1").bind(1))],
  ["absorbOrders", (db) => db.batch(absorbOrders(db, { guest: owner, owner: "account:1" }))],
  ["leaveOrders", (db) => db.batch(leaveOrders(db, "account:1"))],
  ["forgetFinished", (db) => forgetFinished(db, 10)],
  ["findOrderedAgain", (db) => findOrderedAgain(db, owner, publicId)],
  ["addLines", (db) => addLines(db, { owner, idHash: "buyer", now: NOW }, [line])],
];

beforeAll(async () => {
  await insertOrderShop(env.DB);
  ({ publicId, number } = await placeTestOrder(env.DB));
});

// Allowed: one parameter's list, a part of one owner's list, or no table.
const SHORT = /^SCAN (\(subquery-\d+\)|(m|CONSTANT ROW)\b)/;

test.each(questions)("%s walks no table", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail))).toEqual([]);
});
