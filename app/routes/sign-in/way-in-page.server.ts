import { redirect, type RouterContextProvider } from "react-router";
import { shop } from "../../domain/pages/shop.ts";
import { readWayIn, type WayIn } from "../../domain/accounts/way-in.ts";
import { problemContext } from "../../http/request-context.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { localeOf, translator } from "../../middleware/locale.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";

/** Title of a page on the way in; says when it is shown again for a refused form. */
export function wayInTitle(context: Readonly<RouterContextProvider>, key: TextKey): string {
  const t = context.get(translator);
  const title = t(key, { shop: localeOf(context) === "am" ? shop.nameAm : shop.name });
  return context.get(problemContext) === null ? title : t("signIn.errorTitle", { title });
}

/** What the address of such a page passes on; who is signed in already is sent there at once. */
export function wayInOf(context: Readonly<RouterContextProvider>, url: URL): WayIn {
  const wayIn = readWayIn(url.searchParams);
  if (context.get(sessionContext).account)
    throw redirect(safePath(wayIn.next, context.get(bindings).publicOrigin), 303);
  return wayIn;
}
