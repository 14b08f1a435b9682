import { birrText, parseBirr, type Transaction } from "../domain/checkout/payment.ts";
import { get, member, post } from "./provider.ts";

/** url: Chapa's API; page: origin of its payment pages; limit: ms an answer is waited for, in tests. */
export interface Chapa {
  url: string;
  page: string;
  key: string;
  limit?: number;
}

/** What a page is opened with; amount in santim, phone in its stored form, `back` an address of ours. */
export interface PageRequest {
  reference: string;
  amount: number;
  name: string;
  phone: string;
  email: string | null;
  /** Shown on the page, with the shop's name. */
  orderNumber: string;
  back: string;
}

/**
 * Chapa's `POST /transaction/initialize`: the address of a payment page, or null where there is none: no answer, a refusal
 * (a reference counts once), or a page that is not Chapa's. Nothing is paid by this.
 */
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
        // Ten digits, or it is refused.
        phone_number: phone.replace(/^\+251/, "0"),
        tx_ref: reference,
        return_url: back,
        // At most 16 letters; then letters, digits, spaces, hyphens, dots and underscores.
        customization: { title: "Gulit", description: `Order ${orderNumber}` },
      }),
    },
    chapa.limit,
  );
  const page = member(answer?.body, "data", "checkout_url");
  return answer?.status === 200 && typeof page === "string" && isAt(page, chapa.page) ? page : null;
}

/**
 * Chapa's `GET /transaction/verify/<reference>`: the only word on a payment that counts. Null where Chapa does not answer;
 * a transaction it does not know, or not yet, has nothing in it.
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

/** Whether an address lies at an origin; nobody is sent elsewhere to pay. */
function isAt(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
