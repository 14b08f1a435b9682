import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import * as compare from "../../app/data/compare.server.ts";
import { countViews, removeOldReceipts } from "../../app/data/product-views.server.ts";
import { listRecentlyViewed } from "../../app/data/recent.server.ts";
import { listening, planOf, type Asked } from "../support/query-plans.ts";
import { NOW, insertSmallCatalogue } from "./small-catalogue.ts";

const whose = { owner: "session:plans", idHash: "plans", now: NOW };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["addCompared", (db) => compare.addCompared(db, whose, 1)],
  ["replaceCompared", (db) => compare.replaceCompared(db, whose, [1, 2])],
  ["findCompared", (db) => compare.findCompared(db, whose.owner)],
  ["findComparedByIds", (db) => compare.findComparedByIds(db, [1, 2])],
  ["removeCompared", (db) => compare.removeCompared(db, whose.owner, 1)],
  ["removeOldCompared", (db) => compare.removeOldCompared(db, 1, 10)],
  ["countViews", (db) => countViews(db, [{ id: "a", productId: 1, at: NOW, source: "list" }], NOW)],
  ["removeOldReceipts", (db) => removeOldReceipts(db, 1, 10)],
  ["listRecentlyViewed", (db) => listRecentlyViewed(db, [1, 2, 3], 2, 6)],
];

beforeAll(() => insertSmallCatalogue(env.DB));

// What is walked is one parameter's list of ids or views (m, w, wanted, json_each), grouped (fresh), or no table at all.
const SHORT = /^SCAN (m|w|wanted|fresh|json_each|CONSTANT ROW)\b/;

test.each(questions)("%s walks no table", async (_, ask) => {
  const asked: Asked[] = [];
  await ask(listening(env.DB, asked));
  expect(asked).not.toEqual([]);
  const plans = (await Promise.all(asked.map((one) => planOf(env.DB, one)))).flat();
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail))).toEqual([]);
});
