import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import type { AlertReader } from "../../domain/messages/alert.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { refusedSentence } from "./only-one.ts";

/**
 * The signed-in account, else the typed contact; a sentence if that is neither phone nor e-mail. Throws if the database
 * cannot say who is signed in.
 */
export function readReader({ session, submission, t }: ActionTools): AlertReader | string {
  void session.owner;
  if (session.account) return { account: session.account.id };
  const typed = submission.fields.get("contact") ?? "";
  const contact = parseContact(typed.slice(0, contactLimit + 1));
  return contact ? { contact: contact.value } : refusedSentence(typed, "accountActions.contactInvalid", t);
}
