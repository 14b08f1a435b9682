import type { DeskVendor } from "../../app/data/vendors/desk-vendors.server.ts";
import type { StaffRole } from "../../app/domain/desk/roles.ts";
import { formatOrderNumber } from "../../app/domain/orders/order-number.ts";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { buy } from "./buying.ts";
import { toldTo } from "./serve-outside.ts";
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
  const [, code] = /^(\d{6}) /.exec((await toldTo(baseUrl, contact))[0]?.text ?? "") ?? [];
  const { status } = await visitor.post("/desk/enter", { intent: "open", code: code ?? "" });
  if (status !== 303) throw new Error(`the desk is not open: ${status}`);
  return visitor;
}

export async function operator<Body = Record<string, unknown>>(baseUrl: string, path: string, asked: object) {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer test-operator" };
  const answer = await fetch(baseUrl + path, { method: "POST", headers, body: JSON.stringify(asked) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

export async function linkOfSale(
  baseUrl: string,
  buyer: Visitor = new Visitor(baseUrl),
): Promise<{ link: string; vendor: number; number: string }> {
  const { number } = await buy(buyer);
  const { body } = await operator<{ parcels: { vendorId: number }[] }>(baseUrl, "/operator/parcels", {
    operation: "list",
    order: number,
  });
  const vendor = body.parcels[0]!.vendorId;
  const vendors = await operator<{ vendors: DeskVendor[] }>(baseUrl, "/operator/vendors", { operation: "list" });
  const { smsTo } = vendors.body.vendors.find(({ id }) => id === vendor)!;
  for (let known = 0; ;) {
    const told = await toldTo(baseUrl, smsTo!, known + 1);
    const message = told.find(({ text }) => text.includes(formatOrderNumber(number)));
    if (message) return { link: /\/parcel\/[\w-]{22}/.exec(message.text)![0], vendor, number };
    if (told.length <= known) throw new Error(`the vendor of ${number} was not told`);
    known = told.length;
  }
}
