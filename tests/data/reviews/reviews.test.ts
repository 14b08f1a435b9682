import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countRates, listReviews } from "../../../app/data/products/product-rates.server.ts";
import {
  findReviewToDecide,
  decideReview,
  listWaitingReviews,
  reportReview,
  reviewMark,
} from "../../../app/data/reviews/review-reports.server.ts";
import { absorbReviewVotes, listViewerRelations, voteHelpful } from "../../../app/data/reviews/review-votes.server.ts";
import { findPurchase, removeReview, saveReview } from "../../../app/data/reviews/reviews.server.ts";
import { averageRating } from "../../../app/domain/products/rating.ts";
import { reportsToHide } from "../../../app/domain/reviews/review.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { BAG, CHARGER, clearOrders, insertOrderShop, PHONE, placeTestOrder } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { judge } from "../../support/judge-review.ts";
import { db, readRow, readRows, readValue, run } from "../../support/test-database.ts";

const HANA = "account:11";
const GUEST = "session:guest";

beforeAll(async () => {
  await insertOrderShop(db);
  await addAccounts(db, [11, 12, 13, 14, 15, 16]);
});

beforeEach(async () => {
  await run("DELETE FROM product_rate");
  await clearOrders(db);
  await run("UPDATE product SET rate_sum = 0, rate_count = 0");
});

async function received(owner: string, product = PHONE): Promise<number> {
  const { id } = await placeTestOrder(db, { owner, lines: [{ product }] });
  await run("UPDATE parcel SET state = 'delivered' WHERE order_id = ?1", id);
  return id;
}

const written = { productId: PHONE, author: "Hana T.", content: "Good.", contentLang: "en", now: NOW } as const;

async function write(owner: string, rate: number, changes: Partial<{ content: string; productId: number }> = {}) {
  const orderId = await received(owner, changes.productId);
  expect(await saveReview(db, { ...written, owner, orderId, rate, ...changes })).toBe(true);
  return { orderId, reviewId: await idOf(owner, changes.productId) };
}

const idOf = async (buyer: string, productId: number = PHONE) =>
  (await readValue<number>("SELECT id FROM product_rate WHERE buyer = ?1 AND product_id = ?2", buyer, productId))!;

const sums = () => readRow("SELECT rate_sum AS rateSum, rate_count AS rateCount FROM product WHERE id = ?1", PHONE);

async function wrongBooks(): Promise<unknown[]> {
  const rates = await readRows("SELECT * FROM audit_rating WHERE rate_sum <> counted_sum OR rate_count <> counted");
  const undelivered = await readRows("SELECT * FROM audit_review WHERE is_delivered = 0");
  const vendors =
    await readRows(`SELECT v.id FROM vendor v WHERE v.rate_sum <> (SELECT sum(rate_sum) FROM product WHERE vendor_id = v.id)
       OR v.rate_count <> (SELECT sum(rate_count) FROM product WHERE vendor_id = v.id)`);
  return [...rates, ...undelivered, ...vendors];
}

const shown = async () =>
  (await listReviews(db, PHONE, { sort: "newest", stars: null, size: 10, offset: 0 })).map(({ content }) => content);

