import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { countQueues, workQueues } from "../../../app/data/desk/today-counts.server.ts";
import { type OrdersQuestion, listDeskOrders } from "../../../app/data/orders/desk-orders.server.ts";
import { listDeskParcels, type ParcelsQuestion } from "../../../app/data/orders/desk-parcels.server.ts";
import { counting } from "../../support/rows-read.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { insertManyOrders } from "./many-orders.ts";
import { insertOrderShop } from "./order-shop.ts";
import { readRows } from "../../support/test-database.ts";

// SQLite reads 50,000 rows in 23 ms, so 50 ms are about 100,000 rows.

const MANY = 100_000;
const MOST_ROWS = 60_000;

beforeAll(async () => {
  await insertOrderShop(env.DB);
  await insertManyOrders(env.DB, MANY);
});

async function rowsOf(ask: (db: D1Database) => Promise<unknown>): Promise<number> {
  const read = { rows: 0, questions: 0 };
  await ask(counting(env.DB, read));
  expect(read.questions).toBe(1);
  return read.rows;
}

const anyOrder: OrdersQuestion = {
  ...{ search: null, state: null, payment: null, region: null, since: null, before: null },
};

test.each<[string, Partial<OrdersQuestion>, number]>([
  ["all", {}, 1_000],
  ["a number", { search: { by: "number", number: "1000050000" } }, 50],
  ["the beginning of a name", { search: { by: "name", words: ["tig"] } }, 20_000],
  ["two beginnings", { search: { by: "name", words: ["ha", "te"] } }, MOST_ROWS],
  ["a state that most are in", { state: "delivered" }, 1_000],
  ["nothing that there is", { state: "cancelled", region: "tigray", payment: "reported" }, 5_000],
  ["a month of a region, paid", { since: NOW - 30 * DAY, region: "tigray", payment: "paid" }, MOST_ROWS],
])("orders by %s", async (_, asked, most) => {
  expect(await rowsOf((db) => listDeskOrders(db, { ...anyOrder, ...asked }, 50))).toBeLessThan(most);
});

test("page by page every order of a question comes once, also where the walk ends before the page is full", async () => {
  const question: OrdersQuestion = { ...anyOrder, search: { by: "name", words: ["abe"] }, region: "tigray" };
  const ids: number[] = [];
  let before: number | null = null;
  do {
    const { orders, next } = await listDeskOrders(env.DB, { ...question, before }, 50);
    ids.push(...orders.map(({ id }) => id));
    before = next;
  } while (before !== null);
  const results = await readRows(
    "SELECT id FROM shop_order WHERE region = 'tigray' AND name LIKE 'Abe%' ORDER BY id DESC",
  );
  expect(ids).toEqual(results.map(({ id }) => id));
  expect(ids).toHaveLength(100);
});

const anyParcel: ParcelsQuestion = {
  ...{ work: "open", region: null, cities: null, subCity: null, after: null, now: NOW },
};

test.each<[string, Partial<ParcelsQuestion>, number]>([
  ["all that are open", {}, 2_000],
  ["late", { work: "late" }, 2_000],
  ["late, of a region", { work: "late", region: "amhara" }, MOST_ROWS],
  ["of a place where none is", { region: "afar", cities: ["Semera"] }, MOST_ROWS],
])("parcels %s", async (_, asked, most) => {
  expect(await rowsOf((db) => listDeskParcels(db, { ...anyParcel, ...asked }, 50))).toBeLessThan(most);
});

test("what waits is counted in one batch, and not further than anybody reads", async () => {
  expect(await rowsOf((db) => countQueues(db, workQueues, NOW))).toBeLessThan(10_000);
  expect(await countQueues(env.DB, ["toConfirm", "toSend", "unreachable"], NOW)).toMatchObject({
    toConfirm: 1_000,
    toSend: 0,
  });
});
