import { redirect, type RouterContextProvider } from "react-router";
import type { SignedIn } from "../../data/accounts/sessions.server.ts";
import { signInHref } from "../../domain/accounts/way-in.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { pageTools } from "../../request/page-tools.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Guests are redirected to the sign-in and back; 503 if the database cannot say who it is. */
export async function signedIn(context: Context, url: URL): Promise<SignedIn> {
  const { session, needed } = pageTools(context);
  await needed(async () => session.owner);
  if (!session.account) throw redirect(signInHref(url.pathname + url.search), 303);
  return session.account;
}

export function accountTitle(context: Context, heading: TextKey): string {
  const { title, t } = pageTools(context);
  return title("account.pageTitle", { page: t(heading) });
}
