import type { RouterContextProvider } from "react-router";
import { shopName } from "../domain/pages/shop.ts";
import { isRefused } from "../http/request-context.server.ts";
import type { TextKey } from "../i18n/translate.ts";
import { localeOf, translator } from "./locale.server.ts";

/** In the shop's name; says so when the page is shown again because its form was refused. */
export function pageTitle(
  context: Readonly<RouterContextProvider>,
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  const t = context.get(translator);
  const title = t(key, { shop: shopName(localeOf(context)), ...values });
  return isRefused(context) ? t("actions.errorTitle", { title }) : title;
}
