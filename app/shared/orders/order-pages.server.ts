import { type RouterContextProvider, data } from "react-router";
import { shopName } from "../../domain/pages/shop.ts";
import { problemContext, failureContext } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { localeOf, translator } from "../../request/locale.server.ts";

/** Title of a page about orders; it begins with the error where a form was refused. */
export function orderTitle(context: Readonly<RouterContextProvider>, key: TextKey, number = ""): string {
  const t = context.get(translator);
  const title = t(key, { number, shop: shopName(localeOf(context)) });
  return context.get(problemContext) === null ? title : t("orders.errorTitle", { title });
}

type Context = Readonly<RouterContextProvider>;

/** For form targets: an order that does not exist and one of somebody else are the same page (security-and-faults.md 2). */
export function unknownOrder({ context }: { context: Context }): Response {
  context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

/** The same for a page of an order, which then says how to open it (shared/orders/order-failure); to be thrown. */
export function foreignOrder(context: Context) {
  return data({ title: orderTitle(context, "orders.foreignTitle") }, { status: 404 });
}

/** The same for a page behind a seller's link; to be thrown. */
export function noSuchOrder(context: Context) {
  return data({ title: context.get(translator)("actions.notFoundTitle") }, { status: 404 });
}
