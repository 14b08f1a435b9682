import { createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { judge } from "../../app/domain/checkout/payment.ts";
import { chapa } from "../../app/outbound/chapa.ts";
import { answerWith, failures } from "./answers.ts";

// docs/payments.md has what Chapa's documentation says.

const SETTINGS = {
  ...{ url: "https://api.chapa.co/v1", page: "https://checkout.chapa.co", key: "CHASECK_TEST-1" },
  ...{ webhookSecret: "hook", limit: 20 },
};
const PAGE = "https://checkout.chapa.co/checkout/payment/9vT";
const REQUEST = {
  ...{ reference: "GLT-7-1", amount: 1_234_505, name: "Hana Tesfaye Bekele", phone: "+251911234567", email: null },
  ...{ orderNumber: "4711", back: "https://gulit.example/orders/a" },
};
const failed = (status: number, message: unknown, said = "failed") => ({
  status,
  body: { message, status: said, data: null },
});
const hosted = (checkout_url: unknown) => ({
  status: 200,
  body: { message: "Hosted Link", status: "success", data: { checkout_url } },
});

afterEach(() => vi.unstubAllGlobals());

test("a page is opened with the fields of the documentation, and no other", async () => {
  const asked = answerWith(hosted(PAGE));
  expect(await chapa.open(SETTINGS, REQUEST)).toBe(PAGE);
  expect(asked).toMatchObject([
    {
      url: "https://api.chapa.co/v1/transaction/initialize",
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: "Bearer CHASECK_TEST-1" },
    },
  ]);
  expect(asked[0]!.body).toEqual({
    ...{ amount: "12345.05", currency: "ETB", tx_ref: "GLT-7-1", return_url: "https://gulit.example/orders/a" },
    ...{ first_name: "Hana", last_name: "Tesfaye Bekele", phone_number: "0911234567" },
    customization: { title: "Gulit", description: "Order 4711" },
  });
  await chapa.open(SETTINGS, { ...REQUEST, email: "hana@mail.example", name: "Hana" });
  expect(asked[1]!.body).toMatchObject({ email: "hana@mail.example", first_name: "Hana" });
  expect(asked[1]!.body).not.toHaveProperty("last_name");
});

test.each([
  ["a reference that was used", failed(400, "Transaction reference has been used before")],
  ["a field that it refuses", failed(400, { phone_number: ["validation.phone"] })],
  ["no address", hosted(null)],
  ["another site's address", hosted("https://checkout.chapa.co.evil.example/pay")],
  ["a script as address", hosted("javascript:alert(1)")],
  ...failures,
])("%s opens no page", async (_, answer) => {
  answerWith(answer);
  expect(await chapa.open(SETTINGS, REQUEST)).toBeNull();
});

test("a page that is asked for twice under one reference is opened once", async () => {
  answerWith(hosted(PAGE), failed(400, "Transaction reference has been used before"));
  expect([await chapa.open(SETTINGS, REQUEST), await chapa.open(SETTINGS, REQUEST)]).toEqual([PAGE, null]);
});

const details = (more: object = {}) => ({
  status: 200,
  body: {
    ...{ message: "Payment details", status: "success" },
    data: {
      ...{ first_name: "Hana", currency: "ETB", amount: 12345.05, charge: 432.08, mode: "live", method: "telebirr" },
      ...{
        type: "API",
        status: "success",
        reference: "6jQ",
        tx_ref: "GLT-7-1",
        customization: {},
        meta: null,
        ...more,
      },
    },
  },
});

test.each([
  ["an amount as a number", details(), "paid"],
  ["an amount as text", details({ amount: "12345.05" }), "paid"],
  ["a payment under way", details({ status: "pending" }), "open"],
  ["a decline", details({ status: "failed" }), "failed"],
  ["money that went back", details({ status: "refunded" }), "open"],
  ["an amount without sense", details({ amount: "12,345.05" }), "mismatch"],
  ["the payment of another", details({ tx_ref: "GLT-8-1" }), "open"],
  ["no details", { status: 200, body: { message: "", status: "success", data: null } }, "open"],
  ["a page that was not paid", failed(404, "Payment not paid yet", "null"), "open"],
])("%s is %3$s", async (_, answer, verdict) => {
  const asked = answerWith(answer);
  const transaction = await chapa.verify(SETTINGS, "GLT-7-1");
  expect(judge(transaction!, { reference: "GLT-7-1", amount: 1_234_505 })).toBe(verdict);
  // The same answer again says the same.
  expect(await chapa.verify(SETTINGS, "GLT-7-1")).toEqual(transaction);
  expect(asked[0]).toMatchObject({ url: "https://api.chapa.co/v1/transaction/verify/GLT-7-1", method: "GET" });
});

test.each([
  ["a test key for a live payment", failed(401, "Test secret keys can't be used to verify a live transaction")],
  ...failures,
])("%s says nothing of a payment: it is asked about again", async (_, answer) => {
  answerWith(answer);
  expect(await chapa.verify(SETTINGS, "GLT-7-1")).toBeNull();
});

const hmac = (text: string) => createHmac("sha256", "hook").update(text).digest("hex");
const BODY = JSON.stringify({ event: "charge.success", type: "API", status: "success", tx_ref: "GLT-7-1" });

test.each([
  ["the body's signature", { "x-chapa-signature": hmac(BODY) }, true],
  ["in capitals", { "x-chapa-signature": hmac(BODY).toUpperCase() }, true],
  ["of a custom webhook", { "chapa-signature": hmac(BODY) }, true],
  ["beside that of the secret", { "x-chapa-signature": hmac(BODY), "chapa-signature": hmac("hook") }, true],
  ["only of the secret, which never changes", { "chapa-signature": hmac("hook") }, false],
  ["of another body", { "x-chapa-signature": hmac(`${BODY} `) }, false],
  ["none", {}, false],
])("a webhook with a signature: %s", (_, headers, isGood) => {
  const { given, expected } = chapa.signature(new Headers(headers as Record<string, string>), BODY, "hook");
  expect(given === expected).toBe(isGood);
});

test.each([
  [{ tx_ref: "GLT-7-1", event: "charge.failed/cancelled" }, "GLT-7-1"],
  [{ trx_ref: "GLT-7-1", status: "success" }, "GLT-7-1"],
  [{ event: "payout.success", type: "Payout", reference: "P1" }, null],
  [{ tx_ref: 7 }, null],
  [null, null],
])("the reference in %j is %j", (body, reference) => expect(chapa.referenceIn(body)).toBe(reference));
