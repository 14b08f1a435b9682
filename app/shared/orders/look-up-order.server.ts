import { proveOrder } from "../../data/orders/order-lookup.server.ts";
import { parsePhone } from "../../domain/accounts/contact.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { takeTry } from "../../request/count-try.server.ts";
import { fieldsWithTwoValues } from "../forms/only-one.ts";

const kinds = {
  order: {
    table: "shop_order",
    page: (id: string) => `/orders/${id}`,
    unknown: "buying.trackUnknown",
    tooMany: undefined,
  },
  customOrder: {
    table: "custom_order",
    page: (id: string) => `/custom-orders/${id}`,
    unknown: "buying.customUnknown",
    tooMany: "buying.customTooMany",
  },
} as const;

/** A wrong pair always costs and answers the same, so that a correct half stays secret; tries are counted. */
export async function lookUpOrder(tools: ActionTools, kind: keyof typeof kinds): Promise<Response> {
  const { db, session, submission, now, t, reply, refuse } = tools;
  const { fields, repeated } = submission;
  const { table, page, unknown, tooMany } = kinds[kind];
  const number = repeated.has("number") ? "" : (parseOrderNumber(fields.get("number") ?? "") ?? "");
  // Also counted by number, against trying many phones from many sessions.
  const returnTry = await takeTry(tools, "lookup", { contact: number || null }, tooMany);
  // A malformed phone is queried as well: response times must reveal nothing.
  const phone = repeated.has("phone") ? "" : (parsePhone(fields.get("phone") ?? "") ?? "none");
  const proved = await proveOrder(db, { table, number, phone, owner: session.owner, now }, returnTry);
  if (!proved) {
    const doubled = fieldsWithTwoValues(fields, ["number", "phone"], t);
    return refuse({ fields: doubled ?? {}, values: tools.typedValues(), form: doubled ? null : t(unknown) });
  }
  const to = page(proved.publicId);
  return reply(null, { to }, to);
}