describe("who may review (one per buyer and product after delivery)", () => {
  test("nobody who did not buy it, and nobody before it is delivered", async () => {
    expect(await findPurchase(db, HANA, PHONE)).toBeNull();
    const { id } = await placeTestOrder(db, { owner: HANA });
    expect(await findPurchase(db, HANA, PHONE)).toMatchObject({ orderId: id, isDelivered: false, review: null });
    expect(await findPurchase(db, HANA, CHARGER)).toBeNull();
    const early = { ...written, owner: HANA, orderId: id, rate: 5 };
    for (const state of ["confirmed", "preparing", "onTheWay"]) {
      await run("UPDATE parcel SET state = ?2 WHERE order_id = ?1", id, state);
      expect(await saveReview(db, early)).toBe(false);
    }
    await run("UPDATE parcel SET state = 'delivered' WHERE order_id = ?1", id);
    expect(await saveReview(db, { ...early, owner: "account:12" })).toBe(false);
    expect(await saveReview(db, { ...early, productId: CHARGER })).toBe(false);
    expect(await saveReview(db, early)).toBe(true);
    await run("UPDATE parcel SET state = 'returnAsked' WHERE order_id = ?1", id);
    expect(await saveReview(db, { ...early, rate: 2 })).toBe(true);
    expect(await findPurchase(db, HANA, PHONE)).toMatchObject({ isDelivered: true, review: { rate: 2 } });
    expect(await wrongBooks()).toEqual([]);
  });

  test("cancelled goods and a cancelled parcel give no say", async () => {
    const { id } = await placeTestOrder(db, { owner: HANA });
    await run("UPDATE order_line SET cancelled = quantity");
    expect(await findPurchase(db, HANA, PHONE)).toBeNull();
    await run("UPDATE order_line SET cancelled = 0");
    await run("UPDATE parcel SET state = 'cancelled' WHERE order_id = ?1", id);
    expect(await findPurchase(db, HANA, PHONE)).toBeNull();
  });

  test("of one buyer the second one changes the first, with another order too", async () => {
    await write(HANA, 5);
    const again = await received(HANA);
    expect(await saveReview(db, { ...written, owner: HANA, orderId: again, rate: 1, content: "Broke." })).toBe(true);
    expect(await shown()).toEqual(["Broke."]);
    expect(await sums()).toEqual({ rateSum: 1, rateCount: 1 });
  });

  test("of a guest's order whoever proved its number and phone; of an account's nobody else", async () => {
    const guests = await received(GUEST);
    const hanas = await received(HANA, CHARGER);
    await run(
      "INSERT INTO order_viewer SELECT public_id, 'session:other', 1 FROM shop_order WHERE id IN (?1, ?2)",
      guests,
      hanas,
    );
    const other = "session:other";
    expect(await findPurchase(db, other, PHONE)).toMatchObject({ orderId: guests, buyer: GUEST });
    expect(await saveReview(db, { ...written, owner: other, orderId: guests, rate: 4 })).toBe(true);
    expect(await findPurchase(db, GUEST, PHONE)).toMatchObject({ review: { rate: 4 } });
    expect(await findPurchase(db, other, CHARGER)).toBeNull();
    expect(await saveReview(db, { ...written, owner: other, orderId: hanas, productId: CHARGER, rate: 1 })).toBe(false);
    await removeReview(db, { owner: other, orderId: hanas, productId: CHARGER });
    await removeReview(db, { owner: other, orderId: guests, productId: PHONE });
    expect(await sums()).toEqual({ rateSum: 0, rateCount: 0 });
  });
});

describe("with the account", () => {
  test("a guest's review goes along; where the account has its own, that one stays", async () => {
    const { orderId } = await write(GUEST, 2, { content: "As a guest." });
    const { orderId: bag } = await write(GUEST, 4, { productId: BAG, content: "The bag." });
    await write(HANA, 5, { content: "As Hana." });
    await run("UPDATE shop_order SET owner = ?2 WHERE owner = ?1", GUEST, HANA);
    expect(await shown()).toEqual(["As Hana."]);
    expect(await findPurchase(db, HANA, BAG)).toMatchObject({ orderId: bag, review: { content: "The bag." } });
    expect(await sums()).toEqual({ rateSum: 5, rateCount: 1 });
    expect(orderId).not.toBe(bag);
    expect(await wrongBooks()).toEqual([]);
  });

  test("deleted, the words stay without the person, and its votes and reports go", async () => {
    const { reviewId } = await write("account:16", 4);
    const other = await write("account:12", 5);
    await voteHelpful(db, { reviewId: other.reviewId, owner: "account:16", isHelpful: null, now: NOW });
    await reportReview(db, { reviewId: other.reviewId, owner: "account:16", reason: "rude", now: NOW });
    await run("UPDATE shop_order SET owner = 'former' WHERE owner = 'account:16'");
    await run("DELETE FROM account WHERE id = 16");
    const row = await readRow("SELECT buyer, author, content FROM product_rate WHERE id = ?1", reviewId);
    expect(row).toEqual({ buyer: null, author: "", content: "Good." });
    expect(await sums()).toEqual({ rateSum: 9, rateCount: 2 });
    expect(await readValue("SELECT count(*) AS n FROM review_report")).toBe(0);
    expect(await wrongBooks()).toEqual([]);
  });
});

