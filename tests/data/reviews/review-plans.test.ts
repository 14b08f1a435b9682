import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { countRates, listReviews } from "../../../app/data/products/product-rates.server.ts";
import { replyToReview } from "../../../app/data/portal/portal-reviews.server.ts";
import { judgeReview, listWaitingReviews, reportReview } from "../../../app/data/reviews/review-reports.server.ts";
import { absorbReviewVotes, listViewerRelations, voteHelpful } from "../../../app/data/reviews/review-votes.server.ts";
import { findPurchase, removeReview, saveReview } from "../../../app/data/reviews/reviews.server.ts";
import { findVendorStore } from "../../../app/data/vendors/vendors.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { insertSmallCatalogue, NOW } from "../small-catalogue.ts";

// No statement walks a table.

const whose = { owner: "account:1", orderId: 1, productId: 1 };
const author = { kind: "portal", id: "1", name: "Vendor 1", address: "" } as const;
const page = { size: 5, offset: 0 };

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["countRates", (db) => countRates(db, 1)],
  ["listReviews, newest", (db) => listReviews(db, 1, { sort: "newest", stars: null, ...page })],
  ["listReviews, highest", (db) => listReviews(db, 1, { sort: "highest", stars: null, ...page })],
  ["listReviews, lowest", (db) => listReviews(db, 1, { sort: "lowest", stars: null, ...page })],
  ["listReviews, of four stars", (db) => listReviews(db, 1, { sort: "newest", stars: 4, ...page })],
  ["findVendorStore", (db) => findVendorStore(db, 1, 6)],
  ["findPurchase", (db) => findPurchase(db, whose.owner, 1)],
  [
    "saveReview",
    (db) => saveReview(db, { ...whose, rate: 5, author: "A", content: "Good.", contentLang: "en", now: NOW }),
  ],
  ["removeReview", (db) => removeReview(db, whose)],
  ["voteHelpful", (db) => voteHelpful(db, { reviewId: 1, owner: whose.owner, isHelpful: null, now: NOW })],
  ["listViewerRelations", (db) => listViewerRelations(db, whose.owner, [1, 2])],
  ["absorbReviewVotes", (db) => db.batch(absorbReviewVotes(db, { guest: "session:1", owner: "account:1", now: NOW }))],
  ["reportReview", (db) => reportReview(db, { reviewId: 1, owner: whose.owner, reason: "rude", now: NOW })],
  ["listWaitingReviews", (db) => listWaitingReviews(db, 10)],
  ["replyToReview", (db) => replyToReview(db, { reviewId: 1, vendorId: 1, text: "Thanks.", author, now: NOW })],
  ["judgeReview", (db) => judgeReview(db, { reviewId: 1, isHidden: true, reason: "", author, now: NOW })],
];

// As in triggers of 0019.
const FOLLOWS = [
  "DELETE FROM product_rate WHERE order_id = ?1 AND buyer = ?2 AND EXISTS (SELECT 1 FROM product_rate own WHERE own.buyer = ?2 AND own.product_id = product_rate.product_id)",
  "UPDATE product_rate SET buyer = NULL WHERE order_id = ?1 AND buyer = ?2",
  "UPDATE product_rate SET buyer = NULL WHERE buyer = 'account:' || ?1 AND ?2 = ?2",
  "DELETE FROM review_vote WHERE owner = 'account:' || ?1 AND ?2 = ?2",
  "DELETE FROM review_report WHERE owner = 'account:' || ?1 AND ?2 = ?2",
];

beforeAll(() => insertSmallCatalogue(env.DB));

// Allowed: a parameter's list, the shopper's own orders, one review's reasons, or open work of operators.
const SHORT = /^SCAN (w|mine|json_each|CONSTANT ROW|\(subquery-\d+\)|r USING INDEX product_rate_waiting)(\s|$)/;

const walks = async (asked: Asked[]) => {
  const plans = (await Promise.all(asked.map((one) => planOf(env.DB, one)))).flat();
  return plans.filter((detail) => detail.startsWith("SCAN") && !SHORT.test(detail));
};

test.each(questions)("%s walks no table", async (_, ask) => {
  const asked: Asked[] = [];
  await ask(listening(env.DB, asked));
  expect(asked).not.toEqual([]);
  expect(await walks(asked)).toEqual([]);
});

test("nor do the triggers", async () => {
  expect(await walks(FOLLOWS.map((sql) => ({ sql, values: [1, "account:1"] })))).toEqual([]);
});

test("a page of reviews comes out of its index in order", async () => {
  for (const sort of ["newest", "highest", "lowest"] as const) {
    const asked: Asked[] = [];
    await listReviews(listening(env.DB, asked), 1, { sort, stars: null, ...page });
    const [plan] = await Promise.all(asked.map((one) => planOf(env.DB, one)));
    expect(plan![0]).toContain(`USING INDEX product_rate_${sort}`);
    expect(plan!.slice(1).filter((step) => /SCAN (?!\(subquery)|TEMP B-TREE/.test(step))).toEqual([]);
  }
});

test("ratings are counted in the index alone", async () => {
  const asked: Asked[] = [];
  await countRates(listening(env.DB, asked), 1);
  const [counted] = await Promise.all(asked.map((one) => planOf(env.DB, one)));
  expect(counted).toEqual([expect.stringContaining("USING COVERING INDEX product_rate_counts (product_id=?)")]);
});
