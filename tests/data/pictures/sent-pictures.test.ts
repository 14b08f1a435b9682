import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomOrder } from "../../../app/data/orders/custom-orders.server.ts";
import { findForDesk } from "../../../app/data/orders/custom-orders-desk.server.ts";
import {
  countSentPictures,
  isSentPicture,
  isTooManyPictures,
  noteArriving,
} from "../../../app/data/pictures/sent-pictures.server.ts";
import { listReviews } from "../../../app/data/products/product-rates.server.ts";
import {
  dropSentPictures,
  findReviewToDecide,
  decideReview,
  listWaitingReviews,
  reviewMark,
} from "../../../app/data/reviews/review-reports.server.ts";
import { findPurchase, removeReview, saveReview } from "../../../app/data/reviews/reviews.server.ts";
import { pictureLimits } from "../../../app/domain/pictures/sent-pictures.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { clearOrders, insertOrderShop, PHONE, placeTestOrder } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { db, empty, readRow, readRows, readValue, run } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";
import { judge, markOf } from "../../support/judge-review.ts";

// settled.md 42.

const HANA = "account:11";

let made = 0;
const picture = () => {
  const hash = (made += 1).toString(16).padStart(32, "0");
  return { hash, shown: `/media/v/${hash}.aabbcc.300x200` };
};
const pictures = (count: number) => Array.from({ length: count }, picture);

beforeAll(async () => {
  await insertOrderShop(db);
  await addAccounts(db, [11, 12]);
});

let orderId: number;
beforeEach(async () => {
  await empty("product_rate", "custom_order", "sent_picture", "picture");
  await clearOrders(db);
  orderId = (await placeTestOrder(db, { owner: HANA, lines: [{ product: PHONE }] })).id;
  await run("UPDATE parcel SET state = 'delivered'");
});

const review = (sent: ReturnType<typeof pictures> | null, now = NOW) =>
  saveReview(db, {
    ...{ owner: HANA, orderId, productId: PHONE, rate: 4, author: "Hana T.", content: "Good.", contentLang: "en", now },
    pictures: sent && { sent, by: HANA },
  });
const waiting = async () => (await listWaitingReviews(db, 9))[0]!;
const shown = async () =>
  (await listReviews(db, PHONE, { sort: "newest", stars: null, size: 9, offset: 0 }))[0]!.pictures;
const leaving = () => readRows("SELECT hash FROM picture WHERE state = 'leaving' ORDER BY hash");
const own = async () => (await findPurchase(db, HANA, PHONE))!.review!;

test("a review's pictures wait for the desk, and are everybody's once it let them through", async () => {
  const sent = pictures(2);
  expect(await review(sent)).toBe(true);
  expect([await shown(), (await own()).waiting]).toEqual([[], 2]);
  const asked = await waiting();
  expect(asked.pictures).toEqual(sent.map(({ hash }) => ({ hash, isShown: false })));
  expect(await isSentPicture(db, sent[0]!.hash, "review")).toBe(true);
  expect(await isSentPicture(db, sent[0]!.hash, "customOrder")).toBe(false);
  const seen = reviewMark(asked);
  expect(await decideReview(db, { reviewId: asked.id, isHidden: false, reason: "", author, now: NOW, seen })).toBe(
    true,
  );
  expect([await shown(), (await own()).waiting]).toEqual([sent.map((one) => one.shown), 0]);
  const results = await readRows("SELECT hash, state, shown FROM picture ORDER BY hash");
  expect(results).toEqual(sent.map((one) => ({ ...one, state: "here" })));
});

test("other pictures take their place and wait anew: who looked at the first ones cannot let these through", async () => {
  const [first, second] = [pictures(2), pictures(1)];
  await review(first);
  const seen = reviewMark(await waiting());
  await review(second, NOW + 1);
  const { id } = await waiting();
  expect(await decideReview(db, { reviewId: id, isHidden: false, reason: "", author, now: NOW, seen })).toBe(false);
  expect(await shown()).toEqual([]);
  expect(await leaving()).toEqual(first.map(({ hash }) => ({ hash })));
  await review(null, NOW + 2);
  expect((await own()).pictures).toBe(1);
  await review([], NOW + 3);
  expect((await own()).pictures).toBe(0);
});

