import { birrText, parseBirr, type Transaction } from "../domain/checkout/payment.ts";
import { get, member, post } from "./provider.ts";

export interface Chapa {
  url: string;
  page: string;
  key: string;
  limit?: number;
}

/** amount in santim, phone in its stored form, `back` an address of ours. */
export interface PageRequest {
  reference: string;
  amount: number;
  name: string;
  phone: string;
  email: string | null;
  orderNumber: string;
  back: string;
}

/** `POST /transaction/initialize`: the address of a payment page, or null. Chapa accepts a reference once. */
export async function openChapaPage(chapa: Chapa, request: PageRequest): Promise<string | null> {
  const { reference, amount, name, phone, email, orderNumber, back } = request;
  const [first, ...rest] = name.split(/\s+/);
  const answer = await post(
    {
      address: `${chapa.url}/transaction/initialize`,
      headers: authorization(chapa),
      body: JSON.stringify({
        amount: birrText(amount),
        currency: "ETB",
        ...(email && { email }),
        first_name: first,
        ...(rest.length > 0 && { last_name: rest.join(" ") }),
        // Chapa accepts ten digits only.
        phone_number: phone.replace(/^\+251/, "0"),
        tx_ref: reference,
        return_url: back,
        // At most 16 characters in the title; letters, digits, spaces, hyphens, dots and underscores in the
        // description.
        customization: { title: "Gulit", description: `Order ${orderNumber}` },
      }),
    },
    chapa.limit,
  );
  const page = member(answer?.body, "data", "checkout_url");
  return answer?.status === 200 && typeof page === "string" && isAt(page, chapa.page) ? page : null;
}

/**
 * Chapa's `GET /transaction/verify/<reference>`: the only proof of a payment that counts. Null if Chapa does not
 * answer; for a transaction it does not know yet, every field is null.
 */
export async function verifyTransaction(chapa: Chapa, reference: string): Promise<Transaction | null> {
  const address = `${chapa.url}/transaction/verify/${encodeURIComponent(reference)}`;
  const answer = await get({ address, headers: authorization(chapa) }, chapa.limit);
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

const authorization = ({ key }: Chapa) => ({ Authorization: `Bearer ${key}` });

/** Shoppers must never be sent elsewhere to pay. */
function isAt(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
