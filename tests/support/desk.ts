import { parsePhone } from "../../app/domain/accounts/contact.ts";
import type { StaffRole } from "../../app/domain/desk/roles.ts";
import { formatOrderNumber } from "../../app/domain/orders/order-number.ts";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { buy } from "./buying.ts";
import { unescaped } from "./head.ts";
import type { OwnShop } from "./own-shop.ts";
import { operator } from "./operator.ts";
import { messagesTo } from "./serve-outside.ts";
import { signIn } from "./sign-in.ts";

export async function openDesk(
  baseUrl: string,
  role: StaffRole,
  visitor: Visitor = new Visitor(baseUrl),
): Promise<Visitor> {
  const { contact } = await signIn(visitor, { name: `Staff ${role}` });
  const granted = await operator(baseUrl, "/operator/staff", { operation: "grant", contact, role });
  if (granted.status !== 200) throw new Error(`no role: ${granted.status}`);
  await visitor.post("/desk/enter", { intent: "send" });
  const [, code] = /^(\d{6}) /.exec((await messagesTo(baseUrl, contact))[0]?.text ?? "") ?? [];
  const { status } = await visitor.post("/desk/enter", { intent: "open", code: code ?? "" });
  if (status !== 303) throw new Error(`the desk is not open: ${status}`);
  return visitor;
}

const owners = new Map<string, Promise<Visitor>>();

/** For tests that need the shop's books; opened once per shop. */
export function ownersDesk(baseUrl: string): Promise<Visitor> {
  const desk = owners.get(baseUrl) ?? openDesk(baseUrl, "owner");
  owners.set(baseUrl, desk);
  return desk;
}

/** For a shop that the test starts itself: it sends no codes. */
export async function openOwnDesk(shop: Pick<OwnShop, "url" | "db">, role: StaffRole): Promise<Visitor> {
  const visitor = new Visitor(shop.url);
  const { contact } = await signIn(visitor, { name: `Staff ${role}` });
  await operator(shop.url, "/operator/staff", { operation: "grant", contact, role });
  const open = "INSERT OR IGNORE INTO desk_session SELECT id_hash, ?1 FROM session";
  await shop.db.prepare(open).bind(Date.now()).run();
  return visitor;
}

export interface DeskParcel {
  position: number;
  vendor: string;
  /** The seller's, as +251... */
  phone: string;
  /** Santim. */
  total: number;
  html: string;
}

/** As the order's page at the desk prints them. */
export async function parcelsAtDesk(baseUrl: string, number: string): Promise<DeskParcel[]> {
  const { text } = await (await ownersDesk(baseUrl)).get(`/desk/orders/${number}?lng=en`);
  return [...text.matchAll(/<section class="desk-box[^"]*" aria-labelledby="parcel-(\d+)">[\s\S]*?<\/section>/g)].map(
    ([html, position]) => ({
      position: Number(position),
      vendor: unescaped(/<span(?: lang="[^"]*")?>([^<]*)<\/span>/.exec(html)![1]!),
      phone: /href="tel:([^"]*)"/.exec(html)?.[1] ?? "",
      total: Math.round(Number(/<strong>([\d,.]+)/.exec(html)![1]!.replaceAll(",", "")) * 100),
      html,
    }),
  );
}

export async function vendorNamed(baseUrl: string, name: string): Promise<number> {
  const { text } = await (await ownersDesk(baseUrl)).get(`/desk/vendors?q=${encodeURIComponent(name)}`);
  const found = [...text.matchAll(/<a href="\/desk\/vendors\/(\d+)"[^>]*>(.*?)<\/a>/g)];
  return Number(found.find(([, , shown]) => unescaped(shown!.replaceAll(/<[^>]*>/g, "")) === name)![1]);
}

export async function phoneOfVendor(baseUrl: string, id: string): Promise<string> {
  const { text } = await (await ownersDesk(baseUrl)).get(`/desk/vendors/${id}`);
  const field = /<input[^>]*name="phone"[^>]*>/.exec(text)![0];
  return parsePhone(/value="([^"]*)"/.exec(field)![1]!)!;
}

export async function linkOfSale(
  baseUrl: string,
  buyer: Visitor = new Visitor(baseUrl),
): Promise<{ link: string; vendor: number; number: string }> {
  const { number } = await buy(buyer);
  const [parcel] = await parcelsAtDesk(baseUrl, number);
  const vendor = await vendorNamed(baseUrl, parcel!.vendor);
  for (let known = 0; ;) {
    const received = await messagesTo(baseUrl, parcel!.phone, known + 1);
    const message = received.find(({ text }) => text.includes(formatOrderNumber(number)));
    if (message) return { link: /\/parcel\/[\w-]{22}/.exec(message.text)![0], vendor, number };
    if (received.length <= known) throw new Error(`the vendor of ${number} was not told`);
    known = received.length;
  }
}
