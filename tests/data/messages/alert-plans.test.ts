import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import * as alerts from "../../../app/data/messages/alerts.server.ts";
import { countReaders, exportNewsletter, listWaitingAlerts } from "../../../app/data/messages/readers.server.ts";
import { sendAlerts } from "../../../app/data/messages/send-alerts.server.ts";
import { listForDesk, moveCustomOrder } from "../../../app/data/orders/custom-orders-desk.server.ts";
import * as orders from "../../../app/data/orders/custom-orders.server.ts";
import { removeLeftovers } from "../../../app/data/upkeep/leftovers.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";

// No statement walks a table.

const author = { kind: "staff", id: "1", name: "Almaz", address: "192.0.2.7" } as const;

const ask = {
  kind: "follow",
  targetId: 2,
  reader: { contact: "a@b.cd" },
  locale: "en",
  price: null,
  now: NOW,
} as const;
const request = {
  ask: {
    what: "w",
    category: "",
    quantity: 1,
    targetPrice: null,
    neededBy: null,
    link: "",
    phone: "+251911234567",
    city: "c",
  },
  ...{
    number: "1",
    publicId: "p",
    keyHash: "k",
    contentHash: "c",
    owner: "session:a",
    locale: "en" as const,
    now: NOW,
  },
};

async function sweep(db: D1Database) {
  for (const kind of ["follow", "stock", "price"]) {
    await env.DB.prepare("INSERT OR IGNORE INTO alert_event (kind, target_id, due_at) VALUES (?1, 2, 0)")
      .bind(kind)
      .run();
  }
  await sendAlerts(db, NOW, { readers: 1 });
}

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["saveAlert", (db) => alerts.saveAlert(db, { ...ask, secret: "s" })],
  ["sendAlerts", sweep],
  ["findWaitingAlerts", (db) => alerts.findWaitingAlerts(db, 1, [{ kind: "stock", targetId: 1 }])],
  ["listAlerts", (db) => alerts.listAlerts(db, 1)],
  ["removeAlert", (db) => alerts.removeAlert(db, 1, 1)],
  ["endAlert", (db) => alerts.endAlert(db, 1, { kind: "stock", targetId: 1 })],
  ["findLeavable", (db) => alerts.findLeavable(db, "s")],
  ["leaveAlerts, one", (db) => alerts.leaveAlerts(db, "s", false)],
  ["leaveAlerts, all", (db) => alerts.leaveAlerts(db, "s", true)],
  ["findFollowable", (db) => alerts.findFollowable(db, 2)],
  ["addCustomOrder", (db) => orders.addCustomOrder(db, request)],
  ["findByFormKey", (db) => orders.findByFormKey(db, "k")],
  ["findCustomOrder", (db) => orders.findCustomOrder(db, "p", "session:b")],
  ["listCustomOrders", (db) => orders.listCustomOrders(db, "session:a")],
  ["proveCustomOrder", (db) => orders.proveCustomOrder(db, { number: "1", phone: "2", owner: "session:b", now: NOW })],
  ["absorbCustomOrders", (db) => db.batch(orders.absorbCustomOrders(db, { guest: "session:a", owner: "account:1" }))],
  ["listForDesk, open", (db) => listForDesk(db, { isOpen: true, limit: 9 })],
  ["moveCustomOrder", (db) => moveCustomOrder(db, { number: "1", to: "searching", answer: "", author, now: NOW })],
  ["countReaders", (db) => countReaders(db)],
  ["listWaitingAlerts", (db) => listWaitingAlerts(db, { before: null, limit: 9 })],
  ["exportNewsletter", (db) => exportNewsletter(db, { author, now: NOW })],
  ["removeLeftovers", (db) => Promise.all(removeLeftovers(db, 1, 10))],
];

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await addAccounts(env.DB, [1]);
});

// Allowed: one parameter's list, no table, or the oldest open requests up to a limit.
const SHORT = /^SCAN (m|w|json_each|CONSTANT ROW|\(subquery-\d+\)|custom_order USING INDEX custom_order_open)(\s|$)/;

test.each(questions)("%s walks no table", async (_, question) => {
  const asked: Asked[] = [];
  await question(listening(env.DB, asked));
  expect(asked).not.toEqual([]);
  const plans = (await Promise.all(asked.map((one) => planOf(env.DB, one)))).flat();
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail))).toEqual([]);
  expect(plans.filter((detail) => /TEMP B-TREE FOR (ORDER|GROUP)/.test(detail))).toEqual([]);
});

// Statements inside triggers have no plan of their own, so they are repeated here.
test.each([
  "SELECT 1 FROM alert WHERE kind = 'stock' AND target_id = 1",
  "DELETE FROM alert WHERE reader IN ('a', NULL)",
  "UPDATE custom_order SET owner = 'former' WHERE owner = 'account:1'",
  "DELETE FROM custom_order_viewer WHERE owner = 'account:1'",
])("a trigger's own question is answered by an index: %s", async (sql) => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();

  expect(results.every(({ detail }) => detail.startsWith("SEARCH"))).toBe(true);
});
