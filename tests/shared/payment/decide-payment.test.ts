import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findOperatorPayment, listOpenPayments } from "../../../app/data/payments/operator-payments.server.ts";
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
  expect(await decide({ intent: "paid", number, amount: 100 })).toEqual({ due: total });
  const paid = { intent: "paid", number, amount: total } as const;
  expect(await decide(paid)).toBe("done");
  expect(await findOperatorPayment(env.DB, number)).toMatchObject({ state: "paid", refundDue: 0 });
  expect(await decide({ intent: "missing", number })).toBe("decided");
  expect(await decide(paid)).toBe("decided");
});

test("missing, and here after all: to be given back, with exactly the amount that is owed", async () => {
  const { number } = order;
  const payment = () => findOperatorPayment(env.DB, number);
  expect(await decide({ intent: "missing", number })).toBe("done");
  expect(await payment()).toMatchObject({ state: "failed", refundDue: 0 });
  expect(await decide({ intent: "paid", number, amount: 50_000 })).toBe("done");
  expect(await payment()).toMatchObject({ state: "failed", refundDue: 50_000 });
  const back = { intent: "refunded", number, how: "CBE 1000123" } as const;
  expect(await decide({ ...back, amount: 49_900 })).toEqual({ due: 50_000 });
  expect(await decide({ ...back, amount: 50_000 })).toBe("done");
  expect(await decide({ ...back, amount: 50_000 })).toBe("decided");
});

test("of no such order, transfer or opening nothing is decided", async () => {
  expect(await decide({ intent: "paid", number: "1111111111", amount: 100 })).toBe("unknown");
  expect(await decide({ intent: "refunded", number: "1111111111", amount: 100, how: "cash" })).toBe("unknown");
  expect(await decide({ intent: "closed", reference: "gulit-none", reason: "sent back" })).toBe("decided");
  const cash = await placeTestOrder(env.DB, { owner: "session:two", payment: "cash" });
  expect(await decide({ intent: "paid", number: cash.number, amount: 100 })).toBe("unknown");
  const none = { intent: "refunded", number: cash.number, amount: 100, how: "cash" } as const;
  expect(await decide(none)).toBe("decided");
});
