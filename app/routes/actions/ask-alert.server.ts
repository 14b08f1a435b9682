import { takeTry } from "../../request/count-try.server.ts";
import { saveAlert, type AlertRequest } from "../../data/messages/alerts.server.ts";
import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import type { AlertReader } from "../../domain/messages/alert.ts";
import { newLinkSecret } from "../../http/secrets/link-secrets.server.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";

/** The signed-in account, else the typed contact; null if that is neither phone nor e-mail. */
export function readerOf({ session, submission }: ActionTools): AlertReader | null {
  // Throws if the database cannot say who is signed in.
  void session.owner;
  if (session.account) return { account: session.account.id };
  const contact = parseContact((submission.fields.get("contact") ?? "").slice(0, contactLimit + 1));
  return contact && { contact: contact.value };
}

/** Answers `done` also if the alert exists. */
export async function keepAlert(
  tools: ActionTools,
  ask: Omit<AlertRequest, "secret" | "now">,
  values: Record<string, string>,
  done: string,
): Promise<Response> {
  const { db, now, t, reply, refuse } = tools;
  const { reader } = ask;
  await takeTry(tools, "alerts", { contact: "contact" in reader ? reader.contact : null });
  if (!(await saveAlert(db, { ...ask, secret: newLinkSecret(), now }))) {
    return refuse({ values, form: t("buying.alertsFull") });
  }
  callOutbox(tools);
  const link = "account" in reader ? { link: { href: "/account/alerts", text: t("buying.alertsLink") } } : {};
  return reply({ text: done, ...link });
}
