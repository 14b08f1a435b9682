import { createHmac } from "node:crypto";
import { parseBirr, type Transaction } from "../domain/checkout/payment.ts";
import { decimalBirr } from "../domain/money.ts";
import type { PageSettings } from "../domain/orders/payment-providers.ts";
import type { PageRequest, PaymentPage } from "./payment-page.ts";
import { get, isAt, member, post } from "./provider.ts";

export const chapa: PaymentPage = { open, verify, signature, referenceIn };

/** `POST /transaction/initialize`. Chapa accepts a reference once. */
async function open(settings: PageSettings, request: PageRequest): Promise<string | null> {
  const { reference, amount, name, phone, email, orderNumber, back } = request;
  const [first, ...rest] = name.split(/\s+/);
  const answer = await post({
    address: `${settings.url}/transaction/initialize`,
    headers: authorization(settings),
    body: JSON.stringify({
      amount: decimalBirr(amount),
      currency: "ETB",
      ...(email && { email }),
      first_name: first,
      ...(rest.length > 0 && { last_name: rest.join(" ") }),
      // Chapa accepts ten digits only.
      phone_number: phone.replace(/^\+251/, "0"),
      tx_ref: reference,
      return_url: back,
      // At most 16 characters in the title; letters, digits, spaces, hyphens, dots and underscores in the description.
      customization: { title: "Gulit", description: `Order ${orderNumber}` },
    }),
    limit: settings.limit,
  });
  const page = member(answer?.body, "data", "checkout_url");
  return answer?.status === 200 && typeof page === "string" && isAt(page, settings.page) ? page : null;
}

/** `GET /transaction/verify/<reference>`. */
async function verify(settings: PageSettings, reference: string): Promise<Transaction | null> {
  const address = `${settings.url}/transaction/verify/${encodeURIComponent(reference)}`;
  const answer = await get({ address, headers: authorization(settings), limit: settings.limit });
  if (!answer || answer.body === null || ![200, 400, 404].includes(answer.status)) return null;
  const text = (name: string) => {
    const value = member(answer.body, "data", name);
    return typeof value === "string" ? value : null;
  };
  return {
    reference: text("tx_ref"),
    amount: parseBirr(member(answer.body, "data", "amount")),
    currency: text("currency"),
    status: answer.status === 200 ? text("status") : null,
    outsideReference: text("reference"),
  };
}

const authorization = ({ key }: PageSettings) => ({ Authorization: `Bearer ${key}` });

/** HMAC-SHA256 of the body, in hex; custom webhooks of Chapa have it in the second header. */
function signature(headers: Headers, body: string, secret: string) {
  return {
    given: (headers.get("x-chapa-signature") ?? headers.get("chapa-signature") ?? "").toLowerCase(),
    expected: createHmac("sha256", secret).update(body).digest("hex"),
  };
}

/** Chapa names our reference by either field. */
function referenceIn(body: unknown): string | null {
  const reference = member(body, "tx_ref") ?? member(body, "trx_ref");
  return typeof reference === "string" && reference.length <= 200 ? reference : null;
}
