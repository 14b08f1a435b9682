import { type RouterContextProvider, data } from "react-router";
import { shopName } from "../../domain/pages/shop.ts";
import { isRefused, failureContext } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { localeOf, translator } from "../../request/locale.server.ts";

export function orderTitle(context: Readonly<RouterContextProvider>, key: TextKey, number = ""): string {
  const t = context.get(translator);
  const title = t(key, { number, shop: shopName(localeOf(context)) });
  return isRefused(context) ? t("orders.errorTitle", { title }) : title;
}

type Context = Readonly<RouterContextProvider>;

/**
 * For form targets: missing orders and other people's get the same answer (security-and-faults.md 2), for pages that of
 * `page`.
 */
export function unknownOrder(
  { request, context }: { request: Request; context: Context },
  page = new URL(request.url).pathname,
): Response {
  context.set(failureContext, { status: 404, page });
  return new Response(null, { status: 404 });
}

/** The same for pages, with the ways to open it (shared/orders/order-failure); throw it. */
export function foreignOrder(context: Context) {
  return data({ title: orderTitle(context, "orders.foreignTitle") }, { status: 404 });
}

/** The same for pages of a seller's link; throw it. */
export function noSuchOrder(context: Context) {
  return data({ title: context.get(translator)("errors.notFoundTitle") }, { status: 404 });
}
