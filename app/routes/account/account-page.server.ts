import { redirect } from "react-router";
import { signInHref } from "../../domain/accounts/sign-in-target.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { type PageArgs, pageTools } from "../../request/page-tools.server.ts";

/** A page of the account `id`. Guests are redirected to the sign-in and back; 503 if the database cannot say who it is. */
export function accountLoader<Args extends PageArgs, Page extends object>(
  heading: TextKey,
  read: (tools: ReturnType<typeof pageTools> & { id: number }, args: Args) => Promise<Page>,
): (args: Args) => Promise<Page & { title: string }> {
  return async (args) => {
    const { context, url } = args;
    const tools = pageTools(context);
    const { needed, session, t, title } = tools;
    const page = await needed(async () => {
      // The getter throws where the database cannot identify the session.
      void session.owner;
      if (!session.account) throw redirect(signInHref(url.pathname + url.search), 303);
      return read({ ...tools, id: session.account.id }, args);
    });
    return { ...page, title: title("account.pageTitle", { page: t(heading) }) };
  };
}
