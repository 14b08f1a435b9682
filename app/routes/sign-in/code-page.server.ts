import type { RouterContextProvider } from "react-router";
import { findCode } from "../../data/accounts/one-time-codes.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import type { CodePurpose } from "../../domain/accounts/one-time-code.ts";
import { phoneText } from "../../domain/accounts/phone.ts";
import { readWayIn } from "../../domain/accounts/way-in.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";
import { wayInTitle } from "./way-in-page.server.ts";

/**
 * What a page that asks for a code shows: the contact this very session asked for, which stands in no address, or null when
 * nothing waits for it.
 */
export async function codePage(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { purpose, title }: { purpose: CodePurpose; title: TextKey },
) {
  const { db, clock } = context.get(bindings);
  const sessionHash = context.get(sessionContext).idHash;
  const waiting = await needed(context, () => findCode(db, { purpose, sessionHash, now: clock() }));
  const contact = waiting && parseContact(waiting.contact);
  return {
    wayIn: readWayIn(url.searchParams),
    contact: contact && (contact.kind === "phone" ? phoneText(contact.value) : contact.value),
    title: wayInTitle(context, title),
  };
}
