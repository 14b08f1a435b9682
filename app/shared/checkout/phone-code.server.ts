import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { paymentKindOf, type NewOrder } from "../../data/orders/new-order.server.ts";
import { isPhoneCodeNeeded, phoneCodeUntil } from "../../domain/orders/phone-code.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { countTry } from "../../request/count-try.server.ts";
import { codeStatements } from "../sign-in/one-time-codes.server.ts";

type Quoted = Pick<NewOrder, "payment" | "quote" | "details">;

/**
 * Time until which the order's phone must be confirmed by code before sellers are notified; null where none is needed:
 * cheap, prepaid, or the account's own phone (docs/decisions/0065).
 */
export async function confirmBy(tools: ActionTools, order: Quoted): Promise<number | null> {
  const { db, session, cashCodeAbove, now } = tools;
  if (!isPhoneCodeNeeded({ kind: paymentKindOf(order), total: order.quote.total, above: cashCodeAbove })) return null;
  const profile = session.account && (await findProfile(db, session.account.id));
  return profile?.phone === order.details.phone ? null : phoneCodeUntil(now);
}

/**
 * Statements for the order's own batch. None if this phone has reached its limit of codes: the order's page offers one
 * later.
 */
export async function orderCodeStatements(
  tools: ActionTools,
  { confirmBy: until, details, number }: Pick<NewOrder, "confirmBy" | "details" | "number">,
): Promise<D1PreparedStatement[]> {
  if (until === null || !(await countTry(tools, "codes", details.phone)).ok) return [];
  return codeStatements(tools, orderCode(details.phone, number));
}

export function orderCode(phone: string, number: string) {
  const contact = { kind: "phone", value: phone } as const;
  return { purpose: "order", contact, isGood: true, pending: {}, accountId: null, values: { number } } as const;
}
