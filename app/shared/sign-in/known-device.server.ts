import { findAccount } from "../../data/accounts/accounts.server.ts";
import type { Contact } from "../../domain/accounts/contact.ts";
import { knownDevice, saysItIsKnown } from "../../http/cookies/device-cookie.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

/** Of no account. */
const NOBODY = 0;

/**
 * The device of the request, if the account of this contact signed in on it before: its tries are counted apart, so that
 * strangers cannot shut the account's owner out (security-and-faults.md 8). Costs a question only where the browser says
 * that it is known, and the same whether the contact has an account or not.
 */
export async function deviceKnownTo(tools: ActionTools, contact: Contact | null): Promise<string | null> {
  const cookies = tools.where.request.headers.get("cookie");
  if (!saysItIsKnown(cookies, tools.publicOrigin)) return null;
  const account = await findAccount(tools.db, contact);
  return knownDevice(cookies, account?.id ?? NOBODY, tools);
}
