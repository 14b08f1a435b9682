import { beforeAll, beforeEach, expect, test } from "vitest";
import { writeOrder } from "../../../app/data/orders/write-order.server.ts";
import {
  findDeliveryFees,
  listPriceRules,
  setPriceRule,
  takeBackPriceRule,
  findUsdRate,
  followUsdRate,
} from "../../../app/data/prices/price-rules.server.ts";
import type { PriceRule } from "../../../app/domain/prices/price-rules.ts";
import { watchReads } from "../../../app/page-cache/watched-database.server.ts";
import { fees, usdRate, withCase } from "../../support/price-rules.ts";
import { clearOrders, fillCart, insertOrderShop, PHONE, placeTestOrder, quotedOrder } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { db, readValue, run } from "../../support/test-database.ts";

// settled.md 8, 30.

const SECOND = 1_000;
const TOMORROW = NOW + 86_400_000;
const all = { until: Number.MAX_SAFE_INTEGER, limit: 50 };

const dearer = (validFrom: number, near = 9_900): PriceRule => ({
  ...{ kind: "fees", validFrom },
  amount: 500_000,
  cases: withCase("parcel", "near", near),
});
const seen = async (kind: PriceRule["kind"]) => Math.max(...(await listPriceRules(db, kind, all)).map(({ id }) => id));
const set = async (rule: PriceRule) => setPriceRule(db, rule, { seen: await seen(rule.kind), author, now: NOW });
const version = () => readValue<number>("SELECT version FROM catalogue_version");

beforeAll(() => insertOrderShop(db));
beforeEach(() =>
  db.batch(["usd_rate", "delivery_fee"].map((table) => db.prepare(`DELETE FROM ${table} WHERE valid_from > 0`))),
);

test("a shop begins with the rate and fees that the tests of the rules use", async () => {
  expect(await findDeliveryFees(db, NOW)).toEqual(fees);
  expect(await findUsdRate(db, NOW)).toBe(usdRate);
});

test.each([
  [-SECOND, 8_000],
  [-1, 8_000],
  [0, 9_900],
  [SECOND, 9_900],
])("%i ms from the moment a fee begins it is %i", async (from, near) => {
  await set(dearer(TOMORROW));
  expect((await findDeliveryFees(db, TOMORROW + from)).cases.parcel.near?.fee).toBe(near);
});

test("a page composed before ends when the next fees begin, one composed after does not", async () => {
  await set(dearer(TOMORROW));
  const turnsAt = async (now: number) => {
    const watched = watchReads(now);
    await findDeliveryFees(watched.watch(db), now);
    return watched.turnsAt();
  };
  expect(await turnsAt(TOMORROW - SECOND)).toBe(TOMORROW);
  expect(await turnsAt(TOMORROW)).toBe(Infinity);
});

test("a row is one event with what held before, and outdates copies", async () => {
  const before = await version();
  expect(await set(dearer(TOMORROW))).toBe(true);
  expect(await version()).toBeGreaterThan(before!);
  const [event] = await eventsOf("priceRule", "fees");
  expect(event).toMatchObject({
    ...{ action: "priceRuleSet", authorName: "Almaz" },
    before: { parcelFees: "80 1-2, 150 2-4, 250 3-7, 350 5-10", validFrom: 0 },
    after: { parcelFees: "99 1-2, 150 2-4, 250 3-7, 350 5-10", validFrom: TOMORROW },
  });
  expect(Object.keys(event!.after)).toEqual(["parcelFees", "validFrom"]);
});

test("of two people who set a rule at once one is done, the other is told", async () => {
  const by = { seen: await seen("rate"), author, now: NOW };
  const rate = (validFrom: number, value: number) => setPriceRule(db, { kind: "rate", validFrom, amount: value }, by);
  expect((await Promise.all([rate(NOW, 16_000), rate(NOW + 1, 17_000)])).filter(Boolean)).toHaveLength(1);
  expect(await listPriceRules(db, "rate", all)).toHaveLength(2);
  const [newest] = await listPriceRules(db, "rate", all);
  expect(await set({ kind: "rate", validFrom: newest!.validFrom, amount: 18_000 })).toBe(false);
});

test("what is not valid yet can be taken back, once; what is valid stays", async () => {
  await set(dearer(TOMORROW));
  const [row] = await listPriceRules(db, "fees", all);
  const back = (now: number) => takeBackPriceRule(db, "fees", row!.id, { author, now });
  expect(await back(TOMORROW)).toBe(false);
  expect((await Promise.all([back(TOMORROW - 1), back(TOMORROW - 1)])).filter(Boolean)).toHaveLength(1);
  expect(await findDeliveryFees(db, TOMORROW)).toEqual(fees);
  const [first] = await listPriceRules(db, "fees", all);
  expect(await takeBackPriceRule(db, "fees", first!.id, { author, now: NOW })).toBe(false);
});

test("an order is placed with the fees of its moment, and not with ones that ended under it", async () => {
  await clearOrders(db);
  await set(dearer(TOMORROW));
  const details = { region: "addis-ababa", city: "Addis Ababa" };
  const fee = async (now: number) =>
    (await placeTestOrder(db, { owner: `session:${now}`, now, details })).quote.parcels[0]!.deliveryFee;
  expect([await fee(TOMORROW - SECOND), await fee(TOMORROW), await fee(TOMORROW + SECOND)]).toEqual([
    ...[8_000, 9_900, 9_900],
  ]);
  await fillCart(db, "session:slow", [{ product: PHONE }]);
  const quoted = await quotedOrder(db, { owner: "session:slow", now: NOW, details });
  await set(dearer(NOW, 7_000));
  expect(await writeOrder(db, quoted)).toBe("moved");
  expect(await writeOrder(db, await quotedOrder(db, { owner: "session:slow", now: NOW, details }))).toBeNull();
});

test("dollar prices that no feed named follow the rate from the moment it holds, the others stay", async () => {
  await run("UPDATE product SET usd_rate = ?1, usd_price = 1612 WHERE id = ?2", usdRate, PHONE);
  await run("UPDATE product SET usd_rate = NULL, usd_price = 77 WHERE id <> ?1", PHONE);
  const cents = () => readValue("SELECT usd_price FROM product WHERE id = ?1", PHONE);
  await set({ kind: "rate", validFrom: TOMORROW, amount: 20_000 });
  expect(await followUsdRate(db, TOMORROW - 1)).toBe(0);
  expect(await cents()).toBe(1_612);
  const before = await version();
  expect(await followUsdRate(db, TOMORROW)).toBe(1);
  expect(await cents()).toBe(1_250);
  expect(await version()).toBeGreaterThan(before!);
  const after = await version();
  expect(await followUsdRate(db, TOMORROW + SECOND)).toBe(0);
  expect(await version()).toBe(after);
  expect(await readValue("SELECT count(*) AS n FROM product WHERE usd_price = 77")).toBeGreaterThan(3);
});
