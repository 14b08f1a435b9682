import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { listOpenPayments } from "../../../app/data/payments/operator-payments.server.ts";
import { reportTransfer } from "../../../app/data/payments/payments.server.ts";
import { decidePayment, type PaymentDecision } from "../../../app/shared/payment/decide-payment.server.ts";
import { clearOrders, insertOrderShop, placeTestOrder, type PlacedTestOrder } from "../../data/orders/order-shop.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { author } from "../../support/events.ts";

const decide = (asked: PaymentDecision) => decidePayment({ db: env.DB, author, now: NOW }, asked);
let order: PlacedTestOrder;

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await clearOrders(env.DB);
  order = await placeTestOrder(env.DB, { payment: "transfer" });
  const { owner, publicId } = order;
  await reportTransfer(env.DB, { owner, publicId, bankReference: "FT1", now: NOW });
});

test("a transfer is matched: paid; the other way round nothing changes any more", async () => {
  const { number } = order;
  const { total } = order.quote;
  expect((await listOpenPayments(env.DB, 9)).transfers).toMatchObject([{ number, bankReference: "FT1" }]);
  expect(await decide({ intent: "paid", number, amount: 100 })).toEqual({ kind: "amount", due: total });
  const paid = { intent: "paid", number, amount: total } as const;
  expect(await decide(paid)).toMatchObject({ kind: "done", isNew: true, payment: { state: "paid", refundDue: 0 } });
  expect(await decide({ intent: "missing", number })).toEqual({ kind: "isPaid" });
  expect(await decide(paid)).toMatchObject({ kind: "done", isNew: false, payment: { state: "paid" } });
});

test("missing, and here after all: to be given back, with exactly the amount that is owed", async () => {
  const { number } = order;
  expect(await decide({ intent: "missing", number })).toMatchObject({
    ...{ kind: "done", payment: { state: "failed", refundDue: 0 } },
  });
  expect(await decide({ intent: "paid", number, amount: 50_000 })).toMatchObject({
    ...{ kind: "done", payment: { state: "failed", refundDue: 50_000 } },
  });
  const back = { intent: "refunded", number, how: "CBE 1000123" } as const;
  expect(await decide({ ...back, amount: 49_900 })).toEqual({ kind: "amount", due: 50_000 });
  expect(await decide({ ...back, amount: 50_000 })).toMatchObject({ kind: "done", isNew: true });
  expect(await decide({ ...back, amount: 50_000 })).toMatchObject({ kind: "amount", due: 0 });
});

test("of no such order, transfer or opening nothing is decided", async () => {
  const unknown = { kind: "unknown" };
  expect(await decide({ intent: "paid", number: "1111111111", amount: 100 })).toEqual(unknown);
  expect(await decide({ intent: "refunded", number: "1111111111", amount: 100, how: "cash" })).toEqual(unknown);
  expect(await decide({ intent: "closed", reference: "gulit-none", reason: "sent back" })).toEqual(unknown);
  const cash = await placeTestOrder(env.DB, { owner: "session:two", payment: "cash" });
  expect(await decide({ intent: "paid", number: cash.number, amount: 100 })).toEqual(unknown);
  const none = { intent: "refunded", number: cash.number, amount: 100, how: "cash" } as const;
  expect(await decide(none)).toEqual({ kind: "amount", due: 0 });
});
