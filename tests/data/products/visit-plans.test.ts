import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { leaveNewsletter, subscribe } from "../../../app/data/messages/readers.server.ts";
import { fadeCoViews, countViews, removeOldReceipts } from "../../../app/data/products/product-views.server.ts";
import * as compare from "../../../app/data/products/compare.server.ts";
import { listMerchantProducts } from "../../../app/data/products/product-detail.server.ts";
import * as recent from "../../../app/data/products/recent.server.ts";
import { listRecommended } from "../../../app/data/products/recommended.server.ts";
import { removeLeftovers } from "../../../app/data/upkeep/leftovers.server.ts";
import { plansOf } from "../../support/query-plans.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";

// No statement walks a table.

const LINE = { productId: 1, variantId: 2 };
const whose = { owner: "session:plans", idHash: "plans", now: NOW };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["addCompared", (db) => compare.addCompared(db, whose, LINE)],
  ["replaceCompared", (db) => compare.replaceCompared(db, whose, [LINE])],
  ["findCompared", (db) => compare.findCompared(db, whose.owner)],
  ["findNamed", (db) => compare.findNamed(db, [LINE])],
  ["removeCompared", (db) => compare.removeCompared(db, whose.owner, LINE)],
  ["removeOldCompared", (db) => compare.removeOldCompared(db, 1, 10)],
  ["countViews", (db) => countViews(db, [{ id: "a", productId: 1, at: NOW, source: "list", with: [2, 3] }], NOW)],
  ["removeOldReceipts", (db) => removeOldReceipts(db, 1, 10)],
  ["listMerchantProducts", (db) => listMerchantProducts(db, 0, 200)],
  ["listRecentlyViewed", (db) => recent.listRecentlyViewed(db, [LINE], 2, 6)],
  ["listRecentlyViewedOf", (db) => recent.listRecentlyViewedOf(db, ACCOUNT, 2, 6)],
  ["noteRecentView", (db) => recent.noteRecentView(db, ACCOUNT, LINE, NOW)],
  ["listRecommended", (db) => listRecommended(db, ACCOUNT, 12, NOW)],
  ["forgetRecentlyViewed", (db) => recent.forgetRecentlyViewed(db, ACCOUNT)],
  ["fadeCoViews", (db) => fadeCoViews(db, NOW, NOW, 10)],
  [
    "subscribe",
    (db) => subscribe(db, { email: "a@mail.example", locale: "am", secret: "s", leaveHash: "h", now: NOW }),
  ],
  ["leaveNewsletter", (db) => leaveNewsletter(db, "h")],
  ["removeLeftovers", (db) => Promise.all(removeLeftovers(db, 1, 10))],
];

const ACCOUNT = 1;

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await addAccounts(env.DB, [ACCOUNT]);
});

// Allowed: one parameter's list, rows already read, or no table.
const SHORT = /^SCAN (m|w|s|part|wanted|fresh|pair|seen|shelf|\(subquery-\d+\)|json_each|CONSTANT ROW)(\s|$)/;

test.each(questions)("%s walks no table", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail))).toEqual([]);
});
