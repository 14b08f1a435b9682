import { findAccount } from "../../data/accounts/accounts.server.ts";
import type { Contact } from "../../domain/accounts/contact.ts";
import { deviceOfAccount, hasDeviceCookie } from "../../http/cookies/device-cookie.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

const NOBODY = 0;

/**
 * Set if the contact's account signed in on this device before: its attempts are counted apart, so that strangers
 * cannot lock the owner out (security-and-faults.md 8). Costs the same whether the account exists or not.
 */
export async function deviceOfContact(tools: ActionTools, contact: Contact | null): Promise<string | null> {
  const cookies = tools.where.request.headers.get("cookie");
  if (!hasDeviceCookie(cookies, tools.publicOrigin)) return null;
  const account = await findAccount(tools.db, contact);
  return deviceOfAccount(cookies, account?.id ?? NOBODY, tools);
}