test("hidden, a review loses its pictures; the desk may also take them and leave the words", async () => {
  await review(pictures(2));
  const { id } = await waiting();
  const drop = async () =>
    dropSentPictures(db, { reviewId: id, reason: "A face", author, now: NOW, seen: await markOf(id) });
  expect(await drop()).toBe(true);
  expect(await drop()).toBe(false);
  expect([(await own()).pictures, (await leaving()).length]).toEqual([0, 2]);
  const event = await readRow<Record<"before" | "after", string>>(
    "SELECT before, after FROM operator_event ORDER BY id DESC LIMIT 1",
  );
  expect([JSON.parse(event!.before), JSON.parse(event!.after)]).toEqual([
    { pictures: 2 },
    { pictures: 0, reason: "A face" },
  ]);

  await review(pictures(1), NOW + 1);
  await judge(id, false);
  expect(await shown()).toHaveLength(1);
  await judge(id, true, "Rude");
  expect((await findReviewToDecide(db, id))!.pictures).toEqual([]);
  expect(await leaving()).toHaveLength(3);
});

test("they go with their review, and with its writer's account", async () => {
  await review(pictures(1));
  await run("UPDATE product_rate SET buyer = 'account:12'");
  expect(await countSentPictures(db, "account:12")).toBe(1);
  await run("UPDATE product_rate SET buyer = NULL");
  expect([(await leaving()).length, await countSentPictures(db, "account:12")]).toEqual([1, 0]);
  await review(pictures(1), NOW + 1);
  await run("DELETE FROM product_rate");
  expect(await leaving()).toHaveLength(2);
});

test("they go with the words of a hidden review that its writer removes", async () => {
  await review(pictures(2));
  await run("UPDATE product_rate SET hidden_at = 1");
  await removeReview(db, { owner: HANA, orderId, productId: PHONE });
  expect([(await own()).content, (await own()).pictures, (await leaving()).length]).toEqual(["", 0, 2]);
});

const ask = (keyHash: string, sent: ReturnType<typeof pictures>, owner = HANA) =>
  addCustomOrder(db, {
    ask: {
      ...{ what: "A chair", category: "", quantity: 1, targetPrice: null, neededBy: null, link: "" },
      ...{ phone: "+251911234567", city: "Adama" },
    },
    ...{ number: keyHash.padStart(10, "1"), publicId: keyHash.padStart(22, "A"), keyHash, contentHash: "c" },
    ...{ owner, locale: "en", now: NOW, pictures: sent },
  });

test("a custom order has its own, which nobody but the desk sees", async () => {
  const sent = pictures(4);
  const { number } = await ask("1", sent);
  const found = (await findForDesk(db, number))!;
  expect([found.sent, found.pictures]).toEqual([sent.map(({ hash }) => hash), 4]);
  expect(await readValue("SELECT count(*) AS n FROM picture")).toBe(0);
  await run("UPDATE custom_order SET owner = 'former'");
  expect(await leaving()).toHaveLength(4);
});

test("what is named is no longer noted as arriving", async () => {
  const sent = pictures(2);
  const hashes = sent.map(({ hash }) => hash);
  await noteArriving(db, hashes, NOW);
  await ask("4", sent.slice(1));
  expect(await leaving()).toEqual([{ hash: sent[0]!.hash }]);
  await run("DELETE FROM picture");
});

test("one person's pictures are bounded, and a write beyond it writes nothing", async () => {
  const { files, ofOwner } = pictureLimits;
  for (let order = 0; order < ofOwner / files; order += 1) await ask(`2${order}`, pictures(files));
  expect(await countSentPictures(db, HANA)).toBe(ofOwner);
  const error = await review(pictures(1)).catch((failure: unknown) => failure);
  expect(isTooManyPictures(error)).toBe(true);
  expect((await findPurchase(db, HANA, PHONE))!.review).toBeNull();
  await ask("29", pictures(1), "session:other");
});

test("no review or custom order has a fifth", async () => {
  await expect(ask("3", pictures(pictureLimits.files + 1))).rejects.toThrow("sent_picture_position");
});
