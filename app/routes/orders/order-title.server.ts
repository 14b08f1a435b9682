import type { RouterContextProvider } from "react-router";
import { shop } from "../../domain/pages/shop.ts";
import { problemContext } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { localeOf, translator } from "../../middleware/locale.server.ts";

/** Title of a page about orders; a refused form comes first in it. */
export function orderTitle(context: Readonly<RouterContextProvider>, key: TextKey, number = ""): string {
  const t = context.get(translator);
  const title = t(key, { number, shop: localeOf(context) === "am" ? shop.nameAm : shop.name });
  return context.get(problemContext) === null ? title : t("orders.errorTitle", { title });
}
