import { redirect, type RouterContextProvider } from "react-router";
import type { SignedIn } from "../../data/accounts/sessions.server.ts";
import { signInHref } from "../../domain/accounts/way-in.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { translator } from "../../request/locale.server.ts";
import { needed } from "../../request/needed.server.ts";
import { sessionContext } from "../../request/session.server.ts";
import { pageTitle } from "../../request/page-title.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Guests are redirected to the sign-in and back; 503 if the database cannot say who it is. */
export async function signedIn(context: Context, url: URL): Promise<SignedIn> {
  const session = context.get(sessionContext);
  await needed(context, async () => session.owner);
  if (!session.account) throw redirect(signInHref(url.pathname + url.search), 303);
  return session.account;
}

export function accountTitle(context: Context, heading: TextKey): string {
  return pageTitle(context, "account.pageTitle", { page: context.get(translator)(heading) });
}
