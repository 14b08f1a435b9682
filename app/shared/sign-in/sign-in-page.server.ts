import { redirect } from "react-router";
import { findCode } from "../../data/accounts/one-time-codes.server.ts";
import { contactText, parseContact } from "../../domain/accounts/contact.ts";
import type { CodePurpose } from "../../domain/accounts/one-time-code.ts";
import { readSignInTarget, type SignInTarget } from "../../domain/accounts/sign-in-target.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { pageTitle } from "../../request/page-title.server.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";

/** Redirects at once if signed in. */
export function signInTargetOf(context: RequestContext, url: URL): SignInTarget {
  const { session, publicOrigin } = pageTools(context);
  const target = readSignInTarget(url.searchParams);
  if (session.account) throw redirect(safePath(target.next, publicOrigin), 303);
  return target;
}

/** The contact comes from the session, never from the address; null without one. */
export async function codePage(
  context: RequestContext,
  url: URL,
  { purpose, title }: { purpose: CodePurpose; title: TextKey },
) {
  const { db, clock, session, needed } = pageTools(context);
  const sessionHash = session.idHash;
  const waiting = await needed(() => findCode(db, { purpose, sessionHash, now: clock() }));
  const contact = waiting && parseContact(waiting.contact);
  return {
    target: readSignInTarget(url.searchParams),
    contact: contact && contactText(contact),
    title: pageTitle(context, title),
  };
}