describe("helpful votes", () => {
  const vote = (reviewId: number, owner: string, isHelpful: boolean | null = null, now = NOW) =>
    voteHelpful(db, { reviewId, owner, isHelpful, now });

  const helpfulTo = async (owner: string, ids: number[]) =>
    (await listViewerRelations(db, owner, ids)).filter(({ isHelpful }) => isHelpful).map(({ id }) => id);

  test("each session or account once; the next press takes it back, a double press does not", async () => {
    const { reviewId } = await write(HANA, 5);
    expect(await vote(reviewId, GUEST)).toEqual({ isHelpful: true, helpful: 1 });
    expect(await vote(reviewId, GUEST, null, NOW + 500)).toEqual({ isHelpful: true, helpful: 1 });
    expect(await vote(reviewId, "account:12")).toEqual({ isHelpful: true, helpful: 2 });
    expect(await vote(reviewId, GUEST, null, NOW + 60_000)).toEqual({ isHelpful: false, helpful: 1 });
    expect(await vote(reviewId, GUEST, false)).toEqual({ isHelpful: false, helpful: 1 });
    expect(await vote(reviewId, "account:12", true, NOW + 60_000)).toEqual({ isHelpful: true, helpful: 2 - 1 });
    expect(await vote(reviewId, "account:12", false)).toEqual({ isHelpful: false, helpful: 0 });
    expect(await wrongBooks()).toEqual([]);
  });

  test("not for one's own words, nor for what nobody sees", async () => {
    const { reviewId } = await write(HANA, 5);
    expect(await vote(reviewId, HANA)).toBe("own");
    expect(await listViewerRelations(db, HANA, [reviewId])).toEqual([{ id: reviewId, isHelpful: false, isOwn: true }]);
    expect(await vote(999_999, GUEST)).toBeNull();
    await judge(reviewId, true);
    expect(await vote(reviewId, GUEST)).toBeNull();
  });

  test("a guest's go along at the sign-in: each once, and none for the account's own words", async () => {
    const own = await write(HANA, 5);
    const other = await write("account:12", 4);
    const both = await write("account:13", 3);
    for (const { reviewId } of [own, other, both]) await vote(reviewId, GUEST);
    await vote(both.reviewId, HANA);
    const absorb = () => db.batch(absorbReviewVotes(db, { guest: GUEST, owner: HANA, now: NOW }));
    await absorb();
    await absorb();
    const ids = [own, other, both].map(({ reviewId }) => reviewId);
    expect(await helpfulTo(HANA, ids)).toEqual([other.reviewId, both.reviewId]);
    expect(await helpfulTo(GUEST, ids)).toEqual([]);
    expect(await wrongBooks()).toEqual([]);
  });
});

describe("reports and the operator", () => {
  const report = (reviewId: number, owner: string) => reportReview(db, { reviewId, owner, reason: "rude", now: NOW });

  test(`${reportsToHide} accounts hide a review, guests only call the operator`, async () => {
    const { reviewId, orderId } = await write(HANA, 5);
    for (let at = 0; at < 8; at++) expect(await report(reviewId, `session:${at}`)).toBe(true);
    for (let at = 1; at < reportsToHide; at++) await report(reviewId, `account:1${at}`);
    await report(reviewId, "account:11");
    expect(await shown()).toEqual(["Good."]);
    await report(reviewId, "account:19");
    expect(await shown()).toEqual([]);
    expect(await countRates(db, PHONE)).toEqual([]);
    expect(await sums()).toEqual({ rateSum: 0, rateCount: 0 });
    expect(await report(reviewId, "account:15")).toBe(false);
    expect(await listWaitingReviews(db, 10)).toMatchObject([{ id: reviewId, hiddenAt: NOW, reasons: { rude: 13 } }]);
    expect(await findPurchase(db, HANA, PHONE)).toMatchObject({ review: { hiddenAt: NOW } });

    await judge(reviewId, false);
    expect(await listWaitingReviews(db, 10)).toEqual([]);
    expect(await sums()).toEqual({ rateSum: 5, rateCount: 1 });
    // Once approved, reports do not hide it again; changed words would.
    for (let at = 0; at < reportsToHide; at++) await report(reviewId, `account:2${at}`);
    expect(await shown()).toEqual(["Good."]);
    expect(await saveReview(db, { ...written, owner: HANA, orderId, rate: 5, content: "Rude." })).toBe(true);
    await report(reviewId, "account:30");
    expect(await shown()).toEqual([]);
    expect(await wrongBooks()).toEqual([]);
  });

  test("what is hidden stays so, however its writer changes or removes it", async () => {
    const { reviewId, orderId } = await write(HANA, 5);
    const whose = { owner: HANA, orderId, productId: PHONE };
    expect(await judge(999_999, true)).toBe(false);
    await judge(reviewId, true);
    await removeReview(db, whose);
    expect(await findPurchase(db, HANA, PHONE)).toMatchObject({ review: { content: "", hiddenAt: NOW } });
    await saveReview(db, { ...written, ...whose, rate: 1, content: "Rude again." });
    expect(await shown()).toEqual([]);
    expect(await sums()).toEqual({ rateSum: 0, rateCount: 0 });
    expect(await listWaitingReviews(db, 10)).toMatchObject([{ content: "Rude again.", reasons: {} }]);
    await judge(reviewId, false);
    expect(await sums()).toEqual({ rateSum: 1, rateCount: 1 });
    expect(await wrongBooks()).toEqual([]);
  });
});

