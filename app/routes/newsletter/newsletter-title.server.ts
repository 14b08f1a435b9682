import type { RouterContextProvider } from "react-router";
import { shop } from "../../domain/pages/shop.ts";
import { problemContext } from "../../http/request-context.server.ts";
import { localeOf, translator } from "../../middleware/locale.server.ts";

/** Title of a page of the newsletter; says when it is shown again for a refused form. */
export function newsletterTitle(context: Readonly<RouterContextProvider>, key: "title" | "leaveTitle"): string {
  const t = context.get(translator);
  const title = t(`newsletter.${key}`, { shop: localeOf(context) === "am" ? shop.nameAm : shop.name });
  return context.get(problemContext) === null ? title : t("newsletter.errorTitle", { title });
}
