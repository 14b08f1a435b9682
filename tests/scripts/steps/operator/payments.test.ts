import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { newOrderNumber } from "../../../../app/domain/orders/order-number.ts";
import { askPayments, paymentLines, readPaymentOptions } from "../../../../scripts/steps/operator/payments.ts";

const env = { OPERATOR_TOKEN: "operator", PORT: "8999" } as unknown as NodeJS.ProcessEnv;
const number = newOrderNumber(() => 3);
const asked = (...argv: string[]) => readPaymentOptions(argv, env)!.asked;

test("the command line: what waits, paid, missing, refunded", () => {
  expect(asked()).toEqual({ operation: "list" });
  const typed = number.replace(/^(..)(....)/, "$1 $2 ");
  expect(asked("paid", typed, "7,330.50")).toEqual({ operation: "paid", number, amount: "7330.50" });
  expect(asked("missing", typed)).toEqual({ operation: "missing", number });
  const how = "cash to her";
  expect(asked("refunded", typed, "12", "--how", how)).toEqual({ operation: "refunded", number, amount: "12", how });
  const reason = "sent back";
  expect(asked("closed", "gulit-a-2", "--reason", reason)).toEqual({
    operation: "closed",
    reference: "gulit-a-2",
    reason,
  });
  expect(readPaymentOptions(["--json"], env)).toMatchObject({ asked: { operation: "list" }, isJson: true });
  expect(readPaymentOptions(["--help"], env)).toBeNull();
});

test.each([
  [["paid"], /no order number/],
  [["paid", number], /how many birr/],
  [["paid", number, "0"], /how many birr/],
  [["paid", number, "7 330"], /how many birr/],
  [["paid", "12", "3"], /no order number/],
  [["missing", number, "3"], /Not understood/],
  [["refunded", number, "3"], /how it was given back/],
  [["refunded", number, "3", "--how", " "], /how it was given back/],
  [["closed", "gulit-a"], /what was done/],
  [["steal"], /Not understood/],
  [["--forever"], /npm run payments/],
])("%j is refused in one sentence", (argv, sentence) => {
  expect(() => readPaymentOptions(argv, env)).toThrow(sentence);
});

async function ask(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const shop = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return askPayments({ asked: { operation: "list" }, shop, token: "operator" }).finally(() => server.close());
}

test("the shop's answers are told in one sentence", async () => {
  await expect(ask(401, "{}")).rejects.toThrow(/refuses the operator token/);
  await expect(ask(409, '{"problem":"This order costs 5 ETB."}')).rejects.toThrow("This order costs 5 ETB.");
  await expect(ask(200, "<html>")).rejects.toThrow(/did not do it/);
  expect(await ask(200, '{"transfers":[]}')).toEqual({ transfers: [] });
});

test("what is printed", () => {
  const options = readPaymentOptions([], env)!;
  const at = Date.UTC(2026, 10, 22, 4, 5);
  const lines = paymentLines(options, {
    transfers: [{ number, amount: 733_000, bankReference: "FT1", reportedAt: at, state: "expired" }],
    mismatches: [{ number, amount: 100, reference: "gulit-a", openedAt: at }],
    refunds: [
      { number, parcel: 2, amount: 5_050, name: "Hana", phone: "+251911234567", createdAt: at },
      { number, parcel: 0, amount: 100, name: "Hana", phone: "+251911234567", createdAt: at },
    ],
  }).map((line) => line.replace(/\u00A0/g, " "));
  const text = number.replace(/^(..)(....)/, "$1 $2 ");
  expect(lines).toEqual([
    `transfer  ${text}  7,330 ETB  FT1  2026-11-22 07:05  (order expired)`,
    `mismatch  ${text}  asked 1 ETB  gulit-a at Chapa  2026-11-22 07:05`,
    `refund    ${text}-2  50.50 ETB  Hana, 0911 23 45 67  2026-11-22 07:05`,
    `refund    ${text}  1 ETB  Hana, 0911 23 45 67  2026-11-22 07:05`,
  ]);
  expect(paymentLines({ ...options, isJson: true }, { transfers: [] })).toEqual(['{"transfers":[]}']);
  expect(paymentLines(options, {})).toEqual(["Nothing waits: no transfer to find, nothing to give back."]);
  const paid = readPaymentOptions(["paid", number, "5"], env)!;
  expect(paymentLines(paid, { state: "expired", refundDue: 500 })).toEqual([
    "The payment is expired now. To be given back: 5\u00A0ETB.",
  ]);
});