describe("decisions of staff", () => {
  test("each is one event with its reason; of two people who decide at once one is told", async () => {
    const { reviewId } = await write(HANA, 5);
    await reportReview(db, { reviewId, owner: "account:11", reason: "rude", now: NOW });
    const seen = reviewMark((await findReviewToDecide(db, reviewId))!);
    const decide = (isHidden: boolean, reason: string) =>
      decideReview(db, { reviewId, isHidden, reason, author, now: NOW + 1, seen });
    const decided = await Promise.all([decide(true, "Insults the seller"), decide(false, "Fair")]);
    expect(decided.filter(Boolean)).toHaveLength(1);
    const [event, ...more] = await eventsOf("review", reviewId);
    expect(more.filter(({ at }) => at === NOW + 1)).toEqual([]);
    expect(event).toMatchObject({ action: "reviewDecided", authorName: "Almaz", before: { hidden: false } });
    const { hidden, reason } = event!.after;
    expect(reason).toBe(hidden ? "Insults the seller" : "Fair");
  });

  test("a report that comes after the page was shown is not decided unseen", async () => {
    const { reviewId } = await write(HANA, 5);
    const seen = reviewMark((await findReviewToDecide(db, reviewId))!);
    await reportReview(db, { reviewId, owner: "account:12", reason: "rude", now: NOW + 2 });
    const decision = { reviewId, isHidden: false, reason: "", author, now: NOW + 3, seen };
    expect(await decideReview(db, decision)).toBe(false);
    expect(await listWaitingReviews(db, 10)).toMatchObject([{ reasons: { rude: 1 } }]);
    expect(await judge(reviewId, false)).toBe(true);
  });
});

// Specification 5.1.
test("the average is exact after any sequence of writing, changing, removing, hiding, showing and signing in", async () => {
  const buyers = [HANA, "account:12", GUEST, "session:two"];
  const step = fc.record({
    kind: fc.constantFrom("save", "save", "save", "remove", "hide", "show", "vote", "signIn"),
    who: fc.nat(buyers.length - 1),
    rate: fc.integer({ min: 1, max: 5 }),
  });
  const orders = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await run("DELETE FROM product_rate");
      await clearOrders(db);
      for (const owner of buyers) orders.set(owner, await received(owner));
      const model = new Map<string, { rate: number; isHidden: boolean }>();
      for (const { kind, who, rate } of steps) {
        const owner = buyers[who]!;
        const orderId = orders.get(owner)!;
        const found = await findPurchase(db, owner, PHONE);
        const reviewId = found?.review ? await idOf(found.buyer) : 0;
        const known = model.get(owner);
        if (kind === "save" && (await saveReview(db, { ...written, owner, orderId, rate }))) {
          model.set(owner, { rate, isHidden: known?.isHidden ?? false });
        } else if (kind === "remove") {
          await removeReview(db, { owner, orderId, productId: PHONE });
          if (known && !known.isHidden) model.delete(owner);
        } else if ((kind === "hide" || kind === "show") && known) {
          await judge(reviewId, kind === "hide");
          model.set(owner, { ...known, isHidden: kind === "hide" });
        } else if (kind === "vote" && reviewId) {
          await voteHelpful(db, { reviewId, owner: buyers[(who + 1) % 4]!, isHelpful: null, now: NOW });
        } else if (kind === "signIn" && owner === GUEST) {
          await run("UPDATE shop_order SET owner = ?2 WHERE owner = ?1", GUEST, HANA);
          if (known && !model.has(HANA)) model.set(HANA, known);
          model.delete(GUEST);
        }
      }
      const counted = [...model.values()].filter(({ isHidden }) => !isHidden);
      const rateSum = counted.reduce((sum, { rate }) => sum + rate, 0);
      expect(await sums()).toEqual({ rateSum, rateCount: counted.length });
      expect(averageRating({ rateSum, rateCount: counted.length })).toBe(counted.length ? rateSum / counted.length : 0);
      expect(await wrongBooks()).toEqual([]);
    }),
    { numRuns: 15, seed: 6, endOnFailure: true },
  );
});
